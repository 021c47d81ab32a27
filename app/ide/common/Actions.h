#pragma once

#include <QAction>
#include <QObject>
#include <QPointer>
#include <QString>

#include <array>
#include <span>
#include <vector>

namespace sparkwright
{

enum class ActionId
{
  OpenScene,
  SaveScene,
  SaveSceneAs,
  RevertScene,
  SaveProject,
  PictureNow,
  SavePicture,
  RecordVideo,
  Quit,
  Undo,
  Redo,
  EditScene,
  ApplyEdits,
  RunPause,
  Step,
  Reset,
  DemoMatch,
  ShowMatch,
  KickOffLeft,
  KickOffRight,
  DropBall,
  FreeKickLeft,
  FreeKickRight,
  ChoosePlayMode,
  ShowRules,
  ShowLayers,
  ClearDrawings,
  ConfirmDecision,
  OverruleDecision,
  UndoDecision,
  ConfirmFouls,
  ConfirmGoals,
  FrameSelection,
  ResetCamera,
  View1, // In order of digits.
  View2,
  View3,
  View4,
  View5,
  View6,
  View7,
  View8,
  KeepView1,
  KeepView2,
  KeepView3,
  KeepView4,
  KeepView5,
  KeepView6,
  KeepView7,
  KeepView8,
  DropKeptViews,
  FollowBall,
  FollowSelected,
  FirstPerson,
  ThirdPerson,
  Fly,
  Orthographic,
  FieldMap,
  CameraFlights,
  Scoreboard,
  EventMessages,
  OneView,
  TwoViews,
  StackedViews,
  FourViews,
  NextView,
  CloseView,
  QualityAutomatic,
  QualityLow,
  QualityMedium,
  QualityHigh,
  LockThings,
  LocalAxes,
  KeepVelocities,
  ZeroVelocities,
  AdoptVelocities,
  ThrowVelocities,
  ClearSelection,
  SelectPlayers,
  PutHere,
  StopThings,
  KickBall,
  CopyPath,
  CopyPosition,
  KeepFormation,
  ManageFormations,
  UndoFormation,
  FullScreen,
  DefaultLayout,
  Shortcuts,
  About,
  Count
};

/// All actions of the window, from one table: text, tool tip, shortcut, icon. Shared by menus, tool bar and the list of
/// shortcuts.
class Actions : public QObject
{
  Q_OBJECT
public:
  explicit Actions(QObject* parent = nullptr);

  QAction* get(ActionId id) const { return actions_[static_cast<std::size_t>(id)]; }
  QAction* operator[](ActionId id) const { return get(id); }
  /// Those of ActionId in order, then added ones.
  QList<QAction*> all() const;

  /// Texts, shortcut and icon of an action.
  struct Words
  {
    const char* shortcut; ///< Empty: none. Shown as part of the tool tip.
    const char* icon;     ///< Of Icons.h.
    const char* text;
    const char* toolTip;
  };
  /// Adds an action without ActionId, for a part of the window.
  /// @param context  translation context of text and tool tip (QT_TRANSLATE_NOOP)
  QAction* add(const Words& words, const char* context);
  /// Adds actions that a widget has made and translates itself, and whose keys act there only, to the list of shortcuts.
  /// Those that go are forgotten.
  void list(const QList<QAction*>& actions);
  QList<QAction*> listed() const;

  /// Sets texts in the current language.
  void retranslate();
  /// Shows "Pause" while running, else "Run".
  void showRunning(bool running);

private:
  struct Info
  {
    ActionId id;
    Words words;
  };
  struct Added
  {
    QAction* action;
    Words words;
    const char* context;
  };
  static std::span<const Info> table();
  QAction* make(const Words& words);
  void setTexts(QAction* action, const QString& text, const QString& toolTip);
  void setUpViews();

  std::array<QAction*, static_cast<std::size_t>(ActionId::Count)> actions_{};
  std::vector<Added> added_;
  std::vector<QPointer<QAction>> listed_;
  bool running_ = false;
};

} // namespace sparkwright

#pragma once

#include <QAction>
#include <QObject>
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
  View1, // The digits stand in order.
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

/// What the user can do, from one table: text, explanation, shortcut, icon. Shared by menus, tool bar and the list of
/// shortcuts.
class Actions : public QObject
{
  Q_OBJECT
public:
  explicit Actions(QObject* parent = nullptr);

  QAction* get(ActionId id) const { return actions_[static_cast<std::size_t>(id)]; }
  QAction* operator[](ActionId id) const { return get(id); }
  /// Those of ActionId in its order, then those that were added.
  QList<QAction*> all() const;

  /// What an action is called and found by.
  struct Words
  {
    const char* shortcut; ///< Empty: none. It is shown as part of the explanation.
    const char* icon;     ///< Of Icons.h.
    const char* text;
    const char* toolTip;
  };
  /// An action without ActionId, as a part of the window brings its own.
  /// @param context  in which QT_TRANSLATE_NOOP has text and tool tip
  QAction* add(const Words& words, const char* context);

  /// Texts in the current language.
  void retranslate();
  /// Run or pause: whatever is next.
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
  bool running_ = false;
};

} // namespace sparkwright

#pragma once

#include <QAction>
#include <QObject>
#include <QPointer>
#include <QShortcut>
#include <QString>

#include <array>
#include <map>
#include <span>
#include <vector>

class QWidget;

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
/// shortcuts. The keys of the table are those of the key map Default; KeyBinder (`app/ide/keys`) sets others.
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
    const char* shortcut; ///< Empty: none; several are separated by "; ". Shown as part of the tool tip.
    const char* icon;     ///< Of Icons.h.
    const char* text;
    const char* toolTip;
    const char* id = ""; ///< In key maps: unique, must not change. Empty: from the English text, as openScene.
  };
  /// Adds an action without ActionId, for a part of the window.
  /// @param context  translation context of text and tool tip (QT_TRANSLATE_NOOP)
  QAction* add(const Words& words, const char* context);
  /// Adds actions that a widget has made and translates itself, and whose keys act there only, to the list of shortcuts.
  /// Those that go are forgotten.
  /// @param group  their ids are `group.objectName`
  void list(const QList<QAction*>& actions, const QString& group);
  QList<QAction*> listed() const;

  // Keys.
  /// Where the keys of an action act.
  enum class Scope
  {
    Window,
    Views,
    MatchKeys, ///< In the views, while match keys are armed.
    Text,
    Tree
  };
  Scope scope(const QAction* action) const;
  /// Its name in key maps.
  QString id(const QAction* action) const;
  /// Null: there is none.
  QAction* find(const QString& id) const;
  QList<QKeySequence> defaultKeys(const QAction* action) const;
  /// Those in force.
  QList<QKeySequence> keys(const QAction* action) const;
  /// The first one as people read it; empty: none.
  QString keyText(const QAction* action) const;
  /// Sets keys until further notice. Those of actions of the window that are bare act in the views only.
  void setKeys(QAction* action, const QList<QKeySequence>& keys);
  /// To be called before many setKeys() of a key map: who lends keys takes them back.
  void beginKeys();
  /// To be called after setKeys(): updates tool tips, and tells.
  void announceKeys();
  /// Whether a key is one that text fields take for typing or moving: without Ctrl and Alt, and not F1 … F35 or Esc.
  static bool isBare(const QKeySequence& key);
  /// The widget in which bare keys act; it must outlive this, or be null again before.
  void setViews(QWidget* views);

  /// Sets the texts of an action, with its keys.
  void setTexts(QAction* action, const QString& text, const QString& toolTip);
  /// Sets texts in the current language.
  void retranslate();
  /// Shows "Pause" while running, else "Run".
  void showRunning(bool running);

signals:
  void keysAboutToChange();
  /// Keys have been set by a key map.
  void keysChanged();
  void added(QAction* action);

private:
  struct Info
  {
    ActionId id;
    const char* name; ///< In key maps.
    Words words;
  };
  struct Listed
  {
    QPointer<QAction> action;
    QString id;
  };
  struct Added
  {
    QAction* action;
    Words words;
    const char* context;
  };
  static std::span<const Info> table();
  static QString idFrom(const Words& words);
  QAction* make(const Words& words, const QString& id);
  void setUpViews();

  std::array<QAction*, static_cast<std::size_t>(ActionId::Count)> actions_{};
  std::vector<Added> added_;
  std::vector<Listed> listed_;
  std::map<const QAction*, QList<QKeySequence>> defaults_;
  std::map<const QAction*, std::vector<QPointer<QShortcut>>> inViews_; ///< Bare keys of actions of the window.
  QPointer<QWidget> views_;
  bool running_ = false;
};

} // namespace sparkwright

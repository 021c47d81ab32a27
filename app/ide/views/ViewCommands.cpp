#include "app/ide/views/ViewCommands.h"

#include "viewer/view/Viewport.h"

#include <QApplication>
#include <QSettings>
#include <QStyle>

#include <tuple>
#include <utility>

namespace sparkwright
{

namespace
{

constexpr std::pair<ActionId, ViewArea::Layout> layouts[] = {
    {ActionId::OneView, ViewArea::Layout::One},
    {ActionId::TwoViews, ViewArea::Layout::SideBySide},
    {ActionId::StackedViews, ViewArea::Layout::Stacked},
    {ActionId::FourViews, ViewArea::Layout::Four},
};

constexpr ActionId modes[] = {ActionId::FollowBall,  ActionId::FollowSelected, ActionId::FirstPerson,
                              ActionId::ThirdPerson, ActionId::Fly,            ActionId::Orthographic};

constexpr std::tuple<ActionId, Overlays::Part, const char*> overlayParts[] = {
    {ActionId::Scoreboard, Overlays::Board, "views/scoreboard"},
    {ActionId::FieldMap, Overlays::Map, "views/map"},
    {ActionId::EventMessages, Overlays::Messages, "views/messages"},
};

struct OpeningAngle
{
  int degrees;
  const char *text, *id;
};
constexpr OpeningAngle openingAngles[] = {{20, "&20°", "openingAngle20"}, {40, "&40°", "openingAngle40"},
                                          {60, "&60°", "openingAngle60"}, {80, "&80°", "openingAngle80"},
                                          {100, "&100°", "openingAngle100"}, {120, "1&20°", "openingAngle120"}};
constexpr char openingAngleTip[] =
    QT_TRANSLATE_NOOP("sparkwright::ViewCommands", "Look with this opening angle, from the lower to the upper edge");

constexpr Actions::Words playersWords = {
    "Ctrl+Alt+Shift+P", "players-count", QT_TRANSLATE_NOOP("sparkwright::ViewCommands", "&Players on the scoreboard"),
    QT_TRANSLATE_NOOP("sparkwright::ViewCommands",
                      "Show on the scoreboard how many play on each side, and who has cards or is suspended"),
    "playersCount"};

QString animationsKey() { return QStringLiteral("views/animations"); }

} // namespace

ViewCommands::ViewCommands(Actions& actions, ViewArea& area, QObject* parent)
    : QObject(parent), actions_(actions), area_(area), cameraMenu_(new QMenu(&area)), keepMenu_(new QMenu(&area)),
      angleMenu_(new QMenu(&area)), splitMenu_(new QMenu(&area)), overlayMenu_(new QMenu(&area)),
      players_(actions.add(playersWords, "sparkwright::ViewCommands"))
{
  addOpeningAngles();
  connectCameras();
  connectViews();
  connectOverlays();
  for(int i = 0; i < CameraPresets::count; ++i)
    keepMenu_->addAction(digit(ActionId::KeepView1, i));
  keepMenu_->addSeparator();
  keepMenu_->addAction(actions_[ActionId::DropKeptViews]);
  addCameras(*area.cameraMenu());
  addLayouts(*area.splitMenu());
  addCameras(*cameraMenu_);
  cameraMenu_->addSeparator();
  cameraMenu_->addMenu(angleMenu_);
  cameraMenu_->addAction(actions_[ActionId::CameraFlights]);
  addLayouts(*splitMenu_);
  for(const auto& [id, part, key] : overlayParts)
  {
    overlayMenu_->addAction(actions_[id]);
    if(id == ActionId::Scoreboard)
      overlayMenu_->addAction(players_);
  }
  // Single letters and digits act where the views have the keyboard; elsewhere they are for typing.
  for(QAction* const action : area.cameraMenu()->actions() + keepMenu_->actions() + area.splitMenu()->actions())
    if(!action->isSeparator() && !action->menu())
      area.addAction(action);
  area.addAction(actions_[ActionId::FieldMap]);
  connect(&actions_, &Actions::keysChanged, this, &ViewCommands::sceneChanged);
  area.setAnimated(animationsWanted());
  retranslate();
  update();
}

bool ViewCommands::animationsWanted()
{
  const bool desktop = QApplication::style()->styleHint(QStyle::SH_Widget_Animation_Duration) > 0;
  return QSettings().value(animationsKey(), desktop).toBool();
}

void ViewCommands::connectCameras()
{
  const auto on = [this](ActionId id, auto verb)
  {
    connect(actions_[id], &QAction::triggered, this,
            [this, verb]
            {
              verb(area_.active());
              update();
            });
  };
  on(ActionId::FrameSelection, [](Viewport& view) { view.cameraControl().frameSelection(); });
  on(ActionId::ResetCamera, [](Viewport& view) { view.cameraControl().reset(); });
  on(ActionId::FollowBall, [](Viewport& view) { view.cameraControl().followBall(); });
  on(ActionId::FollowSelected, [](Viewport& view) { view.cameraControl().followSelected(); });
  on(ActionId::FirstPerson, [](Viewport& view) { view.cameraControl().rideSelected(true); });
  on(ActionId::ThirdPerson, [](Viewport& view) { view.cameraControl().rideSelected(false); });
  on(ActionId::Fly, [](Viewport& view) { view.cameraControl().fly(); });
  on(ActionId::Orthographic, [](Viewport& view) { view.cameraControl().toggleOrthographic(); });
  for(int i = 0; i < CameraPresets::count; ++i)
  {
    connect(digit(ActionId::View1, i), &QAction::triggered, this, [this, i] { area_.showPreset(i); });
    connect(digit(ActionId::KeepView1, i), &QAction::triggered, this,
            [this, i]
            {
              area_.keepPreset(i);
              emit area_.told(tr("Saved: %1 shows this view from now on").arg(i + 1));
            });
  }
  connect(actions_[ActionId::DropKeptViews], &QAction::triggered, this, [this] { area_.dropKeptPresets(); });
  connect(&area_, &ViewArea::hintChanged, this, &ViewCommands::update);
  connect(&area_, &ViewArea::viewsChanged, this, &ViewCommands::sceneChanged);
}

void ViewCommands::addOpeningAngles()
{
  for(const OpeningAngle& each : openingAngles)
  {
    QAction* const action =
        actions_.add({"", "camera", each.text, openingAngleTip, each.id}, "sparkwright::ViewCommands");
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    area_.addAction(action);
    angleMenu_->addAction(action);
    connect(action, &QAction::triggered, this,
            [this, degrees = each.degrees]
            { area_.active().cameraControl().setOpeningAngle(toRadians(static_cast<float>(degrees))); });
  }
}

void ViewCommands::connectViews()
{
  for(const auto& [id, layout] : layouts)
    connect(actions_[id], &QAction::triggered, this, [this, layout = layout] { area_.arrange(layout); });
  connect(actions_[ActionId::NextView], &QAction::triggered, this, [this] { area_.activateNext(); });
  connect(actions_[ActionId::CloseView], &QAction::triggered, this, [this] { area_.closeView(area_.activeCell()); });
  QAction* const animations = actions_[ActionId::CameraFlights];
  animations->setChecked(animationsWanted());
  connect(animations, &QAction::toggled, this,
          [this](bool wanted)
          {
            QSettings().setValue(animationsKey(), wanted);
            area_.setAnimated(wanted);
          });
}

void ViewCommands::connectOverlays()
{
  const auto connectOverlay = [this](QAction* action, Overlays::Part part, const char* key)
  {
    action->setChecked(QSettings().value(QLatin1String(key), true).toBool());
    area_.overlays().setShown(part, action->isChecked());
    connect(action, &QAction::toggled, this,
            [this, part, key](bool wanted)
            {
              QSettings().setValue(QLatin1String(key), wanted);
              area_.overlays().setShown(part, wanted);
            });
  };
  for(const auto& [id, part, key] : overlayParts)
    connectOverlay(actions_[id], part, key);
  players_->setCheckable(true);
  connectOverlay(players_, Overlays::Players, "views/players");
  // Nothing to be seen without the scoreboard.
  players_->setEnabled(actions_[ActionId::Scoreboard]->isChecked());
  connect(actions_[ActionId::Scoreboard], &QAction::toggled, players_, &QAction::setEnabled);
}

void ViewCommands::addCameras(QMenu& menu)
{
  for(int i = 0; i < CameraPresets::count; ++i)
    menu.addAction(digit(ActionId::View1, i));
  menu.addMenu(keepMenu_);
  menu.addSeparator();
  for(const ActionId id : {ActionId::FrameSelection, ActionId::ResetCamera})
    menu.addAction(actions_[id]);
  menu.addSeparator();
  for(const ActionId id : modes)
    menu.addAction(actions_[id]);
}

void ViewCommands::addLayouts(QMenu& menu)
{
  for(const auto& [id, layout] : layouts)
    menu.addAction(actions_[id]);
  menu.addSeparator();
  menu.addAction(actions_[ActionId::NextView]);
  menu.addAction(actions_[ActionId::CloseView]);
}

QList<QAction*> ViewCommands::menus() const
{
  return {cameraMenu_->menuAction(), splitMenu_->menuAction(), overlayMenu_->menuAction()};
}

void ViewCommands::retranslate()
{
  keepMenu_->setTitle(tr("&Keep this view as"));
  cameraMenu_->setTitle(tr("&Camera"));
  angleMenu_->setTitle(tr("Opening &angle"));
  splitMenu_->setTitle(tr("Vie&ws"));
  overlayMenu_->setTitle(tr("&Overlays"));
  sceneChanged();
}

void ViewCommands::sceneChanged()
{
  const bool field = CameraPresets::hasField(area_.scene());
  for(int i = 0; i < CameraPresets::count; ++i)
  {
    QAction* const action = digit(ActionId::View1, i);
    const QString name = area_.hasKept(i) ? tr("Your view %1").arg(i + 1) : CameraPresets::name(i, field);
    action->setText(QStringLiteral("&%1 %2").arg(i + 1).arg(name));
    actions_.setTexts(action, action->text(), tr("Fly to: %1").arg(name));
  }
  update();
}

void ViewCommands::update()
{
  Viewport& view = area_.active();
  using Mode = CameraDirector::Mode;
  const Mode mode = view.cameraControl().mode();
  const bool ball = mode == Mode::Follow && view.cameraControl().follows().ball;
  actions_[ActionId::FollowBall]->setChecked(ball);
  actions_[ActionId::FollowSelected]->setChecked(mode == Mode::Follow && !ball);
  actions_[ActionId::FirstPerson]->setChecked(mode == Mode::FirstPerson);
  actions_[ActionId::ThirdPerson]->setChecked(mode == Mode::ThirdPerson);
  actions_[ActionId::Fly]->setChecked(mode == Mode::Fly);
  actions_[ActionId::Orthographic]->setChecked(view.cameraControl().orthographic());
  actions_[ActionId::Orthographic]->setEnabled(mode != Mode::Fly && mode != Mode::FirstPerson);
  const bool several = area_.viewports().size() > 1;
  actions_[ActionId::NextView]->setEnabled(several);
  actions_[ActionId::CloseView]->setEnabled(several);
  bool kept = false;
  for(int i = 0; i < CameraPresets::count; ++i)
    kept |= area_.hasKept(i);
  actions_[ActionId::DropKeptViews]->setEnabled(kept);
}

} // namespace sparkwright

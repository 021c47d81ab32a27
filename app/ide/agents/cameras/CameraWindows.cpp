#include "app/ide/agents/cameras/CameraWindows.h"

#include "app/ide/agents/cameras/CameraInset.h"
#include "app/ide/agents/cameras/CameraPanel.h"
#include "app/ide/common/Actions.h"
#include "app/ide/views/ViewArea.h"
#include "viewer/pictures/CameraImages.h"
#include "viewer/view/Viewport.h"

#include <QDockWidget>
#include <QEvent>
#include <QSettings>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace sparkwright
{

namespace
{

constexpr const char* dockNames[] = {"cameraDock2", "cameraDock3", "cameraDock4", "cameraDock5",
                                     "cameraDock6", "cameraDock7", "cameraDock8"};
static_assert(std::size(dockNames) == CameraWindows::most - 1);

constexpr QRgb colours[] = {0xffffb000, 0xff33b5e5, 0xffdc267f, 0xff7ed957,
                            0xffb794ff, 0xfffe6100, 0xff00c9a7, 0xffe8e8e8};
static_assert(std::size(colours) == CameraWindows::most);

constexpr Actions::Words newWords = {
    "Ctrl+Alt+Shift+C", "camera-window", QT_TRANSLATE_NOOP("sparkwright::CameraWindows", "New camera wi&ndow"),
    QT_TRANSLATE_NOOP("sparkwright::CameraWindows", "Show one more camera of a robot in a window of its own"),
    "newCameraWindow"};
constexpr Actions::Words inViewWords = {
    "", "show-in-view", QT_TRANSLATE_NOOP("sparkwright::CameraWindows", "Show camera &in the view"),
    QT_TRANSLATE_NOOP("sparkwright::CameraWindows",
                      "Show the picture of a robot's camera small in a corner of the active view"),
    "showCameraInView"};

QString keyOf(const QDockWidget& dock)
{
  return QStringLiteral("cameras/") + dock.objectName();
}

/// Nothing for what is missing or damaged.
std::optional<CameraChoice> storedChoice(const QString& key)
{
  const QStringList words = QSettings().value(key).toStringList();
  if(words.size() != 3)
    return {};
  bool isNumber = false;
  const int kind = words[2].toInt(&isNumber);
  return CameraChoice{words[0], words[1], isNumber ? kind : -1};
}

void store(const QString& key, const CameraChoice& choice)
{
  QSettings().setValue(key, QStringList{choice.robot, choice.camera, QString::number(choice.kind)});
}

} // namespace

CameraWindows::CameraWindows(const WindowPart::Surroundings& around, QObject* parent)
    : QObject(parent), around_(around), drawer_(std::make_shared<CameraDrawer>(CameraImages::create)),
      first_(makePanel(CameraFeed::Follow::Selection, &around.shell.widget())),
      firstDock_(&around.shell.addDock({"cameraDock", Qt::RightDockWidgetArea, 60}, first_))
{
  for(std::size_t i = 0; i < windows_.size(); ++i)
  {
    Window& window = windows_[i];
    window.slot = new QWidget(&around.shell.widget());
    (new QVBoxLayout(window.slot))->setContentsMargins(0, 0, 0, 0);
    window.slot->setMinimumSize(120, 90);
    window.dock = &around.shell.addDock({dockNames[i], Qt::RightDockWidgetArea, 62}, window.slot);
    window.dock->hide();
    window.dock->toggleViewAction()->setVisible(false); // Only open ones are offered.
    window.dock->installEventFilter(this);
  }
  settling_.setSingleShot(true);
  settling_.setInterval(0);
  connect(&settling_, &QTimer::timeout, this, &CameraWindows::settle);
  addActions();
  connect(&around.area.locks(), &ViewLocks::changed, this, &CameraWindows::showLocks);
}

/// Where everything is locked, pictures stay where they are.
void CameraWindows::showLocks()
{
  const bool free = around_.area.locks().parts() != ViewLocks::everything();
  for(CameraInset* const inset : insets())
  {
    inset->setEnabled(free);
    inset->closeButton().setVisible(free);
  }
}

CameraWindows::~CameraWindows()
{
  for(const Window& window : windows_)
    window.dock->removeEventFilter(this);
}

void CameraWindows::addActions()
{
  new_ = around_.actions.add(newWords, "sparkwright::CameraWindows");
  inView_ = around_.actions.add(inViewWords, "sparkwright::CameraWindows");
  around_.shell.addEntries({MenuPlace::View, 2, 10}, {new_, inView_});
  const QList<QAction*> offered{around_.actions[ActionId::FollowSelected], around_.actions[ActionId::FirstPerson],
                                nullptr, new_, inView_};
  around_.shell.setFocusActions(*firstDock_, offered);
  for(const Window& window : windows_)
    around_.shell.setFocusActions(*window.dock, offered);
  connect(new_, &QAction::triggered, this, [this] { open(nextChoice()); });
  connect(inView_, &QAction::triggered, this, [this] { showInView(nextChoice()); });
}

CameraPanel* CameraWindows::makePanel(CameraFeed::Follow follow, QWidget* parent)
{
  auto* const panel = new CameraPanel(drawer_, follow, parent);
  connect(panel, &CameraPanel::told, this, [this](const QString& words) { around_.shell.tell(words); });
  connect(panel, &CameraPanel::inViewWanted, this, [this, panel] { showInView(panel->feed().shown()); });
  return panel;
}

std::vector<CameraPanel*> CameraWindows::panels() const
{
  std::vector<CameraPanel*> all;
  if(!firstDock_->isHidden())
    all.push_back(first_);
  for(const Window& window : windows_)
    if(window.panel)
      all.push_back(window.panel);
  return all;
}

std::vector<CameraInset*> CameraWindows::insets() const
{
  std::vector<CameraInset*> all;
  for(const QPointer<CameraInset>& each : insets_)
    if(each)
      all.push_back(each);
  return all;
}

/// The selected robot, else the first one that no picture shows yet.
CameraChoice CameraWindows::nextChoice() const
{
  if(!frame_ || !frame_->structure)
    return {};
  std::vector<QString> shown;
  for(const Window& window : windows_)
    if(window.panel)
      shown.push_back(window.panel->feed().shown().robot);
  for(CameraInset* const inset : insets())
    shown.push_back(inset->feed().shown().robot);
  CameraFeed feed(drawer_, CameraFeed::Follow::Selection);
  feed.setFrame(frame_);
  feed.choose({});
  feed.setSelectedNode(selected_);
  if(!feed.shown().robot.isEmpty() || feed.robots().empty())
    return feed.shown();
  for(const CameraFeed::Robot& robot : feed.robots())
    if(std::ranges::count(shown, robot.name) == 0)
      return {robot.name, {}, -1};
  return {feed.robots().front().name, {}, -1};
}

bool CameraWindows::open(const CameraChoice& choice)
{
  settle(); // One that has just been closed opens with another camera.
  const auto closed = std::ranges::find_if(windows_, [](const Window& each) { return each.dock->isHidden(); });
  if(closed == windows_.end())
  {
    around_.shell.tell(tr("There are %n camera windows already: close one first", nullptr, most));
    return false;
  }
  const QString key = keyOf(*closed->dock);
  const bool isNew = !QSettings().contains(key);
  store(key, choice);
  if(isNew) // Later it is where it was.
  {
    constexpr QSize size(380, 330);
    constexpr int step = 36, below = 120; // The scoreboard stays free.
    const int index = static_cast<int>(closed - windows_.begin());
    closed->dock->setFloating(true);
    const QPoint at(std::max(around_.area.width() - size.width() - step * (index + 1), 0), below + step * index);
    closed->dock->setGeometry(QRect(around_.area.mapToGlobal(at), size));
  }
  closed->dock->show();
  closed->dock->raise();
  settle();
  return true;
}

bool CameraWindows::eventFilter(QObject* watched, QEvent* event)
{
  if(event->type() == QEvent::Show || event->type() == QEvent::Hide)
    settling_.start();
  return QObject::eventFilter(watched, event);
}

void CameraWindows::settle()
{
  settling_.stop();
  for(Window& window : windows_)
    if(const bool open = !window.dock->isHidden(); open != (window.panel != nullptr))
      open ? fill(window) : clear(window);
}

void CameraWindows::fill(Window& window)
{
  window.panel = makePanel(CameraFeed::Follow::Nobody, window.slot);
  window.slot->layout()->addWidget(window.panel);
  CameraFeed& feed = window.panel->feed();
  QDockWidget* const dock = window.dock;
  connect(&feed, &CameraFeed::changed, dock, [&feed, dock] { dock->setWindowTitle(feed.name()); });
  feed.setSelectedNode(selected_);
  feed.setFrame(frame_);
  const QString key = keyOf(*dock);
  if(const auto stored = storedChoice(key))
    feed.choose(*stored);
  else
    feed.retranslate(); // The first robot.
  connect(&feed, &CameraFeed::changed, dock,
          [&feed, key]
          {
            if(feed.choice() && feed.choice() != storedChoice(key))
              store(key, *feed.choice());
          });
  dock->toggleViewAction()->setVisible(true);
  window.panel->show();
  window.panel->refresh();
}

void CameraWindows::clear(Window& window)
{
  delete std::exchange(window.panel, nullptr);
  window.dock->toggleViewAction()->setVisible(false);
}

QColor CameraWindows::freeColour() const
{
  for(const QRgb colour : colours)
    if(std::ranges::none_of(insets(), [&](CameraInset* each) { return each->colour().rgb() == colour; }))
      return QColor(colour);
  return QColor(colours[0]);
}

void CameraWindows::showInView(const CameraChoice& choice)
{
  std::erase_if(insets_, [](const QPointer<CameraInset>& each) { return each.isNull(); });
  if(static_cast<int>(insets_.size()) >= most)
    return around_.shell.tell(tr("There are %n camera pictures in the views already: close one first", nullptr, most));
  Viewport& view = around_.area.active();
  if(CameraInset::sizeIn(view.size()).isEmpty())
    return around_.shell.tell(tr("The view is too small for a camera picture"));
  auto* const inset = new CameraInset(drawer_, choice, freeColour(), view);
  insets_.emplace_back(inset);
  connect(inset, &CameraInset::cornerChanged, this, [this, view = &view] { placeInsets(*view); });
  const auto close = [this, inset, view = &view]
  {
    inset->hide(); // It may be its own button that has asked.
    inset->deleteLater();
    std::erase(insets_, inset);
    placeInsets(*view);
  };
  connect(inset, &CameraInset::closeWanted, this, close);
  connect(inset, &CameraInset::windowWanted, this,
          [this, inset, close]
          {
            if(open(inset->feed().shown()))
              close();
          });
  inset->feed().setSelectedNode(selected_);
  inset->setFrame(frame_);
  inset->show();
  placeInsets(view);
  inset->refresh();
}

/// One below the other in each corner, clear of buttons, map and messages.
void CameraWindows::placeInsets(Viewport& view) const
{
  using Corner = CameraInset::Corner;
  constexpr int margin = 12, buttons = 40;
  const QSize size = CameraInset::sizeIn(view.size());
  const Overlays* const overlays = view.overlays();
  const auto above = [](const QRectF& place)
  { return place.isEmpty() ? 0 : static_cast<int>(place.height()) + margin; };
  std::array<int, 4> used{margin, margin + buttons, margin + above(overlays ? overlays->mapPlace() : QRectF()),
                          margin + above(overlays ? overlays->toastPlace() : QRectF())};
  for(CameraInset* const inset : insets())
    if(inset->parentWidget() == &view && !inset->isDragged())
    {
      const Corner corner = inset->corner();
      const bool left = corner == Corner::TopLeft || corner == Corner::BottomLeft;
      const bool top = corner == Corner::TopLeft || corner == Corner::TopRight;
      int& y = used[static_cast<std::size_t>(corner)];
      const bool room = !size.isEmpty() && y + size.height() <= view.height();
      inset->setVisible(room);
      inset->setGeometry(left ? margin : view.width() - margin - size.width(),
                         top ? y : view.height() - y - size.height(), size.width(), size.height());
      y += size.height() + margin;
    }
}

void CameraWindows::setFrame(const FramePtr& frame)
{
  frame_ = frame;
  first_->setFrame(frame);
  for(const Window& window : windows_)
    if(window.panel)
      window.panel->setFrame(frame);
  for(CameraInset* const inset : insets())
    inset->setFrame(frame);
}

void CameraWindows::setSelectedNode(int node)
{
  selected_ = node;
  first_->feed().setSelectedNode(node);
  for(const Window& window : windows_)
    if(window.panel)
      window.panel->feed().setSelectedNode(node);
  for(CameraInset* const inset : insets())
    inset->feed().setSelectedNode(node);
}

void CameraWindows::refresh()
{
  first_->refresh();
  for(const Window& window : windows_)
    if(window.panel)
      window.panel->refresh();
  for(CameraInset* const inset : insets())
  {
    inset->refresh();
    if(auto* const view = qobject_cast<Viewport*>(inset->parentWidget()))
      placeInsets(*view); // Its size, or the map, may have changed.
  }
}

void CameraWindows::retranslate()
{
  firstDock_->setWindowTitle(tr("Camera"));
  for(const Window& window : windows_)
    window.dock->setWindowTitle(window.panel ? window.panel->feed().name() : tr("Camera window"));
}

} // namespace sparkwright

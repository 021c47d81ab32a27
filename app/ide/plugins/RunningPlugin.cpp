#include "app/ide/plugins/RunningPlugin.h"

#include "app/ide/scene/Selection.h"
#include "app/ide/session/Session.h"
#include "core/frame/JointGeometry.h"
#include "core/run/RunControl.h"
#include "core/signal/SignalCatalog.h"

#include <algorithm>
#include <exception>
#include <limits>
#include <utility>

namespace sparkwright
{

namespace
{

constexpr int pluginPosition = 95; // Behind our docks.
constexpr double slowCall = 0.05;  // s; the window must stay alive.
constexpr int slowCallsToTell = 10;

QString fromText(const std::string& text) { return QString::fromStdString(text); }

} // namespace

RunningPlugin::RunningPlugin(WindowPlugin& plugin, const QString& id, const QString& name,
                             const WindowPart::Surroundings& around, QMenu& menu)
    : plugin_(plugin), id_(id), name_(name), around_(around), menu_(menu)
{
  connect(&around.selection, &Selection::changed, this, &RunningPlugin::tellSelection);
}

RunningPlugin::~RunningPlugin()
{
  guarded([this] { plugin_.stop(); });
  for(const QPointer<QAction>& action : actions_)
    delete action;
  for(const QPointer<QDockWidget>& dock : docks_)
    if(dock)
      around_.shell.removeDock(*dock);
}

void RunningPlugin::guarded(const std::function<void()>& call)
{
  if(!failure_.isEmpty())
    return;
  try
  {
    call();
  }
  catch(const std::exception& thrown)
  {
    failure_ = QString::fromUtf8(thrown.what());
    if(failure_.isEmpty())
      failure_ = tr("an exception without a message");
  }
  catch(...)
  {
    failure_ = tr("an exception of unknown kind");
  }
}

void RunningPlugin::start()
{
  guarded([this] { plugin_.start(*this); });
}

void RunningPlugin::showState(const SessionState& state)
{
  PluginRunState shown;
  shown.open = state.phase == SessionState::Phase::Ready && state.frame;
  shown.generation = state.generation;
  if(shown.open)
  {
    shown.source = static_cast<PluginRunState::Source>(state.source);
    shown.scene = fromText(state.scene);
    shown.running = state.running;
    shown.time = state.frame->time;
    shown.cycle = state.frame->cycle;
    if(state.frame->game.present)
    {
      shown.playMode = fromText(state.frame->game.mode);
      for(std::size_t side = 0; side < 2; ++side)
        shown.score[side] = state.frame->game.score[side];
    }
  }
  readValues(state, shown);
  const Clock clock = steadyClock();
  const double begin = clock();
  guarded([&] { plugin_.showState(shown); });
  measure(clock() - begin);
}

void RunningPlugin::readValues(const SessionState& state, PluginRunState& shown)
{
  if(!reader_)
    return;
  if(state.frame != read_)
  {
    before_ = std::exchange(read_, state.frame);
    std::ranges::fill(values_, std::numeric_limits<double>::quiet_NaN());
    if(read_)
      reader_->read(*read_, {.before = before_.get(), .joints = jointGeometry(*read_), .cycleSeconds = state.cycleSeconds,
                             .parts = &state.cycleParts, .waited = state.cycleWaited},
                    values_);
  }
  shown.values = QList<double>(values_.begin(), values_.end());
}

/// Says once who makes the window slow.
void RunningPlugin::measure(double seconds)
{
  slowCalls_ = seconds > slowCall ? slowCalls_ + 1 : 0;
  if(slowCalls_ < slowCallsToTell || slownessTold_)
    return;
  slownessTold_ = true;
  log(Severity::Warning, tr("it takes %n ms for each picture, which makes the window slow", nullptr,
                            static_cast<int>(seconds * 1000)));
}

void RunningPlugin::tellSelection()
{
  guarded([this] { plugin_.selectionChanged(selection()); });
}

void RunningPlugin::retranslate(const QString& code)
{
  guarded([&] { plugin_.retranslate(code); });
}

QWidget& RunningPlugin::window() { return around_.shell.widget(); }

QDockWidget& RunningPlugin::addDock(const QString& id, const QString& title, QWidget* content, Qt::DockWidgetArea area)
{
  const QByteArray name = QStringLiteral("plugin.%1.%2").arg(id_, id).toLatin1();
  QDockWidget& dock = around_.shell.addDock({name.constData(), area, pluginPosition}, content);
  dock.setWindowTitle(title);
  if(content && content->accessibleName().isEmpty())
    content->setAccessibleName(title);
  docks_.emplace_back(&dock);
  offer();
  return dock;
}

void RunningPlugin::addAction(QAction* action)
{
  if(!action)
    return;
  action->setParent(this);
  menu_.addAction(action);
  actions_.emplace_back(action);
  offer();
}

void RunningPlugin::offer()
{
  QList<QAction*> all;
  for(const QPointer<QAction>& action : actions_)
    if(action)
      all.append(action);
  for(const QPointer<QDockWidget>& dock : docks_)
    if(dock)
      around_.shell.setFocusActions(*dock, all);
}

void RunningPlugin::watch(const QStringList& signalPaths)
{
  std::vector<std::string> paths;
  for(const QString& path : signalPaths)
    paths.push_back(path.toStdString());
  values_.assign(paths.size(), std::numeric_limits<double>::quiet_NaN());
  reader_.emplace(std::move(paths));
  read_ = before_ = nullptr;
}

QStringList RunningPlugin::signalPaths() const
{
  QStringList paths;
  const FramePtr frame = around_.session.frame();
  if(!frame)
    return paths;
  const SignalCatalog catalog(*frame, jointGeometry(*frame));
  for(const Signal& signal : catalog.all())
    paths.append(fromText(signal.path));
  return paths;
}

void RunningPlugin::command(const QString& text) { around_.session.command(text.toStdString()); }
void RunningPlugin::run() { around_.session.run(); }
void RunningPlugin::pause() { around_.session.pause(); }
void RunningPlugin::step() { around_.session.step(); }

QStringList RunningPlugin::selection() const
{
  QStringList paths;
  if(const auto& structure = around_.selection.structure())
    for(const int node : around_.selection.nodes())
      paths.append(fromText(structure->nodes[static_cast<std::size_t>(node)].path));
  return paths;
}

bool RunningPlugin::select(const QString& path)
{
  const auto& structure = around_.selection.structure();
  if(!structure || path.isEmpty())
    return false;
  const auto found = std::ranges::find(structure->nodes, path.toStdString(), &SceneStructure::Node::path);
  if(found == structure->nodes.end())
    return false;
  around_.selection.set({static_cast<int>(found - structure->nodes.begin())});
  return true;
}

void RunningPlugin::tell(const QString& words) { around_.shell.tell(words); }

void RunningPlugin::log(Severity severity, const QString& words)
{
  const Diagnostic::Severity ours = severity == Severity::Error     ? Diagnostic::Severity::Error
                                    : severity == Severity::Warning ? Diagnostic::Severity::Warning
                                                                    : Diagnostic::Severity::Note;
  around_.shell.note(ours, tr("%1: %2", "plugin: message").arg(name_, words));
}

} // namespace sparkwright

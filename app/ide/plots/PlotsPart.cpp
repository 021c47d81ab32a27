#include "app/ide/plots/PlotsPart.h"

#include "app/ide/common/Actions.h"
#include "app/ide/common/InSight.h"
#include "app/ide/common/PanelScroll.h"
#include "app/ide/common/UserFolders.h"
#include "app/ide/plots/LoadPanel.h"
#include "app/ide/plots/PlotPanel.h"
#include "app/ide/plots/RunSampler.h"
#include "app/ide/replay/ReplayPart.h"
#include "app/ide/session/ReplaySession.h"
#include "app/ide/session/Session.h"
#include "app/ide/views/LayerCommands.h"
#include "app/ide/views/ViewsPart.h"

#include <QDockWidget>
#include <QFileDialog>
#include <QFileInfo>
#include <QSettings>

namespace sparkwright
{

namespace
{

constexpr const char* context = "sparkwright::PlotsPart";
constexpr Actions::Words showWords = {"Ctrl+Alt+G", "plots", QT_TRANSLATE_NOOP("sparkwright::PlotsPart", "Show pl&ots"),
                                      QT_TRANSLATE_NOOP("sparkwright::PlotsPart", "Go to the plots of signals over time"), "showPlots"};
constexpr qint64 drawEvery = 33; // ms

QString key(const char* name) { return QStringLiteral("plots/") + QLatin1String(name); }

} // namespace

PlotsPart::PlotsPart(const Surroundings& around)
    : around_(around), panel_(new PlotPanel(&around.shell.widget())), load_(new LoadPanel(&around.shell.widget())),
      dock_(&around.shell.addDock({"plotsDock", Qt::BottomDockWidgetArea, 60}, panel_)),
      loadDock_(&around.shell.addDock({"loadDock", Qt::BottomDockWidgetArea, 61}, new PanelScroll(load_))), sampler_(new RunSampler(this)),
      layers_(around.shell.part<ViewsPart>().layerCommands()), replay_(around.shell.part<ReplayPart>())
{
  QAction* const show = around.actions.add(showWords, context);
  around.shell.addEntry({MenuPlace::View, 0, 112}, show);
  connect(show, &QAction::triggered, this, [this] { around_.shell.goTo(*dock_); });
  around.shell.setFocusActions(*loadDock_, {show});
  connect(load_, &LoadPanel::plotWanted, this, [this] { plot("run/load"); });
  panel_->plots().setTable(table_);
  connect(&panel_->plots(), &PlotView::plotsChanged, this,
          [this]
          {
            takeChoice();
            store();
          });
  connect(&panel_->plots(), &PlotView::timeChosen, this,
          [this](double seconds)
          {
            if(ReplaySession* const replay = replay_.replay())
              replay->playback().seek(seconds);
          });
  connect(panel_, &PlotPanel::saveWanted, this, &PlotsPart::askWhereToSave);
  connect(sampler_, &RunSampler::described, this,
          [this](const std::map<std::string, Quantity>& quantities) { panel_->plots().setQuantities(quantities); });
  connect(sampler_, &RunSampler::sampled, this,
          [this](const SamplePiece& piece)
          {
            const std::size_t columns = table_.columns().size();
            const bool first = table_.rows() == 0;
            for(std::size_t i = 0; i < piece.times.size(); ++i)
              table_.add(piece.times[i], std::span(piece.values).subspan(i * columns, columns));
            if(first && replay_.replay())
              panel_->plots().showTimes(replay_.replay()->playback().startTime(), replay_.replay()->playback().endTime());
            panel_->plots().update();
          });
  connect(sampler_, &RunSampler::finished, this,
          [this](const QString& problem)
          {
            if(!problem.isEmpty())
              around_.shell.note(Diagnostic::Severity::Warning, tr("The plots lack values: %1").arg(problem));
          });
  restore();
}

PlotsPart::~PlotsPart() = default;

void PlotsPart::restore()
{
  const QSettings settings;
  PlotView::Plots plots;
  for(const QString& line : settings.value(key("signals")).toStringList())
  {
    auto& plot = plots.emplace_back();
    for(const QString& path : line.split('\n', Qt::SkipEmptyParts))
      plot.push_back(path.toStdString());
  }
  panel_->plots().setPlots(std::move(plots));
  if(const double window = settings.value(key("window"), 30).toDouble(); window >= 1 && window <= 600)
    panel_->setWindow(window);
  panel_->setDividers(settings.value(key("dividers")).toByteArray());
  takeChoice();
}

void PlotsPart::store() const
{
  QStringList lines;
  for(const auto& plot : panel_->plots().plots())
  {
    QStringList paths;
    for(const std::string& path : plot)
      paths << QString::fromStdString(path);
    lines << paths.join('\n');
  }
  QSettings settings;
  settings.setValue(key("signals"), lines);
  settings.setValue(key("window"), panel_->window());
  settings.setValue(key("dividers"), panel_->dividers());
}

void PlotsPart::closing()
{
  sampler_->cancel();
  store();
}

void PlotsPart::plot(std::string_view pattern)
{
  std::vector<std::string> paths;
  const FramePtr frame = around_.session.frame();
  const SignalCatalog catalog = frame ? SignalCatalog(*frame, jointsOf(), source_ != Source::Recording) : SignalCatalog();
  catalog.match(pattern, paths);
  if(paths.empty())
    return around_.shell.tell(tr("This run has no such signal"));
  for(const std::string& path : paths)
  {
    panel_->plots().setQuantities({{path, catalog.all()[static_cast<std::size_t>(catalog.find(path))].quantity}});
    panel_->plots().add(path);
  }
  takeChoice();
  around_.shell.goTo(*dock_);
}

void PlotsPart::plotExpressions(const std::vector<std::string>& expressions)
{
  const FramePtr frame = around_.session.frame();
  SignalReader reader(expressions);
  std::vector<double> values(expressions.size());
  if(frame)
    reader.read(*frame, {.joints = jointsOf()}, values);
  for(std::size_t i = 0; i < expressions.size(); ++i)
  {
    if(reader.knows(i))
      panel_->plots().setQuantities({{expressions[i], reader.quantity(i)}});
    panel_->plots().add(expressions[i]);
  }
  takeChoice();
  around_.shell.goTo(*dock_);
}

/// Takes the signals that the plots show.
void PlotsPart::takeChoice()
{
  const std::vector<std::string> paths = panel_->plots().paths();
  if(paths != table_.columns())
  {
    table_.setColumns(paths);
    reader_ = SignalReader(paths);
    sampled_ = false;
  }
  describe(panel_->tree().model().catalog());
  panel_->plots().update();
}

void PlotsPart::describe(const SignalCatalog& catalog)
{
  std::map<std::string, Quantity> quantities;
  for(const std::string& path : panel_->plots().paths())
    if(const std::optional<Quantity> quantity = quantityOf(path, catalog))
      quantities[path] = *quantity;
  panel_->plots().setQuantities(quantities);
}

/// Another run is shown.
void PlotsPart::start(Source source)
{
  source_ = source;
  sampler_->cancel();
  sampled_ = false;
  last_.reset();
  table_.clear();
  table_.setLimit(source == Source::Live ? SampleTable::mostRows : 2 * RunSampler::mostSamples);
  panel_->setLive(source == Source::Live);
  panel_->plots().setHead({});
  panel_->plots().update();
}

void PlotsPart::follow(const SessionState& state)
{
  const bool visible = isInSight(*panel_);
  const Source source = replay_.replay() && state.source == SessionState::Source::Recorded ? Source::Recording : Source::Live;
  layers_.needPhysics(this, visible && source == Source::Live);
  if(!visible)
    return;
  if(generation_ != state.generation || source != source_)
  {
    generation_ = state.generation;
    start(source);
  }
  if(source == Source::Recording)
  {
    if(!sampled_)
      sampleRecording();
    panel_->plots().setHead(replay_.replay()->playback().time());
    return;
  }
  takeLive(state);
  if(news_ && (!drawn_.isValid() || drawn_.elapsed() >= drawEvery))
  {
    drawn_.start();
    news_ = false;
    panel_->plots().update();
  }
}

void PlotsPart::takeLive(const SessionState& state)
{
  if(!state.frame || state.frame == last_)
    return;
  // Frames of the same cycle, as after a command while it is paused, replace one another.
  const bool again = last_ && last_->time >= state.frame->time;
  std::vector<double> values(table_.columns().size());
  reader_.read(*state.frame, {.before = again ? nullptr : last_.get(), .cycleSeconds = state.cycleSeconds, .parts = &state.cycleParts, .waited = state.cycleWaited}, values);
  if(!table_.columns().empty())
    table_.add(state.frame->time, values);
  last_ = state.frame;
  news_ = true;
}

void PlotsPart::sampleRecording()
{
  sampled_ = true;
  table_.clear();
  if(table_.columns().empty())
    return sampler_->cancel();
  sampler_->start([files = replay_.files()](const OpenRecordingOptions& options) { return openRecordings(files, options); }, table_.columns());
}

JointGeometryPtr PlotsPart::jointsOf() const
{
  ReplaySession* const replay = replay_.replay();
  if(source_ != Source::Recording || !replay || replay->frames().count() == 0)
    return {};
  return replay->frames().joints(replay->frames().indexAt(replay->playback().time()));
}

void PlotsPart::showState(const SessionState& state)
{
  const bool loadSeen = isInSight(*load_) && state.source == SessionState::Source::Own;
  layers_.needPhysics(load_, loadSeen);
  if(loadSeen)
    load_->show(state);
  if(!isInSight(*panel_))
    return;
  panel_->setProgress(sampler_->busy() ? sampler_->done() : 1);
  if(!state.frame)
    return;
  const JointGeometryPtr joints = jointsOf();
  if(panel_->tree().model().catalog().fits(*state.frame, joints))
    return;
  SignalCatalog catalog(*state.frame, joints, source_ != Source::Recording);
  describe(catalog);
  panel_->tree().setCatalog(std::move(catalog));
}

void PlotsPart::askWhereToSave()
{
  auto* const dialog = new QFileDialog(&around_.shell.widget(), tr("Save the plots' values"),
                                       userFolder(QStandardPaths::DocumentsLocation), tr("CSV (*.csv)"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setDefaultSuffix(QStringLiteral("csv"));
  connect(dialog, &QFileDialog::fileSelected, this,
          [this](const QString& file)
          {
            const QString name = QFileInfo(file).fileName();
            if(const QString problem = panel_->saveTable(file); !problem.isEmpty())
              around_.shell.note(Diagnostic::Severity::Error, tr("%1 could not be saved: %2").arg(name, problem));
            else
              around_.shell.tell(tr("%1 saved").arg(name));
          });
  dialog->open();
}

void PlotsPart::retranslate()
{
  dock_->setWindowTitle(tr("Plots"));
  loadDock_->setWindowTitle(tr("Load"));
  load_->retranslate();
}

} // namespace sparkwright

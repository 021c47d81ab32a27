#include "app/ide/jobs/ExperimentPanel.h"

#include "app/ide/common/Icons.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QMenu>
#include <QVBoxLayout>

#include <algorithm>

namespace sparkwright
{

namespace
{

constexpr int summariesEvery = 400; // ms

enum PanelPage
{
  EmptyPage,
  JobPage
};

} // namespace

ExperimentPanel::ExperimentPanel(Experiment& experiment, QWidget* parent)
    : QWidget(parent), experiment_(experiment), model_(new RunsModel(experiment, this)),
      proxy_(new QSortFilterProxyModel(this)), title_(new QLabel(this)), summary_(new QLabel(this)),
      problem_(new QLabel(this)), hint_(new QLabel(this)), new_(new QPushButton(this)), open_(new QPushButton(this)),
      hintNew_(new QPushButton(this)), hintOpen_(new QPushButton(this)), run_(new QPushButton(this)),
      stop_(new QPushButton(this)), retry_(new QPushButton(this)), export_(new QPushButton(this)),
      progress_(new QProgressBar(this)), tabs_(new QTabWidget(this)), table_(new QTableView(this)),
      averages_(new AveragesView(this)), plot_(new ResultPlotPage(this)), standings_(new StandingsView(this)),
      pages_(new QStackedWidget(this))
{
  proxy_->setSourceModel(model_);
  proxy_->setSortRole(RunsModel::SortRole);
  table_->setModel(proxy_);
  table_->setSortingEnabled(true);
  table_->sortByColumn(RunsModel::Number, Qt::AscendingOrder);
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table_->setAlternatingRowColors(true);
  table_->setShowGrid(false);
  table_->setWordWrap(false);
  table_->setTabKeyNavigation(false);
  table_->verticalHeader()->hide();
  table_->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6);
  table_->horizontalHeader()->setHighlightSections(false);
  table_->setContextMenuPolicy(Qt::CustomContextMenu);
  layOut();
  connectExperiment();
  summaries_.setSingleShot(true);
  summaries_.setInterval(summariesEvery);
  connect(&summaries_, &QTimer::timeout, this, &ExperimentPanel::showSummaries);
  connect(table_, &QTableView::doubleClicked, this,
          [this](const QModelIndex& index) { emit watchWanted(sourceRow(index)); });
  connect(table_, &QWidget::customContextMenuRequested, this, &ExperimentPanel::openMenu);
  connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ExperimentPanel::showState);
  connect(tabs_, &QTabWidget::currentChanged, this, &ExperimentPanel::showSummaries);
  connect(plot_, &ResultPlotPage::choiceChanged, this, &ExperimentPanel::showSummaries);
  for(QPushButton* const button : {new_, hintNew_})
    connect(button, &QPushButton::clicked, this, &ExperimentPanel::newWanted);
  for(QPushButton* const button : {open_, hintOpen_})
    connect(button, &QPushButton::clicked, this, &ExperimentPanel::openWanted);
  connect(run_, &QPushButton::clicked, this, [this] { experiment_.start(JobRunner::Which::Missing); });
  connect(retry_, &QPushButton::clicked, this, [this] { experiment_.start(JobRunner::Which::Failed); });
  connect(stop_, &QPushButton::clicked, this, [this] { experiment_.stop(); });
  connect(export_, &QPushButton::clicked, this, &ExperimentPanel::exportWanted);
  problem_->hide();
  retranslate();
  showJob();
}

void ExperimentPanel::layOut()
{
  hint_->setWordWrap(true);
  hint_->setAlignment(Qt::AlignCenter);
  problem_->setWordWrap(true);
  problem_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  problem_->setContentsMargins(6, 2, 6, 2);
  QFont bold = title_->font();
  bold.setBold(true);
  title_->setFont(bold);
  // A long name makes no window wider.
  for(QLabel* const label : {title_, summary_})
    label->setMinimumWidth(1);
  progress_->setMaximumWidth(160);
  progress_->setMaximumHeight(fontMetrics().height() + 4);

  auto* const empty = new QWidget(this);
  auto* const emptyColumn = new QVBoxLayout(empty);
  auto* const emptyButtons = new QHBoxLayout;
  emptyButtons->addStretch(1);
  emptyButtons->addWidget(hintNew_);
  emptyButtons->addWidget(hintOpen_);
  emptyButtons->addStretch(1);
  emptyColumn->addStretch(1);
  emptyColumn->addWidget(hint_);
  emptyColumn->addLayout(emptyButtons);
  emptyColumn->addStretch(1);

  auto* const content = new QWidget(this);
  auto* const head = new QHBoxLayout;
  head->setContentsMargins(6, 4, 6, 2);
  for(QWidget* const widget : std::initializer_list<QWidget*>{run_, stop_, retry_, export_})
    head->addWidget(widget);
  head->addSpacing(8);
  head->addWidget(title_);
  head->addSpacing(fontMetrics().averageCharWidth());
  head->addWidget(summary_, 1);
  head->addWidget(progress_);
  head->addWidget(new_);
  head->addWidget(open_);
  tabs_->setDocumentMode(true);
  for(QWidget* const page : std::initializer_list<QWidget*>{table_, averages_, plot_, standings_})
    tabs_->addTab(page, QString());
  auto* const column = new QVBoxLayout(content);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addLayout(head);
  column->addWidget(tabs_, 1);
  pages_->addWidget(empty);
  pages_->addWidget(content);

  auto* const all = new QVBoxLayout(this);
  all->setContentsMargins(0, 0, 0, 0);
  all->setSpacing(0);
  all->addWidget(problem_);
  all->addWidget(pages_, 1);
}

void ExperimentPanel::connectExperiment()
{
  connect(&experiment_, &Experiment::opened, this, &ExperimentPanel::showJob);
  connect(&experiment_, &Experiment::stateChanged, this, &ExperimentPanel::showState);
  connect(&experiment_, &Experiment::statusesChanged, this,
          [this]
          {
            showState();
            showReasons();
            if(!summaries_.isActive())
              summaries_.start();
          });
}

void ExperimentPanel::showProblem(const QString& text)
{
  problem_->setText(text);
  problem_->setVisible(!text.isEmpty());
}

void ExperimentPanel::showJob()
{
  const bool any = !experiment_.runs().empty();
  pages_->setCurrentIndex(any ? JobPage : EmptyPage);
  tabs_->setTabVisible(tabs_->indexOf(standings_), !experiment_.job().teams.empty());
  withMatch_ = false;
  widened_ = false;
  plot_->setJob(experiment_.job(), withMatch_);
  showState();
  showSummaries();
  table_->resizeColumnsToContents();
  if(any)
    table_->setColumnWidth(RunsModel::State,
                           std::max(table_->columnWidth(RunsModel::State), 24 * fontMetrics().averageCharWidth()));
  showReasons();
}

/// Makes room for the first reason of a failure.
void ExperimentPanel::showReasons()
{
  if(widened_ || experiment_.count(RunStatus::State::Failed) == 0)
    return;
  widened_ = true;
  constexpr int mostCharacters = 60;
  table_->resizeColumnToContents(RunsModel::State);
  table_->setColumnWidth(RunsModel::State, std::min(table_->columnWidth(RunsModel::State),
                                                    mostCharacters * fontMetrics().averageCharWidth()));
}

/// Buttons and the line about all runs.
void ExperimentPanel::showState()
{
  using State = RunStatus::State;
  const int all = static_cast<int>(experiment_.runs().size());
  const int done = experiment_.count(State::Done), failed = experiment_.count(State::Failed);
  const bool idle = experiment_.state() == Experiment::State::Idle;
  const bool running = experiment_.state() == Experiment::State::Running;
  run_->setEnabled(idle && done + failed < all);
  retry_->setEnabled(idle && failed > 0);
  stop_->setEnabled(running);
  export_->setEnabled(done + failed > 0);
  for(QPushButton* const button : {new_, open_, hintNew_, hintOpen_})
    button->setEnabled(!experiment_.busy());
  title_->setText(QString::fromStdString(experiment_.job().name));
  title_->setToolTip(QString::fromStdString(experiment_.job().file.string()));
  QStringList parts{tr("%1 of %n run(s) done", nullptr, all).arg(done)};
  if(failed > 0)
    parts << tr("%n failed", nullptr, failed);
  if(const int now = experiment_.count(State::Running); now > 0)
    parts << (experiment_.state() == Experiment::State::Stopping ? tr("ending %n", nullptr, now)
                                                                 : tr("%n running", nullptr, now));
  summary_->setText(parts.join(QStringLiteral(", ")));
  progress_->setRange(0, std::max(1, all));
  progress_->setValue(done + failed);
  progress_->setVisible(experiment_.busy());
}

void ExperimentPanel::showSummaries()
{
  stale_ = !isVisible();
  if(stale_)
    return;
  const std::vector<ResultRow> rows = experiment_.rows();
  const bool withMatch =
      std::ranges::any_of(rows, [](const ResultRow& row) { return row.result && row.result->match; });
  if(std::exchange(withMatch_, withMatch) != withMatch)
    plot_->setJob(experiment_.job(), withMatch);
  const Job& job = experiment_.job();
  if(tabs_->currentWidget() == averages_)
    averages_->showResults(job, rows);
  else if(tabs_->currentWidget() == plot_)
    plot_->showResults(job, rows);
  else if(tabs_->currentWidget() == standings_)
    standings_->showResults(standings(job, rows));
  else if(const auto pairs = differences(rows); !pairs.empty())
    showProblem(tr("Runs %1 and %2 have the same settings and seed, but did not go the same way.")
                    .arg(pairs.front().first)
                    .arg(pairs.front().second));
}

void ExperimentPanel::showEvent(QShowEvent* event)
{
  QWidget::showEvent(event);
  if(stale_)
    showSummaries();
}

std::set<int> ExperimentPanel::selected() const
{
  std::set<int> numbers;
  for(const QModelIndex& index : table_->selectionModel()->selectedRows())
    numbers.insert(sourceRow(index) + 1);
  return numbers;
}

void ExperimentPanel::runSelected(JobRunner::Which which)
{
  if(const std::set<int> numbers = selected(); !numbers.empty())
    experiment_.start(which, numbers);
}

void ExperimentPanel::openMenu(const QPoint& place)
{
  const QModelIndex index = table_->indexAt(place);
  if(!index.isValid())
    return;
  const int row = sourceRow(index);
  const bool idle = experiment_.state() == Experiment::State::Idle;
  QMenu menu(this);
  const auto add = [&](const QString& text, auto action)
  {
    QAction* const entry = menu.addAction(text);
    connect(entry, &QAction::triggered, this, action);
    return entry;
  };
  add(tr("&Watch this run"), [this, row] { emit watchWanted(row); });
  add(tr("&Run the selected ones"), [this] { runSelected(JobRunner::Which::Failed); })->setEnabled(idle);
  add(tr("Run &all anew"), [this] { experiment_.startAgain(); })->setEnabled(idle);
  menu.addSeparator();
  add(tr("Open the &folder of this run"), [this, row] { emit folderWanted(row); });
  add(tr("&Copy its command for a terminal"), [this, row] { emit commandWanted(row); });
  menu.exec(table_->viewport()->mapToGlobal(place));
}

std::pair<QString, QString> ExperimentPanel::frontTable() const
{
  const Job& job = experiment_.job();
  const std::vector<ResultRow> rows = experiment_.rows();
  if(tabs_->currentWidget() == standings_)
    return {QString::fromStdString(csvOf(standings(job, rows))), QStringLiteral("standings.csv")};
  if(tabs_->currentWidget() == table_)
    return {QString::fromStdString(csvOf(job, rows)), QStringLiteral("results.csv")};
  const auto quantities = resultQuantities(job, withMatch_);
  return {QString::fromStdString(csvOf(job, groupStatistics(job, rows, quantities), quantities)),
          QStringLiteral("averages.csv")};
}

void ExperimentPanel::retranslate()
{
  hint_->setText(
      tr("Experiments run a simulation many times, with other seeds, rules, robots or teams, and compare the "
         "results. Make one for the open scene, or open a job file."));
  for(QPushButton* const button : {new_, hintNew_})
    button->setText(tr("&New experiment…"));
  for(QPushButton* const button : {open_, hintOpen_})
    button->setText(tr("&Open job file…"));
  run_->setText(tr("&Run"));
  run_->setToolTip(tr("Do the runs that have no result yet"));
  run_->setIcon(themedIcon(QStringLiteral("run")));
  stop_->setText(tr("&Stop"));
  stop_->setToolTip(tr("End the runs under way. What is done stays, and Run goes on with the rest"));
  stop_->setIcon(themedIcon(QStringLiteral("stop")));
  retry_->setText(tr("Re&try failed"));
  retry_->setToolTip(tr("Do the failed runs once more, and those that have no result yet"));
  retry_->setIcon(themedIcon(QStringLiteral("reset")));
  export_->setText(tr("&Export…"));
  export_->setToolTip(tr("Write the table that is in front as CSV"));
  export_->setIcon(themedIcon(QStringLiteral("save")));
  progress_->setAccessibleName(tr("Progress of the experiment"));
  table_->setAccessibleName(tr("Runs of the experiment"));
  tabs_->setTabText(tabs_->indexOf(table_), tr("Runs"));
  tabs_->setTabText(tabs_->indexOf(averages_), tr("Averages"));
  tabs_->setTabText(tabs_->indexOf(plot_), tr("Plot"));
  tabs_->setTabText(tabs_->indexOf(standings_), tr("Standings"));
  model_->retranslate();
  averages_->retranslate();
  plot_->retranslate();
  standings_->retranslate();
  showState();
  showSummaries();
}

} // namespace sparkwright

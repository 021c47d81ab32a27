#include "app/ide/jobs/SummaryViews.h"

#include "app/ide/jobs/ResultWords.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <map>

namespace sparkwright
{

namespace
{

bool isMatchPlayed(const ResultRow& row)
{
  return row.result && row.result->match;
}

void setUpTable(QTreeWidget& table)
{
  table.setRootIsDecorated(false);
  table.setUniformRowHeights(true);
  table.setAlternatingRowColors(true);
  table.setSelectionMode(QAbstractItemView::ExtendedSelection);
}

/// Fills a list without losing what is chosen in it.
void fillBox(QComboBox& box, const std::vector<ResultQuantity>& quantities, const Job& job)
{
  const QSignalBlocker quiet(&box);
  const int chosen = std::max(0, box.currentIndex());
  box.clear();
  for(const ResultQuantity& quantity : quantities)
    box.addItem(titleOf(quantity, job));
  box.setCurrentIndex(std::min(chosen, box.count() - 1));
}

} // namespace

AveragesView::AveragesView(QWidget* parent) : QTreeWidget(parent)
{
  setUpTable(*this);
  retranslate();
}

void AveragesView::retranslate()
{
  setAccessibleName(tr("Averages"));
}

void AveragesView::showResults(const Job& job, const std::vector<ResultRow>& rows)
{
  const std::vector<ResultQuantity> quantities = resultQuantities(job, std::ranges::any_of(rows, isMatchPlayed));
  const auto groups = groupStatistics(job, rows, quantities);
  QStringList headings{tr("Runs that differ in their seeds"), tr("Done"), tr("Failed")};
  for(const ResultQuantity& quantity : quantities)
    headings << titleOf(quantity, job);
  const bool other = columnCount() != headings.size();
  setColumnCount(static_cast<int>(headings.size()));
  setHeaderLabels(headings);
  for(int i = 3; i < headings.size(); ++i)
    headerItem()->setTextAlignment(i, Qt::AlignRight | Qt::AlignVCenter);
  for(int i = 3; i < headings.size(); ++i)
    headerItem()->setToolTip(i, tr("Mean with the 95 % confidence interval, by Student's t distribution"));
  // Rows stay, so that what is selected and visible does.
  while(topLevelItemCount() > static_cast<int>(groups.size()))
    delete takeTopLevelItem(topLevelItemCount() - 1);
  for(std::size_t i = 0; i < groups.size(); ++i)
  {
    if(topLevelItemCount() <= static_cast<int>(i))
      addTopLevelItem(new QTreeWidgetItem);
    QTreeWidgetItem& item = *topLevelItem(static_cast<int>(i));
    const GroupStatistics& group = groups[i];
    item.setText(0, group.name.empty() ? tr("All runs") : QString::fromStdString(group.name));
    item.setText(1, tr("%1 of %2").arg(group.done).arg(group.runs));
    item.setText(2, group.failed > 0 ? QLocale().toString(group.failed) : QString());
    for(std::size_t k = 0; k < quantities.size(); ++k)
    {
      const int column = static_cast<int>(k) + 3;
      const Statistics& s = group.quantities[k];
      item.setText(column, meanInWindow(s));
      item.setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
      const QLocale locale;
      item.setToolTip(column, s.count == 0
                                  ? QString()
                                  : tr("%n value(s) from %1 to %2", nullptr, static_cast<int>(s.count))
                                        .arg(locale.toString(s.least, 'g', 5), locale.toString(s.most, 'g', 5)));
    }
  }
  if(other)
    for(int i = 0; i < columnCount(); ++i)
      resizeColumnToContents(i);
}

StandingsView::StandingsView(QWidget* parent) : QTreeWidget(parent)
{
  setUpTable(*this);
  retranslate();
}

void StandingsView::retranslate()
{
  setAccessibleName(tr("Standings"));
  setHeaderLabels({tr("Team"), tr("Played"), tr("Won"), tr("Drawn"), tr("Lost"), tr("Goals"), tr("Points")});
  for(int i = 1; i < columnCount(); ++i)
    headerItem()->setTextAlignment(i, Qt::AlignRight | Qt::AlignVCenter);
}

void StandingsView::showResults(const std::vector<Standing>& standings)
{
  clear();
  for(const Standing& s : standings)
  {
    auto* const item = new QTreeWidgetItem(this);
    item->setText(0, QString::fromStdString(s.team));
    const QString texts[] = {QString::number(s.played),
                             QString::number(s.won),
                             QString::number(s.drawn),
                             QString::number(s.lost),
                             QStringLiteral("%1 : %2").arg(s.goalsFor).arg(s.goalsAgainst),
                             QString::number(s.points)};
    int column = 1;
    for(const QString& text : texts)
    {
      item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
      item->setText(column++, text);
    }
  }
}

ResultPlot::Data plotOf(const Job& job, const std::vector<ResultRow>& rows, const ResultQuantity& result,
                        const ResultQuantity& parameter)
{
  ResultPlot::Data data;
  data.xLabel = titleOf(parameter, job);
  data.yLabel = titleOf(result, job);
  std::map<double, std::vector<double>> groups;
  std::map<double, std::vector<std::pair<int, int>>> tries;
  for(const ResultRow& row : rows)
  {
    if(!row.result || !row.result->good())
      continue;
    const double x = valueOf(parameter, job, *row.run, row.result), y = valueOf(result, job, *row.run, row.result);
    if(!std::isfinite(x) || !std::isfinite(y))
      continue;
    data.dots.push_back({x, y});
    groups[x].push_back(y);
    tries[x].emplace_back(row.result->scoreRight, row.result->scoreLeft + row.result->scoreRight);
  }
  // Over the seed alone, each mean would be a dot.
  const bool several = std::ranges::any_of(groups, [](const auto& group) { return group.second.size() > 1; });
  const bool isShare = result.kind == ResultQuantity::Kind::ShareRight; // One run has many tries.
  for(const auto& [x, values] : groups)
    if(several || isShare)
    {
      const Statistics s = isShare ? shareOf(tries[x]) : statisticsOf(values);
      data.means.push_back({x, s.mean, s.low, s.high});
    }
  return data;
}

ResultPlotPage::ResultPlotPage(QWidget* parent)
    : QWidget(parent), resultLabel_(new QLabel(this)), parameterLabel_(new QLabel(this)), result_(new QComboBox(this)),
      parameter_(new QComboBox(this)), plot_(new ResultPlot(this))
{
  resultLabel_->setBuddy(result_);
  parameterLabel_->setBuddy(parameter_);
  for(QComboBox* const box : {result_, parameter_})
  {
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(box, &QComboBox::currentIndexChanged, this, &ResultPlotPage::choiceChanged);
  }
  // Beside the plot: docks at the bottom are wide and low.
  auto* const choice = new QVBoxLayout;
  choice->setContentsMargins(6, 6, 6, 0);
  for(QWidget* const widget : std::initializer_list<QWidget*>{resultLabel_, result_, parameterLabel_, parameter_})
    choice->addWidget(widget);
  choice->addStretch(1);
  auto* const row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->addLayout(choice);
  row->addWidget(plot_, 1);
  retranslate();
}

void ResultPlotPage::retranslate()
{
  //: what a plot shows: a result …
  resultLabel_->setText(tr("Show"));
  //: … over a parameter
  parameterLabel_->setText(tr("over"));
  result_->setAccessibleName(tr("Result that is plotted"));
  parameter_->setAccessibleName(tr("Parameter of the plot"));
  plot_->setHint(tr("As soon as runs are done, their results are plotted here."));
}

void ResultPlotPage::setJob(const Job& job, bool withMatch)
{
  results_ = resultQuantities(job, withMatch);
  parameters_ = parameterQuantities(job);
  fillBox(*result_, results_, job);
  fillBox(*parameter_, parameters_, job);
}

void ResultPlotPage::showResults(const Job& job, const std::vector<ResultRow>& rows)
{
  const auto result = static_cast<std::size_t>(result_->currentIndex());
  const auto parameter = static_cast<std::size_t>(parameter_->currentIndex());
  if(result < results_.size() && parameter < parameters_.size())
    plot_->setData(plotOf(job, rows, results_[result], parameters_[parameter]));
}

} // namespace sparkwright

#include "app/ide/plots/PlotPanel.h"

#include "app/ide/common/Icons.h"
#include "core/text/WriteFile.h"

#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QVBoxLayout>

#include <array>

namespace sparkwright
{

namespace
{

constexpr std::array<int, 6> windows{5, 10, 30, 60, 300, 600}; // s

} // namespace

PlotPanel::PlotPanel(QWidget* parent)
    : QWidget(parent), splitter_(new QSplitter(Qt::Horizontal, this)), tree_(new SignalTree(SignalTree::Pick::Drag, this)),
      plots_(new PlotView(this)), window_(new QComboBox(this)), windowLabel_(new QLabel(this)), fit_(new QToolButton(this)),
      remove_(new QToolButton(this)), picture_(new QToolButton(this)), table_(new QToolButton(this)),
      save_(new QToolButton(this)), progress_(new QProgressBar(this))
{
  for(const auto& [button, icon] : {std::pair(fit_, "frame"), std::pair(remove_, "clear"), std::pair(picture_, "screenshot"),
                                    std::pair(table_, "copy"), std::pair(save_, "save")})
  {
    button->setIcon(themedIcon(QString::fromLatin1(icon)));
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
  }
  windowLabel_->setBuddy(window_);
  progress_->setRange(0, 1000);
  progress_->setMaximumWidth(140);
  progress_->setTextVisible(false);
  progress_->hide();
  auto* const right = new QWidget(this);
  auto* const row = new QHBoxLayout;
  row->setContentsMargins(4, 2, 4, 2);
  row->setSpacing(4);
  for(QToolButton* const button : {fit_, remove_, picture_, table_, save_})
    row->addWidget(button);
  row->addSpacing(8);
  row->addWidget(windowLabel_);
  row->addWidget(window_);
  row->addWidget(progress_);
  row->addStretch(1);
  auto* const column = new QVBoxLayout(right);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addLayout(row);
  column->addWidget(plots_, 1);
  splitter_->addWidget(tree_);
  splitter_->addWidget(right);
  splitter_->setStretchFactor(1, 1);
  splitter_->setSizes({220, 600});
  splitter_->setChildrenCollapsible(true);
  auto* const layout = new QVBoxLayout(this);
  layout->setContentsMargins(4, 4, 4, 4);
  layout->addWidget(splitter_);
  setFocusProxy(tree_);

  connect(tree_, &SignalTree::chosen, this,
          [this](const std::vector<std::string>& paths)
          {
            for(const std::string& path : paths)
            {
              const int index = tree_->model().catalog().find(path);
              if(index >= 0)
                plots_->setQuantities({{path, tree_->model().catalog().all()[static_cast<std::size_t>(index)].quantity}});
              plots_->add(path);
            }
          });
  connect(fit_, &QToolButton::clicked, plots_, &PlotView::fit);
  connect(remove_, &QToolButton::clicked, this,
          [this]
          {
            plots_->setPlots({});
            emit plots_->plotsChanged();
          });
  connect(picture_, &QToolButton::clicked, this, &PlotPanel::copyPicture);
  connect(table_, &QToolButton::clicked, this, &PlotPanel::copyTable);
  connect(save_, &QToolButton::clicked, this, &PlotPanel::saveWanted);
  connect(plots_, &PlotView::rebuilt, this, &PlotPanel::enableButtons);
  connect(plots_, &PlotView::pictureWanted, this, &PlotPanel::copyPicture);
  connect(plots_, &PlotView::tableWanted, this, &PlotPanel::copyTable);
  connect(plots_, &PlotView::saveWanted, this, &PlotPanel::saveWanted);
  connect(plots_, &PlotView::windowChanged, this, &PlotPanel::setWindow);
  connect(window_, &QComboBox::activated, this, [this](int index) { setWindow(window_->itemData(index).toDouble()); });
  fillWindows();
  retranslate();
  setLive(true);
}

void PlotPanel::fillWindows()
{
  window_->clear();
  for(const int seconds : windows)
    window_->addItem(seconds < 60 ? tr("%1 s").arg(QLocale().toString(seconds)) : tr("%1 min").arg(QLocale().toString(seconds / 60)),
                     seconds);
  setWindow(length_);
}

void PlotPanel::setWindow(double seconds)
{
  length_ = seconds;
  window_->setCurrentIndex(window_->findData(static_cast<int>(std::lround(seconds))));
  window_->setPlaceholderText(tr("%1 s").arg(QLocale().toString(seconds, 'f', 1)));
  if(live_)
    plots_->follow(length_);
}

void PlotPanel::setLive(bool live)
{
  live_ = live;
  window_->setVisible(live);
  windowLabel_->setVisible(live);
  plots_->follow(live ? length_ : 0);
}

void PlotPanel::setProgress(double done)
{
  progress_->setVisible(done < 1);
  progress_->setValue(static_cast<int>(done * 1000));
}

void PlotPanel::copyPicture() const { QApplication::clipboard()->setPixmap(plots_->picture()); }

void PlotPanel::copyTable() const { QApplication::clipboard()->setText(plots_->table('\t')); }

QString PlotPanel::saveTable(const QString& file) const
{
  return QString::fromStdString(writeAtomically(file.toStdString(), plots_->table(',').toStdString()));
}

void PlotPanel::enableButtons()
{
  const bool any = !plots_->plots().empty();
  const auto set = [any](QToolButton* button, const QString& tip)
  {
    button->setEnabled(any);
    button->setToolTip(any ? tip : tr("%1: nothing is plotted yet").arg(button->text()));
  };
  set(fit_, tr("Show all times and values"));
  set(remove_, tr("Remove all plots"));
  set(picture_, tr("Copy the plots as a picture"));
  set(table_, tr("Copy the visible values as a table"));
  set(save_, tr("Save the visible values in a CSV file"));
}

void PlotPanel::retranslate()
{
  const auto name = [](QToolButton* button, const QString& words)
  {
    button->setText(words);
    button->setAccessibleName(words);
  };
  name(fit_, tr("Fit"));
  name(remove_, tr("Remove all plots"));
  name(picture_, tr("Copy as picture"));
  name(table_, tr("Copy as table"));
  name(save_, tr("Save as CSV"));
  enableButtons();
  windowLabel_->setText(tr("&Newest"));
  window_->setToolTip(tr("How much of a running simulation is shown, in simulated time"));
  window_->setAccessibleName(tr("Length of the shown time"));
  progress_->setAccessibleName(tr("Reading the recording"));
  progress_->setToolTip(tr("Reading the recording"));
  fillWindows();
}

void PlotPanel::changeEvent(QEvent* event)
{
  if(event->type() == QEvent::LanguageChange)
    retranslate();
  QWidget::changeEvent(event);
}

} // namespace sparkwright

#include "app/ide/agents/ConnectionsPanel.h"

#include "app/ide/common/Icons.h"
#include "app/ide/common/texts/CoreTexts.h"

#include <QClipboard>
#include <QEvent>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHeaderView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace sparkwright
{

ConnectionsPanel::ConnectionsPanel(QWidget* parent)
    : QWidget(parent), pages_(new QStackedWidget(this)), table_(new QTableView(this)), invitation_(new QLabel(this)),
      command_(new QLabel(this)), explanation_(new QLabel(this)), copy_(new QPushButton(this)),
      offered_(new QToolButton(this))
{
  table_->setModel(&model_);
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  table_->setSelectionMode(QAbstractItemView::SingleSelection);
  table_->setShowGrid(false);
  table_->setWordWrap(false);
  table_->verticalHeader()->hide();
  table_->verticalHeader()->setDefaultSectionSize(table_->fontMetrics().height() + 8);
  table_->horizontalHeader()->setHighlightSections(false);
  table_->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  const std::pair<ConnectionsModel::Column, int> widths[] = {
      {ConnectionsModel::Team, 80},    {ConnectionsModel::Number, 36},  {ConnectionsModel::Robot, 56},
      {ConnectionsModel::Battery, 60}, {ConnectionsModel::Hottest, 64}, {ConnectionsModel::Answer, 68},
      {ConnectionsModel::Missed, 52},  {ConnectionsModel::Skipped, 52}, {ConnectionsModel::Message, 128}};
  for(const auto& [column, width] : widths)
    table_->horizontalHeader()->resizeSection(column, width);
  table_->horizontalHeader()->setStretchLastSection(true);

  QWidget* const empty = new QWidget(this);
  QVBoxLayout* const column = new QVBoxLayout(empty);
  column->setContentsMargins(12, 12, 12, 12);
  column->setSpacing(8);
  for(QLabel* const label : {invitation_, command_, explanation_})
  {
    label->setWordWrap(true);
    label->setParent(empty);
  }
  command_->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
  command_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  command_->setFrameShape(QFrame::StyledPanel);
  command_->setMargin(8);
  command_->setAutoFillBackground(true);
  command_->setBackgroundRole(QPalette::Base);
  copy_->setIcon(themedIcon(QStringLiteral("copy")));
  column->addWidget(invitation_);
  column->addWidget(command_);
  column->addWidget(copy_, 0, Qt::AlignLeft);
  column->addWidget(explanation_);
  offered_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  offered_->setFocusPolicy(Qt::TabFocus);
  offered_->hide();
  column->addWidget(offered_, 0, Qt::AlignLeft);
  column->addStretch();

  pages_->addWidget(empty);
  pages_->addWidget(table_);
  QVBoxLayout* const layout = new QVBoxLayout(this);
  layout->setContentsMargins(4, 4, 4, 4);
  layout->addWidget(pages_);

  connect(copy_, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(command()); });
  connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
          [this](const QModelIndex& current)
          {
            if(const quint64 root = model_.rootId(current.row()))
              emit robotSelected(root);
          });
  retranslate();
}

QString ConnectionsPanel::command() const
{
  return QStringLiteral("python3 Run_Player.py -i 127.0.0.1 -p %1 -t Red -u 1").arg(agentPort_);
}

void ConnectionsPanel::offer(QAction* action)
{
  offered_->setDefaultAction(action);
  retranslate();
}

void ConnectionsPanel::showCommand()
{
  command_->setText(command());
  const bool own = source_ == SessionState::Source::Own;
  const bool attaches = own && problem_.isEmpty() && !udp_; // It speaks TCP.
  if(source_ == SessionState::Source::Recorded)
    invitation_->setText(tr("A recording is shown: nobody connects to it. Agents play in a simulation of this program; "
                            "open a scene or a project for one."));
  else if(source_ == SessionState::Source::Remote)
    invitation_->setText(
        tr("A server elsewhere is watched. Agents connect to that server; it does not tell about them."));
  else if(problem_.isEmpty() && udp_)
    invitation_->setText(tr("No agent is connected yet. Agents connect by UDP to 127.0.0.1, port %1.").arg(agentPort_));
  else if(problem_.isEmpty())
    invitation_->setText(tr("No agent is connected yet. Agents for the 3D league of any team can play here: they "
                            "connect by TCP to 127.0.0.1, port %1. FCPCodebase, for example, attaches one with:")
                             .arg(agentPort_));
  else
    invitation_->setText(tr("Nobody can connect: %1").arg(problem_));
  command_->setVisible(attaches);
  copy_->setVisible(attaches);
  explanation_->setVisible(own && problem_.isEmpty());
  offered_->setVisible(own && offered_->defaultAction());
}

void ConnectionsPanel::setState(const SessionState& state)
{
  model_.setState(state);
  table_->setColumnHidden(ConnectionsModel::Skipped, !model_.tellsSkips());
  for(const ConnectionsModel::Column column :
      {ConnectionsModel::Robot, ConnectionsModel::Battery, ConnectionsModel::Hottest})
    table_->setColumnHidden(column, !model_.tells(column));
  QWidget* const page = pages_->widget(model_.rowCount() > 0 ? 1 : 0);
  if(pages_->currentWidget() != page)
    pages_->setCurrentWidget(page);
  const QString problem = inWindow(state.networkProblem);
  if((state.agentPort > 0 && state.agentPort != agentPort_) || problem != problem_ || state.agentsOverUdp != udp_ ||
     state.source != source_)
  {
    if(state.agentPort > 0)
      agentPort_ = state.agentPort;
    problem_ = problem;
    udp_ = state.agentsOverUdp;
    source_ = state.source;
    showCommand();
  }
}

void ConnectionsPanel::retranslate()
{
  table_->setAccessibleName(tr("Connections"));
  command_->setAccessibleName(tr("Command that attaches an agent"));
  copy_->setText(tr("Copy command"));
  copy_->setToolTip(tr("Copies the command, to be pasted into a terminal"));
  offered_->setAccessibleName(offered_->text().remove(QLatin1Char('&')));
  explanation_->setText(tr("Each agent appears here with its team, number and last message."));
  model_.retranslate();
  QHeaderView* const header = table_->horizontalHeader();
  for(int column = 0; column < ConnectionsModel::ColumnCount; ++column) // No heading is cut, in no language.
    header->resizeSection(column, std::max(header->sectionSize(column), header->sectionSizeHint(column)));
  showCommand();
}

void ConnectionsPanel::changeEvent(QEvent* event)
{
  if(event->type() == QEvent::LanguageChange)
    retranslate();
  QWidget::changeEvent(event);
}

} // namespace sparkwright

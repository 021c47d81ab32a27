#include "app/ide/agents/inspector/InspectorPanel.h"

#include "app/ide/common/Icons.h"
#include "app/ide/common/InSight.h"
#include "app/ide/common/RowTable.h"
#include "app/ide/session/StatusSentence.h"

#include <QEvent>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace sparkwright
{

namespace
{

constexpr int keptCycles[] = {50, 500, 5000};
constexpr qsizetype mostLines = 50; ///< Sent ones that are remembered.

enum TreeColumn
{
  NameColumn,
  ValueColumn,
  UnitColumn,
  MeaningColumn
};

} // namespace

InspectorPanel::InspectorPanel(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), tap_(session.messageTap()), agents_(new QComboBox(this)),
      directions_(new QComboBox(this)), cycles_(new QComboBox(this)), receiver_(new QComboBox(this)),
      filter_(new QLineEdit(this)), line_(new QLineEdit(this)), pause_(new QToolButton(this)),
      follow_(new QToolButton(this)), clear_(new QToolButton(this)), table_(new QTableView(this)),
      tree_(new QTreeWidget(this)), raw_(new QPlainTextEdit(this)), send_(new QPushButton(this)),
      state_(new QLabel(this)), problem_(new QLabel(this)), to_(new QLabel(this))
{
  model_.setNames([this](int agent) { return nameOf(agent); });
  for(QComboBox* const box : {agents_, directions_, cycles_, receiver_})
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  for(int i = 0; i < 3; ++i)
    directions_->addItem(QString());
  for(const int cycles : keptCycles)
    cycles_->addItem(QString(), cycles);
  cycles_->setCurrentIndex(1);
  filter_->setClearButtonEnabled(true);
  filter_->addAction(themedIcon(QStringLiteral("search")), QLineEdit::LeadingPosition);
  const std::pair<QToolButton*, const char*> buttons[] = {{pause_, "pause"}, {follow_, "to-end"}, {clear_, "clear"}};
  for(const auto& [button, icon] : buttons)
  {
    button->setIcon(themedIcon(QLatin1String(icon)));
    button->setAutoRaise(true);
  }
  pause_->setCheckable(true);
  follow_->setCheckable(true);
  follow_->setChecked(true);
  state_->setWordWrap(true);
  state_->setForegroundRole(QPalette::PlaceholderText);
  problem_->setWordWrap(true);

  QHBoxLayout* const row = new QHBoxLayout;
  row->setSpacing(4);
  row->addWidget(agents_);
  row->addWidget(directions_);
  row->addWidget(filter_, 1);
  row->addWidget(cycles_);
  for(QToolButton* const button : {pause_, follow_, clear_})
    row->addWidget(button);
  QSplitter* const splitter = new QSplitter(this);
  splitter->addWidget(makeMessages());
  splitter->addWidget(makeDetails());
  splitter->setStretchFactor(0, 1);
  splitter->setStretchFactor(1, 1);
  splitter->setChildrenCollapsible(false);
  QVBoxLayout* const layout = new QVBoxLayout(this);
  layout->setContentsMargins(4, 4, 4, 4);
  layout->setSpacing(4);
  layout->addLayout(row);
  layout->addWidget(state_);
  layout->addWidget(splitter, 1);
  layout->addLayout(makeSending());
  layout->addWidget(problem_);

  connect(agents_, &QComboBox::activated, this,
          [this]
          {
            model_.clear();
            applyWatch();
            checkLine();
          });
  connect(directions_, &QComboBox::currentIndexChanged, this,
          [this](int index) { filtered_.setShown(static_cast<MessagesFilter::Shown>(index)); });
  connect(cycles_, &QComboBox::currentIndexChanged, this, [this] { model_.setCycles(cycles_->currentData().toInt()); });
  connect(filter_, &QLineEdit::textChanged, &filtered_, &MessagesFilter::setText);
  connect(pause_, &QToolButton::toggled, this, &InspectorPanel::applyWatch);
  connect(clear_, &QToolButton::clicked, &model_, &MessagesModel::clear);
  connect(follow_, &QToolButton::toggled, this, &InspectorPanel::showNewest);
  retranslate();
  listAgents({});
}

InspectorPanel::~InspectorPanel()
{
  if(tap_)
    tap_->watch(MessageTap::nobody);
}

QWidget* InspectorPanel::makeMessages()
{
  filtered_.setSourceModel(&model_);
  table_->setModel(&filtered_);
  showAsRows(*table_);
  const std::pair<MessagesModel::Column, int> widths[] = {{MessagesModel::Time, 72},
                                                          {MessagesModel::Direction, 104},
                                                          {MessagesModel::Agent, 80},
                                                          {MessagesModel::Size, 56}};
  for(const auto& [column, width] : widths)
    table_->horizontalHeader()->resizeSection(column, width);
  connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &InspectorPanel::showMessage);
  connect(table_, &QTableView::clicked, this, [this] { follow_->setChecked(false); }); // It stays with this one.
  connect(table_->verticalScrollBar(), &QScrollBar::actionTriggered, this,
          [this]
          {
            const QScrollBar* const bar = table_->verticalScrollBar();
            follow_->setChecked(bar->sliderPosition() >= bar->maximum() - 1);
          });
  return table_;
}

QWidget* InspectorPanel::makeDetails()
{
  QTabWidget* const tabs = new QTabWidget(this);
  tree_->setColumnCount(4);
  tree_->setUniformRowHeights(true);
  tree_->header()->resizeSection(NameColumn, 130);
  tree_->header()->resizeSection(ValueColumn, 150);
  tree_->header()->resizeSection(UnitColumn, 52);
  raw_->setReadOnly(true);
  raw_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  raw_->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
  tabs->addTab(tree_, QString());
  tabs->addTab(raw_, QString());
  return tabs;
}

QLayout* InspectorPanel::makeSending()
{
  receiver_->addItem(QString());
  receiver_->addItem(QString());
  line_->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
  line_->installEventFilter(this);
  send_->setIcon(themedIcon(QStringLiteral("send")));
  QHBoxLayout* const row = new QHBoxLayout;
  row->setSpacing(4);
  to_->setBuddy(receiver_);
  row->addWidget(to_);
  row->addWidget(receiver_);
  row->addWidget(line_, 1);
  row->addWidget(send_);
  connect(line_, &QLineEdit::textChanged, this, &InspectorPanel::checkLine);
  connect(receiver_, &QComboBox::currentIndexChanged, this, &InspectorPanel::checkLine);
  connect(line_, &QLineEdit::returnPressed, this, &InspectorPanel::send);
  connect(send_, &QPushButton::clicked, this, &InspectorPanel::send);
  return row;
}

int InspectorPanel::watched() const
{
  return agents_->currentIndex() < 0 ? MessageTap::nobody : agents_->currentData().toInt();
}

void InspectorPanel::watch(AgentId agent)
{
  const int index = agents_->findData(agent);
  if(index < 0 || index == agents_->currentIndex())
    return;
  agents_->setCurrentIndex(index);
  model_.clear();
  applyWatch();
  checkLine();
}

QString InspectorPanel::nameOf(int agent) const
{
  const auto found = std::ranges::find(names_, agent, &std::pair<int, QString>::first);
  return found == names_.end() ? tr("Agent %1").arg(agent) : found->second;
}

/// The agents of this moment; the one that is watched stays, even if it has gone.
void InspectorPanel::listAgents(const SessionState& state)
{
  std::vector<std::pair<int, QString>> names;
  for(const ConnectionInfo& info : state.connections)
    if(info.kind == ConnectionInfo::Kind::Agent && info.agent > 0)
    {
      QString name = tr("Agent %1").arg(info.agent);
      if(state.frame)
        for(const AgentInfo& agent : state.frame->agents)
          if(const QString team =
                 agent.id == info.agent ? StatusSentence::teamName(agent, state.frame->game) : QString();
             !team.isEmpty())
            name = team + QLatin1Char(' ') + QString::number(agent.unum);
      names.emplace_back(info.agent, name);
    }
  if(names == names_ && agents_->count() > 0)
    return;
  names_ = std::move(names);
  int present = agents_->count() > 0 ? watched() : MessageTap::nobody;
  const QSignalBlocker quiet(agents_);
  agents_->clear();
  for(const auto& [agent, name] : names_)
    agents_->addItem(name, agent);
  if(present > 0 && agents_->findData(present) < 0)
    agents_->addItem(tr("Agent %1 (gone)").arg(present), present);
  agents_->addItem(tr("All agents"), MessageTap::everybody);
  agents_->addItem(tr("Commands to the server"), MessageTap::commands);
  if(present == MessageTap::nobody && !names_.empty())
    present = names_.front().first;
  agents_->setCurrentIndex(agents_->findData(present)); // -1: nobody, until there is an agent.
  checkLine();
}

/// Tells the tap whom to copy: nobody while this cannot be seen.
void InspectorPanel::applyWatch()
{
  const int wanted = !isInSight(*this) || pause_->isChecked() ? static_cast<int>(MessageTap::nobody) : watched();
  if(!tap_ || wanted == tapped_)
    return;
  if(wanted == MessageTap::nobody)
    fetch();
  tapped_ = wanted;
  tap_->watch(wanted);
}

void InspectorPanel::fetch()
{
  MessageTap::Batch batch = tap_->fetch();
  dropped_ += batch.dropped;
  model_.add(std::move(batch.messages));
  showNewest();
}

void InspectorPanel::follow(const SessionState& state)
{
  if(!isInSight(*this))
    return applyWatch();
  if(state.generation != generation_) // Another World: its agents and its time begin anew.
  {
    generation_ = state.generation;
    dropped_ = 0;
    model_.clear();
  }
  listAgents(state);
  applyWatch();
  if(tap_ && tapped_ != MessageTap::nobody)
    fetch();
  const bool own = state.source == SessionState::Source::Own;
  QString words;
  if(!own)
    words = tr("Messages can be seen in a simulation of this program only.");
  else if(watched() == MessageTap::nobody)
    words = tr("No agent is connected. When there is one, its messages are shown here, decoded.");
  else if(dropped_ > 0)
    words = tr("%n message(s) left out: they come faster than they can be shown.", nullptr, static_cast<int>(dropped_));
  state_->setText(words);
  state_->setVisible(!words.isEmpty());
}

/// While following: percepts if both directions are shown, so that not now this and now that is seen.
void InspectorPanel::showNewest()
{
  if(!follow_->isChecked())
    return;
  constexpr int farthest = 200;
  const int last = filtered_.rowCount() - 1;
  int row = last;
  for(int i = last; i >= 0 && i > last - farthest; --i)
    if(filtered_.index(i, 0).data(MessagesModel::DirectionRole).toInt() ==
       static_cast<int>(MessageTap::Direction::ToAgent))
    {
      row = i;
      break;
    }
  if(row < 0)
    return;
  table_->setCurrentIndex(filtered_.index(row, 0));
  table_->scrollToBottom();
}

void InspectorPanel::showMessage(const QModelIndex& index)
{
  if(!index.isValid())
    return;
  const std::string& text = model_.message(filtered_.mapToSource(index).row()).text;
  const DecodedMessage decoded = decodeMessage(text);
  tree_->setUpdatesEnabled(false);
  showParts(tree_->invisibleRootItem(), decoded.parts);
  if(!decoded.problem.isEmpty())
    new QTreeWidgetItem(tree_, {tr("Mistake"), decoded.problem});
  tree_->setUpdatesEnabled(true);
  constexpr std::size_t longestRaw = 1 << 16;
  raw_->setPlainText(QString::fromStdString(text.substr(0, longestRaw)));
}

/// Uses the items that are there, so that what is folded and where one has scrolled stays.
void InspectorPanel::showParts(QTreeWidgetItem* parent, const std::vector<DecodedPart>& parts)
{
  constexpr std::size_t most = 2000;
  const std::size_t count = std::min(parts.size(), most);
  for(std::size_t i = 0; i < count; ++i)
  {
    QTreeWidgetItem* item = parent->child(static_cast<int>(i));
    if(!item)
    {
      item = new QTreeWidgetItem(parent);
      item->setExpanded(true);
    }
    showPart(item, parts[i]);
  }
  while(parent->childCount() > static_cast<int>(count))
    delete parent->takeChild(parent->childCount() - 1);
}

void InspectorPanel::showPart(QTreeWidgetItem* item, const DecodedPart& part)
{
  const QString* const texts[] = {&part.name, &part.value, &part.unit, &part.meaning};
  for(int column = NameColumn; column <= MeaningColumn; ++column)
    if(item->text(column) != *texts[column])
    {
      item->setText(column, *texts[column]);
      if(column == MeaningColumn || column == ValueColumn)
        item->setToolTip(column, texts[column]->left(500));
    }
  showParts(item, part.parts);
}

void InspectorPanel::checkLine()
{
  const bool toAgent = receiver_->currentIndex() == 0;
  QString words;
  bool good = false;
  if(!line_->text().trimmed().isEmpty())
  {
    const MessageProblem problem = checkMessage(line_->text());
    good = problem.column == 0;
    if(!good)
      words = tr("Column %1: %2").arg(problem.column).arg(problem.words);
    else if(toAgent && std::ranges::find(names_, watched(), &std::pair<int, QString>::first) == names_.end())
    {
      good = false;
      words = tr("Choose the agent in whose name it is sent, at the top left.");
    }
  }
  problem_->setText(words);
  problem_->setVisible(!words.isEmpty());
  send_->setEnabled(good);
}

void InspectorPanel::send()
{
  checkLine();
  if(!send_->isEnabled())
  {
    if(const MessageProblem problem = checkMessage(line_->text()); problem.column > 0)
      line_->setCursorPosition(problem.column - 1);
    return;
  }
  const QString text = line_->text().trimmed();
  if(receiver_->currentIndex() == 0)
  {
    session_.sayFor(watched(), text.toStdString());
    emit told(tr("Sent in the name of %1: %2").arg(nameOf(watched()), text));
  }
  else
  {
    session_.command(text.toStdString());
    emit told(tr("Sent to the server: %1").arg(text));
  }
  sent_.removeAll(text);
  sent_.prepend(text);
  sent_ = sent_.mid(0, mostLines);
  recalled_ = -1;
  line_->clear();
}

bool InspectorPanel::eventFilter(QObject* object, QEvent* event)
{
  if(object == line_ && event->type() == QEvent::KeyPress)
  {
    const int key = static_cast<QKeyEvent*>(event)->key();
    if(key == Qt::Key_Up || key == Qt::Key_Down)
    {
      recalled_ = std::clamp<qsizetype>(recalled_ + (key == Qt::Key_Up ? 1 : -1), -1, sent_.size() - 1);
      line_->setText(recalled_ < 0 ? QString() : sent_[recalled_]);
      return true;
    }
  }
  return QWidget::eventFilter(object, event);
}

void InspectorPanel::retranslate()
{
  const auto name = [](QWidget* widget, const QString& text, const QString& tip)
  {
    widget->setAccessibleName(text);
    widget->setToolTip(tip);
  };
  name(agents_, tr("Agent to watch"), tr("Whose messages are shown"));
  name(directions_, tr("Direction"), tr("Which messages are shown"));
  directions_->setItemText(0, tr("Both directions"));
  directions_->setItemText(1, tr("To the agent"));
  directions_->setItemText(2, tr("From the agent"));
  name(cycles_, tr("Cycles kept"), tr("How many cycles are kept"));
  for(int i = 0; i < cycles_->count(); ++i)
    cycles_->setItemText(i, tr("%n cycle(s)", nullptr, cycles_->itemData(i).toInt()));
  filter_->setPlaceholderText(tr("Filter by text"));
  filter_->setAccessibleName(tr("Filter the messages"));
  name(pause_, tr("Pause"), tr("Reads no more messages, while the simulation goes on"));
  name(follow_, tr("Follow"), tr("Shows the newest message"));
  name(clear_, tr("Clear the messages"), tr("Removes all messages from the list"));
  table_->setAccessibleName(tr("Messages"));
  tree_->setAccessibleName(tr("Parts of the message"));
  tree_->setHeaderLabels({tr("Name"), tr("Value"), tr("Unit"), tr("Meaning")});
  raw_->setAccessibleName(tr("Text of the message"));
  if(auto* const tabs = qobject_cast<QTabWidget*>(tree_->parentWidget()->parentWidget()))
  {
    tabs->setTabText(0, tr("Decoded"));
    tabs->setTabText(1, tr("Text"));
  }
  to_->setText(tr("&Send:"));
  receiver_->setItemText(0, tr("as this agent"));
  receiver_->setItemText(1, tr("to the server"));
  name(receiver_, tr("Send as"),
       tr("As this agent: its effectors take it. To the server: a command, as of a trainer or monitor"));
  line_->setAccessibleName(tr("Message to send"));
  line_->setPlaceholderText(tr("(he1 1.5) – Enter sends, Up recalls earlier ones"));
  send_->setText(tr("Send"));
  model_.retranslate();
  checkLine();
}

void InspectorPanel::changeEvent(QEvent* event)
{
  if(event->type() == QEvent::LanguageChange)
    retranslate();
  QWidget::changeEvent(event);
}

} // namespace sparkwright

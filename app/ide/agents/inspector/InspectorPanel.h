#pragma once

#include "app/ide/agents/inspector/MessageDecoder.h"
#include "app/ide/agents/inspector/MessagesModel.h"
#include "app/ide/session/Session.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableView>
#include <QToolButton>
#include <QTreeWidget>

namespace sparkwright
{

/// The dock that shows the messages of agents as they come, decoded, and sends some by hand.
///
/// Messages are read along only while it is in sight.
class InspectorPanel : public QWidget
{
  Q_OBJECT
public:
  explicit InspectorPanel(Session& session, QWidget* parent = nullptr);
  ~InspectorPanel() override;

  /// To be called some times a second: fetches messages and updates the list of agents.
  void follow(const SessionState& state);
  /// Watches an agent.
  void watch(AgentId agent);
  /// MessageTap::nobody, commands, everybody or an agent.
  int watched() const;

  QComboBox& agents() const { return *agents_; }
  QComboBox& directions() const { return *directions_; }
  QLineEdit& filter() const { return *filter_; }
  QToolButton& pauseButton() const { return *pause_; }
  QTableView& table() const { return *table_; }
  QTreeWidget& tree() const { return *tree_; }
  QPlainTextEdit& raw() const { return *raw_; }
  QComboBox& receiver() const { return *receiver_; }
  QLineEdit& line() const { return *line_; }
  QPushButton& sendButton() const { return *send_; }
  QString sendProblem() const { return problem_->text(); }
  const MessagesModel& model() const { return model_; }

signals:
  void told(const QString& words);

protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* object, QEvent* event) override;

private:
  QWidget* makeMessages();
  QWidget* makeDetails();
  QLayout* makeSending();
  void retranslate();
  void listAgents(const SessionState& state);
  QString nameOf(int agent) const;
  void applyWatch();
  void fetch();
  void showNewest();
  void showMessage(const QModelIndex& index);
  void showPart(QTreeWidgetItem* item, const DecodedPart& part);
  void showParts(QTreeWidgetItem* parent, const std::vector<DecodedPart>& parts);
  void checkLine();
  void send();

  Session& session_;
  std::shared_ptr<MessageTap> tap_;
  int tapped_ = MessageTap::nobody; ///< What the tap has been told.
  MessagesModel model_;
  MessagesFilter filtered_;
  std::vector<std::pair<int, QString>> names_; ///< Of the agents, in their order.
  long dropped_ = 0;
  long generation_ = 0; ///< Of the World whose messages are shown.
  QStringList sent_;        ///< Lines sent by hand, newest first, …
  qsizetype recalled_ = -1; ///< … of which this one is shown.
  QComboBox *agents_, *directions_, *cycles_, *receiver_;
  QLineEdit *filter_, *line_;
  QToolButton *pause_, *follow_, *clear_;
  QTableView* table_;
  QTreeWidget* tree_;
  QPlainTextEdit* raw_;
  QPushButton* send_;
  QLabel *state_, *problem_, *to_;
};

} // namespace sparkwright

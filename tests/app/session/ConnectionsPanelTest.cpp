#include "app/ide/agents/ConnectionsPanel.h"
#include "app/ide/window/Language.h"
#include "core/robot/types/RobotTypes.h"

#include <QAction>
#include <QHeaderView>
#include <QLabel>
#include <QToolButton>
#include <QtTest>

using namespace sparkwright;
using Column = ConnectionsModel::Column;

/// What the connections panel tells about robots: type or file, battery, and how warm their motors are.
class ConnectionsPanelTest : public QObject
{
  Q_OBJECT
private slots:
  void init()
  {
    language_.use("en");
    panel_ = std::make_unique<ConnectionsPanel>();
    state_ = {};
  }

  void columnsAreThereWhereTheySaySomething()
  {
    add({});
    show();
    for(const Column column : {Column::Robot, Column::Battery, Column::Hottest})
      QVERIFY(table()->isColumnHidden(column));
    AgentInfo nao;
    nao.model = model("nao3");
    add(nao);
    show();
    QVERIFY(!table()->isColumnHidden(Column::Robot));
    QVERIFY(table()->isColumnHidden(Column::Battery) && table()->isColumnHidden(Column::Hottest));
    QCOMPARE(text(0, Column::Robot), QString());
    QCOMPARE(text(1, Column::Robot), QString("nao3"));
    AgentInfo lamp;
    lamp.motors.charge = 0.5f;
    add(lamp);
    show();
    QVERIFY(!table()->isColumnHidden(Column::Battery) && table()->isColumnHidden(Column::Hottest));
    QCOMPARE(text(1, Column::Battery), QString());
    QCOMPARE(text(2, Column::Battery), QString("50 %"));
    state_ = {};
    show();
    QVERIFY(table()->isColumnHidden(Column::Robot) && table()->isColumnHidden(Column::Battery));
  }
  void nobodyIsInvitedWhereNobodyCanConnect()
  {
    QAction demo(QStringLiteral("Demo"));
    panel_->offer(&demo);
    panel_->show();
    const auto seen = [this](const char* words)
    {
      bool found = false;
      for(const QLabel* const label : panel_->findChildren<QLabel*>())
        found |= label->isVisible() && label->text().contains(QLatin1String(words));
      return found;
    };
    QToolButton* offered = nullptr;
    for(QToolButton* const button : panel_->findChildren<QToolButton*>())
      if(button->defaultAction() == &demo)
        offered = button;
    QVERIFY(offered);
    show();
    QVERIFY(seen("sparkwright-team") && offered->isVisible());
    state_.source = SessionState::Source::Recorded;
    show();
    QVERIFY(seen("A recording is shown") && !seen("sparkwright-team") && !offered->isVisible());
    state_.source = SessionState::Source::Remote;
    show();
    QVERIFY(seen("A server elsewhere") && !seen("sparkwright-team") && !offered->isVisible());
    state_.source = SessionState::Source::Own;
    show();
    QVERIFY(seen("sparkwright-team") && offered->isVisible());
  }
  void robotsWithoutATypeAreNamedAfterTheirFile()
  {
    AgentInfo agent;
    agent.model = model({});
    add(agent);
    show();
    QCOMPARE(text(0, Column::Robot), QString("nao_hetero"));
    QVERIFY2(tip(0).contains("Robot: rsg/agent/nao/nao_hetero.rsg"), qPrintable(tip(0)));
  }
  void batteryAndHeatAreTold()
  {
    AgentInfo agent;
    agent.model = model("nao3");
    agent.motors = {.count = 22, .hottest = 48.6f, .joint = "lle4", .charge = 0.873f};
    add(agent);
    show();
    QCOMPARE(text(0, Column::Battery), QString("87 %"));
    QCOMPARE(text(0, Column::Hottest), QString("49 °C"));
    QVERIFY(icon(0, Column::Hottest).isNull() && icon(0, Column::Battery).isNull());
    for(const char* const words : {"Robot type nao3: Long legs. (rsg/agent/nao/nao_hetero.rsg)", "Battery: 87.3 %",
                                   "Hottest motor: lle4, 48.6 °C"})
      QVERIFY2(tip(0).contains(words), qPrintable(tip(0)));

    agent.motors = {.count = 22, .hottest = 91, .joint = "lle4", .weakened = 2, .shutDown = 1, .charge = 0.001f};
    change(0, agent);
    QCOMPARE(text(0, Column::Battery), QString("1 %")); // Not empty yet.
    QVERIFY(!icon(0, Column::Hottest).isNull());        // Not by figures alone.
    QVERIFY(icon(0, Column::Battery).isNull());
    QVERIFY2(tip(0).contains("2 motors with less torque") && tip(0).contains("One motor off"), qPrintable(tip(0)));
    agent.motors = {.count = 22, .hottest = 60, .joint = "rle1", .charge = 0.f};
    change(0, agent);
    QCOMPARE(text(0, Column::Battery), QString("0 %"));
    QVERIFY(!icon(0, Column::Battery).isNull() && icon(0, Column::Hottest).isNull());
    QVERIFY2(tip(0).contains("battery is empty"), qPrintable(tip(0)));
  }
  void onlyWhatLooksOtherwiseIsDrawnAnew()
  {
    AgentInfo agent;
    agent.motors = {.count = 22, .hottest = 48.1f, .joint = "rle1", .charge = 0.873f};
    add(agent);
    show();
    QSignalSpy changed(table()->model(), &QAbstractItemModel::dataChanged);
    agent.motors.hottest = 48.2f;
    agent.motors.charge = 0.872f;
    change(0, agent);
    QCOMPARE(changed.count(), 0);
    agent.motors.hottest = 49.2f;
    change(0, agent);
    QCOMPARE(changed.count(), 1);
  }
  void monitorsHaveNoRobot()
  {
    AgentInfo agent;
    agent.model = model("nao3");
    add(agent);
    ConnectionInfo monitor;
    monitor.kind = ConnectionInfo::Kind::Monitor;
    state_.connections.push_back(monitor);
    show();
    QCOMPARE(text(1, Column::Team), QString("Monitor"));
    for(const Column column : {Column::Robot, Column::Battery, Column::Hottest})
      QCOMPARE(text(1, column), QString());
  }
  void headingsExplainThemselvesInEachLanguage()
  {
    AgentInfo agent;
    agent.model = model("nao3");
    agent.motors = {.count = 22, .hottest = 100, .joint = "rle1", .charge = 1.f};
    add(agent);
    show();
    for(const QString& language : Language::available())
    {
      language_.use(language);
      for(const Column column : {Column::Robot, Column::Battery, Column::Hottest})
      {
        const auto heading = [&](int role)
        { return table()->model()->headerData(column, Qt::Horizontal, role).toString(); };
        QVERIFY(!heading(Qt::DisplayRole).isEmpty() && !heading(Qt::ToolTipRole).isEmpty());
        QTRY_VERIFY(table()->horizontalHeader()->sectionSize(column) >=
                    table()->horizontalHeader()->sectionSizeHint(column));
      }
    }
  }

private:
  const QTableView* table() const { return panel_->findChild<QTableView*>(); }
  QString text(int row, Column column) const { return table()->model()->index(row, column).data().toString(); }
  QString tip(int row) const { return table()->model()->index(row, 0).data(Qt::ToolTipRole).toString(); }
  QIcon icon(int row, Column column) const
  {
    return table()->model()->index(row, column).data(Qt::DecorationRole).value<QIcon>();
  }
  static std::shared_ptr<const RobotModel> model(const std::string& type)
  {
    return std::make_shared<const RobotModel>(
        RobotModel{"rsg/agent/nao/nao_hetero.rsg", type, type.empty() ? "" : "Long legs."});
  }
  void add(AgentInfo agent)
  {
    agent.id = static_cast<int>(agentsSoFar().size()) + 1;
    ConnectionInfo connection;
    connection.agent = agent.id;
    state_.connections.push_back(connection);
    auto frame = std::make_shared<Frame>();
    frame->agents = agentsSoFar();
    frame->agents.push_back(agent);
    state_.frame = frame;
  }
  void change(int row, AgentInfo agent)
  {
    agent.id = row + 1;
    auto frame = std::make_shared<Frame>(*state_.frame);
    frame->agents[static_cast<std::size_t>(row)] = agent;
    state_.frame = frame;
    show();
  }
  std::vector<AgentInfo> agentsSoFar() const { return state_.frame ? state_.frame->agents : std::vector<AgentInfo>(); }
  void show() { panel_->setState(state_); }

  Language language_;
  std::unique_ptr<ConnectionsPanel> panel_;
  SessionState state_;
};

QTEST_MAIN(ConnectionsPanelTest)
#include "ConnectionsPanelTest.moc"

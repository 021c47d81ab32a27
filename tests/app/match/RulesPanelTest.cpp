#include "SessionSupport.h"

#include "app/ide/match/RulesPanel.h"

#include <QDoubleSpinBox>
#include <QSignalSpy>
#include <QtTest>

#include <algorithm>

using namespace sparkwright;

/// The dock of rules and variables: what it lists, and what it asks for.
class RulesPanelTest : public QObject
{
  Q_OBJECT

  static GameVariable number(const char* name, const char* value, const char* configured, bool live = true)
  {
    GameVariable variable;
    variable.name = name;
    variable.topic = live ? "Course of a match" : "Field and ball";
    variable.unit = "s";
    variable.meaning = "Length of a <half>.";
    variable.lowest = 0;
    variable.highest = 600;
    variable.value = value;
    variable.configured = configured;
    variable.live = live;
    return variable;
  }
  static SessionState stateWith(std::vector<GameVariable> variables, std::vector<GameRule> rules = {})
  {
    auto frame = std::make_shared<Frame>();
    frame->game.present = true;
    frame->game.rules = std::make_shared<const GameRules>(GameRules{std::move(variables), std::move(rules)});
    SessionState state;
    state.frame = frame;
    return state;
  }
  static SessionState example()
  {
    GameVariable charging = number("UseCharging", "true", "true");
    charging.kind = GameVariable::Kind::Switch;
    return stateWith({number("FieldLength", "30", "30", false), number("RuleHalfTime", "120", "300"), charging},
                     {{"goal", true}, {"ball out", false}});
  }
  static QModelIndex find(const RulesModel& model, const QString& name, int column)
  {
    for(int topic = 0; topic < model.rowCount(); ++topic)
      for(int row = 0; row < model.rowCount(model.index(topic, 0)); ++row)
        if(const QModelIndex parent = model.index(topic, 0); model.index(row, 0, parent).data().toString() == name)
          return model.index(row, column, parent);
    return {};
  }

private slots:
  void listsRulesAndVariables()
  {
    RulesPanel panel;
    panel.setState(example());
    RulesModel& model = panel.model();
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(model.index(0, 0).data().toString(), QString("Rules that are applied"));
    QCOMPARE(model.index(1, 0).data().toString(), QString("Field and ball"));
    QCOMPARE(find(model, "RuleHalfTime", RulesModel::Value).data().toString(), QString("120 s"));
    QCOMPARE(find(model, "RuleHalfTime", RulesModel::Standard).data().toString(), QString("300 s"));
    QCOMPARE(find(model, "RuleHalfTime", RulesModel::Range).data().toString(), QString("0 to 600 s"));
    QVERIFY(find(model, "RuleHalfTime", 0).data(RulesModel::ChangedRole).toBool());
    QVERIFY(!find(model, "FieldLength", 0).data(RulesModel::ChangedRole).toBool());
    QCOMPARE(find(model, "UseCharging", RulesModel::Value).data(Qt::CheckStateRole).toInt(), int(Qt::Checked));
    QCOMPARE(find(model, "ball out", RulesModel::Value).data(Qt::CheckStateRole).toInt(), int(Qt::Unchecked));
    const QString text = find(model, "RuleHalfTime", 0).data(RulesModel::ExplanationRole).toString();
    QVERIFY2(text.contains("Length of a &lt;half&gt;.") && text.contains("at once"), qPrintable(text));
    QVERIFY(find(model, "FieldLength", 0).data(RulesModel::ExplanationRole).toString().contains("after a reset"));
  }

  void nothingIsListedWithoutAGame()
  {
    RulesPanel panel;
    panel.setState({});
    QVERIFY(panel.model().isEmpty());
    panel.setState(example());
    QVERIFY(!panel.model().isEmpty());
    panel.setState({});
    QVERIFY(panel.model().isEmpty());
  }

  void numbersAreAskedForWithinTheirRange()
  {
    RulesPanel panel;
    panel.setState(example());
    QSignalSpy asked(&panel, &RulesPanel::variableChanged);
    const QModelIndex value = find(panel.model(), "RuleHalfTime", RulesModel::Value);
    QVERIFY(panel.model().setData(value, 60.5, Qt::EditRole));
    QCOMPARE(asked.takeFirst(), QVariantList({"RuleHalfTime", "60.5"}));
    for(const QVariant& wrong : {QVariant(1e9), QVariant(-1), QVariant(qQNaN()), QVariant("10 s"), QVariant("")})
      QVERIFY(!panel.model().setData(value, wrong, Qt::EditRole));
    QVERIFY(asked.isEmpty());
    QVERIFY(panel.model().setData(value, 120, Qt::EditRole)); // Only looked at.
    QVERIFY(asked.isEmpty());
    // Nothing is shown before it is in force.
    QCOMPARE(value.data().toString(), QString("120 s"));
    QVERIFY(!panel.model().setData(find(panel.model(), "RuleHalfTime", RulesModel::Name), 3, Qt::EditRole));
  }

  void switchesAndRulesAreChecked()
  {
    RulesPanel panel;
    panel.setState(example());
    QSignalSpy asked(&panel, &RulesPanel::variableChanged);
    const auto check = [&](const char* name, Qt::CheckState state)
    { return panel.model().setData(find(panel.model(), name, RulesModel::Value), state, Qt::CheckStateRole); };
    QVERIFY(check("UseCharging", Qt::Unchecked));
    QCOMPARE(asked.takeFirst(), QVariantList({"UseCharging", "false"}));
    QVERIFY(check("goal", Qt::Unchecked));
    QCOMPARE(asked.takeFirst(), QVariantList({"DisabledRules", "goal, ball out"}));
    QVERIFY(check("ball out", Qt::Checked));
    QCOMPARE(asked.takeFirst(), QVariantList({"DisabledRules", ""}));
  }

  void theEditorKnowsUnitAndRange()
  {
    RulesPanel panel;
    panel.setState(example());
    panel.filter().setText("halftime");
    const QAbstractItemModel& shown = *panel.tree().model();
    QCOMPARE(shown.rowCount(), 1); // The topic of what was found.
    const QModelIndex value = shown.index(0, RulesModel::Value, shown.index(0, 0));
    QCOMPARE(value.data().toString(), QString("120 s"));
    QSignalSpy asked(&panel, &RulesPanel::variableChanged);
    panel.resize(500, 500);
    panel.show();
    panel.tree().setCurrentIndex(value);
    panel.tree().edit(value);
    QDoubleSpinBox* const box = panel.tree().findChild<QDoubleSpinBox*>();
    QVERIFY(box);
    QCOMPARE(box->maximum(), 600.0);
    QCOMPARE(box->suffix(), QString(" s"));
    QCOMPARE(box->text(), QString("120 s"));
    box->selectAll();
    QTest::keyClicks(box, "45");
    QTest::keyClick(box, Qt::Key_Return);
    QTRY_COMPARE(asked.size(), 1);
    QCOMPARE(asked.takeFirst(), QVariantList({"RuleHalfTime", "45"}));
  }

  void theChosenVariableIsExplainedAndReset()
  {
    RulesPanel panel;
    panel.setState(example());
    QVERIFY(panel.explanation().contains("Choose a variable"));
    QVERIFY(!panel.resetButton().isEnabled());
    panel.filter().setText("RuleHalf");
    const QAbstractItemModel& shown = *panel.tree().model();
    panel.tree().setCurrentIndex(shown.index(0, 0, shown.index(0, 0)));
    QVERIFY(panel.explanation().contains("RuleHalfTime"));
    QVERIFY(panel.resetButton().isEnabled());
    QSignalSpy asked(&panel, &RulesPanel::variableChanged);
    panel.resetButton().click();
    QCOMPARE(asked.takeFirst(), QVariantList({"RuleHalfTime", "default"}));
    // When it is done, there is nothing to reset; the choice stays.
    GameVariable half = number("RuleHalfTime", "300", "300");
    SessionState after = example();
    auto frame = std::make_shared<Frame>(*after.frame);
    GameRules rules = *frame->game.rules;
    rules.variables[1] = half;
    frame->game.rules = std::make_shared<const GameRules>(rules);
    after.frame = frame;
    panel.setState(after);
    QVERIFY(panel.explanation().contains("RuleHalfTime"));
    QVERIFY(!panel.resetButton().isEnabled());
  }

  void whatCountsAfterAResetIsShownSo()
  {
    RulesPanel panel;
    SessionState state = example();
    state.variables = {{"FieldLength", "20"}};
    panel.setState(state);
    const QModelIndex value = find(panel.model(), "FieldLength", RulesModel::Value);
    QCOMPARE(value.data().toString(), QString("→ 20 s"));
    const QString text = value.data(RulesModel::ExplanationRole).toString();
    QVERIFY2(text.contains("after a reset. Until then it is 30 s."), qPrintable(text));
    QVERIFY(value.data(RulesModel::ChangedRole).toBool());
    QCOMPARE(value.data(Qt::EditRole).toDouble(), 20.0);
  }
};

QTEST_MAIN(RulesPanelTest)
#include "RulesPanelTest.moc"

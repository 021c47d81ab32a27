#include "app/ide/log/LogPanel.h"
#include "tests/app/SessionSupport.h"

#include <QtTest>

using namespace sparkwright;
using test::logEntry;
using Severity = Diagnostic::Severity;

class LogPanelTest : public QObject
{
  Q_OBJECT
private slots:
  void severityFilters()
  {
    LogPanel panel;
    panel.add({logEntry(Severity::Debug, "d"), logEntry(Severity::Note, "n"), logEntry(Severity::Warning, "w"),
               logEntry(Severity::Error, "e")});
    QCOMPARE(panel.model().rowCount(), 4);
    QCOMPARE(panel.shownRows(), 3); // Details are hidden at first.
    panel.severityBox()->setCurrentIndex(0);
    QCOMPARE(panel.shownRows(), 4);
    panel.severityBox()->setCurrentIndex(3);
    QCOMPARE(panel.shownRows(), 1);
  }
  void sourcesFilter()
  {
    static constexpr TextKey referee{"foul.pushing", "%1 pushes"}, agents{"client.lost", "%1 is gone"};
    LogEntry foul{1, Diagnostic::of(Severity::Note, {}, 0, 0, LocalText(referee, {"Red 3"}))};
    LogEntry gone{2, Diagnostic::of(Severity::Note, {}, 0, 0, LocalText(agents, {"Red 4"}))};
    LogEntry scene = logEntry(Severity::Note, "a scene");
    scene.diagnostic.file = "box.rsg";
    LogPanel panel;
    panel.add({foul, gone, scene, logEntry(Severity::Note, "printed by a script")});
    QCOMPARE(panel.shownRows(), 4);
    const QList<QAction*> sources = panel.sourcesButton()->menu()->actions();
    QCOMPARE(sources.size(), qsizetype(logSources.size()));
    QCOMPARE(panel.sourcesButton()->text(), QString("All sources"));
    for(QAction* const each : sources)
      each->setChecked(each->text() == "Match");
    QCOMPARE(panel.shownRows(), 1);
    QCOMPARE(panel.table()->model()->index(0, LogModel::Message).data().toString(), QString("Red 3 pushes"));
    QCOMPARE(panel.table()->model()->index(0, LogModel::Source).data().toString(), QString("Match"));
    QCOMPARE(panel.sourcesButton()->text(), QString("Match"));
    for(QAction* const each : sources)
      each->setChecked(each->text() != "Match");
    QCOMPARE(panel.shownRows(), 3);
    for(const auto& [source, entry] : {std::pair(LogSource::Match, foul), std::pair(LogSource::Agents, gone),
                                       std::pair(LogSource::Scene, scene),
                                       std::pair(LogSource::Other, logEntry(Severity::Note, "x"))})
      QCOMPARE(sourceOf(entry.diagnostic), source);
  }
  void placeTimeAndHintAreShown()
  {
    LogModel model;
    LogEntry entry = logEntry(Severity::Error, "unknown class `Boks`", 12.345);
    entry.diagnostic.file = "box.rsg";
    entry.diagnostic.line = 4;
    entry.diagnostic.column = 7;
    entry.diagnostic.hint = "did you mean `Box`?";
    model.add({entry});
    const QString text = model.index(0, LogModel::Message).data().toString();
    QVERIFY2(text.startsWith("box.rsg:4:7: unknown class"), qPrintable(text));
    QVERIFY(text.contains("did you mean"));
    QVERIFY(model.index(0, LogModel::Time).data().toString().contains("12"));
  }
  void placesCanBeActivated()
  {
    LogPanel panel;
    LogEntry placed = logEntry(Severity::Error, "unknown class");
    placed.diagnostic.file = "box.rsg";
    placed.diagnostic.line = 4;
    placed.diagnostic.column = 7;
    panel.add({logEntry(Severity::Debug, "hidden"), logEntry(Severity::Note, "without a place"), placed});
    QSignalSpy activated(&panel, &LogPanel::placeActivated);
    emit panel.table()->activated(panel.table()->model()->index(0, LogModel::Message));
    QCOMPARE(activated.size(), 0);
    emit panel.table()->activated(panel.table()->model()->index(1, LogModel::Message));
    QCOMPARE(activated.size(), 1);
    QCOMPARE(activated[0], (QVariantList{"box.rsg", 4, 7}));
  }
  void logIsBounded()
  {
    LogModel model;
    for(int i = 0; i < 3; ++i)
    {
      std::vector<LogEntry> many;
      for(int k = 0; k < LogModel::capacity / 2 + 1; ++k)
        many.push_back(logEntry(Severity::Note, std::to_string(i) + ":" + std::to_string(k)));
      model.add(many);
    }
    QCOMPARE(model.rowCount(), LogModel::capacity);
    QCOMPARE(model.entry(LogModel::capacity - 1).diagnostic.message, "2:" + std::to_string(LogModel::capacity / 2));
    model.add(std::vector<LogEntry>(static_cast<std::size_t>(LogModel::capacity) * 2, logEntry(Severity::Note, "x")));
    QCOMPARE(model.rowCount(), LogModel::capacity);
  }
};

QTEST_MAIN(LogPanelTest)
#include "LogPanelTest.moc"

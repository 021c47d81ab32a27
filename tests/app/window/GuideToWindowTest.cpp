#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QtTest>

/// What the guide says of places in the window is where the window has it: window_layout.txt, which WindowLayoutTest compares
/// with the real window.
class GuideToWindowTest : public QObject
{
  Q_OBJECT

  static QString read(const QString& name)
  {
    QFile file(QStringLiteral(SPARKWRIGHT_SOURCE_DIR "/") + name);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
  }
  /// The lines below a heading of window_layout.txt.
  static QStringList layout(const QString& heading)
  {
    return read("tests/app/window/window_layout.txt").section("# " + heading + '\n', 1).section("\n# ", 0, 0).split('\n', Qt::SkipEmptyParts);
  }

private slots:
  void theListOfDocksHasAllInTheirAreas()
  {
    static const QRegularExpression form("^\\w+: (.+), (\\w+)DockWidgetArea,");
    const QString page = read("docs/window.md");
    int count = 0;
    for(const QString& line : layout("docks"))
      if(const QRegularExpressionMatch dock = form.match(line); dock.hasMatch())
      {
        const QString row = page.section(dock.captured(2) == "Left"    ? "| C, left |"
                                         : dock.captured(2) == "Right" ? "| D, right |"
                                                                       : "| E, bottom |",
                                         1).section('\n', 0, 0);
        QVERIFY2(row.contains('*' + dock.captured(1) + '*'), qPrintable(line));
        ++count;
      }
    QVERIFY(count > 25);
  }
  void theMouseIsExplainedWhereThePageSays()
  {
    // From left to right; the folder is shown for a moment only.
    const QStringList labels = layout("status bar");
    QVERIFY(labels.indexOf("What mouse and keys do") >= 0);
    QVERIFY(labels.indexOf("What mouse and keys do") < labels.indexOf("Connections"));
    QVERIFY(read("docs/first-steps.md").contains("The left end of the\n  status bar says what the mouse does now."));
  }
  void entriesOfMenusStandWhereThePagesSay_data()
  {
    QTest::addColumn<QString>("page");
    for(const QString& page : QDir(QStringLiteral(SPARKWRIGHT_SOURCE_DIR "/docs")).entryList({"*.md"}, QDir::Files, QDir::Name))
      QTest::newRow(qPrintable(page)) << page;
  }
  void entriesOfMenusStandWhereThePagesSay()
  {
    QFETCH(const QString, page);
    QStringList paths, open;
    for(const QString& line : layout("menus"))
    {
      const qsizetype depth = (line.size() - line.trimmed().size()) / 2;
      QString name = line.trimmed().remove('&');
      name.remove(QRegularExpression("( \\([ x]\\))?( disabled)?$")).remove(QChar(0x2026));
      open = open.mid(0, depth) << name;
      paths << open.join('/');
    }
    static const QRegularExpression form("\\*(File|Edit|Simulation|Match|View|Help) [\u25b8\u203a>] ([^*]+)\\*");
    for(auto found = form.globalMatch(read("docs/" + page).replace('\n', ' ')); found.hasNext();)
    {
      const QRegularExpressionMatch match = found.next();
      QString path = match.captured(1) + '/' + match.captured(2).remove(QChar(0x2026));
      path.replace(QRegularExpression(" [\u25b8\u203a>] "), "/");
      if(path.startsWith("Edit/Preferences/")) // Of a dialog.
        continue;
      QVERIFY2(paths.contains(path), qPrintable(page + ": " + match.captured(0)));
    }
  }
};

QTEST_GUILESS_MAIN(GuideToWindowTest)
#include "GuideToWindowTest.moc"

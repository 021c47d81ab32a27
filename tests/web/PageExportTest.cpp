#include "WebSupport.h"
#include "app/web/page/PageExport.h"
#include "app/web/page/PageTexts.h"
#include "core/record/RecordSupport.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>

using namespace sparkwright;
using namespace sparkwright::test;

namespace
{

/// What stands in a page.
struct ReadPage
{
  explicit ReadPage(const QString& path)
  {
    QFile file(path);
    if(file.open(QIODevice::ReadOnly))
      text = QString::fromUtf8(file.readAll());
    static const QRegularExpression part("<script type=\"text/plain\" class=\"part\">([^<]*)</script>");
    for(auto found = part.globalMatch(text); found.hasNext();)
    {
      const QByteArray packed = QByteArray::fromBase64(found.next().captured(1).toLatin1());
      // Qt wants to be told a length.
      const QByteArray bytes = qUncompress(QByteArray::fromHex("00100000") + packed);
      parts.push_back(bytes.toStdString());
    }
    index = json("index");
    about = json("about");
  }
  QJsonObject json(const QString& id) const
  {
    const QRegularExpression element("<script type=\"application/json\" id=\"" + id + "\">([^<]*)</script>");
    return QJsonDocument::fromJson(element.match(text).captured(1).toUtf8()).object();
  }

  QString text;
  std::vector<std::string> parts;
  QJsonObject index, about;
};

} // namespace

/// Runs become pages that need nothing else.
class PageExportTest : public QObject
{
  Q_OBJECT

private slots:
  void init() { path_ = directory_.filePath("run.html"); }
  void cleanup();

  void aPageHasTheWholeRun();
  void eachPartCanBeReadAlone();
  void theUsualRateIs25Hz();
  void namesDoNotBreakThePage();
  void nothingIsFetchedFromElsewhere();
  void nothingIsLeftOfWhatFails_data();
  void nothingIsLeftOfWhatFails();
  void damagedFramesAreLeftOut();
  void pagesNeedSomebodyWhoMakesThem();
  void thePageAsksForTextsThatThereAre();

private:
  ExportResult write(FrameSequence& run, double rate = 0, const std::string& title = "match.mcap",
                     const ExportProgress& progress = {}, std::uint64_t most = 1 << 30)
  {
    ExportChoice choice;
    choice.format = *exportFormatOf(path_.toStdString());
    choice.part.rate = rate;
    choice.info.scene = title;
    choice.makePage = [most](PartOfRun& part, const std::filesystem::path& target, const std::string& name,
                             const ExportProgress& told) { return exportPage(part, target, name, {}, told, most); };
    return exportRun(run, path_.toStdString(), choice, progress);
  }

  QTemporaryDir directory_;
  QString path_;
};

void PageExportTest::cleanup()
{
  for(const QString& file : QDir(directory_.path()).entryList(QDir::Files))
  {
    QVERIFY2(!file.endsWith(".part"), qPrintable(file));
    QFile::remove(directory_.filePath(file));
  }
}

void PageExportTest::aPageHasTheWholeRun()
{
  GivenRun run(matchFrames());
  const ExportResult result = write(run, 50);
  QVERIFY2(result.problem.empty(), result.problem.english().c_str());
  QCOMPARE(result.frames, matchFrames().size());
  const ReadPage page(path_);
  const QJsonArray parts = page.index["parts"].toArray();
  QCOMPARE(static_cast<std::size_t>(parts.size()), page.parts.size());
  PageReader reader;
  int frames = 0;
  for(qsizetype i = 0; i < parts.size(); ++i)
  {
    QCOMPARE(reader.take(page.parts[static_cast<std::size_t>(i)]), QString());
    frames += parts[i]["frames"].toInt();
    if(parts[i]["frames"].toInt() > 0)
      QCOMPARE(parts[i]["scene"].toInt(), reader.scenes());
  }
  QCOMPARE(reader.frames(), frames);
  QCOMPARE(frames, static_cast<int>(matchFrames().size()));
  QCOMPARE(page.index["events"].toArray().size(), static_cast<qsizetype>(matchFrames().back()->game.events->size()));
  QCOMPARE(page.about["title"].toString(), QString("match.mcap"));
  QCOMPARE(page.about["live"].toBool(), false);
  QVERIFY(page.text.contains("new Player().start()"));
  QVERIFY(page.text.contains("--surface")); // Its style.
}

void PageExportTest::eachPartCanBeReadAlone()
{
  std::vector<FramePtr> frames;
  for(int i = 0; i < 600; ++i)
    frames.push_back(chainFrame(0.02 * i));
  GivenRun run(frames);
  QVERIFY(write(run).problem.empty());
  const ReadPage page(path_);
  QVERIFY(page.parts.size() > 3);
  PageReader reader; // Somebody who goes to the end at once.
  QCOMPARE(reader.take(page.parts.front()), QString());
  QCOMPARE(reader.take(page.parts.back()), QString());
  QVERIFY(reader.frames() > 0);
  QVERIFY(reader.frame(0)["time"].toDouble() > 8);
}

void PageExportTest::theUsualRateIs25Hz()
{
  GivenRun run(cartFrames(101)); // 2 s.
  QCOMPARE(write(run).frames, std::size_t(51));
  QCOMPARE(write(run, 10).frames, std::size_t(21));
}

void PageExportTest::namesDoNotBreakThePage()
{
  GivenRun run(cartFrames(3));
  const std::string name = "</title></script><script>alert('1')</script> & \"Möwen\"";
  QVERIFY(write(run, 0, name).problem.empty());
  const ReadPage page(path_);
  QCOMPARE(page.about["title"].toString().toStdString(), name);
  QVERIFY(!page.text.contains("<script>alert"));
  QVERIFY(page.text.contains("<title>&lt;/title&gt;"));
}

void PageExportTest::nothingIsFetchedFromElsewhere()
{
  GivenRun run(cartFrames(3));
  QVERIFY(write(run).problem.empty());
  const ReadPage page(path_);
  QVERIFY(page.text.contains("default-src 'none'"));
  QVERIFY(page.text.contains("connect-src 'none'"));
  QVERIFY(!page.text.contains("src=\""));
  QVERIFY(!page.text.contains("https://"));
}

void PageExportTest::nothingIsLeftOfWhatFails_data()
{
  QTest::addColumn<QString>("what");
  QTest::addColumn<QString>("words");
  QTest::newRow("cancelled") << "cancel" << "cancelled";
  QTest::newRow("no frames") << "empty" << "there is nothing to be written";
  QTest::newRow("all damaged") << "damaged" << "there is nothing to be written";
  QTest::newRow("too large") << "large" << "would be larger than 0 MB";
  QTest::newRow("no folder") << "folder" << "cannot be written: No such file";
}

void PageExportTest::nothingIsLeftOfWhatFails()
{
  QFETCH(QString, what);
  QFETCH(QString, words);
  GivenRun run(cartFrames(500));
  if(what == "empty")
    run.frames.clear();
  if(what == "damaged")
    run.frames.assign(5, nullptr);
  if(what == "folder")
    path_ = directory_.filePath("none/run.html");
  int asked = 0;
  const auto progress = [&](double share) { return share >= 0 && share <= 1 && (what != "cancel" || ++asked < 20); };
  const ExportResult result = write(run, 0, "run", progress, what == "large" ? 1000 : 1 << 30);
  QVERIFY2(QString::fromStdString(result.problem.english()).contains(words), result.problem.english().c_str());
  QVERIFY(QDir(directory_.path()).entryList(QDir::Files).isEmpty());
}

void PageExportTest::damagedFramesAreLeftOut()
{
  GivenRun run(cartFrames(11));
  run.frames[4] = nullptr;
  const ExportResult result = write(run, 50);
  QVERIFY(result.problem.empty());
  QCOMPARE(result.frames, std::size_t(10));
}

void PageExportTest::pagesNeedSomebodyWhoMakesThem()
{
  QVERIFY(exportFormatOf("match.html") == ExportFormat::Page);
  QVERIFY(exportFormatOf("MATCH.HTM") == ExportFormat::Page);
  QVERIFY(!exportFormatOf("match.xhtml"));
}

void PageExportTest::thePageAsksForTextsThatThereAre()
{
  std::set<QString> known, asked;
  for(const TextKey& key : pageTextTable)
    known.insert(QString::fromLatin1(key.name).section('.', 1));
  QString scripts;
  for(const char* const name : {"file.js", "live.js", "player.js", "controls.js"})
    scripts += playerScript(name);
  // A text's name stands in quotes somewhere.
  for(const QString& name : known)
    QVERIFY2(scripts.contains("'" + name + "'"), qPrintable(name + " is asked for nowhere"));
  static const QRegularExpression call("\\btext\\('(\\w+)'");
  for(auto found = call.globalMatch(scripts); found.hasNext();)
    asked.insert(found.next().captured(1));
  QVERIFY(asked.size() > 10);
  for(const QString& name : asked)
    QVERIFY2(known.contains(name), qPrintable(name + " is no text"));
}

QTEST_GUILESS_MAIN(PageExportTest)
#include "PageExportTest.moc"

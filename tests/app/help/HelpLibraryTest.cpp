#include "app/ide/help/pages/HelpLibrary.h"
#include "app/ide/help/HelpTopics.h"
#include "core/setup/StandardRegistry.h"

#include <QDir>
#include <QDirIterator>
#include <QRegularExpression>
#include <QtTest>

using namespace sparkwright;

/// The pages of the help as they are installed: all links lead somewhere, and the class reference is that of the
/// registry.
class HelpLibraryTest : public QObject
{
  Q_OBJECT
private slots:
  void initTestCase()
  {
    registry_ = standardRegistry();
    library_ =
        HelpLibrary::read({docs(), registry_, SPARKWRIGHT_SOURCE_DIR "/resources", {{"keys", "Keys", "# Keys\n"}}});
  }

  void anchorsAreThoseOfUsualViewers()
  {
    QCOMPARE(anchorOf("Run until…"), QString("run-until"));
    QCOMPARE(anchorOf("JSON: messages of agents"), QString("json-messages-of-agents"));
    QCOMPARE(anchorOf("The `nd` word"), QString("the-nd-word"));
    HelpAnchors anchors;
    QCOMPARE(anchors.next("Limits"), QString("limits"));
    QCOMPARE(anchors.next("Limits"), QString("limits-1"));
  }
  void sectionsHaveHeadingsAndRowsOfTables()
  {
    const std::vector<HelpSection> sections =
        sectionsOf({"a.md", "Ports",
                    "# Ports\nFirst *words*.\n\n## Of agents\n\n```\n# no heading\n```\n\n"
                    "| Name | Is |\n|---|---|\n| `agentPort` | the [port](x.md) |\n| plain | row |\n"});
    QCOMPARE(sections.size(), std::size_t(3));
    QCOMPARE(sections[0].text, QString("First words."));
    QCOMPARE(sections[0].anchor, QString());
    QCOMPARE(sections[1].title, QString("Of agents"));
    QCOMPARE(sections[1].anchor, QString("of-agents"));
    QCOMPARE(sections[1].text, QString("# no heading Name – Is plain – row"));
    QCOMPARE(sections[2].title, QString("agentPort"));
    QCOMPARE(sections[2].text, QString("the port"));
  }

  void everyLinkOfThePagesLeadsSomewhere()
  {
    static const QRegularExpression link("(!?)\\[[^\\]]*\\]\\(([^)\\s]+)\\)");
    int links = 0;
    for(const HelpPage& page : library_->pages())
    {
      bool inCode = false;
      for(const QString& line : page.markdown.split('\n'))
      {
        if(line.trimmed().startsWith("```"))
          inCode = !inCode;
        QString text = line;
        text.remove(QRegularExpression("`[^`]*`"));
        for(auto at = link.globalMatch(inCode ? QString() : text); at.hasNext();)
        {
          const QRegularExpressionMatch found = at.next();
          const QString target = found.captured(2);
          const QString where = page.id + ": " + target;
          ++links;
          if(found.captured(1) == "!")
            QVERIFY2(QFile::exists(QDir(docs()).filePath(target)), qPrintable(where));
          else if(target.startsWith(sceneScheme))
            QVERIFY2(QFile::exists(SPARKWRIGHT_SOURCE_DIR "/resources/" + target.mid(sceneScheme.size())),
                     qPrintable(where));
          else if(!target.startsWith("http"))
            QVERIFY2(library_->find(target, page.id), qPrintable(where));
        }
      }
    }
    QVERIFY(links > 500);
  }
  void theContentsHaveEveryPageOnce()
  {
    QMap<QString, int> seen;
    std::function<void(const std::vector<HelpEntry>&)> walk = [&](const std::vector<HelpEntry>& entries)
    {
      for(const HelpEntry& entry : entries)
      {
        QVERIFY(!entry.title.isEmpty());
        if(!entry.target.page.isEmpty())
          ++seen[entry.target.page];
        walk(entry.below);
      }
    };
    walk(library_->contents());
    for(const HelpPage& page : library_->pages())
      if(page.id != HelpLibrary::indexId)
        QVERIFY2(seen.value(page.id) == 1, qPrintable(page.id));
    QVERIFY(seen.size() > 100);
    // And the index of the guide has every file, so that nobody has to know its name.
    const HelpPage* const index = library_->page(HelpLibrary::indexId);
    for(const QString& file : QDir(docs()).entryList({"*.md"}))
      if(file != HelpLibrary::indexId)
        QVERIFY2(index->markdown.contains("](" + file + ")"), qPrintable(file));
  }
  void theReadmeLinksToThePages()
  {
    QFile readme(SPARKWRIGHT_SOURCE_DIR "/README.md");
    QVERIFY(readme.open(QIODevice::ReadOnly));
    QVERIFY(QString::fromUtf8(readme.readAll()).contains("docs/index.md"));
  }

  void everyClassHasAPageWithAllItsMethods()
  {
    int methods = 0;
    for(const ClassInfo* const info : registry_->classes())
    {
      const QString name = QString::fromStdString(info->name);
      const HelpPage* const page = library_->page(classPageId(name));
      QVERIFY2(page, qPrintable(name));
      QCOMPARE(page->title, name);
      for(const Method& method : info->methods)
      {
        const QString called = QString::fromStdString(method.name);
        QVERIFY2(library_->find(classPageId(name) + '#' + called), qPrintable(name + '.' + called));
        for(const Parameter& parameter : method.parameters)
          if(!parameter.unit.empty())
            QVERIFY2(page->markdown.contains('[' + QString::fromStdString(parameter.unit) + ']'),
                     qPrintable(name + '.' + called));
        ++methods;
      }
      // As the reference in one file links to it.
      QCOMPARE(library_->find("class-reference.md#" + name.toLower()), (HelpTarget{classPageId(name), {}}));
    }
    QVERIFY(methods > 300);
  }
  void aClassTellsWhereItIsUsed()
  {
    const QString hinge = library_->page("class/HingeEffector")->markdown;
    QVERIFY2(hinge.contains("Where it stands") && hinge.contains("[HingeJoint](class/HingeJoint)"), qPrintable(hinge));
    const QString joint = library_->page("class/Joint")->markdown;
    QVERIFY2(joint.contains("Derived classes") && joint.contains("[Generic6DOFJoint](class/Generic6DOFJoint)"),
             qPrintable(joint));
    const QString box = library_->page("class/Box")->markdown;
    QVERIFY2(box.contains("Used in") && box.contains("](scene:"), qPrintable(box));
  }

  void everyTopicOfDocksAndKeywordsExists()
  {
    for(const DockTopic& topic : dockTopics())
      QVERIFY2(library_->find(topic.place), topic.place);
    for(const char* keyword : {"node", "select", "template", "define", "switch", "pwd", "eval", "join"})
    {
      const QString place = keywordTopic(keyword);
      QVERIFY2(library_->find(place) && place.contains('#'), keyword);
    }
    QVERIFY(library_->find(keywordTopic("unknown")));
  }

  void everyTopicThatTheCodeNamesExists()
  {
    static const QRegularExpression call("setHelpTopic\\([^;\"]*\"([^\"]+)\"");
    QDirIterator files(SPARKWRIGHT_SOURCE_DIR "/app/ide", {"*.cpp"}, QDir::Files, QDirIterator::Subdirectories);
    int topics = 0;
    while(files.hasNext())
    {
      QFile file(files.next());
      QVERIFY(file.open(QIODevice::ReadOnly));
      for(auto at = call.globalMatch(QString::fromUtf8(file.readAll())); at.hasNext(); ++topics)
      {
        const QString place = at.next().captured(1);
        QVERIFY2(library_->find(place), qPrintable(file.fileName() + ": " + place));
      }
    }
    QVERIFY(topics > 10);
  }

  void searchFindsWhatPeopleLookFor_data()
  {
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("page");
    QTest::newRow("port") << "port busy"
                          << "troubleshooting.md";
    QTest::newRow("opengl") << "open gl"
                            << "viewport.md";
    QTest::newRow("method") << "setJointMaxSpeed1"
                            << "class/";
    QTest::newRow("class") << "HingeJoint"
                           << "class/HingeJoint";
    QTest::newRow("variable") << "RuleHalfTime"
                              << "referee.md";
    QTest::newRow("keyword") << "templ"
                             << "scene-language.md";
    QTest::newRow("kick") << "kick ball"
                          << "first-steps.md";
    QTest::newRow("urdf") << "urdf"
                          << "robots-from-files.md";
  }
  void searchFindsWhatPeopleLookFor()
  {
    QFETCH(QString, words);
    QFETCH(QString, page);
    const std::vector<HelpIndex::Hit> hits = library_->index().find(words, 3);
    QVERIFY(!hits.empty());
    QStringList pages;
    for(const HelpIndex::Hit& hit : hits)
      pages << library_->index().sections()[hit.section].page;
    QVERIFY2(std::any_of(pages.begin(), pages.end(), [&](const QString& each) { return each.startsWith(page); }),
             qPrintable(pages.join(' ')));
  }

  void withoutAGuideThereAreStillClassesAndKeys()
  {
    const auto bare = HelpLibrary::read({{}, registry_, {}, {{"keys", "Keys", "# Keys\n"}}});
    QVERIFY(bare->page("class/Box") && bare->page("keys") && bare->page("class-reference.md"));
    QCOMPARE(bare->first(), HelpLibrary::indexId);
    QVERIFY(bare->page(bare->first())->markdown.contains("/usr/share/sparkwright/docs")); // What to do.
    QVERIFY(!bare->contents().empty());
    QVERIFY(!bare->find("agents.md"));
    const auto nothing = HelpLibrary::read({"/no/such/folder", nullptr, {}, {}});
    QCOMPARE(nothing->pages().size(), std::size_t(1)); // That says so.
    QVERIFY(!nothing->find(""));
  }

private:
  static QString docs() { return SPARKWRIGHT_SOURCE_DIR "/docs"; }

  std::shared_ptr<const Registry> registry_;
  std::shared_ptr<const HelpLibrary> library_;
};

QTEST_GUILESS_MAIN(HelpLibraryTest)
#include "HelpLibraryTest.moc"

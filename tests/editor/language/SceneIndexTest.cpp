#include "LanguageSupport.h"

#include "editor/language/names/SceneIndex.h"

using namespace sparkwright;

/// What is known of the files of a project.
class SceneIndexTest : public QObject
{
  Q_OBJECT

private slots:
  void filesTellWhatTheyTakeAndImport()
  {
    DataFolder data;
    data.write("rsg/part.rsg", "(RSG 0 1)\n((templ $mass $size)\n (nd SMN (sMat matRed)))");
    data.write("rsg/robot.rsg",
               "(RSG 0 1)((importScene rsg/part.rsg 1 (eval 2 * Soccer.BallRadius))\n(importScene $x 1))");
    data.write("setup.rb",
               "# defineMaterial('matNo', 1, 1, 1)\ndefineMaterial('matRed', 1.0, 0.5, 0, 1)\n"
               "defineMaterial(name, 1, 1, 1)\ncreateVariable('Demo.Players', 4)\naddSoccerVar('Goals', 2)\n");
    const auto index = SceneIndex::read({data.path()});
    const SceneSummary* const part = index->find("rsg/part.rsg");
    QVERIFY(part);
    QCOMPARE(part->parameters.size(), 2u);
    QCOMPARE(part->parameters[1].name, std::string("size"));
    QCOMPARE(part->parameters[1].line, 2);
    QCOMPARE(part->materialUses.at(0).name, std::string("matRed"));
    const auto uses = index->importsOf("rsg/part.rsg");
    QCOMPARE(uses.size(), 1u);
    QCOMPARE(uses[0].scene->name, std::string("rsg/robot.rsg"));
    QCOMPARE(uses[0].import->arguments, (std::vector<std::string>{"1", "(eval 2 * Soccer.BallRadius)"}));
    QCOMPARE(index->materials().size(), 1u);
    QCOMPARE(index->materials().at("matRed").material->colour.value()[1], 0.5f);
    QCOMPARE(index->materials().at("matRed").material->line, 2);
    QCOMPARE(index->scriptVariables(), (std::vector<std::string>{"Demo.Players", "Soccer.BallRadius", "Soccer.Goals"}));
    QCOMPARE(index->files(), (std::vector<std::string>{"rsg/part.rsg", "rsg/robot.rsg", "setup.rb"}));
    QVERIFY(!index->find("rsg/none.rsg"));
    QVERIFY(index->at(data.path() / "setup.rb"));
  }

  void onlyWhatHasChangedIsReadAgain()
  {
    DataFolder data;
    data.write("a.rsg", "(RSG 0 1)((templ $a))");
    data.write("b.rsg", "(RSG 0 1)((templ $b))");
    const auto first = SceneIndex::read({data.path()});
    QCOMPARE(first->readCount(), 2u);
    data.write("b.rsg", "(RSG 0 1)((templ $b $c))");
    const auto second = SceneIndex::read({data.path()}, {}, first);
    QCOMPARE(second->readCount(), 1u);
    QCOMPARE(second->find("a.rsg"), first->find("a.rsg"));
    QCOMPARE(second->find("b.rsg")->parameters.size(), 2u);
    QCOMPARE(first->find("b.rsg")->parameters.size(), 1u);
    std::filesystem::remove(data.path() / "a.rsg");
    QVERIFY(!SceneIndex::read({data.path()}, {}, second)->find("a.rsg"));
    QVERIFY(second->find("a.rsg")); // It still knows.
  }

  void editedTextsStandForFiles()
  {
    DataFolder data;
    data.write("a.rsg", "(RSG 0 1)((templ $a))");
    TextOverlay edited{{data.path() / "a.rsg", "(RSG 0 1)((templ $a $b))"},
                       {data.path() / "new.rsg", "(RSG 0 1)(())"},
                       {"/elsewhere/other.rsg", "(RSG 0 1)(())"}};
    const auto first = SceneIndex::read({data.path()}, edited);
    QCOMPARE(first->find("a.rsg")->parameters.size(), 2u);
    QVERIFY(first->find("new.rsg"));
    QCOMPARE(first->files().size(), 2u);
    QCOMPARE(SceneIndex::read({data.path()}, edited, first)->readCount(), 0u);
    edited[data.path() / "a.rsg"] += ' ';
    QCOMPARE(SceneIndex::read({data.path()}, edited, first)->readCount(), 1u);
  }

  void theFirstFolderWins()
  {
    DataFolder first, second;
    first.write("a.rsg", "(RSG 0 1)((templ $first))");
    second.write("a.rsg", "(RSG 0 1)((templ $second))");
    const auto index = SceneIndex::read({first.path(), second.path(), "/there/is/no/such/folder"});
    QCOMPARE(index->find("a.rsg")->parameters[0].name, std::string("first"));
    QCOMPARE(index->files().size(), 1u);
    QVERIFY(index->at(second.path() / "a.rsg"));
  }

  void ourResourcesAreRead()
  {
    const auto index = SceneIndex::read({SPARKWRIGHT_SOURCE_DIR "/resources"});
    QVERIFY(index->find("rsg/agent/nao/leg.rsg"));
    QVERIFY(index->importsOf("rsg/agent/nao/hinge.rsg").size() > 10);
    QVERIFY(index->materials().contains("matGrey"));
    QVERIFY(std::ranges::binary_search(index->scriptVariables(), "Soccer.FieldLength"));
  }

  void brokenFilesDoNoHarm()
  {
    DataFolder data;
    data.write("binary.rsg", std::string("\0\x01(RSG\xff", 7));
    data.write("empty.rb", "");
    data.write("open.rb", "defineMaterial('mat");
    data.write("half.rb", "createVariable('A.B\n')\ndefineMaterial('m',");
    std::filesystem::create_directory_symlink(data.path(), data.path() / "loop");
    const auto index = SceneIndex::read({data.path()});
    QCOMPARE(index->summaries().size(), 4u);
    QCOMPARE(index->materials().size(), 1u);
    QVERIFY(!index->materials().at("m").material->colour);
  }
};

QTEST_APPLESS_MAIN(SceneIndexTest)
#include "SceneIndexTest.moc"

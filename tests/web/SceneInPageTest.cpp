#include "WebSupport.h"
#include "app/web/stream/GameCoder.h"
#include "core/record/RecordSupport.h"

#include <QtTest>

#include <set>

using namespace sparkwright;
using namespace sparkwright::test;

/// Shapes, items, views, game and decisions as the page reads them.
class SceneInPageTest : public QObject
{
  Q_OBJECT

private slots:
  void shapesStandOnceAndItemsNameThem();
  void aNewSceneBringsOnlyItsNewShapes();
  void itemsThatCannotBeSeenAreThere();
  void axesAreDrawn();
  void picturesOfMaterialsAreSent();
  void viewsAndPlayersOfAMatchAreKnown();
  void decisionsComeOnce();
  void aRunThatBeginsAgainForgetsThem();
  void theStateOfTheGameIsToldWhenItDiffers();
};

void SceneInPageTest::shapesStandOnceAndItemsNameThem()
{
  SceneCoder scene;
  scene.take(chainFrame(0));
  PageReader page;
  QCOMPARE(page.take(scene.whole()), QString());
  const QJsonObject read = page.scene(0);
  QCOMPARE(read["shapes"].toArray().size(), 2); // Two boxes are one shape.
  QCOMPARE(read["parents"].toArray(), (QJsonArray{-1, 0, 1}));
  QCOMPARE(read["meshes"].toInt(), 3);
  const QJsonArray items = read["itemList"].toArray();
  QCOMPARE(items.size(), 3);
  std::set<int> shapes, slotsOfThem, meshes;
  for(const QJsonValue& item : items)
  {
    shapes.insert(item[0].toInt());
    slotsOfThem.insert(item[1].toInt());
    meshes.insert(item[2].toInt());
  }
  QCOMPARE(shapes, (std::set<int>{0, 1}));
  QCOMPARE(slotsOfThem, (std::set<int>{0, 1, 2}));
  QCOMPARE(meshes, (std::set<int>{0, 1, 2}));
  for(const QJsonValue& item : items)
    if(item[1].toInt() == 0)
      QCOMPARE(item[4].toDouble(), 2.0); // Its scale along y.
  QVERIFY(read["field"].isNull());
  QCOMPARE(read["shapes"][0]["bytes"].toInt() % 24, 0);
  QCOMPARE(read["shapes"][0]["indices"].toInt() % 3, 0);
}

void SceneInPageTest::aNewSceneBringsOnlyItsNewShapes()
{
  SceneCoder scene;
  scene.take(chainFrame(0));
  PageReader page;
  page.take(scene.change());
  auto grown = std::make_shared<SceneStructure>(*chainFrame(0)->structure);
  grown->nodes[3].mesh = "StdUnitCylinder";
  auto frame = std::make_shared<Frame>(*chainFrame(1));
  frame->structure = grown;
  QVERIFY(scene.take(frame));
  page.take(scene.change());
  QCOMPARE(page.scene(0)["shapes"].toArray().size(), 2);
  QCOMPARE(page.scene(1)["shapes"].toArray().size(), 1);
  QCOMPARE(page.scene(1)["shapes"][0]["id"].toInt(), 2);
  QVERIFY(page.scene(1)["number"] != page.scene(0)["number"]);
  page.take(scene.whole()); // For somebody who comes now.
  QCOMPARE(page.scene(2)["shapes"].toArray().size(), 3);
}

void SceneInPageTest::itemsThatCannotBeSeenAreThere()
{
  SceneCoder scene;
  scene.take(chainFrame(2)); // Its sphere cannot be seen.
  PageReader page;
  page.take(scene.whole());
  QCOMPARE(page.scene(0)["itemList"].toArray().size(), 3);
}

void SceneInPageTest::axesAreDrawn()
{
  auto structure = std::make_shared<SceneStructure>(*chainFrame(0)->structure);
  structure->axes.push_back({.parent = 2, .size = 0.5f});
  auto frame = std::make_shared<Frame>(*chainFrame(0));
  frame->structure = structure;
  SceneCoder scene;
  scene.take(frame);
  PageReader page;
  page.take(scene.whole());
  int axes = 0;
  for(const QJsonValue& item : page.scene(0)["itemList"].toArray())
    if(item[2].toInt() == -1)
    {
      ++axes;
      QCOMPARE(item[1].toInt(), 1);
      QCOMPARE(item[3].toDouble(), 0.5);
    }
  QCOMPARE(axes, 3);
}

void SceneInPageTest::picturesOfMaterialsAreSent()
{
  auto structure = std::make_shared<SceneStructure>(*chainFrame(0)->structure);
  SceneStructure::Material material;
  material.name = "painted";
  material.texture = "missing.png";
  material.image = std::make_shared<Texture>(Texture{"missing.png", ""});
  structure->materials.push_back(material);
  structure->nodes[1].materials = {"painted"};
  auto frame = std::make_shared<Frame>(*chainFrame(0));
  frame->structure = structure;
  SceneCoder scene;
  scene.take(frame);
  PageReader page;
  page.take(scene.whole());
  const QJsonArray pictures = page.scene(0)["pictures"].toArray();
  QCOMPARE(pictures.size(), 1); // A pattern that says that it is missing.
  QVERIFY(pictures[0]["bytes"].toInt() > 50);
  int pictured = 0;
  for(const QJsonValue& item : page.scene(0)["itemList"].toArray())
    pictured += item[18].toInt() == 0 ? 1 : 0;
  QCOMPARE(pictured, 1);
}

void SceneInPageTest::viewsAndPlayersOfAMatchAreKnown()
{
  SceneCoder scene;
  GameCoder game;
  PageReader page;
  const FramePtr frame = matchFrames().back();
  scene.take(frame);
  game.take(*frame, scene);
  QCOMPARE(page.take(scene.whole() + game.state() + scene.poses().whole()), QString());
  QCOMPARE(page.scene(0)["views"].toArray().size(), 9);
  QVERIFY(page.scene(0)["views"][0]["distance"].toDouble() > 0);
  const QJsonObject state = page.frame(0)["game"].toObject();
  QVERIFY(state["present"].toBool());
  QCOMPARE(state["players"].toArray().size(), static_cast<qsizetype>(scene.drawing().subjects().players().size()));
  QCOMPARE(state["score"][0].toInt(), frame->game.score[0]);
  QCOMPARE(page.frame(0)["clock"].toDouble(), static_cast<double>(frame->game.time));
}

void SceneInPageTest::decisionsComeOnce()
{
  SceneCoder scene;
  GameCoder game;
  PageReader page;
  std::size_t known = 0;
  for(const FramePtr& frame : matchFrames())
  {
    scene.take(frame);
    game.take(*frame, scene);
    if(game.eventCount() > known)
      page.take(webMessage(WebMessage::Events, game.events(known)));
    known = game.eventCount();
  }
  const GameEvents& all = *matchFrames().back()->game.events;
  QVERIFY(all.size() > 1);
  QCOMPARE(page.events().size(), static_cast<qsizetype>(all.size()));
  QCOMPARE(page.events().last()["text"].toString().toStdString(), textOf(*all.back()));
  page.take(webMessage(WebMessage::Events, game.events(0))); // To catch up.
  QCOMPARE(page.events().size(), static_cast<qsizetype>(all.size()));
}

void SceneInPageTest::aRunThatBeginsAgainForgetsThem()
{
  SceneCoder scene;
  GameCoder game;
  scene.take(matchFrames().back());
  game.take(*matchFrames().back(), scene);
  QVERIFY(game.eventCount() > 0);
  const int epoch = game.epoch();
  Frame again = *matchFrames().front();
  again.game.events = nullptr;
  game.take(again, scene);
  QCOMPARE(game.eventCount(), std::size_t(0));
  QVERIFY(game.epoch() != epoch);
}

void SceneInPageTest::theStateOfTheGameIsToldWhenItDiffers()
{
  SceneCoder scene;
  GameCoder game;
  Frame frame = *matchFrames().back();
  scene.take(matchFrames().back());
  game.take(frame, scene);
  QVERIFY(game.changed());
  frame.game.time += 1;
  game.take(frame, scene);
  QVERIFY(!game.changed()); // The clock goes with each frame.
  ++frame.game.score[1];
  game.take(frame, scene);
  QVERIFY(game.changed());
  QVERIFY(game.state().find("\"score\":[") != std::string::npos);
}

QTEST_GUILESS_MAIN(SceneInPageTest)
#include "SceneInPageTest.moc"

#include "core/world/World.h"
#include "editor/document/PlaceInText.h"
#include "editor/document/PoseForm.h"
#include "tests/VerifyNear.h"

#include <QTemporaryDir>
#include <QtTest>

#include <fstream>

using namespace sparkwright;

/// From a node of a Frame to the form of the scene file that says where it stands, and back to the numbers.
class PlaceInTextTest : public QObject
{
  Q_OBJECT
private slots:
  void init()
  {
    folder_ = std::make_unique<QTemporaryDir>();
    write("part.rsg", "(RSG 0 1)((nd Transform (setName part) (setLocalPos 0 0 1) (nd SMN (load StdUnitBox))))");
    write("two.rsg", "(RSG 0 1)((importScene part.rsg))");
  }

  void nodesKnowTheFormsAroundThem()
  {
    build("(nd Transform (setName a) (setLocalPos 1 0 0) (setLocalRotation 0 0 90)\n"
          " (nd Transform (setName b) (setLocalPos 2 0 0) (importScene two.rsg)))");
    const auto place = find("part");
    QVERIFY(place); // Both Transforms were dissolved, and yet the inner one says where the part stands.
    QVERIFY(node("a") < 0 && node("b") < 0);
    QCOMPARE(QString::fromStdString(text_.substr(place->form->offset(), 27)), "nd Transform (setName b) (s");
    VERIFY_NEAR(translation(place->local), Vec3f(2, 0, 0), 1e-6f);
    VERIFY_NEAR(translation(place->parent), Vec3f(1, 0, 0), 1e-6f);
    VERIFY_NEAR(rotate(place->parent, Vec3f::UnitX()), Vec3f::UnitY(), 1e-6f);
    QVERIFY(!place->repeated);
    QCOMPARE(place->last - place->first, 2);
  }
  void transformsThatStayAreFoundBelowDissolvedOnes()
  {
    build("(nd Transform (setName a) (setLocalPos 1 0 0)\n"
          " (nd Transform (setName b) (setLocalPos 0 3 0) (setLocalRotation 0 0 30) (nd SMN (load StdUnitBox))))");
    const auto place = find("b");
    QVERIFY(place);
    VERIFY_NEAR(translation(place->local), Vec3f(0, 3, 0), 1e-6f);
    VERIFY_NEAR(translation(place->parent), Vec3f(1, 0, 0), 1e-6f);
  }
  void aMotionInTheWorldBecomesNumbersOfTheForm()
  {
    build("(nd Transform (setName a) (setLocalPos 1 0 0) (setLocalRotation 0 0 90)\n"
          " (nd Transform (setName b) (setLocalPos 2 0 0) (importScene two.rsg)))");
    const Vec3f before = worldPlace("part");
    Mat4f motion = Mat4f::Identity();
    setTranslation(motion, {0.25f, -1, 0.5f});
    rewrite("part", motion);
    QVERIFY(text_.find("(setLocalPos 1 -0.25 0.5)") != std::string::npos);
    VERIFY_NEAR(worldPlace("part") - before, Vec3f(0.25f, -1, 0.5f), 1e-4f);
    motion = rotationFromDegrees({10, 20, 30});
    const Vec3f turned = rotate(motion, worldPlace("part"));
    rewrite("part", motion);
    VERIFY_NEAR(worldPlace("part"), turned, 2e-3f);
  }
  void aFormThatIsReadTwiceIsKnownAsSuch()
  {
    write("pair.rsg", "(RSG 0 1)((importScene scene.rsg))");
    text_ = "(RSG 0 1)((nd Transform (setName a) (setLocalPos 1 0 0) (nd SMN (load StdUnitBox))))";
    write("scene.rsg", text_);
    write("outer.rsg", "(RSG 0 1)((importScene scene.rsg)(importScene pair.rsg))");
    load("outer.rsg", {});
    const auto place = find("a");
    QVERIFY(place && place->repeated);
    QVERIFY(!PlaceInText::of(*frame(), node("a"), {}, path("outer.rsg")));
    QCOMPARE(fileOf(*frame()->structure, node("a")), path("scene.rsg"));
    QVERIFY(!PlaceInText::of(*frame(), -1, {}, path("scene.rsg")));
    QVERIFY(!PlaceInText::of(*frame(), 1000, {}, path("scene.rsg")));
  }
  void othersWidenTheSearch()
  {
    build("(nd Transform (setName both) (nd SMN (load StdUnitBox))\n"
          " (nd Transform (setName a) (setLocalPos 1 0 0) (nd SMN (load StdUnitBox)))\n"
          " (nd Transform (setName b) (setLocalPos 2 0 0) (nd SMN (load StdUnitBox))))");
    const auto id = [this](const char* name)
    { return frame()->structure->nodes[static_cast<std::size_t>(node(name))].id; };
    const std::array others{id("a"), id("b")};
    const auto place = PlaceInText::of(*frame(), node("a"), others, path("scene.rsg"));
    QVERIFY(place);
    QCOMPARE(place->first, node("both"));
    QCOMPARE(find("a")->first, node("a"));
  }
  void textsStandInForFiles()
  {
    build("(nd Transform (setName a) (setLocalPos 1 0 0) (nd SMN (load StdUnitBox)))");
    const std::string edited =
        "(RSG 0 1)((nd Transform (setName a) (setLocalPos 5 0 0) (nd SMN (load StdUnitBox)) (importScene part.rsg)))";
    load("scene.rsg", {{path("scene.rsg"), edited},
                       {path("part.rsg"), "(RSG 0 1)((nd Transform (setName other) (nd SMN (load StdUnitBox))))"}});
    VERIFY_NEAR(worldPlace("a"), Vec3f(5, 0, 0), 1e-6f);
    QVERIFY(node("other") >= 0);
    QVERIFY(QFile::remove(QString::fromStdString(path("scene.rsg")))); // And if it is gone.
    load("scene.rsg", {{path("scene.rsg"), edited}});
    VERIFY_NEAR(worldPlace("a"), Vec3f(5, 0, 0), 1e-6f);
    QVERIFY(node("part") >= 0);
    World without(options({}));
    QVERIFY(!without.load(path("scene.rsg")));
  }
  void aThingMovesWithoutWhatStays()
  {
    build("(nd Transform (setName both) (nd SMN (load StdUnitBox))\n"
          " (nd Transform (setName a) (setLocalPos 1 0 0) (nd SMN (load StdUnitBox)))\n"
          " (nd Transform (setName b) (setLocalPos 2 0 0) (nd SMN (load StdUnitBox)))\n"
          " (nd Transform (setName c) (setLocalPos 3 0 0) (nd SMN (load StdUnitBox))))");
    const auto id = [this](const char* name)
    { return frame()->structure->nodes[static_cast<std::size_t>(node(name))].id; };
    const std::array moved{id("a"), id("b")};
    const std::array stayed{id("c")};
    const auto whole = PlaceInText::ofThing(*frame(), node("a"), moved, {}, path("scene.rsg"));
    QVERIFY(whole && whole->first == node("both"));
    const auto part = PlaceInText::ofThing(*frame(), node("a"), moved, stayed, path("scene.rsg"));
    QVERIFY(part && part->first == node("a"));
    QVERIFY(!PlaceInText::ofThing(*frame(), node("a"), moved, stayed, path("other.rsg")));
  }
  void aFrameShowsWhatTheEditedTextWillShow()
  {
    build("(nd Transform (setName a) (setLocalPos 1 0 0) (setLocalRotation 0 0 90)\n"
          " (nd Transform (setName b) (setLocalPos 2 0 0) (nd SMN (load StdUnitBox)) (importScene two.rsg))\n"
          " (nd Transform (setName c) (setLocalPos 0 2 0) (nd SMN (load StdUnitBox))))");
    Mat4f motion = rotationFromDegrees({0, 0, 30});
    setTranslation(motion, {0.25f, -1, 0.5f});
    Frame moved = *frame();
    find("b")->move(moved, motion);
    rewrite("b", motion);
    std::vector<Mat4f> shown, built;
    moved.worldTransforms(shown);
    frame()->worldTransforms(built);
    QCOMPARE(shown.size(), built.size());
    for(std::size_t i = 0; i < built.size(); ++i)
      QVERIFY2((shown[i] - built[i]).norm() < 2e-3f, qPrintable(QString::number(i)));
  }
  void whatIsReadTwiceIsNotRewritten()
  {
    text_ = "(RSG 0 1)((nd Transform (setName a) (setLocalPos 1 0 0) (nd SMN (load StdUnitBox))))";
    write("scene.rsg", text_);
    write("outer.rsg", "(RSG 0 1)((importScene scene.rsg)(importScene scene.rsg))");
    load("outer.rsg", {});
    const PoseEdit edit = find("a")->edit(*Document(text_).tree(), Mat4f::Identity());
    QVERIFY(edit.refusal && edit.refusal->why == PoseRefusal::Why::Repeated && edit.edits.empty());
  }

private:
  std::string path(const char* name) const
  {
    return QFileInfo(folder_->path()).canonicalFilePath().toStdString() + '/' + name;
  }
  void write(const char* name, const std::string& text) { std::ofstream(path(name)) << text; }
  WorldOptions options(const TextOverlay& overlay) const
  {
    WorldOptions given;
    given.seed = 1;
    given.overlay = overlay;
    return given;
  }
  void load(const char* name, const TextOverlay& overlay)
  {
    world_ = std::make_unique<World>(options(overlay));
    QVERIFY(world_->load(path(name)));
  }
  void build(const std::string& body)
  {
    text_ = "(RSG 0 1)\n(" + body + ")\n";
    write("scene.rsg", text_);
    load("scene.rsg", {});
  }
  FramePtr frame() const { return world_->frame(); }
  int node(const std::string& name) const
  {
    const auto found = std::ranges::find(frame()->structure->nodes, name, &SceneStructure::Node::name);
    return found == frame()->structure->nodes.end() ? -1 : static_cast<int>(found - frame()->structure->nodes.begin());
  }
  std::optional<PlaceInText> find(const char* name) const
  {
    return PlaceInText::of(*frame(), node(name), {}, path("scene.rsg"));
  }
  Vec3f worldPlace(const char* name) const
  {
    std::vector<Mat4f> world;
    frame()->worldTransforms(world);
    return translation(
        world[static_cast<std::size_t>(frame()->structure->nodes[static_cast<std::size_t>(node(name))].slot)]);
  }
  void rewrite(const char* name, const Mat4f& motion)
  {
    const auto place = find(name);
    QVERIFY(place);
    Document document(text_);
    const PoseEdit edit = place->edit(*document.tree(), motion);
    QVERIFY(!edit.refusal);
    QVERIFY(document.apply(edit.edits));
    text_ = document.text();
    load("scene.rsg", {{path("scene.rsg"), text_}});
  }

  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<World> world_;
  std::string text_;
};

QTEST_GUILESS_MAIN(PlaceInTextTest)
#include "PlaceInTextTest.moc"

#include "core/world/World.h"
#include "viewer/pictures/CameraImages.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace sparkwright;

/// Cameras in whole Worlds, without a server around them.
class CameraWorldTest : public QObject
{
  Q_OBJECT
private slots:
  void camerasDoNotChangeARun()
  {
    const auto play = [](bool images, int& pictures)
    {
      Run run(images);
      std::vector<float> numbers;
      pictures = 0;
      for(int i = 0; i < 40; ++i)
      {
        pictures += run.cycle();
        const FramePtr frame = run.world->frame();
        for(const Mat4f& pose : frame->local)
          numbers.insert(numbers.end(), pose.data(), pose.data() + 16);
      }
      return numbers;
    };
    int with = 0, without = 0;
    const auto first = play(true, with), second = play(false, without);
    QVERIFY(with > 20);
    QCOMPARE(without, 0);
    QVERIFY(first == second);
  }
  void framesStayWithoutMeshesWhereNobodyElseDraws()
  {
    Run run(true);
    for(int i = 0; i < 5; ++i)
      run.cycle();
    for(const auto& node : run.world->frame()->structure->nodes)
      QVERIFY(!node.model);
  }
  void aDrawerThatCannotBeMadeIsAskedForOnce()
  {
    int asked = 0;
    Run run(
        [&asked](std::string& problem)
        {
          ++asked;
          problem = "the shop is closed";
          return nullptr;
        });
    for(int i = 0; i < 10; ++i)
      QCOMPARE(run.cycle(), 0);
    QCOMPARE(asked, 1);
    QCOMPARE(std::count_if(run.lines.begin(), run.lines.end(),
                           [](const std::string& l) { return l.find("the shop is closed") != l.npos; }),
             2); // One for each camera.
  }

private:
  /// A match with one robot that has a camera.
  struct Run
  {
    QTemporaryDir folder;
    std::vector<std::string> lines; ///< Of the log.
    std::unique_ptr<World> world;
    AgentId agent = 0;

    explicit Run(bool images) : Run(images ? MakeImageDrawer(CameraImages::create) : MakeImageDrawer()) {}
    explicit Run(MakeImageDrawer make)
    {
      WorldOptions options;
      options.dataDirectories = {SPARKWRIGHT_SOURCE_DIR "/resources"};
      options.seed = 5;
      options.makeImages = std::move(make);
      world = std::make_unique<World>(std::move(options));
      world->log().setSink([this](const Diagnostic& d) { lines.push_back(d.text()); });
      QDir().mkpath(folder.filePath("rsg/agent/test"));
      QFile file(folder.filePath("rsg/agent/test/own.rsg"));
      file.open(QIODevice::WriteOnly);
      file.write("(RSG 0 1)\n((nd AgentAspect (setName body) (setLocalPos 0 0 2) (nd TimePerceptor (setName time))\n"
                 "(nd AgentState (setName agent)) (nd InitEffector (setName init))\n"
                 "(nd RigidBody (setName physics) (setSphereTotal 75 0.22))\n"
                 "(nd SphereCollider (setName geometry) (setRadius 0.22) (nd ContactJointHandler))\n"
                 "(nd ImagePerceptor (setResolution 64 48))\n"
                 "(nd ImagePerceptor (setResolution 48 48) (setMirror 0.9) (setFOV 200))))\n");
      file.close();
      world->mount(folder.path().toStdString());
      world->load("setups/soccer.rb");
      agent = world->addAgent();
    }
    /// @return whether there is a picture in the message
    int cycle()
    {
      world->deliver(agent, world->cycles() == 1   ? "(scene rsg/agent/test/own.rsg)"
                            : world->cycles() == 3 ? "(init (unum 1)(teamname A))"
                                                   : "");
      world->cycle();
      return world->percepts(agent).find("(IMG (s 64 48)") != std::string_view::npos;
    }
  };
};

QTEST_GUILESS_MAIN(CameraWorldTest)
#include "CameraWorldTest.moc"

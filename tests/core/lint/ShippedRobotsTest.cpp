#include "core/lint/Lint.h"
#include "core/run/SceneCheck.h"
#include "tests/core/WorldSupport.h"

#include <QTest>

#include <filesystem>

using namespace sparkwright;

/// No robot that we ship has findings: alone, in its set-up, or as agents get it.
class ShippedRobotsTest : public QObject
{
  Q_OBJECT
private slots:
  void alone_data()
  {
    QTest::addColumn<QString>("file");
    const std::string root = SPARKWRIGHT_SOURCE_DIR "/resources/";
    for(const char* const folder : {"examples", "setups", "rsg/jointtest", "rsg/boxspheres", "rsg/agent/hoap2.rsg"})
    {
      const std::filesystem::path place = root + folder;
      std::vector<std::string> files = sceneFilesBelow(place.string());
      if(std::filesystem::is_directory(place))
        for(const auto& entry : std::filesystem::recursive_directory_iterator(place))
          if(entry.path().extension() == ".rb" && entry.path().parent_path().filename() == "setups")
            files.push_back(entry.path().string());
      for(const std::string& file : files)
        QTest::newRow(file.substr(root.size()).c_str()) << QString::fromStdString(file);
    }
  }
  void alone()
  {
    QFETCH(const QString, file);
    const lint::FileReport report = lint::lintFile(file.toStdString(), {test::soccerOptions(false), {}, {}});
    for(const lint::Finding& finding : report.findings)
      // Two sliders of the joint test really begin outside of their stops.
      if(finding.node.find("topSlider") == std::string::npos && finding.node.find("bottomSlider") == std::string::npos)
        QFAIL(finding.diagnostic.text().c_str());
  }

  void inAMatch_data()
  {
    QTest::addColumn<QString>("robot");
    for(const char* const robot :
        {"nao/nao_hetero.rsg 0", "nao/nao_hetero.rsg 1", "nao/nao_hetero.rsg 2", "nao/nao_hetero.rsg 3",
         "nao/nao_hetero.rsg 4", "nao/nao.rsg", "naov4/nao.rsg", "soccerbot058/soccerbot.rsg", "hoap2.rsg", "buggy.rsg",
         "leggedsphere.rsg", "soccerbot055.rsg", "soccerbot056.rsg", "soccerbotcomp.rsg"})
      QTest::newRow(robot) << QStringLiteral("(scene rsg/agent/%1)").arg(QLatin1String(robot));
  }
  void inAMatch()
  {
    QFETCH(const QString, robot);
    test::SoccerWorld match;
    QVERIFY(match.loaded);
    match.connect(robot.toStdString());
    for(const lint::Finding& finding : lint::lint(match.world))
      if(finding.kind != lint::Kind::Overlap) // Where it is put first is no matter: agents place it by beam.
        QFAIL(finding.diagnostic.text().c_str());
  }
};

QTEST_APPLESS_MAIN(ShippedRobotsTest)
#include "ShippedRobotsTest.moc"

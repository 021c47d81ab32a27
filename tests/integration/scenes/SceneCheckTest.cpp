#include "core/run/SceneCheck.h"

#include <QTemporaryDir>
#include <QtTest>

#include <fstream>

using namespace sparkwright;

/// What `--check` and the IDE say about files.
class SceneCheckTest : public QObject
{
  Q_OBJECT

private:
  struct Folder
  {
    QTemporaryDir directory;

    std::string path(const std::string& name) const
    {
      return directory.filePath(QString::fromStdString(name)).toStdString();
    }
    std::string file(const std::string& name, const std::string& text) const
    {
      std::filesystem::create_directories(std::filesystem::path(path(name)).parent_path());
      std::ofstream(path(name), std::ios::binary) << text;
      return path(name);
    }
    /// Lines without the folder's own path.
    QStringList check(std::vector<std::string> files, std::vector<std::string> parameters = {},
                      std::string script = {}) const
    {
      SceneCheckOptions options;
      options.world.dataDirectories = {std::string(SPARKWRIGHT_SOURCE_DIR) + "/resources"};
      options.world.seed = 1;
      options.parameters = std::move(parameters);
      options.script = std::move(script);
      QStringList lines;
      for(const Diagnostic& d : SceneCheck(std::move(options)).check(files))
        lines << QString::fromStdString(d.text()).remove(directory.path() + '/');
      return lines;
    }
  };

private slots:
  void cleanFilesSayNothing()
  {
    const Folder folder;
    const std::string file =
        folder.file("a.rsg", "(RSG 0 1)((nd TRF (setLocalPos 0 0 (eval Soccer.BallRadius)) (nd Box)))");
    QCOMPARE(folder.check({file}), QStringList());
  }
  void tellsEachPlaceOnceAndCallsFilesAsTheCallerDoes()
  {
    const Folder folder;
    folder.file("rsg/part.rsg", "(RSG 0 1)\n((nd Box (setExtents 1))\n (nd Box (setMateral x)))");
    const std::string file = folder.file(
        "rsg/scene.rsg", "(RSG 0 1)\n((importScene rsg/part.rsg)\n(importScene rsg/part.rsg)\n(nd Box (sSc 1)))");
    const QStringList ofPart{
        "rsg/part.rsg:2:11: warning: class Box refuses 'setExtents': setExtents takes 3 values, not 1",
        "rsg/part.rsg:3:11: warning: class Box has no method 'setMateral' (did you mean 'setMaterial'?)"};
    const QString ofScene = "rsg/scene.rsg:4:10: warning: class Box refuses 'setScale': setScale takes 3 values, not 1";
    const QStringList alone = folder.check({file});
    QCOMPARE(alone.size(), 3);
    QCOMPARE(alone[0], ofScene);
    QVERIFY2(alone[1].startsWith("rsg/part.rsg:2:11: warning: class Box refuses 'setExtents'"), qPrintable(alone[1]));
    QCOMPARE(folder.check({file, folder.path("rsg/part.rsg")}), QStringList{ofScene} + ofPart);
    QCOMPARE(folder.check({folder.path("rsg/part.rsg"), file}), ofPart + QStringList{ofScene});
  }
  void buildsTemplatesOnlyWithValues()
  {
    const Folder folder;
    const std::string a = folder.file("a.rsg", "(RSG 0 1)\n((templ $a) (switch $a (1 ())) (nd Box (setName $a)))");
    const std::string b = folder.file("b.rsg", "(RSG 0 1)\n((templ $a $b) (nd Box (setExtents $a $b 1)))");
    QCOMPARE(folder.check({a, b}), QStringList());
    QCOMPARE(folder.check({a}, {"1"}), QStringList());
    QCOMPARE(folder.check({a}, {"2"}),
             QStringList{
                 "a.rsg:2:14: error: no case of the switch is '2'; the rest of the file is not read (there is '1')"});
    // In turn: one for a, two for b.
    QCOMPARE(folder.check({a, b}, {"1", "2", "x"}), QStringList{"b.rsg:2:39: warning: 'x' is no number; y reads as 0"});
    QCOMPARE(folder.check({a, b}, {"1", "2"}),
             (QStringList{"b.rsg:2:3: warning: the template takes 2 arguments, 1 is given (without a value: $b)",
                          "b.rsg:2:39: error: the template parameter $b has no value"}));
    QCOMPARE(folder.check({a, b}, {"1", "2", "3", "4"}),
             QStringList{"warning: 1 values for templates are left over (each template takes as many as it declares)"});
    // A single file takes all.
    QCOMPARE(folder.check({a}, {"1", "2"}),
             QStringList{"a.rsg:2:3: warning: the template takes 1 arguments, 2 are given"});
  }
  void reportsNumbersThatAreTooLargeOnce()
  {
    const Folder folder;
    const std::string file = folder.file("a.rsg", "(RSG 0 1)\n((nd Transform (setLocalPos 1e400 nan -inf) (nd Box)))");
    const QString reach = " (numbers reach from -3.4e38 to 3.4e38)";
    QCOMPARE(folder.check({file}),
             (QStringList{"a.rsg:2:29: warning: '1e400' is too large; x reads as inf" + reach,
                          "a.rsg:2:35: warning: 'nan' is no finite number; y reads as nan" + reach,
                          "a.rsg:2:39: warning: '-inf' is no finite number; z reads as -inf" + reach}));
    const std::string limits =
        folder.file("b.rsg", "(RSG 0 1)\n((nd HingeJoint (setLowStopDeg 0 -inf) (setMaxMotorForce 0 inf))"
                             "(nd SphereCollider (nd ContactJointHandler (setContactMu inf))))");
    QCOMPARE(folder.check({limits}), QStringList()); // These may be without limit.
    const std::string stop = folder.file("c.rsg", "(RSG 0 1)\n((nd HingeJoint (setLowStopDeg 0 nan)))");
    const QStringList refused = folder.check({stop});
    QVERIFY(refused.size() == 2 && refused[1].startsWith("c.rsg:2:34: warning: 'nan' is no finite number"));
    QVERIFY2(refused[0].contains("refuses 'setLowStopDeg'") && refused[0].endsWith(reach), qPrintable(refused[0]));
  }
  void comparesArgumentsWithTemplatesThatAreNotBuilt()
  {
    const Folder folder;
    folder.file("rsg/part.rsg", "(RSG 0 1)((templ $a $b)(nd Box (setExtents $a $b 1)))");
    const std::string file = folder.file("rsg/a.rsg", "(RSG 0 1)\n((templ $x)(importScene rsg/part.rsg $x))");
    QCOMPARE(folder.check({file}),
             QStringList{"rsg/a.rsg:2:13: warning: the template of 'rsg/part.rsg' takes 2 arguments, 1 is given"});
  }
  void takesVariablesFromAScript()
  {
    const Folder folder;
    const std::string file = folder.file("a.rsg", "(RSG 0 1)\n((nd Box (setName (eval My.Name))))");
    const std::string script = folder.file("setup.rb", "createVariable('My.Name', 'x')\n");
    const QStringList without = folder.check({file});
    QCOMPARE(without.size(), 1);
    QVERIFY2(without[0].startsWith("a.rsg:2:19: error: eval: "), qPrintable(without[0]));
    QCOMPARE(folder.check({file}, {}, script), QStringList());
  }
  void buildsNoPartsAlone()
  {
    const Folder folder;
    const std::string surface = folder.file("rsg/surface.rsg", "(RSG 0 1)\n((setContactBounceMode true))");
    const std::string joint =
        folder.file("rsg/joint.rsg", "(RSG 0 1)\n((nd HingeJoint (attach ../body ../../torso/body)))");
    const std::string robot = folder.file(
        "rsg/robot.rsg", "(RSG 0 1)\n((nd TRF (setName torso) (nd RigidBody (setName body)))\n"
                         "(nd TRF (setName arm) (nd RigidBody (setName body)) (importScene rsg/joint.rsg)))");
    QCOMPARE(folder.check({surface}), QStringList());
    QCOMPARE(folder.check({robot}), QStringList());
    QCOMPARE(folder.check({joint, robot}), QStringList());
    QVERIFY(!folder.check({joint}).isEmpty()); // Alone there are no bodies.
  }
  void checksDeltaScenesWithoutBuildingThem()
  {
    const Folder folder;
    QCOMPARE(folder.check({folder.file("d.rsg", "(RDS 0 1)\n((nd TRF (SLT 1)) (nd))")}),
             QStringList{
                 "d.rsg:2:11: warning: class Transform refuses 'setLocalTransform': setLocalTransform takes 16 values, "
                 "not 1"});
  }
  void saysWhenThereIsNoFileOrNoScene()
  {
    const Folder folder;
    QCOMPARE(folder.check({folder.path("none.rsg")}),
             QStringList{"none.rsg: error: the file cannot be read (it must exist and be no larger than 64 MiB)"});
    QCOMPARE(folder.check({folder.file("y.rsg", "<xml/>")}),
           QStringList("y.rsg:1:1: error: no importer reads 'y.rsg' (RubySceneImporter: this is no scene of a known "
                       "version; RosImporter: the outermost element is 'xml', not Simulation or RoSiIncludeFile)"));
    QCOMPARE(folder.check({folder.file("x.rsg", "scene of mine")}),
             QStringList{
                 "x.rsg:1:1: error: this is no scene of a known version (a scene starts with (RSG 0 1), a delta scene "
                 "with (RDS 0 1))"});
  }
  void tellsMeshesThatAreMissing()
  {
    const Folder folder;
    folder.file("models/there.obj", "v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n");
    const std::string file = folder.file(
        "scene.rsg", "(RSG 0 1)\n((nd StaticMesh (load models/none.obj))\n (nd StaticMesh (load models/there.obj))\n"
                     " (nd StaticMesh (load models/naohead.obj)) (nd StaticMesh (load StdUnitBox))\n"
                     " (nd TriMeshCollider (load models/none.stl))\n (nd TriMeshCollider (load models/naohead.obj))\n"
                     " (nd TriMeshCollider (load models/there.obj)) (nd TriMeshCollider (load TrianglePrism))\n"
                     " (nd StaticMesh (load (join models/ gone .obj))) (nd StaticMesh (load (eval 1))))");
    const QString hint = " (names are looked up below the data directories, never beside the importing file)";
    const QStringList found = folder.check({file});
    QCOMPARE(found.size(), 4);
    QCOMPARE(found[0], "scene.rsg:2:18: warning: the mesh file 'models/none.obj' does not exist below the data directories" +
                           hint);
    QCOMPARE(found[1], "scene.rsg:5:23: warning: the mesh file 'models/none.stl' does not exist below the data directories" +
                           hint);
    QVERIFY2(found[2].startsWith("scene.rsg:6:23: warning: the mesh 'models/naohead.obj' is drawn without a file"),
             qPrintable(found[2]));
    QVERIFY2(found[3].startsWith("scene.rsg:8:18: warning: the mesh file 'models/gone.obj' does not"), qPrintable(found[3]));
    // A relative name is that of a file below the scene's own folder: elsewhere it is missing.
    QCOMPARE(folder.check({folder.file("elsewhere/scene.rsg", "(RSG 0 1)((nd StaticMesh (load models/there.obj)))")}).size(),
             1);
  }
  void namesEncodingsThatScenesDoNotHave()
  {
    const Folder folder;
    const std::string scene = "(RSG 0 1)((nd Box))";
    std::string little, big;
    for(const char c : scene)
    {
      little += std::string{c, '\0'};
      big += std::string{'\0', c};
    }
    const QString hint = " (scenes are read in UTF-8; save it as that)";
    QCOMPARE(folder.check({folder.file("le.rsg", "\xff\xfe" + little)}),
             QStringList("le.rsg: error: this is text in UTF-16" + hint));
    QCOMPARE(folder.check({folder.file("be.rsg", "\xfe\xff" + big)}),
             QStringList("be.rsg: error: this is text in UTF-16" + hint));
    QCOMPARE(folder.check({folder.file("bare.rsg", little)}),
             QStringList("bare.rsg: error: this is no text in UTF-8: it has zero bytes" + hint));
    QCOMPARE(folder.check({folder.file("mark.rsg", "\xef\xbb\xbf" + scene)}), QStringList());
  }
  void findsSceneFilesBelowDirectories()
  {
    const Folder folder;
    folder.file("rsg/b/x.rsg", "");
    folder.file("rsg/a.rsg", "");
    folder.file("rsg/a.txt", "");
    QCOMPARE(sceneFilesBelow(folder.path("rsg")),
             (std::vector<std::string>{folder.path("rsg/a.rsg"), folder.path("rsg/b/x.rsg")}));
    QCOMPARE(sceneFilesBelow("a.rsg"), std::vector<std::string>{"a.rsg"});
  }
  void findsNothingInOurOwnScenes()
  {
    std::vector<std::string> files = sceneFilesBelow(std::string(SPARKWRIGHT_SOURCE_DIR) + "/resources");
    QVERIFY(files.size() > 20);
    const Folder folder;
    QStringList errors = folder.check(files).filter(": error: ");
    QCOMPARE(errors, QStringList());
  }
};

QTEST_GUILESS_MAIN(SceneCheckTest)
#include "SceneCheckTest.moc"

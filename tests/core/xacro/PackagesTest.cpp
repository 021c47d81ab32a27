#include "core/xacro/Packages.h"

#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <fstream>
#include <map>

using namespace sparkwright;
namespace fs = std::filesystem;

/// ROS packages are found by name, and files in them, but nothing outside of them.
class PackagesTest : public QObject
{
  Q_OBJECT
private slots:
  void init()
  {
    folder_ = std::make_unique<QTemporaryDir>();
    top_ = fs::canonical(folder_->path().toStdString());
    package("src/robots/arm", "arm_description");
    package("src/gripper", "gripper");
    write("src/robots/arm/meshes/a.stl");
    write("src/robots/arm/urdf/arm.xacro");
    write("secret.stl");
  }

  void findsThemInFoldersOfTheUser()
  {
    QCOMPARE(found({top_}, "arm_description"), top_ / "src/robots/arm");
    QCOMPARE(found({top_ / "src/robots/arm"}, "arm_description"), top_ / "src/robots/arm");
    QCOMPARE(found({top_}, "arm"), fs::path()); // The name is that of package.xml.
    QCOMPARE(found({top_}, "none"), fs::path());
    fs::create_directories(top_ / "bare/meshes");
    QCOMPARE(found({top_ / "bare"}, "bare"), top_ / "bare");
    QCOMPARE(found({top_}, "bare"), top_ / "bare");
  }

  void findsThemAroundTheFile()
  {
    const fs::path file = top_ / "src/robots/arm/urdf/arm.xacro";
    QCOMPARE(found({}, "arm_description", file), top_ / "src/robots/arm");
    QCOMPARE(found({}, "gripper", file), top_ / "src/gripper");
    fs::create_directories(top_ / ".git");
    package("other/deep/down", "far_away");
    QCOMPARE(found({}, "far_away", file), top_ / "other/deep/down");
  }

  void findsThemByTheEnvironment()
  {
    package("ament/share/one", "one");
    package("colcon/two/share/two", "two");
    package("cmake/share/three", "three");
    package("ros/deep/four", "four");
    variables_ = {{"AMENT_PREFIX_PATH", "relative:/nowhere:" + (top_ / "ament").string()},
                  {"COLCON_PREFIX_PATH", (top_ / "colcon").string()},
                  {"CMAKE_PREFIX_PATH", (top_ / "cmake").string()},
                  {"ROS_PACKAGE_PATH", (top_ / "ros").string() + ":"}};
    QCOMPARE(found({}, "one"), top_ / "ament/share/one");
    QCOMPARE(found({}, "two"), top_ / "colcon/two/share/two");
    QCOMPARE(found({}, "three"), top_ / "cmake/share/three");
    QCOMPARE(found({}, "four"), top_ / "ros/deep/four");
  }

  void findsFilesInThem()
  {
    xacro::Packages packages({top_ / "src"});
    QCOMPARE(packages.fileIn("package://arm_description/meshes/a.stl").path, top_ / "src/robots/arm/meshes/a.stl");
    QCOMPARE(packages.fileIn("model://arm_description/urdf/../meshes/a.stl").path,
             top_ / "src/robots/arm/meshes/a.stl");
    const auto said = [&](const char* address)
    {
      const xacro::Packages::File file = packages.fileIn(address);
      return file.path.empty() && !file.advice.empty() ? QString::fromStdString(file.problem.english()) : "found";
    };
    QVERIFY(said("package://arm_description/meshes/b.stl").contains("has no file 'meshes/b.stl'"));
    QVERIFY(said("package://none/a.stl").contains("'none' was not found"));
    QVERIFY(said("package://arm_description/../../../secret.stl").contains("leads out of its package"));
    QVERIFY(said("package://arm_description").contains("leads out"));
    QVERIFY(said("package://../secret.stl").contains("no name of a package"));
    QVERIFY(said("package://").contains("no name of a package"));
    QVERIFY(said("package://arm_description/meshes").contains("has no file"));
  }

  void followsLinksOnlyToWhereItSearches()
  {
    fs::create_symlink(top_ / "secret.stl", top_ / "src/gripper/out.stl");
    fs::create_symlink(top_ / "src/robots/arm/meshes/a.stl", top_ / "src/gripper/shared.stl");
    fs::create_directory_symlink(top_ / "src", top_ / "src/gripper/loop");
    xacro::Packages packages({top_ / "src"});
    QVERIFY(packages.fileIn("package://gripper/out.stl").path.empty());
    QCOMPARE(packages.fileIn("package://gripper/shared.stl").path, top_ / "src/robots/arm/meshes/a.stl");
    xacro::Packages alone({top_ / "src/gripper"});
    QVERIFY(alone.fileIn("package://gripper/shared.stl").path.empty());
  }

  void badPackageFilesAreNoPackages()
  {
    package("broken", "broken");
    std::ofstream(top_ / "broken/package.xml") << "<package><name>";
    QCOMPARE(xacro::packageNameIn(top_ / "broken"), std::string());
    QCOMPARE(xacro::packageNameIn(top_ / "src/gripper"), std::string("gripper"));
    QCOMPARE(found({top_}, "broken"), top_ / "broken"); // By its folder.
    QCOMPARE(found({top_}, "a/b"), fs::path());
    QCOMPARE(found({top_}, ".."), fs::path());
    QCOMPARE(found({top_}, ""), fs::path());
  }

private:
  void package(const std::string& where, const std::string& name) const
  {
    fs::create_directories(top_ / where);
    std::ofstream(top_ / where / "package.xml")
        << "<?xml version='1.0'?>\n<package><name> " << name << " </name></package>";
  }
  void write(const std::string& file) const
  {
    fs::create_directories((top_ / file).parent_path());
    std::ofstream(top_ / file) << "text";
  }
  fs::path found(const std::vector<fs::path>& folders, const std::string& name, const fs::path& file = {}) const
  {
    xacro::Packages packages(folders, file,
                             [this](const std::string& variable) -> std::optional<std::string>
                             {
                               const auto known = variables_.find(variable);
                               return known == variables_.end() ? std::nullopt : std::optional(known->second);
                             });
    return packages.find(name).value_or(fs::path());
  }

  std::unique_ptr<QTemporaryDir> folder_;
  fs::path top_;
  std::map<std::string, std::string> variables_;
};

QTEST_APPLESS_MAIN(PackagesTest)
#include "PackagesTest.moc"

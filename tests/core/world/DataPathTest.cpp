#include "core/setup/DataPath.h"

#include <QTemporaryDir>
#include <QtTest>

using sparkwright::findDataDirectory;
using sparkwright::findDocumentation;
namespace fs = std::filesystem;

class DataPathTest : public QObject
{
  Q_OBJECT

private slots:
  void init();
  void theChosenDirectoryWinsOrNothing();
  void theEnvironmentComesNext();
  void aBuildTreeHasItsResourcesTwoFoldersUp();
  void anInstallationHasThemInShare();
  void theProcessEnvironmentIsRead();
  void theUserGuideIsFoundBesideDataOrProgram();

private:
  fs::path make(const char* name)
  {
    const fs::path path = fs::canonical(folder_->path().toStdString()) / name;
    fs::create_directories(path);
    return path;
  }

  std::unique_ptr<QTemporaryDir> folder_;
};

void DataPathTest::init()
{
  folder_ = std::make_unique<QTemporaryDir>();
}

void DataPathTest::theUserGuideIsFoundBesideDataOrProgram()
{
  const fs::path executable = make("build/bin") / "program", data = make("build/share/sparkwright");
  QVERIFY(!findDocumentation(data, executable));
  const fs::path installed = make("build/share/sparkwright/docs");
  QVERIFY(findDocumentation({}, executable) == installed);
  const fs::path source = make("docs");
  QVERIFY(findDocumentation({}, executable) == source); // A build tree has its own.
  QVERIFY(findDocumentation(data, executable) == installed);
  QVERIFY(findDocumentation(make("elsewhere"), executable) == source);
}

void DataPathTest::theChosenDirectoryWinsOrNothing()
{
  const fs::path chosen = make("chosen"), other = make("other"), executable = make("build/bin") / "program";
  make("resources");
  QVERIFY(findDataDirectory(chosen, other.c_str(), executable) == chosen);
  QVERIFY(!findDataDirectory(chosen / "missing", other.c_str(), executable));
}

void DataPathTest::theEnvironmentComesNext()
{
  const fs::path other = make("other"), executable = make("build/bin") / "program", resources = make("resources");
  QVERIFY(findDataDirectory({}, other.c_str(), executable) == other);
  QVERIFY(!findDataDirectory({}, (other / "missing").c_str(), executable));
  QVERIFY(findDataDirectory({}, "", executable) == resources); // Empty counts as not set.
}

void DataPathTest::aBuildTreeHasItsResourcesTwoFoldersUp()
{
  const fs::path executable = make("build/bin") / "program", resources = make("resources");
  make("build/share/sparkwright");
  QVERIFY(findDataDirectory({}, nullptr, executable) == resources);
}

void DataPathTest::anInstallationHasThemInShare()
{
  const fs::path executable = make("usr/bin") / "program", share = make("usr/share/sparkwright");
  QVERIFY(findDataDirectory({}, nullptr, executable) == share);
  QVERIFY(!findDataDirectory({}, nullptr, make("nowhere/bin") / "program"));
}

void DataPathTest::theProcessEnvironmentIsRead()
{
  qputenv("SPARKWRIGHT_DATA", SPARKWRIGHT_SOURCE_DIR "/resources");
  const auto found = findDataDirectory();
  QVERIFY(found);
  QVERIFY(fs::exists(*found / "setups/soccer.rb"));
}

QTEST_APPLESS_MAIN(DataPathTest)
#include "DataPathTest.moc"

#include "WorldSupport.h"

#include "core/files/FileService.h"
#include "core/files/ZipFileSystem.h"
#include "core/object/Context.h"
#include "core/object/Object.h"
#include "core/script/ScriptEngine.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace sparkwright;
using namespace sparkwright::test;

namespace
{

void put(std::string& out, std::uint64_t value, int bytes) // little-endian, padded with zeros
{
  for(int i = 0; i < bytes; ++i)
    out += i < 8 ? static_cast<char>(value >> (8 * i) & 0xff) : char(0);
}

std::uint32_t checksum(const std::string& data)
{
  std::uint32_t crc = 0xffffffffu;
  for(const char c : data)
  {
    crc ^= static_cast<unsigned char>(c);
    for(int i = 0; i < 8; ++i)
      crc = crc >> 1 ^ (crc & 1 ? 0xedb88320u : 0);
  }
  return ~crc;
}

/// A zip archive whose entries are stored as they are. Sizes can be told wrongly.
std::string archive(const std::vector<std::pair<std::string, std::string>>& entries, std::uint32_t added = 0)
{
  std::string out, directory;
  for(const auto& [name, data] : entries)
  {
    const auto at = static_cast<std::uint32_t>(out.size());
    std::string common;
    put(common, 20, 2);
    put(common, 0, 8); // flags, method, time
    put(common, checksum(data), 4);
    put(common, static_cast<std::uint32_t>(data.size()), 4);
    put(common, static_cast<std::uint32_t>(data.size()) + added, 4);
    put(common, static_cast<std::uint32_t>(name.size()), 2);
    put(common, 0, 2);
    out += "PK\3\4" + common + name + data;
    directory += std::string("PK\1\2") + std::string("\x14\0", 2) + common;
    put(directory, 0, 10);
    put(directory, at, 4);
    directory += name;
  }
  const auto start = static_cast<std::uint32_t>(out.size());
  std::string end = "PK\5\6";
  put(end, 0, 4);
  put(end, static_cast<std::uint32_t>(entries.size()), 2);
  put(end, static_cast<std::uint32_t>(entries.size()), 2);
  put(end, static_cast<std::uint32_t>(directory.size()), 4);
  put(end, start, 4);
  put(end, 0, 2);
  return out + directory + end;
}

void write(const QString& file, const std::string& text)
{
  QDir().mkpath(QFileInfo(file).path());
  QFile out(file);
  QVERIFY(out.open(QIODevice::WriteOnly));
  out.write(text.data(), static_cast<qint64>(text.size()));
}

} // namespace

/// Resources are found in mounted systems and data directories, in the right order, and nowhere else.
class FileServiceTest : public QObject
{
  Q_OBJECT

private slots:
  void init();
  void directoriesAreSearchedInOrder();
  void nothingLeadsOut_data();
  void nothingLeadsOut();
  void archivesAreRead();
  void archivesHoldNoTricks();
  void brokenArchivesAreRefused_data();
  void brokenArchivesAreRefused();
  void lyingArchivesGiveNothing();
  void limitsHold();
  void scriptsMountBelowTheData();
  void mountedSystemsComeFirst();
  void theProgramMountsAnything();
  void scenesComeFromArchives();
  void rarIsRefusedClearly();

private:
  QString path(const QString& name) const { return directory_->filePath(name); }
  std::unique_ptr<QTemporaryDir> directory_;
};

void FileServiceTest::init()
{
  directory_ = std::make_unique<QTemporaryDir>();
}

void FileServiceTest::directoriesAreSearchedInOrder()
{
  write(path("a/x.txt"), "a");
  write(path("b/x.txt"), "b");
  write(path("b/sub/y.txt"), "y");
  FileService files;
  files.addDirectory(path("a").toStdString());
  files.addDirectory(path("b").toStdString());
  QCOMPARE(files.read("x.txt").value(), std::string("a"));
  QCOMPARE(files.read("sub/../sub/y.txt").value(), std::string("y"));
  files.addFirstDirectory(path("b").toStdString());
  QCOMPARE(files.read("x.txt").value(), std::string("b"));
  const Resource first = files.locate("x.txt").value();
  QCOMPARE(first.size, std::uintmax_t(1));
  QCOMPARE(files.locate(path("b/x.txt").toStdString()).value().location, first.location);
  write(path("b/x.txt"), "longer");
  QVERIFY(files.locate("x.txt").value().version != first.version);
}

void FileServiceTest::nothingLeadsOut_data()
{
  QTest::addColumn<QString>("name");
  for(const char* const name :
      {"", ".", "..", "../secret.txt", "sub/../../secret.txt", "/etc/passwd", "link.txt", "sub"})
    QTest::newRow(name) << name;
  QTest::newRow("NUL") << QString("x.txt") + QChar(0) + "y";
}

void FileServiceTest::nothingLeadsOut()
{
  QFETCH(const QString, name);
  write(path("secret.txt"), "secret");
  write(path("data/sub/x.txt"), "x");
  QFile::link(path("secret.txt"), path("data/link.txt"));
  FileService files;
  files.addDirectory(path("data").toStdString());
  QVERIFY(!files.find(name.toStdString()) && !files.locate(name.toStdString()) && !files.read(name.toStdString()));
}

void FileServiceTest::archivesAreRead()
{
  write(path("a.zip"), archive({{"rsg/box.rsg", "(RSG 0 1)"}, {"empty.txt", ""}, {"rsg/", ""}}));
  LocalText problem;
  const auto zip = ZipFileSystem::open(path("a.zip").toStdString(), problem);
  QVERIFY2(zip, problem.english().c_str());
  QCOMPARE(zip->read("rsg/box.rsg", 100).value(), std::string("(RSG 0 1)"));
  QCOMPARE(zip->read("rsg/../rsg/./box.rsg", 100).value(), std::string("(RSG 0 1)"));
  QCOMPARE(zip->read("empty.txt", 100).value(), std::string());
  const Resource resource = zip->locate("rsg/box.rsg").value();
  QCOMPARE(resource.size, std::uintmax_t(9));
  QVERIFY(QString::fromStdString(resource.location).endsWith("a.zip:rsg/box.rsg"));
  for(const char* const name : {"", "rsg", "rsg/", "no.rsg", "/rsg/box.rsg", "../rsg/box.rsg", "box.rsg"})
    QVERIFY2(!zip->locate(name) && !zip->read(name, 100), name);
  QVERIFY(!zip->find("rsg/box.rsg"));
}

void FileServiceTest::archivesHoldNoTricks()
{
  write(path("a.zip"), archive({{"../up.txt", "u"},
                                {"/abs.txt", "a"},
                                {"a/../../b.txt", "b"},
                                {"c\\d.txt", "c"},
                                {"good.txt", "g"}}));
  LocalText problem;
  const auto zip = ZipFileSystem::open(path("a.zip").toStdString(), problem);
  QVERIFY2(zip, problem.english().c_str());
  for(const char* const name :
      {"../up.txt", "up.txt", "/abs.txt", "abs.txt", "b.txt", "../b.txt", "c/d.txt", "c\\d.txt"})
    QVERIFY2(!zip->locate(name), name);
  QVERIFY(zip->locate("good.txt"));
}

void FileServiceTest::brokenArchivesAreRefused_data()
{
  QTest::addColumn<QByteArray>("bytes");
  const std::string good = archive({{"a.txt", "some text"}});
  QTest::newRow("empty") << QByteArray();
  QTest::newRow("text") << QByteArray("this is no archive");
  QTest::newRow("cut off") << QByteArray(good.data(), static_cast<int>(good.size() - 30));
  std::string torn = good;
  torn[torn.find("PK\1\2") + 1] = 'X';
  QTest::newRow("torn directory") << QByteArray(torn.data(), static_cast<int>(torn.size()));
}

void FileServiceTest::brokenArchivesAreRefused()
{
  QFETCH(const QByteArray, bytes);
  write(path("bad.zip"), bytes.toStdString());
  LocalText problem;
  QVERIFY(!ZipFileSystem::open(path("bad.zip").toStdString(), problem));
  QVERIFY2(QString::fromStdString(problem.english()).contains("bad.zip"), problem.english().c_str());
  problem = {};
  QVERIFY(!ZipFileSystem::open(path("missing.zip").toStdString(), problem) && !problem.empty());
}

void FileServiceTest::lyingArchivesGiveNothing()
{
  // More is promised than there is; and data that do not fit their checksum.
  write(path("short.zip"), archive({{"a.txt", "some text"}}, 1'000'000));
  std::string wrong = archive({{"a.txt", "some text"}});
  wrong[wrong.find("some")] = 'S';
  write(path("wrong.zip"), wrong);
  for(const char* const name : {"short.zip", "wrong.zip"})
  {
    LocalText problem;
    const auto zip = ZipFileSystem::open(path(name).toStdString(), problem);
    QVERIFY2(!zip || !zip->read("a.txt", 64u << 20), name);
  }
}

void FileServiceTest::limitsHold()
{
  write(path("data/big.txt"), std::string(1000, 'x'));
  write(path("big.zip"), archive({{"big.txt", std::string(1000, 'x')}}));
  FileService files;
  files.addDirectory(path("data").toStdString());
  QVERIFY(files.read("big.txt", 1000) && !files.read("big.txt", 999));
  LocalText problem;
  const auto zip = ZipFileSystem::open(path("big.zip").toStdString(), problem);
  QVERIFY(zip && zip->read("big.txt", 1000) && !zip->read("big.txt", 999));
}

namespace
{

/// A World over a data directory, and what it has said.
struct DataWorld
{
  explicit DataWorld(const QString& data) : world(options(data))
  {
    world.log().setSink([this](const Diagnostic& d) { said += d.text() + '\n'; });
  }
  static WorldOptions options(const QString& data)
  {
    WorldOptions options;
    options.dataDirectories = {data.toStdString()};
    options.seed = 1;
    return options;
  }
  bool yes(const std::string& expression)
  {
    world.scripts().runText("$answer = (" + expression + ") ? 1 : 0", "test.rb");
    const auto answer = world.scripts().global("answer");
    return answer && std::get_if<std::int64_t>(&*answer) && std::get<std::int64_t>(*answer) == 1;
  }
  World world;
  std::string said;
};

const std::string server = "get('/sys/server/file')";

} // namespace

void FileServiceTest::scriptsMountBelowTheData()
{
  write(path("data/more/deep.txt"), "deep");
  write(path("data/pack.zip"), archive({{"packed.txt", "packed"}}));
  write(path("outside/x.txt"), "x");
  DataWorld w(path("data"));
  QVERIFY(!w.yes(server + ".exist('deep.txt')"));
  QVERIFY(w.yes(server + ".mount('FileSystemSTD', 'more/')"));
  QVERIFY(w.yes(server + ".mount('FileSystemSTD', 'more/')"));
  QVERIFY(w.yes(server + ".exist('deep.txt')"));
  QVERIFY(w.yes(server + ".mount('FileSystemZIP', 'pack.zip')"));
  QVERIFY(w.yes(server + ".exist('packed.txt')"));
  QVERIFY(w.said.empty());
  QCOMPARE(w.world.root().find("/sys/server/file")->children().size(), std::size_t(2));

  for(const char* const bad : {"'FileSystemSTD', '../outside'", "'FileSystemSTD', '/tmp'", "'FileSystemZIP', 'more/'",
                               "'FileSystemSTD', 'pack.zip'", "'FileSystemZIP', 'none.zip'", "'Transform', 'more/'",
                               "'FileSystem', 'more/'", "'Nonsense', 'more/'"})
  {
    w.said.clear();
    QVERIFY2(!w.yes(server + ".mount(" + bad + ")"), bad);
    QVERIFY2(!w.said.empty(), bad);
  }
  QVERIFY(w.yes(server + ".unmount('more/')"));
  QVERIFY(!w.yes(server + ".exist('deep.txt')"));
  QVERIFY(!w.yes(server + ".unmount('FileSystemSTD', 'pack.zip')"));
  QVERIFY(w.yes(server + ".unmount('FileSystemZIP', 'pack.zip')"));
  QVERIFY(!w.yes(server + ".unmount('pack.zip')"));
}

void FileServiceTest::mountedSystemsComeFirst()
{
  write(path("data/x.txt"), "data");
  write(path("data/one/x.txt"), "one");
  write(path("data/two.zip"), archive({{"x.txt", "two"}}));
  DataWorld w(path("data"));
  FileService& files = *w.world.context().files;
  QCOMPARE(files.read("x.txt").value(), std::string("data"));
  QVERIFY(w.yes(server + ".mount('FileSystemZIP', 'two.zip')") && w.yes(server + ".mount('FileSystemSTD', 'one')"));
  QCOMPARE(files.read("x.txt").value(), std::string("two"));
  // Its node is the mount.
  w.world.scripts().runText("get('/sys/server/file').unlinkChildren", "x.rb");
  QCOMPARE(files.read("x.txt").value(), std::string("data"));
  QVERIFY(w.yes(server + ".mount('FileSystemSTD', 'one')"));
  w.world.scripts().runText("delete('/sys/server/file')", "x.rb");
  QCOMPARE(files.read("x.txt").value(), std::string("data"));
  QVERIFY(!w.world.mount(path("data/one").toStdString()).empty());
}

void FileServiceTest::theProgramMountsAnything()
{
  write(path("data/x.txt"), "data");
  write(path("elsewhere/x.txt"), "elsewhere");
  write(path("pack.zip"), archive({{"y.txt", "packed"}}));
  DataWorld w(path("data"));
  QCOMPARE(w.world.mount(path("elsewhere").toStdString()), std::string());
  QCOMPARE(w.world.mount(path("pack.zip").toStdString()), std::string());
  QCOMPARE(w.world.context().files->read("x.txt").value(), std::string("elsewhere"));
  QCOMPARE(w.world.context().files->read("y.txt").value(), std::string("packed"));
  QVERIFY(QString::fromStdString(w.world.mount(path("nothing").toStdString())).contains("does not exist"));
  QVERIFY(!w.world.mount(path("data/x.txt").toStdString()).empty());
}

void FileServiceTest::scenesComeFromArchives()
{
  write(path("data/none.txt"), "");
  write(path("scenes.zip"),
        archive({{"main.rb", "importScene('rsg/one.rsg')"},
                 {"rsg/one.rsg", "(RSG 0 1)\n((nd Transform (importScene rsg/two.rsg)))"},
                 {"rsg/two.rsg", "(RSG 0 1)\n((nd Box (setName thing)))"}}));
  DataWorld w(path("data"));
  QCOMPARE(w.world.mount(path("scenes.zip").toStdString()), std::string());
  QVERIFY(w.world.load("main.rb"));
  int things = 0;
  w.world.root().visit<Object>([&](const Object& node) { things += node.name() == "thing"; });
  QVERIFY2(things == 1, w.said.c_str());
}

void FileServiceTest::rarIsRefusedClearly()
{
  write(path("data/pack.rar"), "Rar!");
  DataWorld w(path("data"));
  QVERIFY(!w.yes(server + ".mount('FileSystemRAR', 'pack.rar')"));
  QVERIFY(w.said.find("RAR archives cannot be read; pack the files as .zip") != std::string::npos);
  QVERIFY(!w.world.mount(path("data/pack.rar").toStdString()).empty());
}

QTEST_APPLESS_MAIN(FileServiceTest)
#include "FileServiceTest.moc"

#include "core/disk/Sha256.h"
#include "core/run/ProjectTrust.h"

#include <QtTest>

using namespace sparkwright;

/// What files of others would start is listed without starting it, trusted once, and no longer when it changes.
class TrustTest : public QObject
{
  Q_OBJECT

  std::unique_ptr<QTemporaryDir> folder_;

  std::filesystem::path path(const char* name) const { return folder_->filePath(name).toStdString(); }
  void write(const char* name, const QByteArray& text) const
  {
    const QString file = folder_->filePath(name);
    QDir().mkpath(QFileInfo(file).path());
    QFile out(file);
    if(!out.open(QIODevice::WriteOnly) || out.write(text) != text.size())
      qFatal("cannot write %s", name);
    out.setPermissions(out.permissions() | QFileDevice::ExeOwner);
  }
  TrustList team(const char* name) const
  {
    Diagnostics problems;
    const auto read = readTeamFile(path(name), problems);
    if(!read)
      qFatal("no team file");
    return trustListOf(*read);
  }
  TrustList project(const char* name) const
  {
    Diagnostic problem;
    const auto read = readProject(path(name), problem);
    if(!read)
      qFatal("no project");
    return trustListOf(*read, path(name));
  }
  TrustStore store() const { return {path("settings/trusted.toml"), {path("installed")}}; }

private slots:
  void init()
  {
    folder_ = std::make_unique<QTemporaryDir>();
    write("mine/player.py", "print('hello')\n");
    write("mine/red.sparkteam", "name = 'Red'\n[[program]]\ncommand = 'python3'\narguments = ['player.py', '-u', "
                                "'{number}']\ncount = 3\n[[program]]\ncommand = './coach'\n");
    write("mine/coach", "#!/bin/sh\ntouch started\n");
  }

  void digestsAreThoseOfTheStandard()
  {
    QCOMPARE(sha256(""), std::string("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"));
    QCOMPARE(sha256("abc"), std::string("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
    QCOMPARE(sha256(std::string(1000000, 'a')),
             std::string("cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"));
    for(const std::size_t length : {55u, 56u, 63u, 64u, 65u})
    {
      const std::string text(length, 'x');
      const QByteArray bytes = QByteArray::fromStdString(text);
      QCOMPARE(sha256(text), QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex().toStdString());
    }
  }

  void aTeamListsEachKindOfProgram()
  {
    const TrustList list = team("mine/red.sparkteam");
    QCOMPARE(list.entries.size(), std::size_t(2));
    QVERIFY2(list.entries[0].text.find("player.py -u 1 (×3)") != std::string::npos, list.entries[0].text.c_str());
    QVERIFY2(list.entries[1].text.find((path("mine") / "coach").string()) != std::string::npos,
             list.entries[1].text.c_str());
    QVERIFY(list.asks());
    QVERIFY(!QFile::exists(folder_->filePath("mine/started")));
  }

  void whatIsTrustedIsSoUntilItChanges_data()
  {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("text");
    QTest::newRow("program") << "mine/coach" << "#!/bin/sh\nrm -rf x\n";
    QTest::newRow("argument") << "mine/player.py" << "import os\n";
    QTest::newRow("command") << "mine/red.sparkteam" << "[[program]]\ncommand = 'sh'\n";
    QTest::newRow("environment") << "mine/red.sparkteam"
                                 << "[[program]]\ncommand = './coach'\nenvironment = { LD_PRELOAD = './x.so' }\n";
  }
  void whatIsTrustedIsSoUntilItChanges()
  {
    QFETCH(QString, file);
    QFETCH(QString, text);
    const TrustList before = team("mine/red.sparkteam");
    QVERIFY(!store().trusts(before) && !store().knows(before));
    QCOMPARE(store().trust(before), std::string());
    QVERIFY(store().trusts(team("mine/red.sparkteam")));
    write(file.toUtf8(), text.toUtf8());
    const TrustList after = team("mine/red.sparkteam");
    QVERIFY(!store().trusts(after) && store().knows(after));
    const std::vector<bool> unknown = store().unknownIn(after);
    QVERIFY(std::ranges::find(unknown, true) != unknown.end());
    // Back as it was, it is what was trusted.
    init();
  }

  void aLinkOutOfTheFolderCountsWithWhatItLeadsTo()
  {
    write("elsewhere/real", "#!/bin/sh\n");
    QVERIFY(QFile::remove(folder_->filePath("mine/coach")));
    QVERIFY(QFile::link(folder_->filePath("elsewhere/real"), folder_->filePath("mine/coach")));
    QCOMPARE(store().trust(team("mine/red.sparkteam")), std::string());
    write("elsewhere/real", "#!/bin/sh\necho other\n");
    QVERIFY(!store().trusts(team("mine/red.sparkteam")));
  }

  void aCopyInAnotherFolderIsAskedForAgain()
  {
    QCOMPARE(store().trust(team("mine/red.sparkteam")), std::string());
    write("theirs/red.sparkteam", "[[program]]\ncommand = 'sh'\n");
    QVERIFY(!store().trusts(team("theirs/red.sparkteam")));
  }

  void aProjectListsItsTeamsAndScripts()
  {
    write("mine/rules.rb", "");
    write("mine/cup.sparkproject", "scene = 'x.rsg'\nsetup = 'rules.rb'\nteams = ['red.sparkteam']\n");
    const TrustList list = project("mine/cup.sparkproject");
    QCOMPARE(list.entries.size(), std::size_t(3));
    QCOMPARE(list.entries.back().kind, TrustList::Kind::Script);
    QVERIFY(list.asks() && !store().trusts(list));
    // Scripts alone need no trust.
    write("mine/plain.sparkproject", "scene = 'x.rsg'\nsetup = 'rules.rb'\n");
    QVERIFY(!project("mine/plain.sparkproject").asks());
    QVERIFY(store().trusts(project("mine/plain.sparkproject")));
  }

  void ownWorkAndInstalledFilesAreNotAskedFor()
  {
    write("installed/a.sparkteam", "[[program]]\ncommand = 'sh'\n");
    QVERIFY(store().trusts(team("installed/a.sparkteam")));
    // A folder whose name only begins like it is another one.
    write("installed2/a.sparkteam", "[[program]]\ncommand = 'sh'\n");
    QVERIFY(!store().trusts(team("installed2/a.sparkteam")));
    QCOMPARE(store().trustFolder(path("mine")), std::string());
    QVERIFY(store().trusts(team("mine/red.sparkteam")));
    write("mine/coach", "#!/bin/sh\necho mine\n");
    QVERIFY(store().trusts(team("mine/red.sparkteam")));
    // But not what it names elsewhere.
    write("mine/cup.sparkproject", "scene = 'x.rsg'\nteams = ['../installed2/a.sparkteam']\n");
    QVERIFY(!store().trusts(project("mine/cup.sparkproject")));
  }

  void aProgramNamedLikeTheSampleTeamIsAskedFor()
  {
    write("mine/sample.sparkteam", "[[program]]\ncommand = 'sparkwright-team'\n");
    QVERIFY(!team("mine/sample.sparkteam").asks());
    write("mine/sparkwright-team", "#!/bin/sh\n");
    QVERIFY(team("mine/sample.sparkteam").asks());
  }

  void theFileIsBoundedAndMayBeDamaged()
  {
    const TrustList list = team("mine/red.sparkteam");
    QCOMPARE(store().trust(list), std::string());
    QFile file(folder_->filePath("settings/trusted.toml"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QByteArray records = file.readAll();
    file.close();
    for(std::size_t i = 1; i < TrustStore::mostRecords; ++i)
      records.prepend("[[trusted]]\nfile = '/other/" + QByteArray::number(quint64(i)) + "'\ndigests = []\n");
    write("settings/trusted.toml", records);
    QVERIFY(store().trusts(list));
    TrustList newest;
    newest.file = path("mine") / "newest";
    QCOMPARE(store().trust(newest), std::string());
    QVERIFY(store().knows(newest) && !store().knows(list));
    write("settings/trusted.toml", "trusted = 7\n[[");
    QVERIFY(!store().trusts(list));
    QCOMPARE(store().trust(list), std::string());
    QVERIFY(store().trusts(list));
    QVERIFY(!TrustStore({}, {}).trust(list).empty());
  }
};

QTEST_APPLESS_MAIN(TrustTest)
#include "TrustTest.moc"

#include "app/jobs/plan/JobTrust.h"
#include "core/programs/TrustStore.h"
#include "tests/integration/ProgramSupport.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace sparkwright;

/// What a job brings along is listed, and the server starts it only when it is trusted.
class JobTrustTest : public QObject
{
  Q_OBJECT

  std::unique_ptr<QTemporaryDir> folder_;

  QString write(const QString& name, const QByteArray& text) const
  {
    const QString file = folder_->filePath(name);
    QDir().mkpath(QFileInfo(file).path());
    QFile out(file);
    if(!out.open(QIODevice::WriteOnly) || out.write(text) != text.size())
      qFatal("cannot write a file");
    out.setPermissions(out.permissions() | QFileDevice::ExeOwner);
    return file;
  }
  TrustList list(const QByteArray& job) const
  {
    Diagnostic problem;
    const auto read = readJob(write("a.sparkjobs", job).toStdString(), problem);
    if(!read)
      qFatal("%s", problem.text().c_str());
    return trustListOf(*read);
  }
  QStringList texts(const QByteArray& job) const
  {
    QStringList texts;
    for(const TrustList::Entry& entry : list(job).entries)
      texts << QString::number(static_cast<int>(entry.kind)) + ' ' +
                   QString::fromStdString(entry.text).replace(QFileInfo(folder_->path()).canonicalFilePath(), "DIR");
    return texts;
  }
  static ServerOutcome jobs(const QString& file, const QStringList& more = {})
  {
    return runServer(QStringList{"--jobs", file, "--data", SPARKWRIGHT_SOURCE_DIR "/resources"} + more);
  }

private slots:
  void init()
  {
    folder_ = std::make_unique<QTemporaryDir>();
    qputenv("XDG_CONFIG_HOME", folder_->filePath("settings").toUtf8());
  }

  void jobsWithoutAnythingOfTheirOwnDoNotAsk()
  {
    QVERIFY(texts("scene = 'setups/demo.rb'\nuntil = 4\noptions = ['--threads', '2', '--step=exact']\n").isEmpty());
    QVERIFY(!list("until = 4\n[[team]]\nname = 'Red'\n[[team]]\nname = 'Blue'\nplayers = 2\n").asks());
    write("own.rb", "");
    QCOMPARE(texts("scene = 'own.rb'\nuntil = 4\n"), QStringList("3 DIR/own.rb"));
    QVERIFY(!list("scene = 'own.rb'\nuntil = 4\n").asks());
  }

  void optionsAreListedInBothForms()
  {
    QCOMPARE(texts("scene = 'x.rsg'\nuntil = 4\noptions = ['--fast', '--web=8080', '--web-address', '0.0.0.0', "
                   "'--script-memory=100000']\n"),
             QStringList({"2 --web 8080", "2 --web-address 0.0.0.0", "2 --script-memory 100000"}));
  }

  void pluginsAreListedByPath()
  {
    write("libs/plugins/evil.so", "x");
    write("libs/referees/biased.so", "x");
    const QByteArray folder = folder_->filePath("libs/plugins").toUtf8();
    const QByteArray job = "scene = 'x.rsg'\nuntil = 4\noptions = ['--plugins', '" + folder + "', '--bundle=evil']\n";
    QCOMPARE(texts(job), QStringList({"2 --plugins DIR/libs/plugins", "1 DIR/libs/plugins/evil.so",
                                      "1 DIR/libs/referees/biased.so"}));
    // A library is trusted as it is.
    TrustStore store(folder_->filePath("trusted.toml").toStdString(), {});
    QCOMPARE(store.trust(list(job)), std::string());
    QVERIFY(store.trusts(list(job)));
    write("libs/referees/biased.so", "y");
    QVERIFY(!store.trusts(list(job)));
    QCOMPARE(texts("until = 4\n[[team]]\nname = 'A'\nbundle = 'nowhere'\n[[team]]\nname = 'B'\n"),
             QStringList("1 nowhere"));
  }

  void programsOfTeamFilesInOtherFoldersAreListed()
  {
    write("teams/run.sh", "#!/bin/sh\n");
    write("teams/red.sparkteam", "[[program]]\ncommand = './run.sh'\narguments = ['{team}']\n");
    write("own.rb", "");
    write("nested.sparkproject", "scene = 'own.rb'\n");
    const QByteArray job = "scene = 'nested.sparkproject'\nuntil = 4\n[[team]]\nname = 'Crimson'\nfile = "
                           "'teams/red.sparkteam'\n[[team]]\nname = 'B'\n";
    const QStringList found = texts(job);
    QCOMPARE(found.size(), 2);
    QVERIFY2(found[0].startsWith("0 cd ") && found[0].contains("run.sh Crimson"), qPrintable(found[0]));
    QCOMPARE(found[1], QString("3 DIR/own.rb"));
    const TrustList before = list(job);
    write("teams/run.sh", "#!/bin/sh\necho other\n");
    QVERIFY(list(job).entries[0].digest != before.entries[0].digest);
    QCOMPARE(list(job).entries[1].digest, before.entries[1].digest);
  }

  void theServerRefusesWhatIsNotTrusted()
  {
    write("run.sh", "#!/bin/sh\ntouch " + folder_->filePath("started").toUtf8() + "\n");
    write("red.sparkteam", "[[program]]\ncommand = './run.sh'\n");
    const QString file = write("cup.sparkjobs", "at-most = 1\nconnect-limit = 1\ntiming = 'real-time'\n[[team]]\nname = "
                                                "'Red'\nfile = 'red.sparkteam'\n[[team]]\nname = 'Blue'\nplayers = 1\n");
    const auto started = [this] { return QFile::exists(folder_->filePath("started")); };
    ServerOutcome refused = jobs(file);
    QCOMPARE(refused.code, 2);
    QVERIFY2(refused.error.contains("was not trusted yet") && refused.error.contains("program: cd ") &&
                 refused.error.contains("run.sh") && refused.error.contains("--trust"),
             qPrintable(refused.error));
    QVERIFY(!started());
    QVERIFY(!QFile::exists(folder_->filePath("cup.results")));
    // What starts nothing needs no trust.
    QCOMPARE(jobs(file, {"--list-runs"}).code, 0);
    // Trusted without a run, then it starts.
    QCOMPARE(jobs(file, {"--list-runs", "--trust"}).code, 0);
    QVERIFY(!started());
    const ServerOutcome allowed = jobs(file);
    QVERIFY2(started() && !allowed.error.contains("trust"), qPrintable(allowed.error));
    // The program changes: asked again, and marked.
    QVERIFY(QFile::remove(folder_->filePath("started")));
    write("run.sh", "#!/bin/sh\n: other\ntouch " + folder_->filePath("started").toUtf8() + "\n");
    refused = jobs(file, {"--again"});
    QCOMPARE(refused.code, 2);
    QVERIFY2(refused.error.contains("has changed since it was trusted") &&
                 refused.error.contains("program (new or changed): "),
             qPrintable(refused.error));
    QVERIFY(!started());
    QVERIFY(QFile::exists(folder_->filePath("cup.results")));
    jobs(file, {"--again", "--trust"});
    QVERIFY(started());
  }

  void trustGoesWithJobsOnly()
  {
    const ServerOutcome wrong = runServer({"--trust", "setups/demo.rb"});
    QCOMPARE(wrong.code, 2);
    QVERIFY2(wrong.error.contains("--trust goes with --jobs"), qPrintable(wrong.error));
    const QString file = write("a.sparkjobs", "scene = 'x.rsg'\nuntil = 4\noptions = ['--trust']\n");
    QCOMPARE(jobs(file).code, 2);
  }
};

QTEST_GUILESS_MAIN(JobTrustTest)
#include "JobTrustTest.moc"

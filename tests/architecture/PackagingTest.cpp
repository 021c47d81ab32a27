#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

/// The two commands, the package list and the README, without installing anything: the programs that the scripts call
/// are replaced by small ones that say what they were asked.
class PackagingTest : public QObject
{
  Q_OBJECT

private slots:
  void everyShellScriptParses();
  void thePackageListIsCleanAndSorted();
  void everythingThatTheBuildLooksForHasAPackage();
  void theReadmeFitsOnAPageAndNamesCommandsThatExist();
  void nothingMissingMeansNothingIsInstalled();
  void withoutRootAndSudoThePackagesAreNamed();
  void furtherListsAreInstalledOnlyIfAskedFor();
  void sudoIsUsedWhenNotRoot();
  void aFailedInstallationIsTriedAgainWithFreshLists();
  void runStopsWhenPackagesAreMissing();
  void testRefusesUnknownArguments();
  void packagesAreNotBegunWithoutTheirTools();
  void runOpensTheSoccerSceneUnlessItIsToldWhat();

private:
  struct Outcome
  {
    int exitCode = -1;
    QString output;    ///< Of both channels.
    QStringList calls; ///< Of apt-get, and what sudo was asked.
  };
  /// Runs a script of ours with fake programs: bodies of shell scripts by name.
  static Outcome run(const QString& script, const QStringList& arguments, const QMap<QString, QString>& programs);

  static QString top() { return SPARKWRIGHT_SOURCE_DIR; }
  static QString read(const QString& name);
  static QStringList packages();
};

QString PackagingTest::read(const QString& name)
{
  QFile file(top() + '/' + name);
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList PackagingTest::packages()
{
  return read("packaging/packages.txt").split('\n', Qt::SkipEmptyParts);
}

PackagingTest::Outcome PackagingTest::run(const QString& script, const QStringList& arguments,
                                          const QMap<QString, QString>& programs)
{
  const QTemporaryDir folder;
  const QString calls = folder.filePath("calls");
  for(const QString tool : {"bash", "dirname", "grep", "env"})
    QFile::link(QStandardPaths::findExecutable(tool), folder.filePath(tool));
  for(auto program = programs.begin(); program != programs.end(); ++program)
  {
    QFile file(folder.filePath(program.key()));
    if(!file.open(QIODevice::WriteOnly))
      return {};
    file.write(("#!/usr/bin/env bash\n" + program.value() + '\n').toUtf8());
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
  }

  QProcess process;
  QProcessEnvironment environment;
  environment.insert("PATH", folder.path());
  environment.insert("CALLS", calls);
  process.setProcessEnvironment(environment);
  process.setProcessChannelMode(QProcess::MergedChannels);
  process.setStandardInputFile(QProcess::nullDevice());
  process.start(folder.filePath("bash"), QStringList{top() + '/' + script} + arguments);
  if(!process.waitForFinished(30000))
    return {};

  Outcome outcome;
  outcome.exitCode = process.exitCode();
  outcome.output = QString::fromUtf8(process.readAll());
  if(QFile file(calls); file.open(QIODevice::ReadOnly))
    outcome.calls = QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts);
  return outcome;
}

namespace
{
const QString nothingInstalled = "exit 1";
const QString everythingInstalled = "echo installed";
const QString recordApt = "echo \"apt-get $*\" >> \"$CALLS\"";
const QString root = "echo 0";
const QString user = "echo 1000";
} // namespace

void PackagingTest::everyShellScriptParses()
{
  int scripts = 0;
  for(const QString folder : {"packaging", ".ci", "tests"})
  {
    QDirIterator entries(top() + '/' + folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while(entries.hasNext())
    {
      QFile file(entries.next());
      QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
      const QByteArray first = file.readLine();
      if(!first.startsWith("#!") || !(first.contains("bash") || first.contains("/sh")))
      {
        QVERIFY2(!file.fileName().endsWith(".sh"), qPrintable(file.fileName() + " has no #! line"));
        continue;
      }
      ++scripts;
      QVERIFY2(file.permissions() & QFile::ExeOwner, qPrintable(file.fileName() + " is not executable"));
      QProcess bash;
      bash.setProcessChannelMode(QProcess::MergedChannels);
      bash.start("bash", {"-n", file.fileName()});
      QVERIFY(bash.waitForFinished());
      QVERIFY2(bash.exitCode() == 0, bash.readAll().constData());
    }
  }
  QVERIFY(scripts >= 4);
}

void PackagingTest::thePackageListIsCleanAndSorted()
{
  const QStringList list = packages();
  QVERIFY(list.size() > 5);
  QStringList sorted = list;
  std::sort(sorted.begin(), sorted.end());
  sorted.removeDuplicates();
  QCOMPARE(list, sorted);
  const QRegularExpression name("^[a-z0-9][a-z0-9.+-]+$");
  for(const QString& package : list)
    QVERIFY2(name.match(package).hasMatch(), qPrintable(package));
}

void PackagingTest::everythingThatTheBuildLooksForHasAPackage()
{
  const QMap<QString, QString> packageOf{{"Eigen3", "libeigen3-dev"},
                                         {"ODE", "libode-dev"},
                                         {"MRUBY_LIBRARY", "libmruby-dev"},
                                         {"PkgConfig", "pkg-config"},
                                         {"Threads", "g++"},
                                         {"Qt6", "qt6-base-dev"},
                                         {"assimp", "libassimp-dev"},
                                         {"pugixml", "libpugixml-dev"},
                                         {"spdlog", "libspdlog-dev"},
                                         {"nlohmann_json", "nlohmann-json3-dev"},
                                         {"tomlplusplus", "libtomlplusplus-dev"},
                                         {"ZIP", "libzip-dev"},
                                         {"ZSTD", "libzstd-dev"},
                                         {"LZ4", "liblz4-dev"},
                                         {"PROTOBUF", "libprotobuf-dev"},
                                         {"ZLIB", "zlib1g-dev"},
                                         {"BZip2", "libbz2-dev"},
                                         {"LibLZMA", "liblzma-dev"},
                                         {"EPOXY", "libepoxy-dev"},
                                         {"QCustomPlotQt6", "libqcustomplot-dev"},
                                         {"QSCINTILLA", "libqscintilla2-qt6-dev"},
                                         {"benchmark", "libbenchmark-dev"}};
  const QRegularExpression search("(?:find_package|pkg_check_modules|find_library)\\(\\s*(\\w+)");
  QStringList found;
  QStringList folders{"."};
  for(const QString room : {"physics", "core", "netserver", "editor", "viewer", "app", "tests"})
    folders << room;
  for(const QString& folder : folders)
  {
    QDirIterator lists(top() + '/' + folder, {"CMakeLists.txt"}, QDir::Files,
                       folder == "." ? QDirIterator::NoIteratorFlags : QDirIterator::Subdirectories);
    while(lists.hasNext())
    {
      QFile file(lists.next());
      if(file.fileName().contains("/tests/sdk/")) // a project of its own
        continue;
      QVERIFY(file.open(QIODevice::ReadOnly));
      QRegularExpressionMatchIterator matches = search.globalMatch(QString::fromUtf8(file.readAll()));
      while(matches.hasNext())
        found << matches.next().captured(1);
    }
  }
  QVERIFY(found.contains("ODE"));
  for(const QString& name : found)
  {
    QVERIFY2(packageOf.contains(name), qPrintable(name + ": say here which package it comes from"));
    QVERIFY2(packages().contains(packageOf[name]), qPrintable(packageOf[name] + " is not in packages.txt"));
  }
}

void PackagingTest::theReadmeFitsOnAPageAndNamesCommandsThatExist()
{
  const QString readme = read("README.md");
  QVERIFY(readme.count('\n') > 10);
  QVERIFY2(readme.count('\n') <= 60, "more than a page");

  QRegularExpressionMatchIterator matches =
      QRegularExpression("\\b(?:packaging|resources|docs|tests)/[\\w./-]*\\w").globalMatch(readme);
  QStringList named;
  while(matches.hasNext())
    named << matches.next().captured();
  for(const QString& path : named)
    QVERIFY2(QFile::exists(top() + '/' + path), qPrintable(path + " does not exist"));
  for(const QString command : {"packaging/run.sh", "packaging/test.sh"})
  {
    QVERIFY2(named.contains(command), qPrintable(command + " is not explained"));
    QVERIFY2(QFileInfo(top() + '/' + command).isExecutable(), qPrintable(command));
  }
}

void PackagingTest::nothingMissingMeansNothingIsInstalled()
{
  const Outcome outcome =
      run("packaging/install.sh", {}, {{"dpkg-query", everythingInstalled}, {"id", user}, {"apt-get", recordApt}});

  QCOMPARE(outcome.exitCode, 0);
  QCOMPARE(outcome.calls, QStringList());
  QCOMPARE(outcome.output, QString());
}

void PackagingTest::withoutRootAndSudoThePackagesAreNamed()
{
  const Outcome outcome =
      run("packaging/install.sh", {}, {{"dpkg-query", nothingInstalled}, {"id", user}, {"apt-get", recordApt}});

  QCOMPARE(outcome.exitCode, 2);
  QCOMPARE(outcome.calls, QStringList());
  for(const QString& package : packages())
    QVERIFY2(outcome.output.contains(' ' + package), qPrintable(package + " not in: " + outcome.output));

  // A sudo that wants a password, where nobody can type one, is no better.
  const Outcome closed =
      run("packaging/install.sh", {},
          {{"dpkg-query", nothingInstalled}, {"id", user}, {"apt-get", recordApt}, {"sudo", "exit 1"}});
  QCOMPARE(closed.exitCode, 2);
  QCOMPARE(closed.calls, QStringList());
}

void PackagingTest::furtherListsAreInstalledOnlyIfAskedFor()
{
  const Outcome plain = run("packaging/install.sh", {}, {{"dpkg-query", nothingInstalled}, {"id", user}});
  QVERIFY(!plain.output.contains("clang"));
  const Outcome fuzz =
      run("packaging/install.sh", {"packages-fuzz.txt"}, {{"dpkg-query", nothingInstalled}, {"id", user}});
  QVERIFY(fuzz.output.contains(" clang") && fuzz.output.contains(" libode-dev"));
}

void PackagingTest::sudoIsUsedWhenNotRoot()
{
  const QString sudo = "[ \"$1\" = -n ] && shift; echo sudo >> \"$CALLS\"; [ \"$1\" = true ] || \"$@\"";
  const QString oneMissing = "[ \"${*: -1}\" = libode-dev ] || echo installed";
  const Outcome outcome = run("packaging/install.sh", {},
                              {{"dpkg-query", oneMissing}, {"id", user}, {"apt-get", recordApt}, {"sudo", sudo}});

  QCOMPARE(outcome.exitCode, 0);
  QCOMPARE(outcome.calls,
           QStringList({"sudo", "sudo", "apt-get install --yes --no-install-recommends --simulate libode-dev", "sudo",
                        "apt-get install --yes --no-install-recommends libode-dev"}));
}

void PackagingTest::aFailedInstallationIsTriedAgainWithFreshLists()
{
  const auto callsWith = [](const QString& aptGet)
  {
    QStringList verbs;
    const Outcome outcome =
        run("packaging/install.sh", {}, {{"dpkg-query", nothingInstalled}, {"id", root}, {"apt-get", aptGet}});
    for(const QString& call : outcome.calls)
      verbs << (call.contains("--simulate") ? "simulate" : call.section(' ', 1, 1));
    return verbs << QString::number(outcome.exitCode);
  };

  QCOMPARE(callsWith(recordApt), QStringList({"simulate", "install", "0"}));
  QCOMPARE(callsWith(recordApt + "; [[ \"$*\" != *--simulate* ]]"),
           QStringList({"simulate", "update", "install", "0"}));
  // The lists knew the package, but the server has a newer one by now.
  QCOMPARE(callsWith(recordApt + "; [[ \"$*\" = *--simulate* ]] || grep -q update \"$CALLS\""),
           QStringList({"simulate", "install", "update", "install", "0"}));
  QCOMPARE(callsWith(recordApt + "; exit 100"), QStringList({"simulate", "update", "2"}));
  QCOMPARE(callsWith(recordApt + "; [ \"$1\" = update ]"),
           QStringList({"simulate", "update", "install", "update", "install", "2"}));
}

void PackagingTest::runStopsWhenPackagesAreMissing()
{
  for(const QString script : {"packaging/run.sh", "packaging/test.sh"})
  {
    const Outcome outcome = run(script, {}, {{"dpkg-query", nothingInstalled}, {"id", user}, {"cmake", recordApt}});
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY(outcome.output.contains("libode-dev"));
    QCOMPARE(outcome.calls, QStringList());
  }
}

void PackagingTest::testRefusesUnknownArguments()
{
  for(const QStringList& arguments : {QStringList{"--sanitise"}, {"--fuzz"}, {"--fuzz", "long"}})
  {
    const Outcome outcome = run("packaging/test.sh", arguments, {});
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY(outcome.output.contains("usage"));
  }
  const Outcome outcome = run("packaging/package.sh", {"--tar"}, {});
  QCOMPARE(outcome.exitCode, 2);
  QVERIFY(outcome.output.contains("usage"));
}

void PackagingTest::packagesAreNotBegunWithoutTheirTools()
{
  const Outcome outcome = run("packaging/package.sh", {}, {{"dpkg-query", nothingInstalled}, {"id", user}, {"cmake", recordApt}});
  QCOMPARE(outcome.exitCode, 2);
  QVERIFY2(outcome.output.contains(" lintian") && outcome.output.contains(" debootstrap"), qPrintable(outcome.output));
  QCOMPARE(outcome.calls, QStringList());
}

void PackagingTest::runOpensTheSoccerSceneUnlessItIsToldWhat()
{
  const QString script = read("packaging/run.sh");
  QVERIFY(script.contains("[ $# -gt 0 ] || set -- setups/soccer.rb"));
}

QTEST_GUILESS_MAIN(PackagingTest)
#include "PackagingTest.moc"

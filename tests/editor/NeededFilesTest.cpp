#include "editor/document/NeededFiles.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QtTest>

using namespace sparkwright;

/// Which files a text uses that it would not find from another place.
class NeededFilesTest : public QObject
{
  Q_OBJECT

private slots:
  void init()
  {
    folder_ = std::make_unique<QTemporaryDir>();
    for(const char* const name : {"old/a.rsg", "old/b.rsg", "old/scripts/c.rb", "old/m.obj", "old/set.rb"})
      write(name, "(RSG 0 1)()");
    QVERIFY(QDir().mkpath(path("new")));
  }

  void namesAreFoundHoweverTheyAreWritten_data()
  {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("ending");
    QTest::addColumn<QStringList>("names");
    const auto row = [](const char* text, const char* ending, const QStringList& names)
    { QTest::newRow(text) << QString::fromLatin1(text) << QString::fromLatin1(ending) << names; };
    row("(RSG 0 1)((importScene a.rsg 1 2) (importScene \"b.rsg\"))", "rsg", {"a.rsg", "b.rsg"});
    row("(RSG 0 1)((nd StaticMesh (load (join m .obj))))", "rsg", {"m.obj"});
    row("(RSG 0 1)((switch 1 (2 ((importScene a.rsg)))))", "rsg", {"a.rsg"});
    row("(RSG 0 1)((importScene ./a.rsg) (importScene a.rsg))", "rsg", {"a.rsg"});
    row("(RSG 0 1)((importScene none.rsg) (nd Box (setExtents 1.5 1 1)))", "rsg", {});
    row("(RSG 0 1)((importScene ../x.rsg) (importScene $file))", "rsg", {});
    row("(RSG 0 1)(\n; (importScene a.rsg)\n)", "rsg", {});
    row("importScene('a.rsg')\nrun \"c.rb\"\n", "rb", {"a.rsg", "scripts/c.rb"});
    row("<Simulation><Include href=\"b.rsg\"/></Simulation>", "ros", {"b.rsg"});
    row("see a.rsg", "md", {});
  }
  void namesAreFoundHoweverTheyAreWritten()
  {
    QFETCH(QString, text);
    QFETCH(QString, ending);
    QFETCH(QStringList, names);
    const NeededFiles needed = find(text, "old/main." + ending, "new/main." + ending);
    QCOMPARE(namesOf(needed), names);
    QVERIFY(needed.taken.isEmpty() && needed.lost.isEmpty());
    for(const NeededFiles::Copy& copy : needed.copies)
    {
      QCOMPARE(copy.from, path("old/" + copy.name));
      QCOMPARE(copy.to, path("new/" + copy.name));
    }
  }
  void whatIsUsedInTurnIsNeededToo()
  {
    write("old/a.rsg", "(RSG 0 1)((importScene b.rsg))");
    write("old/b.rsg", "(RSG 0 1)((importScene a.rsg) (nd StaticMesh (load m.obj)))"); // In a ring.
    QCOMPARE(namesOf(find("(RSG 0 1)((importScene a.rsg))", "old/main.rsg", "new/main.rsg")),
             QStringList({"a.rsg", "b.rsg", "m.obj"}));
  }
  void namesBelowRsgAreOfTheFolderAbove()
  {
    write("old/rsg/part.rsg", "(RSG 0 1)()");
    const QString text = "(RSG 0 1)((importScene rsg/part.rsg))";
    QCOMPARE(namesOf(find(text, "old/rsg/main.rsg", "new/main.rsg")), QStringList("rsg/part.rsg"));
    QCOMPARE(namesOf(find(text, "old/rsg/main.rsg", "old/rsg/deep/main.rsg")), QStringList());
    QCOMPARE(namesOf(find(text, "old/rsg/main.rsg", "old/main.rsg")), QStringList());
  }
  void whatIsFoundThereIsNotNeeded()
  {
    const QString text = "(RSG 0 1)((importScene a.rsg) (importScene b.rsg))";
    write("new/a.rsg", "(RSG 0 1)()");
    write("new/b.rsg", "(RSG 0 1)((nd Box))");
    const NeededFiles needed = find(text, "old/main.rsg", "new/main.rsg");
    QVERIFY(needed.copies.empty());
    QCOMPARE(needed.taken, QStringList("b.rsg"));
    // In data directories names are found from everywhere, unless another file of that name is.
    write("data/a.rsg", "(RSG 0 1)()");
    write("data/b.rsg", "another one");
    QVERIFY(QFile::remove(path("new/a.rsg")) && QFile::remove(path("new/b.rsg")));
    QCOMPARE(namesOf(find(text, "old/main.rsg", "new/main.rsg", {path("data"), QString()})), QStringList("b.rsg"));
    QVERIFY(find(text, "data/main.rsg", "new/main.rsg", {path("data")}).empty());
  }
  void absolutePathsAreLost()
  {
    const QString text = "(RSG 0 1)((importScene " + path("old/a.rsg") + "))";
    const NeededFiles needed = find(text, "old/main.rsg", "new/main.rsg");
    QVERIFY(needed.copies.empty());
    QCOMPARE(needed.lost, QStringList(path("old/a.rsg")));
    QVERIFY(find(text, "old/main.rsg", "old/other.rsg").empty());
  }
  void meshesBringTheirPictures()
  {
    write("old/m.obj", "mtllib m.mtl\nv 0 0 0\nv 1 0 0\nv 0 1 0\nusemtl skin\nf 1 2 3\n");
    write("old/m.mtl", "newmtl skin\nmap_Kd skin.png\n");
    write("old/skin.png", "a picture");
    const NeededFiles needed =
        withCompanions(find("(RSG 0 1)((nd StaticMesh (load m.obj)))", "old/main.rsg", "new/main.rsg"));
    QStringList names = namesOf(needed);
    names.sort();
    QCOMPARE(names.size(), 3);
    QVERIFY(names.join(' ').contains("m.mtl") && names.join(' ').contains("skin.png"));
  }

private:
  QString path(const QString& name) const { return QFileInfo(folder_->path()).canonicalFilePath() + '/' + name; }
  void write(const QString& name, const QByteArray& text) const
  {
    QVERIFY(QDir().mkpath(QFileInfo(path(name)).path()));
    QFile file(path(name));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
  }
  NeededFiles find(const QString& text, const QString& from, const QString& to, const QStringList& everywhere = {}) const
  {
    return neededFiles(text.toStdString(), languageOf(from.toStdString()), path(from), path(to), everywhere);
  }
  static QStringList namesOf(const NeededFiles& needed)
  {
    QStringList names;
    for(const NeededFiles::Copy& copy : needed.copies)
      names << copy.name;
    return names;
  }

  std::unique_ptr<QTemporaryDir> folder_;
};

QTEST_GUILESS_MAIN(NeededFilesTest)
#include "NeededFilesTest.moc"

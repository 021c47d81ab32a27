#include "editor/document/OpenDocuments.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <sys/stat.h>
#include <unistd.h>

using namespace sparkwright;

namespace
{

QByteArray bytesOf(const QString& path)
{
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// Files that are no good scenes, and disks that do not do what they should: nothing is lost, and the message says what
/// to do.
class BadFilesTest : public QObject
{
  Q_OBJECT
private slots:
  void init()
  {
    folder_ = std::make_unique<QTemporaryDir>();
    document_ = std::make_unique<SceneDocument>(std::make_shared<JournalFolder>(place("unsaved"), nullptr));
  }
  void cleanup()
  {
    document_.reset();
    QFile::setPermissions(folder_->path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
  }

  void bytesThatAreNotEditedSurvive_data()
  {
    QTest::addColumn<QByteArray>("bytes");
    QByteArray binary;
    for(int i = 0; i < 5000; ++i)
      binary += static_cast<char>(i * 7919 >> 3);
    QTest::newRow("binary") << binary;
    QTest::newRow("zeros") << QByteArray(300, '\0');
    QTest::newRow("invalid UTF-8") << QByteArray("(RSG 0 1)\n; \xff\xfe\xc3(\x80\n((nd Box))\n");
    QTest::newRow("mixed line ends") << QByteArray("(RSG 0 1)\r\n(\n\r(nd Box)\r\r\n)\n\r\n");
    QTest::newRow("no line end") << QByteArray("(RSG 0 1)(");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("byte order mark") << QByteArray("\xef\xbb\xbf(RSG 0 1)\n()\n");
    QTest::newRow("deep") << QByteArray(200'000, '(');
    QTest::newRow("one line") << "(RSG 0 1)(" + QByteArray("(nd Box)").repeated(50'000) + ")";
  }
  void bytesThatAreNotEditedSurvive()
  {
    QFETCH(QByteArray, bytes);
    const QString path = write("scene.rsg", bytes);
    QCOMPARE(document_->open(path), QString());
    QCOMPARE(QByteArray::fromStdString(document_->text()), bytes);
    const auto middle = static_cast<std::uint32_t>(bytes.size() / 2);
    QVERIFY(document_->apply({{middle, middle, "(nd Sphere)"}}, "Type"));
    QVERIFY(document_->tree());
    QCOMPARE(document_->save(), QString());
    QCOMPARE(bytesOf(path), QByteArray(bytes).insert(static_cast<int>(middle), "(nd Sphere)"));
    document_->undoStack().undo();
    QCOMPARE(document_->save(), QString());
    QCOMPARE(bytesOf(path), bytes);
  }
  void sixteenBitsAreReadAndWrittenBack_data()
  {
    QTest::addColumn<bool>("littleEndian");
    QTest::addColumn<bool>("mark");
    QTest::addColumn<QString>("name");
    QTest::newRow("LE") << true << true << "UTF-16 LE";
    QTest::newRow("BE") << false << true << "UTF-16 BE";
    QTest::newRow("LE without mark") << true << false << "UTF-16 LE";
    QTest::newRow("BE without mark") << false << false << "UTF-16 BE";
  }
  void sixteenBitsAreReadAndWrittenBack()
  {
    QFETCH(bool, littleEndian);
    QFETCH(bool, mark);
    QFETCH(QString, name);
    const auto bytes = [&](const QString& text)
    {
      QByteArray result;
      for(const QChar c : (mark ? QString(QChar(0xfeff)) : QString()) + text)
      {
        const char low = static_cast<char>(c.cell()), high = static_cast<char>(c.row());
        result += littleEndian ? low : high;
        result += littleEndian ? high : low;
      }
      return result;
    };
    const QString text = QString::fromUtf8("(RSG 0 1)\r\n; a scene \xf0\x9f\x98\x80 \xe2\x82\xac\r\n()\r\n");
    const QString path = write("scene.rsg", bytes(text));
    QCOMPARE(document_->open(path), QString());
    QCOMPARE(encodingName(document_->encoding()), name);
    QCOMPARE(QString::fromStdString(document_->text()), text);
    QVERIFY(document_->onDisk() == SceneDocument::OnDisk::Same);
    QVERIFY(document_->apply({{0, 0, "; \xc3\xa4\n"}}, "Type"));
    QCOMPARE(document_->saveIfSame(), std::optional(QString()));
    QCOMPARE(bytesOf(path), bytes(QString::fromUtf8("; \xc3\xa4\n") + text));
    QVERIFY(document_->onDisk() == SceneDocument::OnDisk::Same);
    // The same text by another program is no other one; another text is.
    write("scene.rsg", bytes(text));
    QVERIFY(document_->onDisk() == SceneDocument::OnDisk::Changed);
    QCOMPARE(document_->revert(), QString());
    QCOMPARE(QString::fromStdString(document_->text()), text);
    // As another file it is UTF-8, which the simulation reads.
    QCOMPARE(document_->saveAs(place("other.rsg")), QString());
    QCOMPARE(bytesOf(place("other.rsg")), text.toUtf8());
    QCOMPARE(encodingName(document_->encoding()), QString());
    QCOMPARE(bytesOf(path), bytes(text));
  }
  void whatIsNoTextIsNotOpened_data()
  {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("words");
    QTest::newRow("zeros") << QByteArray(300, '\0') << "no text";
    QTest::newRow("picture") << QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16) << "no text";
    QTest::newRow("zero in a text") << QByteArray("(RSG 0 1)\n\0()\n", 14) << "no text";
    QTest::newRow("UTF-16 of zeros") << QByteArray("\xff\xfe" "a\0\0\0", 6) << "no text";
    QTest::newRow("UTF-16, odd") << QByteArray("\xff\xfe" "a\0b", 5) << "UTF-16";
    QTest::newRow("UTF-16, half a character") << QByteArray("\xff\xfe\x3d\xd8" "a\0", 6) << "UTF-16";
    QTest::newRow("UTF-32") << QByteArray("\xff\xfe\0\0" "a\0\0\0", 8) << "UTF-32";
  }
  void whatIsNoTextIsNotOpened()
  {
    QFETCH(QByteArray, bytes);
    QFETCH(QString, words);
    const QString path = write("scene.rsg", bytes);
    OpenDocuments documents(std::make_shared<JournalFolder>(place("kept"), nullptr));
    QString problem;
    QVERIFY(!documents.open(path, &problem));
    QVERIFY2(problem.contains(words) && problem.contains("scene.rsg"), qPrintable(problem));
    QVERIFY(documents.all().empty());
    QCOMPARE(bytesOf(path), bytes);
  }
  void fiftyMegabytesAreEdited()
  {
    const QByteArray part = "  (nd Transform (setLocalPos 1 2 3) (nd Box (setExtents 1 1 1)))\n";
    const QByteArray bytes = "(RSG 0 1)\n(\n" + part.repeated(50'000'000 / static_cast<int>(part.size())) + ")\n";
    const QString path = write("large.rsg", bytes);
    QCOMPARE(document_->open(path), QString());
    const auto place = static_cast<std::uint32_t>(bytes.size() / 2);
    QVERIFY(document_->apply({{place, place, "7"}}, "Type"));
    QCOMPARE(document_->tokens().text(place, place + 1), std::string("7"));
    QCOMPARE(document_->save(), QString());
    QVERIFY(bytesOf(path) == QByteArray(bytes).insert(static_cast<int>(place), "7"));
  }

  void aFileThatIsTooLargeIsNotRead()
  {
    const QString path = place("endless.rsg"), link = place("link.rsg");
    QFile endless(path);
    QVERIFY(endless.open(QIODevice::WriteOnly));
    QVERIFY(endless.resize(SceneDisk::mostBytes + 1)); // A hole, which takes no place on the disk.
    QVERIFY(QFile::link(path, link));
    for(const QString& name : {path, link})
    {
      QVERIFY(SceneDisk().kind(name) == FileKind::TooLarge);
      QVERIFY(!SceneDisk().read(name));
      const QString problem = document_->open(name);
      QVERIFY2(problem.contains("1 GiB"), qPrintable(problem));
    }
    QVERIFY(document_->file().isEmpty());
    QVERIFY(endless.resize(SceneDisk::mostBytes));
    QVERIFY(SceneDisk().kind(path) == FileKind::File);
    QCOMPARE(endless.size(), SceneDisk::mostBytes); // Nobody has written to it.
  }
  void aFileThatGrowsTooLargeIsNotReadAgain()
  {
    const QString path = openOne();
    QFile endless(path);
    QVERIFY(endless.resize(SceneDisk::mostBytes + 1));
    const std::string edited = document_->text();
    const QString unread = document_->revert();
    QVERIFY2(unread.contains("1 GiB"), qPrintable(unread));
    QCOMPARE(document_->text(), edited);
    QVERIFY(document_->onDisk() != SceneDocument::OnDisk::Same);
    for(const QString& problem : {document_->save(), document_->saveIfSame().value_or(QString())})
      QVERIFY2(problem.contains("File too large"), qPrintable(problem));
    QVERIFY(document_->isModified());
    QCOMPARE(endless.size(), SceneDisk::mostBytes + 1);
  }

  void whatIsNoFileIsNotOpened_data()
  {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("words");
    QTest::newRow("missing") << "missing.rsg"
                             << "does not exist";
    QTest::newRow("missing folder") << "nowhere/scene.rsg"
                                    << "its folder does not exist";
    QTest::newRow("folder") << "folder.rsg"
                            << "it is a folder";
    QTest::newRow("pipe") << "pipe.rsg"
                          << "a device or a pipe";
    QTest::newRow("dangling link") << "dangling.rsg"
                                   << "is a link to";
    QTest::newRow("circle") << "circle.rsg"
                            << "leads back to itself";
  }
  void whatIsNoFileIsNotOpened()
  {
    QFETCH(QString, name);
    QFETCH(QString, words);
    QVERIFY(QDir().mkpath(place("folder.rsg")));
    QCOMPARE(::mkfifo(place("pipe.rsg").toUtf8().constData(), 0600), 0);
    QVERIFY(QFile::link(place("gone"), place("dangling.rsg")));
    QVERIFY(QFile::link(place("circle.rsg"), place("circle2.rsg")) &&
            QFile::link(place("circle2.rsg"), place("circle.rsg")));
    const QString problem = document_->open(place(name));
    QVERIFY2(problem.contains(words), qPrintable(problem));
    QVERIFY2(problem.contains(name), qPrintable(problem));
  }

  void aReadOnlyFileStaysAsItIs()
  {
    const QString path = openOne();
    QVERIFY(QFile::setPermissions(path, QFile::ReadOwner));
    QVERIFY(!document_->writable());
    const QString problem = document_->save();
    QVERIFY2(problem.contains("read-only"), qPrintable(problem));
    QVERIFY(document_->isModified());
    QCOMPARE(bytesOf(path), one_);
  }
  void aReadOnlyFolderStaysAsItIs()
  {
    const QString path = openOne();
    QVERIFY(QFile::setPermissions(folder_->path(), QFile::ReadOwner | QFile::ExeOwner));
    const QString problem = document_->save();
    QVERIFY2(problem.contains("folder is read-only"), qPrintable(problem));
    QVERIFY(document_->isModified());
    QCOMPARE(bytesOf(path), one_);
  }
  void aFolderThatIsGoneIsTold()
  {
    QVERIFY(QDir().mkpath(place("inner")));
    const QString path = write("inner/scene.rsg", one_);
    QCOMPARE(document_->open(path), QString());
    document_->replaceText("(RSG 0 1)", "Type");
    QVERIFY(QDir(place("inner")).removeRecursively());
    QVERIFY(document_->save().contains("folder no longer exists"));
    QVERIFY(document_->isModified());
  }
  void permissionsAndLinksStay()
  {
    const QString path = openOne();
    QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup));
    QVERIFY(QFile::link(path, place("link.rsg")));
    SceneDocument linked(std::make_shared<JournalFolder>(place("unsaved2"), nullptr));
    QCOMPARE(linked.open(place("link.rsg")), QString());
    linked.replaceText("two", "Type");
    QCOMPARE(linked.save(), QString());
    QVERIFY(QFileInfo(place("link.rsg")).isSymLink());
    QCOMPARE(bytesOf(path), QByteArray("two"));
    QCOMPARE(QFile::permissions(path) & (QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther),
             QFile::Permissions(QFile::ReadGroup));
  }
  void hardLinksStay()
  {
    const QString path = openOne(), other = place("other.rsg");
    QCOMPARE(::link(path.toUtf8().constData(), other.toUtf8().constData()), 0);
    QCOMPARE(document_->saveIfSame(), std::optional(QString()));
    QCOMPARE(bytesOf(other), "; edited\n" + one_);
    struct stat now{};
    QVERIFY(::stat(path.toUtf8().constData(), &now) == 0);
    QCOMPARE(now.st_nlink, nlink_t(2));
    QVERIFY(!document_->isModified());
    // What is written under the other name is a change by another program.
    QVERIFY(document_->apply({{0, 0, "; again\n"}}, "Type"));
    write("other.rsg", "another program's");
    QVERIFY(!document_->saveIfSame());
    QCOMPARE(bytesOf(path), QByteArray("another program's"));
  }
  void othersChangesAreNotOverwritten()
  {
    const QString path = openOne();
    write("scene.rsg", "another program's");
    QVERIFY(!document_->saveIfSame());
    QCOMPARE(bytesOf(path), QByteArray("another program's"));
    QVERIFY(document_->isModified());
    QCOMPARE(document_->save(), QString());
    QCOMPARE(QByteArray::fromStdString(document_->text()), bytesOf(path));
  }
  void aDeletedFileIsWrittenAgain()
  {
    const QString path = openOne();
    QVERIFY(QFile::remove(path));
    QCOMPARE(document_->onDisk(), SceneDocument::OnDisk::Gone);
    QVERIFY(document_->isModified());
    QCOMPARE(document_->saveIfSame(), std::optional(QString()));
    QCOMPARE(QByteArray::fromStdString(document_->text()), bytesOf(path));
  }
  void twoDocumentsOfOneFileDoNotMixTheirJournals()
  {
    const auto folder = std::make_shared<JournalFolder>(place("both"), nullptr);
    const QString path = write("scene.rsg", one_);
    OpenDocuments documents(folder);
    QVERIFY(QFile::link(path, place("again.rsg")));
    SceneDocument* const first = documents.open(path);
    QVERIFY(first);
    QCOMPARE(documents.open(place("again.rsg")), first);
  }

private:
  QString place(const QString& name) const { return folder_->filePath(name); }
  QString write(const QString& name, const QByteArray& bytes) const
  {
    QFile file(place(name));
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? place(name) : QString();
  }
  /// A document with an edit that is not saved.
  QString openOne()
  {
    const QString path = write("scene.rsg", one_);
    [&]
    {
      QCOMPARE(document_->open(path), QString());
      QVERIFY(document_->apply({{0, 0, "; edited\n"}}, "Type"));
    }();
    return path;
  }

  const QByteArray one_ = "(RSG 0 1)\n()\n";
  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<SceneDocument> document_;
};

QTEST_MAIN(BadFilesTest)
#include "BadFilesTest.moc"

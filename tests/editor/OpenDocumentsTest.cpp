#include "editor/document/OpenDocuments.h"
#include "editor/document/SourceSelection.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

using namespace sparkwright;

/// Each file is open once, however it is named, and what is open can be read in place of the files.
class OpenDocumentsTest : public QObject
{
  Q_OBJECT

private slots:
  void init()
  {
    folder_ = std::make_unique<QTemporaryDir>();
    for(const char* const name : {"a.rsg", "b.rsg"})
    {
      QFile file(path(name));
      QVERIFY(file.open(QIODevice::WriteOnly));
      file.write("(RSG 0 1)()");
    }
    documents_ = std::make_unique<OpenDocuments>(std::make_shared<JournalFolder>(path("kept"), nullptr));
  }

  void aFileIsOpenOnce()
  {
    QSignalSpy opened(documents_.get(), &OpenDocuments::opened);
    SceneDocument* const a = documents_->open(path("a.rsg"));
    QVERIFY(a);
    QVERIFY(QFile::link(path("a.rsg"), path("link.rsg")));
    QCOMPARE(documents_->open(path("link.rsg")), a);
    QCOMPARE(documents_->open(path("../") + QDir(folder_->path()).dirName() + "/a.rsg"), a);
    QCOMPARE(opened.size(), 1);
    QVERIFY(documents_->open(path("b.rsg")) != a);
    QCOMPARE(documents_->all().size(), std::size_t(2));
    QVERIFY(!documents_->find(path("c.rsg")));
  }
  void whatCannotBeReadIsNotOpened()
  {
    QString problem;
    QVERIFY(!documents_->open(path("c.rsg"), &problem));
    QVERIFY2(problem.contains("c.rsg"), qPrintable(problem));
    QVERIFY(documents_->all().empty());
  }
  void onlyModifiedTextsReplaceFiles()
  {
    SceneDocument* const a = documents_->open(path("a.rsg"));
    documents_->open(path("b.rsg"));
    QVERIFY(documents_->texts().empty());
    QSignalSpy changed(documents_.get(), &OpenDocuments::textChanged);
    QVERIFY(a->apply({{10, 10, "(nd Box)"}}, "Add"));
    QCOMPARE(changed.size(), 1);
    QCOMPARE(documents_->modified(), std::vector<SceneDocument*>{a});
    const TextOverlay texts = documents_->texts();
    QCOMPARE(texts.size(), std::size_t(1));
    QCOMPARE(texts.begin()->second, std::string("(RSG 0 1)((nd Box))"));
    a->undoStack().undo();
    QVERIFY(documents_->texts().empty());
  }
  void closingForgetsTheDocument()
  {
    SceneDocument* const a = documents_->open(path("a.rsg"));
    SourceSelection selection;
    const TokenRope::Id list = a->tokens().firstTop()->id();
    selection.select({{a, list}}, nullptr);
    QCOMPARE(selection.nodes().size(), std::size_t(1));
    QSignalSpy closing(documents_.get(), &OpenDocuments::closing);
    documents_->close(a);
    QCOMPARE(closing.size(), 1);
    QVERIFY(documents_->all().empty());
    QVERIFY(!selection.nodes().front().document);
    documents_->close(a); // Once more has no effect.
    QCOMPARE(closing.size(), 1);
  }
  void selectingTheSameIsNoChange()
  {
    SceneDocument* const a = documents_->open(path("a.rsg"));
    const TokenRope::Id list = a->tokens().firstTop()->id();
    SourceSelection selection;
    QSignalSpy changed(&selection, &SourceSelection::changed);
    selection.select({{a, list}}, this);
    selection.select({{a, list}}, nullptr);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed.front().front().value<const QObject*>(), this);
    selection.clear(nullptr);
    QCOMPARE(changed.size(), 2);
    QVERIFY(selection.nodes().empty());
  }

private:
  QString path(const char* name) const { return folder_->path() + '/' + QLatin1String(name); }

  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<OpenDocuments> documents_;
};

QTEST_GUILESS_MAIN(OpenDocumentsTest)
#include "OpenDocumentsTest.moc"

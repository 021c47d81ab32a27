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
  void aSymbolicLinkKeepsItsNameAndType()
  {
    QVERIFY(QFile::rename(path("a.rsg"), path("v1.txt")));
    QVERIFY(QFile::link(path("v1.txt"), path("scene.rsg")));
    SceneDocument* const scene = documents_->open(path("scene.rsg"));
    QVERIFY(scene);
    QCOMPARE(scene->shownAs(), path("scene.rsg"));
    QCOMPARE(scene->file(), path("v1.txt"));
    QVERIFY(scene->isScene());
    QCOMPARE(documents_->open(path("v1.txt")), scene);
    QVERIFY(scene->apply({{10, 10, "(nd Box)"}}, "Add"));
    QCOMPARE(scene->save(), QString());
    QVERIFY(QFileInfo(path("scene.rsg")).isSymLink());
    QVERIFY(scene->isScene());
    QCOMPARE(scene->shownAs(), path("scene.rsg"));
    documents_->close(scene);
    // By its own path it has its own name.
    SceneDocument* const text = documents_->open(path("v1.txt"));
    QCOMPARE(text->shownAs(), path("v1.txt"));
    QVERIFY(!text->isScene());
    documents_->close(text);
    // Unless somebody has opened the link before, of which the World knows the target only.
    documents_->noteName(path("scene.rsg"));
    QCOMPARE(documents_->open(path("v1.txt"))->shownAs(), path("scene.rsg"));
  }
  void aDocumentIsFoundByTheFileThatItWasSavedTo()
  {
    SceneDocument* const a = documents_->open(path("a.rsg"));
    SceneDocument* const b = documents_->open(path("b.rsg"));
    QCOMPARE(a->saveAs(path("c.rsg")), QString());
    QCOMPARE(documents_->find(path("c.rsg")), a);
    QVERIFY(!documents_->find(path("a.rsg")));
    QCOMPARE(a->shownAs(), path("c.rsg"));
    // Over another one that is open: that stays known when this one goes.
    QCOMPARE(a->saveAs(path("b.rsg")), QString());
    QCOMPARE(documents_->find(path("b.rsg")), b);
    documents_->close(b);
    QCOMPARE(documents_->find(path("b.rsg")), a);
    documents_->close(a);
    QVERIFY(!documents_->find(path("b.rsg")));
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
  void anActOfSeveralDocumentsIsUndoneAndRedoneAsOne()
  {
    SceneDocument* const a = documents_->open(path("a.rsg"));
    SceneDocument* const b = documents_->open(path("b.rsg"));
    const std::string before = a->text(), after = "(RSG 0 1)((nd Box))";
    QVERIFY(a->apply({{0, 0, ";\n"}}, "Add"));
    a->undoStack().undo();
    QCOMPARE(documents_->applyTogether({{a, {{1000, 1001, "x"}}}}, "Too far"), 0);
    const int act = documents_->applyTogether({{a, {{10, 10, "(nd Box)"}}}, {b, {{10, 10, "(nd Box)"}}}}, "Add boxes");
    QVERIFY(act != 0);
    QCOMPARE(b->undoStack().undoText(), QString("Add boxes"));
    for(int i = 0; i < 2; ++i)
    {
      (i == 0 ? a : b)->undoStack().undo();
      QCOMPARE(a->text(), before);
      QCOMPARE(b->text(), before);
      QVERIFY(!documents_->canUndo(act));
      (i == 0 ? b : a)->undoStack().redo();
      QCOMPARE(a->text(), after);
      QCOMPARE(b->text(), after);
    }
    QVERIFY(documents_->undo(act));
    QVERIFY(!documents_->undo(act));
    QCOMPARE(a->text() + b->text(), before + before);
    a->undoStack().redo();
    // History goes back several steps at once.
    QVERIFY(a->apply({{0, 0, "; 1\n"}}, "Add"));
    a->undoStack().setIndex(0);
    QCOMPARE(b->text(), before);
  }
  void whatWasEditedSinceKeepsItsPartOfAnAct()
  {
    SceneDocument* const a = documents_->open(path("a.rsg"));
    SceneDocument* const b = documents_->open(path("b.rsg"));
    const std::string before = a->text(), after = "(RSG 0 1)((nd Box))";
    QSignalSpy left(documents_.get(), &OpenDocuments::actLeft);
    QVERIFY(documents_->applyTogether({{a, {{10, 10, "(nd Box)"}}}, {b, {{10, 10, "(nd Box)"}}}}, "Add boxes"));
    QVERIFY(b->apply({{0, 0, "; since\n"}}, "Add"));
    a->undoStack().undo();
    QCOMPARE(a->text(), before);
    QCOMPARE(b->text(), "; since\n" + after);
    QCOMPARE(left.size(), 1);
    QCOMPARE(left[0][0].value<std::vector<SceneDocument*>>(), std::vector<SceneDocument*>{b});
    b->undoStack().undo();
    QCOMPARE(left.size(), 1);
    b->undoStack().undo();
    QCOMPARE(b->text(), before);
    // Closed documents are no part of it any more.
    b->undoStack().redo();
    QCOMPARE(a->text(), after);
    documents_->close(b);
    a->undoStack().undo();
    QCOMPARE(a->text(), before);
    QCOMPARE(left.size(), 1);
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

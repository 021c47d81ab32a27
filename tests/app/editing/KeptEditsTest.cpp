#include "app/ide/editing/dialogs/RestoreDialog.h"
#include "tests/app/editing/EditingWindow.h"

#include <QDialogButtonBox>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>

using namespace sparkwright;

namespace
{

const QByteArray importingScene = "(RSG 0 1)\n(\n  (importScene one.rsg)\n  (importScene two.rsg)\n)\n";
const std::string firstText = "(RSG 0 1)\n(\n  (nd Transform (setName one) (setLocalPos 1 0 0) (nd SMN (load StdUnitBox)))\n)\n";
const std::string secondText = "(RSG 0 1)\n(\n  (nd Transform (setName two) (setLocalPos 2 0 0) (nd SMN (load StdUnitBox)))\n)\n";

/// A text with other places in it.
std::string withOther(std::string text, const char* from, const char* to)
{
  return QString::fromStdString(text).replace(QLatin1String(from), QLatin1String(to)).toStdString();
}

} // namespace

/// A program that was killed has left edits of several files of a scene: the next one offers them all at once, and the
/// run takes what is restored.
class KeptEditsTest : public QObject, private test::EditingWindow
{
  Q_OBJECT
private slots:
  void init()
  {
    makeWindow();
    scene_ = write("scene.rsg", importingScene);
    one_ = write("one.rsg", QByteArray::fromStdString(firstText));
    two_ = write("two.rsg", QByteArray::fromStdString(secondText));
    kept_ = QFileInfo(QSettings().fileName()).absolutePath() + "/unsaved";
    QDir(kept_).removeRecursively();
    QDir(QFileInfo(QSettings().fileName()).absolutePath() + "/earlier").removeRecursively();
  }
  void cleanup() { closeWindow(); }

  void oneOfferForAllFilesOfTheScene()
  {
    leave(one_, firstText, withOther(firstText, "1 0 0", "1 5 0"));
    leave(two_, secondText, withOther(secondText, "2 0 0", "2 6 0"));
    open();
    const QPointer<RestoreDialog> dialog = offered();
    QVERIFY(dialog);
    QVERIFY(!window_->findChild<QMessageBox*>()); // It is the only one.
    auto* const list = dialog->findChild<QListWidget*>();
    QStringList rows;
    for(int row = 0; row < list->count(); ++row)
      rows << list->item(row)->text().section(':', 0, 0);
    rows.sort();
    QCOMPARE(rows, (QStringList{"one.rsg", "two.rsg"}));
    press(dialog, "Restore selected");
    QVERIFY(document(one_) && document(one_)->isModified());
    QVERIFY(document(two_) && document(two_)->isModified());
    QVERIFY(document(one_)->onDisk() == SceneDocument::OnDisk::Same);
    QTRY_VERIFY(placeOf("one").y() == 5 && placeOf("two").y() == 6); // The run has them.
    QCOMPARE(read(one_).toStdString(), firstText);
    document(one_)->undoStack().undo();
    QCOMPARE(document(one_)->text(), firstText);
    QVERIFY(!document(one_)->isModified());
  }
  void anEditedImportAloneIsOfferedToo()
  {
    leave(two_, secondText, withOther(secondText, "2 0 0", "2 6 0"));
    open();
    press(question("restoreQuestion"), "Restore");
    QTRY_VERIFY(placeOf("two").y() == 6);
    QVERIFY(!editing().mode().editing()); // The run goes on as it was.
  }
  void anImportThatMakesNothingIsOfTheSceneToo()
  {
    const std::string nothing = "(RSG 0 1)\n(\n)\n";
    write("two.rsg", QByteArray::fromStdString(nothing));
    leave(two_, nothing, secondText);
    open();
    press(question("restoreQuestion"), "Restore");
    QTRY_VERIFY(placeOf("two").x() == 2);
  }
  void filesOfOtherScenesAreOnlyNoted()
  {
    leave(write("other.rsg", importingScene), importingScene.toStdString(), "(RSG 0 1)()");
    open();
    QTest::qWait(50);
    window_->refresh();
    QVERIFY(!window_->findChild<RestoreDialog*>());
    QVERIFY(!window_->findChild<QMessageBox*>());
    QCOMPARE(JournalFolder(kept_, {}).left().size(), std::size_t(1));
  }
  void whatIsNotChosenStaysKept()
  {
    leave(one_, firstText, withOther(firstText, "1 0 0", "1 5 0"));
    leave(two_, secondText, withOther(secondText, "2 0 0", "2 6 0"));
    open();
    const QPointer<RestoreDialog> dialog = offered();
    QVERIFY(dialog);
    auto* const list = dialog->findChild<QListWidget*>();
    for(int row = 0; row < list->count(); ++row)
      if(list->item(row)->text().startsWith("one"))
        list->item(row)->setCheckState(Qt::Unchecked);
    press(dialog, "Restore selected");
    QTRY_VERIFY(placeOf("two").y() == 6);
    QCOMPARE(placeOf("one").y(), 0.f);
    // Opening and closing the other one does not lose it.
    SceneDocument* const opened = editing().commands().open(one_);
    QVERIFY(opened);
    editing().commands().close(*opened);
    QVERIFY(std::ranges::any_of(JournalFolder(kept_, {}).left(), [&](const auto& kept) { return kept.file == one_; }));
  }
  void discardingForgetsAll()
  {
    leave(one_, firstText, withOther(firstText, "1 0 0", "1 5 0"));
    leave(two_, secondText, withOther(secondText, "2 0 0", "2 6 0"));
    open();
    const QPointer<RestoreDialog> dialog = offered();
    QVERIFY(dialog);
    press(dialog, "Discard all");
    QVERIFY(JournalFolder(kept_, {}).left().empty());
    QCOMPARE(placeOf("one").y(), 0.f);
  }
  void aChangeOnDiskIsToldAndTheKeptTextChosen()
  {
    const std::string mine = withOther(firstText, "1 0 0", "1 5 0"), theirs = withOther(firstText, "1 0 0", "7 0 0");
    leave(one_, firstText, mine);
    write("one.rsg", QByteArray::fromStdString(theirs));
    open();
    press(question("restoreQuestion"), "Restore");
    QMessageBox* const conflict = question("conflictQuestion");
    QVERIFY(conflict && conflict->text().contains("one.rsg has changed on disk"));
    press(conflict, "Kept text");
    QVERIFY(document(one_));
    QCOMPARE(document(one_)->text(), mine);
    QVERIFY(document(one_)->isModified());
    QVERIFY(document(one_)->onDisk() == SceneDocument::OnDisk::Changed); // So a save asks, and …
    QVERIFY(!document(one_)->saveIfSame());
    QCOMPARE(read(one_).toStdString(), theirs);
    QCOMPARE(document(one_)->save(), QString()); // … if it goes on, the other text is an earlier version.
    const EarlierVersions versions(QFileInfo(QSettings().fileName()).absolutePath() + "/earlier");
    QCOMPARE(versions.of(one_).size(), std::size_t(1));
    QCOMPARE(versions.read(versions.of(one_).front()), std::optional(theirs));
  }
  void aChangeOnDiskIsToldAndTheTextOnDiskChosen()
  {
    const std::string mine = withOther(firstText, "1 0 0", "1 5 0"), theirs = withOther(firstText, "1 0 0", "7 0 0");
    leave(one_, firstText, mine);
    write("one.rsg", QByteArray::fromStdString(theirs));
    open();
    press(question("restoreQuestion"), "Restore");
    press(question("conflictQuestion"), "Text on disk");
    QCOMPARE(placeOf("one").x(), 7.f);
    QVERIFY(JournalFolder(kept_, {}).left().empty());
    const EarlierVersions versions(QFileInfo(QSettings().fileName()).absolutePath() + "/earlier");
    QCOMPARE(versions.of(one_).size(), std::size_t(1));
    QCOMPARE(versions.read(versions.of(one_).front()), std::optional(mine));
  }

private:
  /// What a program that was killed leaves.
  void leave(const QString& file, const std::string& base, const std::string& text)
  {
    constexpr qint64 gone = 999'999'999; // No process has this number.
    const QDateTime now = QDateTime::currentDateTime();
    const std::string journal = journalBegin(file, {gone, {}}, now, base, JournalStart::OnDisk) +
                                journalEdit({0, static_cast<std::uint32_t>(base.size()), text}, now);
    QCOMPARE(SceneDisk().write(kept_ + '/' + QFileInfo(file).baseName() + ".journal", journal), QString());
  }
  void open()
  {
    window_->openScene(scene_);
    QTRY_VERIFY(session_->state().phase == SessionState::Phase::Ready);
    window_->refresh();
  }
  RestoreDialog* offered()
  {
    return QTest::qWaitFor([&] { return window_->findChild<RestoreDialog*>() != nullptr; })
               ? window_->findChild<RestoreDialog*>()
               : nullptr;
  }
  QMessageBox* question(const char* name)
  {
    return QTest::qWaitFor([&] { return window_->findChild<QMessageBox*>(name) != nullptr; })
               ? window_->findChild<QMessageBox*>(name)
               : nullptr;
  }
  static void press(QDialog* dialog, const QString& words)
  {
    QVERIFY(dialog);
    for(QPushButton* const button : dialog->findChildren<QPushButton*>())
      if(button->text().remove('&') == words)
        return button->click();
    QFAIL("There is no such button.");
  }
  SceneDocument* document(const QString& file) { return editing().commands().documents().find(file); }

  QString scene_, one_, two_, kept_;
};

QTEST_MAIN(KeptEditsTest)
#include "KeptEditsTest.moc"

#include "app/ide/source/ProblemsPanel.h"
#include "editor/properties/NumberEdit.h"
#include "editor/properties/PropertyPanel.h"
#include "editor/tree/view/AddNodePopup.h"
#include "editor/tree/view/SourceTreeDelegate.h"
#include "editor/tree/view/SourceTreePanel.h"
#include "tests/app/editing/EditingWindow.h"

#include <QLineEdit>

using namespace sparkwright;

namespace
{

const QByteArray naoScene = R"((RSG 0 1)
(
  (importScene examples/ground.rsg)
  (nd Transform (setName robot) (importScene nao/nao_hetero.rsg 0)) ; the robot of this folder
)
)";

} // namespace

/// One session of somebody who changes the NAO, with keys and mouse: by tree, in 3D, by properties, back and forth, and
/// what is in the files afterwards.
class EditingSessionTest : public QObject, private test::EditingWindow
{
  Q_OBJECT
private slots:
  void init()
  {
    makeWindow();
    const QDir nao(SPARKWRIGHT_SOURCE_DIR "/resources/rsg/agent/nao");
    for(const QString& name : nao.entryList({"*.rsg"}))
      QVERIFY(!write("nao/" + name, read(nao.filePath(name)).replace("rsg/agent/nao/", "nao/")).isEmpty());
    scene_ = write("scene.rsg", naoScene);
    neckFile_ = QFileInfo(scene_).path() + "/nao/naoneckhead.rsg";
    headFile_ = QFileInfo(scene_).path() + "/nao/head.rsg";
    neck_ = read(neckFile_);
    head_ = read(headFile_);
    QVERIFY(!neck_.isEmpty() && !head_.isEmpty());
    edit(scene_);
  }
  void cleanup() { closeWindow(); }

  void onlyWhatWasChangedIsInTheFiles()
  {
    openFromTree("naoneckhead.rsg");
    QCOMPARE(document()->file(), neckFile_);
    rename("Transform head", "skull");
    QByteArray expected = QByteArray(neck_).replace("(setName head)", "(setName skull)");
    QTRY_COMPARE(now(), expected);
    QTRY_VERIFY(settled() && node("skull") >= 0);

    selectForm("importScene nao/hinge.rsg ../sphereBody");
    QTRY_VERIFY((window_->refresh(), window_->viewport().pointTool().point()));
    lookAtPoint(0.5f);
    pullPoint(Gizmo::Part::AxisZ, 0.02f);
    letGo();
    const std::string number = argumentOf(now(), "0 0 ", "  1 0 0");
    QVERIFY2(std::abs(std::stod(number) - 0.015) < 0.005, number.c_str());
    expected.replace("0 0 -0.005  1 0 0", QByteArray("0 0 ") + number.c_str() + "  1 0 0");
    QCOMPARE(now(), expected);

    addFromTree("Transform skull", "GyroRate");
    const QByteArray withSensor = now();
    QVERIFY2(withSensor.count("(nd GyroRatePerceptor") == 1, withSensor.constData());
    QCOMPARE(withSensor.size() - expected.size(), withSensor.count('\n') == expected.count('\n')
                                                      ? QByteArray(" (nd GyroRatePerceptor)").size()
                                                      : QByteArray("\n    (nd GyroRatePerceptor)").size());
    QVERIFY(isInserted(expected, withSensor));
    QTRY_VERIFY(settled());

    openFromTree("nao/head.rsg");
    QCOMPARE(document()->file(), headFile_);
    selectForm("setSphereTotal");
    typeInto("setSphereTotal", 0, "0.42");
    const QByteArray lighter = QByteArray(head_).replace("0.35 0.065", "0.42 0.065");
    QCOMPARE(now(), lighter);
    QTRY_VERIFY(settled());
    QCOMPARE(source().problems().count(), 0);
    QCOMPARE(session_->state().generation, 1L);

    // Three steps back: mass, sensor and anchor.
    press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(now(), head_);
    show(neckFile_);
    press(Qt::Key_Z, Qt::ControlModifier);
    press(Qt::Key_Z, Qt::ControlModifier);
    press(Qt::Key_S, Qt::ControlModifier);
    const QByteArray renamed = QByteArray(neck_).replace("(setName head)", "(setName skull)");
    QTRY_COMPARE(read(neckFile_), renamed);
    QCOMPARE(read(headFile_), head_);
    QCOMPARE(read(scene_), naoScene);

    // And forth again.
    press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(now(), withSensor);
    show(headFile_);
    press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    press(Qt::Key_S, Qt::ControlModifier);
    show(neckFile_);
    press(Qt::Key_S, Qt::ControlModifier);
    QTRY_COMPARE(read(neckFile_), withSensor);
    QTRY_COMPARE(read(headFile_), lighter);
    QCOMPARE(read(scene_), naoScene);
    QTRY_VERIFY(settled());
    QVERIFY(editing().commands().nothingToSave());
    QCOMPARE(session_->state().generation, 1L);
  }

private:
  QByteArray now() { return QByteArray::fromStdString(document()->text()); }
  SourceTreeView& tree() { return source().tree().view(); }
  QModelIndex find(const QString& line, const QModelIndex& in = {}, int depth = 0)
  {
    SourceTreeModel& model = tree().sourceModel();
    for(int i = 0; i < model.rowCount(in); ++i)
    {
      const QModelIndex child = model.index(i, 0, in);
      if(tree().lines().lineOf(child).contains(line))
        return child;
      tree().expand(child);
      if(const QModelIndex inside = depth < 12 ? find(line, child, depth + 1) : QModelIndex(); inside.isValid())
        return inside;
    }
    return {};
  }
  void click(const QString& line)
  {
    const QModelIndex index = find(line);
    QVERIFY2(index.isValid(), qPrintable(line));
    tree().scrollTo(index);
    QTest::mouseClick(tree().viewport(), Qt::LeftButton, {}, tree().visualRect(index).center());
    tree().setFocus();
    QCOMPARE(tree().currentIndex(), index);
  }
  void openFromTree(const QString& file)
  {
    if(document()->file() != scene_)
      show(scene_);
    click(file);
    QTest::keyClick(&tree(), Qt::Key_Return, Qt::ControlModifier);
  }
  void rename(const QString& line, const QString& name)
  {
    click(line);
    QTest::keyClick(&tree(), Qt::Key_F2);
    auto* const field = tree().findChild<QLineEdit*>();
    QVERIFY(field);
    field->selectAll();
    QTest::keyClicks(field, name);
    QTest::keyClick(field, Qt::Key_Return);
  }
  void addFromTree(const QString& line, const QString& words)
  {
    click(line);
    QTest::keyClick(&tree(), Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
    AddNodePopup* popup = nullptr;
    QTRY_VERIFY((popup = tree().findChild<AddNodePopup*>()));
    auto* const search = popup->findChild<QLineEdit*>();
    QVERIFY(search);
    QTest::keyClicks(search, words);
    QTest::keyClick(search, Qt::Key_Return);
  }
  void typeInto(const char* property, int field, const QString& number)
  {
    PropertyRow* row = nullptr;
    QTRY_VERIFY((row = source().properties().row(property)));
    auto* const edit = row->findChildren<NumberEdit*>().at(field);
    edit->setFocus();
    edit->selectAll();
    QTest::keyClicks(edit, number);
    QTest::keyClick(edit, Qt::Key_Return);
  }
  void show(const QString& file)
  {
    source().texts().show(file, {});
    QTRY_COMPARE(document()->file(), file);
    text().setFocus();
  }
  void press(Qt::Key key, Qt::KeyboardModifiers modifiers)
  {
    QWidget* widget = nullptr;
    QTRY_VERIFY((widget = QApplication::focusWidget())); // A popup gives it back later.
    QTest::keyClick(widget, key, modifiers);
    window_->refresh();
  }
  static std::string argumentOf(const QByteArray& text, const char* before, const char* after)
  {
    const auto end = text.indexOf(after, text.indexOf("nao/hinge.rsg ../sphereBody"));
    const auto begin = text.lastIndexOf(before, end) + static_cast<int>(strlen(before));
    return text.mid(begin, end - begin).toStdString();
  }
  /// Whether one text is the other with one piece more.
  static bool isInserted(const QByteArray& before, const QByteArray& after)
  {
    const auto begin = std::mismatch(before.begin(), before.end(), after.begin()).first - before.begin();
    return after.endsWith(before.mid(begin));
  }

  QString scene_, neckFile_, headFile_;
  QByteArray neck_, head_;
};

QTEST_MAIN(EditingSessionTest)
#include "EditingSessionTest.moc"

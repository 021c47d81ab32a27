#include "viewer/view/ViewHints.h"

#include <QtTest>

using namespace sparkwright;
using Under = ViewHints::Under;

/// What the mouse would do, in words: by its place, the modifiers and the key map. And which press means what.
class ViewHintsTest : public QObject
{
  Q_OBJECT
private slots:
  void whatIsLockedIsNotOffered()
  {
    ViewHints::Situation now;
    now.under = Under::Fixed;
    const auto text = [&] { return ViewHints::text(ViewControls(), now); };
    QVERIFY(!text().contains("Locked"));
    now.locks = ViewLocks::Camera;
    QVERIFY2(text().startsWith("Locked: camera · ") && text().contains("select"), qPrintable(text()));
    QVERIFY2(!text().contains("orbit") && !text().contains("zoom") && !text().contains("pan"), qPrintable(text()));
    now.locks = ViewLocks::Selection;
    QVERIFY2(text().startsWith("Locked: selection · ") && text().contains("orbit"), qPrintable(text()));
    QVERIFY2(!text().contains("Click: select"), qPrintable(text()));
    now.locks = ViewLocks::everything();
    QCOMPARE(text(), QString("Locked: camera, selection, things"));
  }
  void wordsFollowThePlace_data()
  {
    QTest::addColumn<int>("under");
    QTest::addColumn<int>("modifiers");
    QTest::addColumn<bool>("selection");
    QTest::addColumn<QString>("part");
    QTest::addColumn<QString>("absent");
    const auto row =
        [](const char* name, Under under, int modifiers, bool selection, const char* part, const char* absent = "")
    { QTest::newRow(name) << static_cast<int>(under) << modifiers << selection << QString(part) << QString(absent); };
    row("sky", Under::Nothing, Qt::NoModifier, false, "Drag: orbit", "select");
    row("a thing", Under::Thing, Qt::NoModifier, false, "Click: select", "push");
    row("a thing, Alt", Under::Thing, Qt::AltModifier, false, "Alt+drag: push");
    row("a thing, Alt right", Under::Thing, Qt::AltModifier, false, "Alt+right drag: twist");
    row("what is fixed, Alt", Under::Fixed, Qt::AltModifier, false, "", "push");
    row("selected", Under::Selected, Qt::NoModifier, true, "Drag: move", "orbit");
    row("a handle, Ctrl", Under::Handle, Qt::ControlModifier, true, "Ctrl+drag: move in steps");
    row("the ground, Ctrl", Under::Ground, Qt::ControlModifier, true, "Ctrl+click: put the selection here");
    row("the ground, Ctrl, nothing selected", Under::Ground, Qt::ControlModifier, false, "", "put");
    row("the ground", Under::Ground, Qt::NoModifier, true, "Click: clear the selection");
    row("Shift", Under::Thing, Qt::ShiftModifier, false, "Shift+drag: pan");
    row("Shift, one more", Under::Thing, Qt::ShiftModifier, false, "Shift+click: select one more");
    row("Ctrl and Shift", Under::Ground, Qt::ControlModifier | Qt::ShiftModifier, false,
        "Ctrl+Shift+drag: select in a rectangle");
  }
  void wordsFollowThePlace()
  {
    QFETCH(int, under);
    QFETCH(int, modifiers);
    QFETCH(bool, selection);
    QFETCH(QString, part);
    QFETCH(QString, absent);
    ViewHints::Situation now;
    now.under = static_cast<Under>(under);
    now.modifiers = Qt::KeyboardModifiers(modifiers);
    now.selection = selection;
    const QString text = ViewHints::text(ViewControls(), now);
    QVERIFY2(text.contains(part), qPrintable(text));
    QVERIFY2(absent.isEmpty() || !text.contains(absent), qPrintable(text));
    QVERIFY2(text.size() < 220, qPrintable(text)); // One line.
  }
  void wordsFollowTheKeyMap()
  {
    ViewControls controls;
    controls.setPresses(MouseGesture::MoveThing, {{Qt::LeftButton, Qt::ShiftModifier, false}});
    controls.setPresses(MouseGesture::SelectWhole, {{Qt::LeftButton, {}, false}});
    controls.setPresses(MouseGesture::SelectPart, {{Qt::LeftButton, {}, true}});
    ViewHints::Situation now;
    now.under = Under::Thing;
    QString text = ViewHints::text(controls, now);
    QVERIFY2(text.contains("Click: select all of it") && text.contains("Double click: select"), qPrintable(text));
    now.modifiers = Qt::ShiftModifier;
    text = ViewHints::text(controls, now);
    QVERIFY2(text.contains("Shift+drag: move"), qPrintable(text));
  }
  void flyingIsTold()
  {
    ViewControls controls;
    controls.flyWheel = ViewControls::FlyWheel::Move;
    ViewHints::Situation now;
    now.flying = true;
    QString text = ViewHints::text(controls, now);
    QVERIFY2(text.contains("Drag: look around") && text.contains("Right drag: rise") &&
                 text.contains("Wheel: forward, back"),
             qPrintable(text));
    now.modifiers = Qt::ShiftModifier;
    text = ViewHints::text(controls, now);
    QVERIFY2(text.contains("Shift+right drag: sink"), qPrintable(text));
  }

  void theBestFittingPressIsMeant()
  {
    const ViewControls controls;
    using Fit = ViewControls::Fit;
    const auto fit = [&](MouseGesture gesture, const char* press)
    { return controls.fit(gesture, MousePress::of(QString(press)).value()); };
    QCOMPARE(fit(MouseGesture::Turn, "Left"), Fit::Exact);
    QCOMPARE(fit(MouseGesture::Turn, "Shift+Left"), Fit::Precise);
    QCOMPARE(fit(MouseGesture::Pan, "Shift+Left"), Fit::Exact);
    QCOMPARE(fit(MouseGesture::Turn, "Ctrl+Left"), Fit::Bare);
    QCOMPARE(fit(MouseGesture::Turn, "Right"), Fit::None);
    QCOMPARE(fit(MouseGesture::Turn, "Double+Left"), Fit::None);
    QCOMPARE(fit(MouseGesture::Push, "Shift+Alt+Left"), Fit::Precise);
    static constexpr MouseGesture both[] = {MouseGesture::Turn, MouseGesture::Pan};
    QCOMPARE(controls.best(both, {Qt::LeftButton, Qt::ShiftModifier, false}), MouseGesture::Pan);
    QCOMPARE(controls.best(both, {Qt::LeftButton, Qt::ControlModifier, false}), MouseGesture::Count);
    QCOMPARE(controls.best(both, {Qt::LeftButton, Qt::ControlModifier, false}, Fit::Bare), MouseGesture::Turn);
    QCOMPARE(controls.best(both, {Qt::BackButton, {}, false}, Fit::Bare), MouseGesture::Count);
  }
  void keysMeanWhatTheMapSays()
  {
    const ViewControls controls;
    QCOMPARE(controls.keyOf(QKeyCombination(Qt::Key_W), false), ViewKey::Forward);
    QCOMPARE(controls.keyOf(QKeyCombination(Qt::SHIFT, Qt::Key_W), false), ViewKey::Forward);
    QCOMPARE(controls.keyOf(QKeyCombination(Qt::CTRL, Qt::Key_W), false), ViewKey::Count);
    QCOMPARE(controls.keyOf(QKeyCombination(Qt::CTRL, Qt::Key_Left), false), ViewKey::TurnLeft);
    QCOMPARE(controls.keyOf(QKeyCombination(Qt::Key_Left), false), ViewKey::Left);
    QCOMPARE(controls.keyOf(QKeyCombination(Qt::Key_E), false), ViewKey::Count);
    QCOMPARE(controls.keyOf(QKeyCombination(Qt::Key_E), true), ViewKey::FlyUp);
    QCOMPARE(controls.keyOf(QKeyCombination(Qt::KeypadModifier, Qt::Key_Up), false), ViewKey::Forward);
  }
};

QTEST_MAIN(ViewHintsTest)
#include "ViewHintsTest.moc"

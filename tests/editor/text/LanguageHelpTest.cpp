#include "PageSupport.h"

#include <QAction>
#include <QColorDialog>
#include <QFileDialog>
#include <QLabel>
#include <QMenu>
#include <QSignalSpy>
#include <QToolTip>

using namespace sparkwright;

/// Language help at the text, by keys and mouse.
class LanguageHelpTest : public QObject
{
  Q_OBJECT

private slots:
  void init()
  {
    room_ = std::make_unique<test::PageRoom>();
    room_->folder.write("parts/wheel.rsg", "(RSG 0 1)\n((templ $radius)\n(nd RigidBody (setName body)))\n");
    QVERIFY(room_->activate());
  }
  void cleanup() { room_.reset(); }

  void classesAreProposedWhileOneTypes()
  {
    TextPage& page = room_->show("(RSG 0 1)\n((nd |))\n");
    QTest::keyClicks(&page.view(), "Trans");
    QTRY_COMPARE(page.completer().list().texts(), (QStringList{"Transform", "TransformCollider"}));
    QVERIFY(page.completer().isOpen());
    QTest::keyClick(&page.view(), Qt::Key_Down);
    QTest::keyClick(&page.view(), Qt::Key_Return);
    QVERIFY(!page.completer().isOpen());
    QCOMPARE(page.document().text(), std::string("(RSG 0 1)\n((nd TransformCollider))\n"));
    QCOMPARE(test::shownText(page.view()), page.document().text());
    QTest::keyClick(&page.view(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(page.document().text(), std::string("(RSG 0 1)\n((nd Trans))\n"));
  }
  void tabTakesAProposalAndEscapeClosesTheList()
  {
    TextPage& page = room_->show("(RSG 0 1)\n((nd Box (setE|)))\n");
    QTest::keyClick(&page.view(), Qt::Key_Space, Qt::ControlModifier);
    QTRY_VERIFY(page.completer().isOpen());
    QTest::keyClick(&page.view(), Qt::Key_Escape);
    QVERIFY(!page.completer().isOpen());
    QCOMPARE(page.document().undoStack().count(), 0);
    QTest::keyClick(&page.view(), Qt::Key_Space, Qt::ControlModifier);
    QTRY_VERIFY(page.completer().isOpen());
    QTest::keyClick(&page.view(), Qt::Key_Tab);
    QCOMPARE(page.document().text(), std::string("(RSG 0 1)\n((nd Box (setExtents)))\n"));
  }
  void aSingleProposalIsTakenAtOnce()
  {
    TextPage& page = room_->show("(RSG 0 1)\n((importScene whe|))\n");
    QTest::keyClick(&page.view(), Qt::Key_Space, Qt::ControlModifier);
    QTRY_COMPARE(page.document().text(), std::string("(RSG 0 1)\n((importScene parts/wheel.rsg))\n"));
    QVERIFY(!page.completer().isOpen());
  }
  void pathsOfNodesAreProposedToAttach()
  {
    TextPage& page = room_->show("(RSG 0 1)\n((nd Space (nd TRF (setName a) (nd RigidBody (setName body)))\n"
                                 "(nd TRF (nd HingeJoint (attach |)))))\n");
    QTest::keyClick(&page.view(), Qt::Key_Space, Qt::ControlModifier);
    QTRY_VERIFY(page.completer().isOpen());
    QVERIFY(page.completer().list().texts().contains("../../a/body"));
  }

  void theMouseOverAWordTellsWhatItIs()
  {
    TextPage& page = room_->show("(RSG 0 1)\n((nd Box (setExtents 1 1 1)))\n");
    QTRY_VERIFY(room_->isChecked(page));
    QSignalSpy told(&page.tips(), &TextTips::told);
    const QPoint word = room_->place(page, room_->at(page, "Extents"));
    QTest::mouseMove(page.view().viewport(), word - QPoint(3, 0));
    QTest::mouseMove(page.view().viewport(), word);
    QTRY_COMPARE(told.count(), 1);
    QVERIFY(told[0][0].toString().contains("setExtents"));
    int ofWindow = 0;
    QAction clear;
    clear.setShortcut(Qt::Key_Escape);
    connect(&clear, &QAction::triggered, this, [&] { ++ofWindow; });
    room_->tabs.addAction(&clear);
    QTRY_VERIFY(QToolTip::isVisible());
    QTest::keyClick(&page.view(), Qt::Key_Escape);
    QTRY_VERIFY(!QToolTip::isVisible());
    QCOMPARE(ofWindow, 0);
  }
  void argumentsOfACallAreShownWhileItIsTyped()
  {
    TextPage& page = room_->show("(RSG 0 1)\n((nd Box (setExtents|)))\n");
    QTest::keyClicks(&page.view(), " ");
    QTRY_VERIFY(page.tips().callText().contains("setExtents"));
    const QString first = page.tips().callText();
    QVERIFY(first.contains("<u>"));
    QTest::keyClicks(&page.view(), "1 ");
    QTRY_VERIFY(!page.tips().callText().isEmpty() && page.tips().callText() != first);
    QTest::keyClick(&page.view(), Qt::Key_Escape);
    QVERIFY(page.tips().callText().isEmpty());
  }

  void problemsAreUnderlinedAsOneTypes()
  {
    TextPage& page = room_->show("(RSG 0 1)\n((nd Box|))\n");
    QTRY_VERIFY(room_->isChecked(page));
    QVERIFY(page.help().findings().empty());
    page.completer().setAutomatic(false);
    QTest::keyClicks(&page.view(), "y");
    const std::uint32_t word = room_->at(page, "Boxy");
    QTRY_VERIFY(test::isMarked(page.view(), TextIndicator::Error, word));
    QVERIFY(!page.problems().at(word).empty());
    QTest::keyClick(&page.view(), Qt::Key_Backspace);
    QTRY_VERIFY(!test::isMarked(page.view(), TextIndicator::Error, word));
  }
  void theNearestNameIsAQuickFix()
  {
    TextPage& page = room_->show("(RSG 0 1)\n((nd B|xo (setExtents 1 1 1)))\n");
    takeFix(page, 0);
    QTRY_COMPARE(page.document().text(), std::string("(RSG 0 1)\n((nd Box (setExtents 1 1 1)))\n"));
    QCOMPARE(page.document().undoStack().count(), 1);
  }
  void missingArgumentsAreAQuickFix()
  {
    TextPage& page = room_->show("(RSG 0 1)\n((nd Box (set|Extents 2)))\n");
    takeFix(page, 0);
    QTRY_COMPARE(page.document().text(), std::string("(RSG 0 1)\n((nd Box (setExtents 2 1 1)))\n"));
  }
  void aMissingFileCanBeChosen()
  {
    TextPage& page = room_->show("(RSG 0 1)\n((importScene xy|z.rsg))\n");
    takeFix(page, 0);
    QFileDialog* dialog = nullptr;
    QTRY_VERIFY((dialog = page.view().findChild<QFileDialog*>()));
    QVERIFY(QTest::qWaitForWindowExposed(dialog));
    QLineEdit* const field = dialog->findChild<QLineEdit*>();
    QVERIFY(field);
    field->clear();
    QTest::keyClicks(field, room_->path("parts/wheel.rsg"));
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_COMPARE(page.document().text(), std::string("(RSG 0 1)\n((importScene parts/wheel.rsg))\n"));
  }
  void aLineWithoutProblemsOffersNothing()
  {
    TextPage& page = room_->show("(RSG 0 1)\n((nd B|ox))\n");
    QTRY_VERIFY(room_->isChecked(page));
    QSignalSpy offered(&page.problems(), &ProblemMarks::offered);
    QTest::keyClick(&page.view(), Qt::Key_Period, Qt::ControlModifier);
    QTRY_COMPARE(offered.count(), 1);
    QMenu* const menu = offered[0][0].value<QMenu*>();
    QVERIFY(!menu->actions().front()->isEnabled());
    menu->close();
  }

  void aClickOnAColourOpensADialog()
  {
    const std::string scene = "(RSG 0 1)\n((nd Light (setDiffuse 1.0 0.250 0 1)))\n";
    TextPage& page = room_->show(scene.c_str());
    QTRY_COMPARE(page.colours().shown().size(), 1u);
    const std::uint32_t chip = *page.colours().place(page.colours().shown()[0]);
    QVERIFY(test::isMarked(page.view(), TextIndicator::Chip, chip));
    QColorDialog* dialog = openColour(page, chip);
    QVERIFY(dialog);
    dialog->setCurrentColor(QColor::fromRgbF(0.5f, 0.25f, 0, 1));
    dialog->setCurrentColor(QColor::fromRgbF(0.75f, 0.25f, 0, 1));
    QCOMPARE(QString::fromStdString(page.document().text()),
             QString("(RSG 0 1)\n((nd Light (setDiffuse 0.75 0.250 0 1)))\n"));
    QCOMPARE(page.document().undoStack().count(), 1);
    // Other parts of the colour join the step, too.
    dialog->setCurrentColor(QColor::fromRgbF(0.75f, 0.25f, 0.5f, 1));
    dialog->setCurrentColor(QColor::fromRgbF(1, 0.75f, 0.5f, 1));
    QCOMPARE(QString::fromStdString(page.document().text()),
             QString("(RSG 0 1)\n((nd Light (setDiffuse 1.00 0.749 0.50 1)))\n"));
    QCOMPARE(page.document().undoStack().count(), 1);
    QTest::keyClick(dialog, Qt::Key_Escape);
    QCOMPARE(page.document().text(), scene);
    QVERIFY(!page.document().isModified());
    QTRY_VERIFY(!page.view().findChild<QColorDialog*>());
    // Looking only changes nothing.
    QTRY_COMPARE(page.colours().shown().size(), 1u);
    dialog = openColour(page, chip);
    QVERIFY(dialog);
    QTest::keyClick(dialog, Qt::Key_Escape);
    QCOMPARE(page.document().text(), scene);
    QVERIFY(!page.document().isModified());
  }

  void aNumberIsDraggedInOneStep()
  {
    TextPage& page = room_->show("(RSG 0 1)\n((nd TRF (setLocalPos 0 0.50 3))) ; end\n");
    QWidget* const viewport = page.view().viewport();
    const QPoint number = room_->place(page, room_->at(page, "0.50") + 1);
    int changes = 0;
    connect(&page.document(), &SceneDocument::textChanged, this, [&] { ++changes; });
    QTest::mousePress(viewport, Qt::LeftButton, Qt::AltModifier, number);
    QVERIFY(page.numbers().dragging());
    std::vector<std::string> texts;
    for(int way = 8; way <= 40; way += 8)
    {
      move(viewport, number + QPoint(way, 0), Qt::LeftButton);
      texts.push_back(page.document().text());
    }
    QCOMPARE(changes, 5); // Live.
    QVERIFY(std::ranges::adjacent_find(texts) == texts.end());
    QTest::mouseRelease(viewport, Qt::LeftButton, Qt::NoModifier, number + QPoint(40, 0));
    QVERIFY(!page.numbers().dragging());
    QCOMPARE(page.document().text(), std::string("(RSG 0 1)\n((nd TRF (setLocalPos 0 0.60 3))) ; end\n"));
    QCOMPARE(page.document().undoStack().count(), 1);
    QTest::keyClick(&page.view(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(page.document().text(), std::string("(RSG 0 1)\n((nd TRF (setLocalPos 0 0.50 3))) ; end\n"));
  }
  void escapeTakesADragBack()
  {
    const std::string scene = "(RSG 0 1)\n((nd TRF (setLocalPos 0 0.50 3))) ; end\n";
    TextPage& page = room_->show(scene.c_str());
    QWidget* const viewport = page.view().viewport();
    const QPoint number = room_->place(page, room_->at(page, "0.50") + 1);
    QTest::mousePress(viewport, Qt::LeftButton, Qt::AltModifier, number);
    move(viewport, number + QPoint(60, 0), Qt::LeftButton);
    QVERIFY(page.document().text() != scene);
    QTest::keyClick(&page.view(), Qt::Key_Escape);
    QCOMPARE(page.document().text(), scene);
    move(viewport, number + QPoint(90, 0), Qt::LeftButton);
    QTest::mouseRelease(viewport, Qt::LeftButton, Qt::NoModifier, number + QPoint(90, 0));
    QCOMPARE(page.document().text(), scene);
    QVERIFY(!page.document().isModified());
  }
  void theHandleOfANumberIsDragged()
  {
    TextPage& page = room_->show("(RSG 0 1)\n((nd TRF\n  (setLocalPos 0 2 3)))\n");
    QWidget* const viewport = page.view().viewport();
    move(viewport, room_->place(page, room_->at(page, "2 3")), Qt::NoButton);
    QVERIFY(page.numbers().handle().isVisible());
    QWidget* const handle = const_cast<QWidget*>(&page.numbers().handle());
    const QPoint middle = handle->rect().center();
    QTest::mousePress(handle, Qt::LeftButton, Qt::NoModifier, middle);
    QVERIFY(page.numbers().dragging());
    move(handle, middle + QPoint(0, -8), Qt::LeftButton); // Up is more.
    QTest::mouseRelease(handle, Qt::LeftButton, Qt::NoModifier, middle + QPoint(0, -8));
    QVERIFY(page.document().text() != "(RSG 0 1)\n((nd TRF\n  (setLocalPos 0 2 3)))\n");
    QCOMPARE(page.document().undoStack().count(), 1);
    QVERIFY(!page.numbers().handle().isVisible());
  }

private:
  static void move(QWidget* widget, QPoint place, Qt::MouseButtons buttons)
  {
    QMouseEvent event(QEvent::MouseMove, place, widget->mapToGlobal(place), Qt::NoButton, buttons, Qt::NoModifier);
    QCoreApplication::sendEvent(widget, &event);
  }
  void takeFix(TextPage& page, int index)
  {
    QTRY_VERIFY(room_->isChecked(page) && !page.help().findings().empty());
    QSignalSpy offered(&page.problems(), &ProblemMarks::offered);
    QTest::keyClick(&page.view(), Qt::Key_Period, Qt::ControlModifier);
    QTRY_COMPARE(offered.count(), 1);
    QMenu* const menu = offered[0][0].value<QMenu*>();
    QCOMPARE(menu->activeAction(), menu->actions().first()); // For Enter.
    QVERIFY(QTest::qWaitForWindowExposed(menu));
    QTest::mouseClick(menu, Qt::LeftButton, Qt::NoModifier, menu->actionGeometry(menu->actions()[index]).center());
  }
  QColorDialog* openColour(TextPage& page, std::uint32_t chip)
  {
    QTest::mouseClick(page.view().viewport(), Qt::LeftButton, Qt::NoModifier, room_->place(page, chip));
    QColorDialog* const dialog = page.view().findChild<QColorDialog*>();
    if(dialog)
      dialog->setOption(QColorDialog::DontUseNativeDialog);
    return dialog && QTest::qWaitForWindowExposed(dialog) ? dialog : nullptr;
  }

  std::unique_ptr<test::PageRoom> room_;
};

QTEST_MAIN(LanguageHelpTest)
#include "LanguageHelpTest.moc"

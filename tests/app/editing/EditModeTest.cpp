#include "app/ide/editing/dialogs/DifferenceView.h"
#include "app/ide/start/StartModel.h"
#include "app/ide/start/StartPage.h"
#include "app/ide/start/StartPart.h"
#include "tests/app/editing/EditingWindow.h"
#include "tests/VerifyNear.h"

#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QToolButton>

using namespace sparkwright;
using Phase = SessionState::Phase;

namespace
{

const QByteArray scene = R"(; Five robots and a ball.
(RSG 0 1)
(
  (importScene examples/ground.rsg)
  (nd Transform (setName red1) (setLocalPos -2 0 0) ; the keeper
    (importScene rsg/agent/nao/nao.rsg))
  (nd Transform
    (setName red2)
    (setLocalPos	-1   1.50 0.000 )
    (importScene rsg/agent/nao/nao.rsg))
  (nd TRF (setName blue1)
    (setLocalRotation 0 0 90) (setLocalPos 0 1 0)
    (importScene rsg/agent/nao/nao.rsg))
  (nd Transform (setName outer) (setLocalPos 1 0 0) (setLocalRotation 0 0 -90)
    (nd Transform (setName blue2) (SLT 1 0 0 0  0 1 0 0  0 0 1 0  -0.5 0.5 0 1)
      (importScene rsg/agent/nao/nao.rsg)))
  (nd Transform
    (setName blue3)
    (setLocalPos 2 1 0)
    (importScene rsg/agent/nao/nao.rsg))
  (nd Transform (setName place) (setLocalPos 0.5 -2 0)
    (importScene rsg/environment/soccer/ball.rsg))
  (nd Transform (setName computed) (setLocalPos (eval 1 + 2) -3 0.25)
    (nd SMN (load StdUnitBox) (sSc 0.5 0.5 0.5) (sMat matRed)))
)
)";

} // namespace

/// A drag in the view edits the scene file: the real window with a real simulation.
class EditModeTest : public QObject, private test::EditingWindow
{
  Q_OBJECT
private slots:
  void init()
  {
    makeWindow();
    file_ = write("robots.rsg", scene);
  }
  void cleanup() { closeWindow(); }

  void robotsAndBallAreMovedInTheFile()
  {
    begin(file_);
    const QStringList lines = QString::fromUtf8(scene).split('\n');
    const std::array<std::pair<const char*, Vec3f>, 6> drags{{{"red1", {0.3f, -0.4f, 0}},
                                                              {"red2", {-0.5f, 0.25f, 0}},
                                                              {"blue1", {0.2f, 0.6f, 0}},
                                                              {"blue2", {0.45f, -0.1f, 0}},
                                                              {"blue3", {0.4f, 0.3f, 0}},
                                                              {"Ball", {-0.6f, 0.35f, 0}}}};
    std::vector<std::string> texts{written()};
    for(const auto& [name, shift] : drags)
    {
      const Vec3f before = placeOf(name);
      drag(name, shift);
      QVERIFY2(comesTrue([&] { return shown() && written() != texts.back(); }), name);
      const Vec3f moved = placeOf(name) - before;
      QVERIFY2((moved - shift).head<2>().norm() < 0.01f,
               qPrintable(
                   QStringLiteral("%1: %2 %3").arg(QLatin1String(name)).arg(double(moved.x())).arg(double(moved.y()))));
      texts.push_back(written());
      // Still the same thing, if the World has built it anew as soon as that is shown.
      QTRY_VERIFY((window_->refresh(), window_->selectedNode() >= 0));
    }
    onlyNumbersHaveChanged(lines);
    QCOMPARE(read(file_), scene);
    QCOMPARE(editing().mode().document()->changes(), 6);
    QVERIFY2(editing().mode().bannerText().contains("6 changes not saved"), qPrintable(editing().mode().bannerText()));
    for(int i = 5; i >= 0; --i)
    {
      window_->actions()[ActionId::Undo]->trigger();
      QCOMPARE(written(), texts[static_cast<std::size_t>(i)]);
    }
    QCOMPARE(written(), scene.toStdString());
    QVERIFY(comesTrue([&] { return shown(); }));
    VERIFY_NEAR(placeOf("red1"), Vec3f(-2, 0, 0), 1e-4f);
    for(int i = 0; i < 6; ++i)
      window_->actions()[ActionId::Redo]->trigger();
    QCOMPARE(written(), texts.back());
    window_->actions()[ActionId::SaveScene]->trigger();
    QCOMPARE(read(file_).toStdString(), texts.back());
    QVERIFY(!window_->actions()[ActionId::SaveScene]->isEnabled());

    QVERIFY(comesTrue([&] { return shown(); }));
    std::vector<Vec3f> places;
    for(const auto& [name, shift] : drags)
      places.push_back(placeOf(name));
    window_->actions()[ActionId::Reset]->trigger();
    QVERIFY(comesTrue([&] { return shown(); }));
    for(std::size_t i = 0; i < drags.size(); ++i)
      VERIFY_NEAR(placeOf(drags[i].first), places[i], 1e-5f);
  }
  void theTextOfADissolvedTransformSelectsWhatItHolds()
  {
    begin(file_);
    selectForm("setName red2");
    QTRY_COMPARE((window_->refresh(), window_->selectedNode()), node("red2"));
    selectForm("setName place"); // The Transform is not in the World: the ball has its pose.
    QCOMPARE(node("place"), -1);
    QTRY_COMPARE((window_->refresh(), window_->selectedNode()), node("Ball"));
    selectForm("importScene examples/ground.rsg");
    QTRY_COMPARE((window_->refresh(), window_->selectedNode()), -1);
  }
  void severalThingsAreOneStep()
  {
    begin(file_);
    const Vec3f robot = placeOf("red1"), ball = placeOf("Ball");
    const Vec3f shift(0.25f, -0.5f, 0);
    drag("Ball", shift, {node("red1"), node("Ball")});
    QVERIFY(comesTrue([&] { return shown() && written() != scene.toStdString(); }));
    VERIFY_NEAR((placeOf("red1") - robot).head<2>(), shift.head<2>(), 0.01f);
    VERIFY_NEAR((placeOf("Ball") - ball).head<2>(), shift.head<2>(), 0.01f);
    QCOMPARE(editing().mode().document()->changes(), 1);
    QCOMPARE(window_->actions()[ActionId::Undo]->text(), QString("&Undo Move 2 things"));
    window_->actions()[ActionId::Undo]->trigger();
    QCOMPARE(written(), scene.toStdString());
  }
  void severalThingsAreWrittenTogetherOrNotAtAll()
  {
    begin(file_);
    const FramePtr frame = session_->state().frame;
    drag("Ball", {0.25f, -0.5f, 0}, {node("computed"), node("Ball")});
    QTRY_VERIFY2(window_->statusBar()->currentMessage().startsWith("robots.rsg:23 computes this number: (eval 1 + 2)."),
                 qPrintable(window_->statusBar()->currentMessage()));
    QCOMPARE(written(), scene.toStdString());
    // Nothing was tried on the World either: it stands as it was, and is not built anew.
    QCOMPARE(session_->state().frame->structure, frame->structure);
    QCOMPARE(session_->state().frame->local, frame->local);
  }
  void whatIsComputedStaysAndSaysWhy()
  {
    begin(file_);
    drag("computed", {0.5f, 0, 0});
    QTRY_VERIFY2(window_->statusBar()->currentMessage().startsWith("robots.rsg:23 computes this number: (eval 1 + 2)."),
                 qPrintable(window_->statusBar()->currentMessage()));
    QCOMPARE(written(), scene.toStdString());
    QVERIFY(comesTrue([&] { return shown(); }));
  }
  void runningStartsFromTheEditedText()
  {
    begin(file_);
    drag("Ball", {-0.6f, 0.35f, 0});
    QVERIFY(comesTrue([&] { return shown() && written() != scene.toStdString(); }));
    const Vec3f ball = placeOf("Ball");
    window_->actions()[ActionId::RunPause]->trigger();
    QTRY_VERIFY(session_->state().frame && session_->state().frame->time > 0.1);
    QTRY_VERIFY(!editing().mode().editing());
    QVERIFY(!window_->actions()[ActionId::EditScene]->isChecked());
    VERIFY_NEAR(placeOf("Ball").head<2>(), ball.head<2>(), 0.01f);
    // The running World takes over what is edited.
    const long generation = session_->state().generation;
    window_->actions()[ActionId::Undo]->trigger();
    QVERIFY(comesTrue(
        [&] { return shown() && (placeOf("Ball").head<2>() - Vec3f(0.5f, -2, 0).head<2>()).norm() < 0.05f; }));
    QCOMPARE(session_->state().generation, generation);
    QVERIFY(session_->state().running);
    QCOMPARE(session_->state().frame->edits, 1);
  }
  void nothingUnsavedIsLostUnasked()
  {
    begin(file_);
    drag("Ball", {-0.6f, 0.35f, 0});
    QVERIFY(comesTrue([&] { return shown() && written() != scene.toStdString(); }));
    const std::string edited = written();
    QVERIFY(!window_->close());
    answer("unsavedQuestion", QMessageBox::RejectRole);
    QVERIFY(window_->isVisible());
    QCOMPARE(written(), edited);
    const long generation = session_->state().generation;
    window_->actions()[ActionId::DemoMatch]->trigger();
    answer("unsavedQuestion", QMessageBox::RejectRole);
    QCOMPARE(session_->state().generation, generation);
    QCOMPARE(written(), edited);
    QVERIFY(!window_->close());
    answer("unsavedQuestion", QMessageBox::AcceptRole);
    QTRY_VERIFY(!window_->isVisible());
    QCOMPARE(read(file_).toStdString(), edited);
  }
  void aFileThatVanishesIsWrittenAgain()
  {
    begin(file_);
    drag("Ball", {-0.6f, 0.35f, 0});
    QVERIFY(comesTrue([&] { return shown() && written() != scene.toStdString(); }));
    const std::string first = written();
    QVERIFY(QFile::remove(file_));
    QTRY_VERIFY2(window_->statusBar()->currentMessage().contains("was deleted"),
                 qPrintable(window_->statusBar()->currentMessage()));
    drag("red1", {0.3f, -0.4f, 0});
    QVERIFY(comesTrue([&] { return shown() && written() != first; }));
    VERIFY_NEAR(placeOf("red1").head<2>(), Vec3f(-1.7f, -0.4f, 0).head<2>(), 0.01f);
    window_->actions()[ActionId::SaveScene]->trigger();
    QCOMPARE(read(file_).toStdString(), written());
  }
  void changesOfOthersAreAskedAbout()
  {
    begin(file_);
    drag("Ball", {-0.6f, 0.35f, 0});
    QVERIFY(comesTrue([&] { return shown() && written() != scene.toStdString(); }));
    const std::string edited = written();
    const QByteArray theirs = QByteArray(scene).replace("-2 0 0", "-2.5 0 0");
    write("robots.rsg", theirs);
    answerInBanner("Keep mine");
    QCOMPARE(written(), edited);
    write("robots.rsg", theirs + "; more\n");
    answerInBanner("Reload");
    QCOMPARE(QByteArray::fromStdString(written()), theirs + "; more\n");
    // Where no text is seen, a question asks.
    source().texts().hide();
    QVERIFY(editing().mode().document()->apply({{0, 0, "; mine\n"}}, "Comment"));
    const std::string mine = written();
    write("robots.rsg", theirs);
    answer("changedFileQuestion", QMessageBox::AcceptRole);
    QCOMPARE(written(), mine);
    write("robots.rsg", theirs + "; last\n");
    answer("changedFileQuestion", QMessageBox::DestructiveRole);
    QCOMPARE(QByteArray::fromStdString(written()), theirs + "; last\n");
    QVERIFY(comesTrue([&] { return shown(); }));
    VERIFY_NEAR(placeOf("red1"), Vec3f(-2.5f, 0, 0), 1e-4f);
  }
  void whatACrashLeftIsOffered()
  {
    const std::string edited = QByteArray(scene).replace("-2 0 0", "-2.5 0 0").toStdString();
    const QString kept = QFileInfo(QSettings().fileName()).absolutePath() + "/unsaved";
    constexpr qint64 gone = 999'999'999; // No process has this number.
    QCOMPARE(
        SceneDisk().write(kept + "/a.journal", journalBegin(file_, {gone, {}}, QDateTime::currentDateTime(), edited)),
        QString());
    // The start page says so, where files are opened.
    StartPart& start = window_->part<StartPart>();
    start.show();
    const QModelIndex first = start.page().recent().model()->index(0, 0);
    QCOMPARE(first.data(StartModel::FileRole).toString(), file_);
    QVERIFY(first.data(StartModel::LineRole).toString().startsWith("Unsaved edits"));
    window_->openScene(file_);
    QTRY_VERIFY(window_->findChild<QMessageBox*>("restoreQuestion"));
    const QPointer<QMessageBox> question = window_->findChild<QMessageBox*>("restoreQuestion");
    for(QAbstractButton* const button : question->buttons())
      if(question->buttonRole(button) == QMessageBox::HelpRole)
        button->click();
    QTRY_VERIFY(question && question->findChild<DifferenceView*>());
    QVERIFY(question->findChild<DifferenceView*>()->toPlainText().contains(
        "\n+   (nd Transform (setName red1) (setLocalPos -2.5 0 0)"));
    question->findChild<QDialog*>("differenceDialog")->reject();
    QVERIFY(question && question->isVisible()); // It still waits for an answer.
    answer("restoreQuestion", QMessageBox::AcceptRole);
    QVERIFY(editing().mode().editing());
    QCOMPARE(written(), edited);
    QVERIFY(comesTrue([&] { return shown(); }));
    VERIFY_NEAR(placeOf("red1"), Vec3f(-2.5f, 0, 0), 1e-4f);
    window_->actions()[ActionId::SaveScene]->trigger();
    QCOMPARE(read(file_).toStdString(), edited);
    QVERIFY(JournalFolder(kept, {}).left().empty());
  }
  void brokenTextIsNotEdited()
  {
    write("robots.rsg",
          QByteArray(scene).replace("(importScene examples/ground.rsg)", "(importScene examples/ground.rsg"));
    window_->openScene(file_);
    QTRY_VERIFY(session_->state().phase == Phase::Failed);
    window_->refresh();
    window_->actions()[ActionId::EditScene]->trigger();
    QVERIFY(window_->statusBar()->currentMessage().startsWith("Mend the text first: "));
    QVERIFY(!editing().mode().editing());
  }
  void setUpsEditTheSceneThatTheyImport()
  {
    const QByteArray script = "run('setups/soccer_variables.rb')\nrun('setups/nao_types.rb')\n"
                              "run('setups/materials.rb')\nimportScene('robots.rsg')\n";
    begin(write("start.rb", script));
    QCOMPARE(editing().mode().document()->file(), file_);
    drag("red1", {0.3f, -0.4f, 0});
    QVERIFY(comesTrue([&] { return shown() && written() != scene.toStdString(); }));
    VERIFY_NEAR(placeOf("red1").head<2>(), Vec3f(-1.7f, -0.4f, 0).head<2>(), 0.01f);
  }

private:
  /// Clicks a button of the row above the text.
  void answerInBanner(const QString& words)
  {
    ChangeBanner& banner = source().texts().current()->banner();
    QTRY_VERIFY(banner.isVisible());
    for(QToolButton* const button : banner.findChildren<QToolButton*>())
      if(button->text() == words)
        return button->click();
    QFAIL("There is no such button.");
  }
  std::string written() { return editing().mode().document()->text(); }
  /// Waits. Looks no second time as QTRY_VERIFY does: each look refreshes the window, and a frame may come in between.
  template <class Condition>
  static bool comesTrue(Condition condition)
  {
    return QTest::qWaitFor(condition, 5000);
  }
  bool shown()
  {
    const SessionState state = session_->state();
    window_->refresh();
    return !editing().mode().building() && state.phase == Phase::Ready && state.frame &&
           window_->viewport().scene().frame() == session_->state().frame;
  }
  /// Opens a scene, begins to edit it, and looks at it so that all things are seen.
  void begin(const QString& what)
  {
    edit(what);
    QVERIFY(editing().mode().editing());
    QVERIFY(comesTrue([&] { return shown(); }));
    window_->viewport().camera().look({0, -1, 0.5f}, 9, 0.1f, 0.9f);
    window_->viewport().grabFramebuffer();
  }
  /// Takes a thing where it is seen and drags it along the ground.
  void drag(const char* name, const Vec3f& shift, const std::vector<int>& selection = {})
  {
    Viewport& view = window_->viewport();
    const int thing = node(name);
    QVERIFY2(thing >= 0, name);
    if(selection.empty())
      window_->select(thing);
    else
      window_->selection().set(selection);
    const auto bounds = view.scene().bounds(thing);
    QVERIFY(bounds);
    // Where nothing else covers it, and no handle either.
    const int end = view.scene().frame()->structure->nodes[static_cast<std::size_t>(thing)].end;
    for(int i = 0; i < 400; ++i)
    {
      const QPointF at = pixel(bounds->centre) + QPointF(i % 20 - 10, i / 20 - 10) * 2;
      const auto hit = view.picking().hitAt(at);
      if(!hit || hit->node < thing || hit->node >= end)
        continue;
      const QPointF to = pixel(hit->point + shift);
      send(QEvent::MouseMove, at, Qt::NoButton, Qt::NoButton);
      send(QEvent::MouseButtonPress, at, Qt::LeftButton, Qt::LeftButton);
      if(!view.manipulation().hint().startsWith("Release: move"))
      {
        send(QEvent::MouseButtonRelease, at, Qt::LeftButton, Qt::NoButton);
        continue;
      }
      for(int step = 1; step <= 4; ++step)
        send(QEvent::MouseMove, at + (to - at) * step / 4.0, Qt::NoButton, Qt::LeftButton);
      send(QEvent::MouseButtonRelease, to, Qt::LeftButton, Qt::NoButton);
      return;
    }
    QFAIL(name);
  }
  void onlyNumbersHaveChanged(const QStringList& lines)
  {
    const QStringList now = QString::fromStdString(written()).split('\n');
    QCOMPARE(now.size(), lines.size());
    const QRegularExpression number("[-+]?[0-9]+(\\.[0-9]+)?");
    QList<qsizetype> changed;
    for(qsizetype i = 0; i < now.size(); ++i)
    {
      if(now[i] != lines[i])
        changed << i + 1;
      QCOMPARE(QString(now[i]).replace(number, "#"), QString(lines[i]).replace(number, "#"));
    }
    QCOMPARE(changed, (QList<qsizetype>{5, 9, 12, 15, 19, 21}));
  }
  void answer(const char* question, QMessageBox::ButtonRole role)
  {
    QMessageBox* box = nullptr;
    QTRY_VERIFY2((box = window_->findChild<QMessageBox*>(question)) && box->isVisible(), question);
    for(QAbstractButton* const button : box->buttons())
      if(box->buttonRole(button) == role)
      {
        button->click();
        QTRY_VERIFY(!window_->findChild<QMessageBox*>(question));
        return;
      }
    QFAIL("no such answer");
  }

  QString file_;
};

QTEST_MAIN(EditModeTest)
#include "EditModeTest.moc"

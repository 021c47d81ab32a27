#include "app/ide/design/JointPanel.h"
#include "app/ide/design/JointRange.h"
#include "app/ide/design/MassPanel.h"
#include "app/ide/design/RobotChoice.h"
#include "app/ide/design/RobotWizard.h"
#include "app/ide/design/SweepDialog.h"
#include "app/ide/common/BackgroundPool.h"
#include "app/ide/design/exchange/RobotImportDialog.h"
#include "core/world/World.h"
#include "tests/app/SessionSupport.h"

#include <QMessageBox>
#include <QtTest>

#include <fstream>

using namespace sparkwright;

namespace
{

/// A rover in a World, and what the window knows of it.
struct RoverScene
{
  RoverScene()
  {
    file = folder.filePath("rover.rsg").toStdString();
    std::ofstream(file) << design::robotScene(design::RobotPlan::of(design::RobotPlan::Kind::Wheeled));
    WorldOptions options;
    options.dataDirectories = {SPARKWRIGHT_SOURCE_DIR "/resources"};
    options.seed = 1;
    world = std::make_unique<World>(options);
    world->setPhysicsView(true);
    loaded = world->load(file);
    show();
  }
  void show()
  {
    world->publish();
    session.now.phase = SessionState::Phase::Ready;
    session.now.frame = world->frame();
  }
  /// Does what the panel has asked for.
  void obey()
  {
    for(const std::vector<Manipulation>& all : std::exchange(session.manipulations, {}))
      for(const Manipulation& one : all)
        world->manipulate(one);
    show();
  }
  template <class T>
  static T* named(QWidget& widget, const QString& name)
  {
    for(T* const child : widget.findChildren<T*>())
      if(child->accessibleName() == name)
        return child;
    return nullptr;
  }

  QTemporaryDir folder;
  std::string file;
  std::unique_ptr<World> world;
  test::FakeSession session;
  bool loaded = false;
};

} // namespace

/// Panels and dialogs that help to design robots.
class JointPanelTest : public QObject
{
  Q_OBJECT
  static QAbstractButton* buttonOf(QWidget& dialog, const QString& words)
  {
    for(QAbstractButton* const button : dialog.findChildren<QAbstractButton*>())
      if(button->text() == words)
        return button;
    qFatal("There is no button %s.", qPrintable(words));
  }

private slots:
  void aSliderSetsItsJointAndTheNumberFollows()
  {
    RoverScene rover;
    QVERIFY(rover.loaded);
    JointPanel panel(rover.session, nullptr);
    panel.setState(rover.session.now);
    auto* const slider = RoverScene::named<QSlider>(panel, "Joint left_wheel");
    auto* const number = RoverScene::named<QDoubleSpinBox>(panel, "Joint left_wheel, degrees");
    QVERIFY(slider && number);
    slider->setValue(300);
    QCOMPARE(number->value(), 30.0);
    rover.obey();
    panel.setState(rover.session.now);
    QCOMPARE(RoverScene::named<QLabel>(panel, "Joint left_wheel, now")->text(), QStringLiteral("30.0°"));
    QTest::keyClick(slider, Qt::Key_Right);
    QCOMPARE(number->value(), 31.0);
    panel.findChildren<QPushButton*>().at(0)->click();
    rover.obey();
    panel.setState(rover.session.now);
    QCOMPARE(number->value(), 0.0);
  }

  void drivesAreReleasedWhenTheModeEnds()
  {
    RoverScene rover;
    JointPanel panel(rover.session, nullptr);
    panel.setState(rover.session.now);
    panel.setMode(JointPanel::Mode::Drive);
    RoverScene::named<QDoubleSpinBox>(panel, "Joint right_wheel, degrees")->setValue(45);
    const auto wanted = std::get<DriveJoint>(rover.session.manipulations.back().front());
    QVERIFY(std::abs(*wanted.value - static_cast<float>(M_PI / 4)) < 1e-5f);
    panel.setMode(JointPanel::Mode::Set);
    QCOMPARE(std::get<DriveJoint>(rover.session.manipulations.back().front()), (DriveJoint{wanted.node, 0, {}}));
    const std::size_t asked = rover.session.manipulations.size();
    panel.release();
    QCOMPARE(rover.session.manipulations.size(), asked);
  }

  void theFilterHidesOtherJoints()
  {
    RoverScene rover;
    JointPanel panel(rover.session, nullptr);
    panel.setState(rover.session.now);
    panel.findChild<QLineEdit*>()->setText("RIGHT");
    QVERIFY(RoverScene::named<QSlider>(panel, "Joint left_wheel")->isHidden());
    QVERIFY(!RoverScene::named<QSlider>(panel, "Joint right_wheel")->isHidden());
  }

  void inANarrowPanelTheLimitsAreInTheTips()
  {
    QTemporaryDir folder;
    test::FakeSession session;
    WorldOptions options;
    options.dataDirectories = {SPARKWRIGHT_SOURCE_DIR "/resources"};
    World world(options);
    world.setPhysicsView(true);
    QVERIFY(world.load(SPARKWRIGHT_SOURCE_DIR "/resources/rsg/agent/nao/nao.rsg"));
    world.publish();
    session.now.phase = SessionState::Phase::Ready;
    session.now.frame = world.frame();
    JointPanel panel(session, nullptr);
    panel.resize(900, 400);
    panel.show();
    panel.setState(session.now);
    auto* const area = panel.findChild<QScrollArea*>();
    const auto limits = [&]
    {
      QStringList texts;
      for(const QLabel* const label : area->findChildren<QLabel*>())
        if(label->isVisible() && label->text().contains(u'…'))
          texts << label->text();
      return texts;
    };
    QVERIFY(limits().contains("-120 … 120"));
    panel.resize(300, 400);
    QVERIFY(limits().isEmpty());
    QStringList tips;
    for(const QSlider* const slider : area->findChildren<QSlider*>())
      tips << slider->toolTip();
    QVERIFY2(tips.join('\n').contains("-120.0° to 120.0°"), qPrintable(tips.join('\n')));
    panel.resize(900, 400);
    QVERIFY(!limits().isEmpty());
  }

  void rangesOfJointsAreShort_data()
  {
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::addColumn<bool>("slides");
    QTest::addColumn<QString>("words");
    QTest::newRow("angles") << -25. << 40. << false << "-25° to 40°";
    QTest::newRow("one angle") << -25.2 << -24.9 << false << "-25°";
    QTest::newRow("nearly zero") << -0.1 << 12. << false << "0° to 12°";
    QTest::newRow("lengths") << -0.01 << 0.05 << true << "-0.010 m to 0.050 m";
    QTest::newRow("one length") << 0.05 << 0.05 << true << "0.050 m";
  }
  void rangesOfJointsAreShort()
  {
    QFETCH(double, low);
    QFETCH(double, high);
    QFETCH(bool, slides);
    QFETCH(QString, words);
    QCOMPARE(jointRange(low, high, slides, slides ? 3 : 0), words);
  }

  void withoutARobotThePanelSaysSo()
  {
    test::FakeSession session;
    JointPanel panel(session, nullptr);
    panel.setState(session.now);
    QVERIFY(panel.findChildren<QSlider*>().isEmpty());
    QVERIFY(!panel.sweepButton()->isEnabled());
  }

  void massesAreListedAndCopiedAsText()
  {
    RoverScene rover;
    MassPanel panel(nullptr);
    panel.setFrame(rover.session.now.frame);
    QVERIFY(panel.asText().contains("Total mass: 3.75 kg, "));
    const QStringList lines = panel.asText().split('\n');
    QVERIFY(lines.at(0).startsWith("Part\tMass kg\t"));
    QVERIFY(lines.at(1).startsWith("trunk\t3\t")); // Heaviest first.
    QSignalSpy chosen(&panel, &MassPanel::nodeChosen);
    auto* const table = panel.findChild<QTreeWidget*>();
    emit table->itemActivated(table->topLevelItem(0), 0);
    const int node = chosen.takeFirst().at(0).toInt();
    QCOMPARE(rover.session.now.frame->structure->nodes.at(static_cast<std::size_t>(node)).name, std::string("trunk"));
    panel.setFrame(nullptr);
    QVERIFY(!panel.findChild<QPushButton*>()->isEnabled());
  }

  void aSweepListsCollisionsAndShowsTheirPosture()
  {
    QTemporaryDir folder;
    const std::string file = folder.filePath("legs.rsg").toStdString();
    design::RobotPlan plan = design::RobotPlan::of(design::RobotPlan::Kind::Legged);
    plan.jointsPerLeg = 3;
    plan.ground = false;
    std::ofstream(file) << design::robotScene(plan);
    SweepDialog::Job job;
    job.scene = file;
    job.directories = {SPARKWRIGHT_SOURCE_DIR "/resources"};
    job.options.robot = "/usr/scene/walker";
    job.options.steps = 12;
    job.options.pairSteps = 3;
    auto* const dialog = new SweepDialog(job, nullptr);
    QTRY_VERIFY_WITH_TIMEOUT(!dialog->busy(), 60000);
    auto* const table = dialog->findChild<QTreeWidget*>();
    QVERIFY(table->topLevelItemCount() > 0);
    QStringList joints;
    connect(dialog, &SweepDialog::postureChosen, this,
            [&](const std::vector<design::JointValue>& posture)
            { joints << QString::fromStdString(posture.front().joint); });
    table->setCurrentItem(table->topLevelItem(0));
    QCOMPARE(joints.size(), 1);
    QVERIFY(joints.front().startsWith("/usr/scene/walker/"));
    delete dialog;
  }

  void closingEndsASweep()
  {
    SweepDialog::Job job;
    job.scene = SPARKWRIGHT_SOURCE_DIR "/resources/rsg/agent/nao/nao.rsg";
    job.directories = {SPARKWRIGHT_SOURCE_DIR "/resources"};
    job.options.steps = 1000000;
    delete new SweepDialog(job, nullptr); // Does not wait for all the postures.
  }

  void aConvertedRobotCanBeOpenedOrDriven()
  {
    QTemporaryDir folder;
    QFile::copy(SPARKWRIGHT_SOURCE_DIR "/tests/data/urdf/arm.urdf", folder.filePath("arm.urdf"));
    for(const QString& words : {QStringLiteral("&Open scene"), QStringLiteral("&Drive it")})
    {
      auto* const dialog = new RobotImportDialog(folder.path(), nullptr);
      dialog->setFile(folder.filePath("arm.urdf"));
      QSignalSpy converted(dialog, &RobotImportDialog::converted), opened(dialog, &RobotImportDialog::openWanted),
          driven(dialog, &RobotImportDialog::driveWanted);
      QVERIFY(!buttonOf(*dialog, words)->isEnabled());
      dialog->convert();
      QTRY_COMPARE(converted.size(), 1);
      QVERIFY(converted.at(0).at(0).toBool());
      buttonOf(*dialog, words)->click();
      QCOMPARE(opened.size() + driven.size(), 1);
      QCOMPARE((opened.isEmpty() ? driven : opened).at(0).at(0).toString(), folder.filePath("arm.rsg"));
    }
  }

  void theWindowWritesWhatTheCommandLineWrites()
  {
    QTemporaryDir folder;
    QFile::copy(SPARKWRIGHT_SOURCE_DIR "/tests/data/urdf/arm.urdf", folder.filePath("arm.urdf"));
    RobotImportDialog dialog(folder.path(), nullptr);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.setFile(folder.filePath("arm.urdf"));
    QSignalSpy converted(&dialog, &RobotImportDialog::converted);
    dialog.convert();
    QTRY_COMPARE(converted.size(), 1);
    const QString other = folder.filePath("other.rsg");
    QCOMPARE(QProcess::execute(SPARKWRIGHT_BIN_DIR "/sparkwright-server",
                               {"--convert-urdf", folder.filePath("arm.urdf"), other, "--ground"}),
             1);
    const auto content = [](const QString& name)
    {
      QFile file(name);
      return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    QVERIFY(content(other).size() > 1000);
    QCOMPARE(content(folder.filePath("arm.rsg")), content(other));
  }

  void theReportGroupsWhatWasSaid()
  {
    QTemporaryDir folder;
    QString robot = "<robot name='r'>\n";
    for(int i = 0; i < 5; ++i)
      robot += QStringLiteral("<link name='l%1'/>\n<transmission/>\n").arg(i);
    for(int i = 1; i < 5; ++i)
      robot += QStringLiteral("<joint name='j%1' type='fixed'><parent link='l0'/><child link='l%1'/></joint>\n").arg(i);
    std::ofstream(folder.filePath("r.urdf").toStdString()) << (robot + "</robot>").toStdString();
    RobotImportDialog dialog(folder.path(), nullptr);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.setFile(folder.filePath("r.urdf"));
    QSignalSpy converted(&dialog, &RobotImportDialog::converted), line(&dialog, &RobotImportDialog::lineWanted);
    dialog.convert();
    QTRY_COMPARE(converted.size(), 1);
    const auto* const report = dialog.findChild<QTreeWidget*>();
    QTreeWidgetItem* const lost = report->topLevelItem(0);
    QCOMPARE(lost->text(1), QString("Lost: 5"));
    QCOMPARE(lost->childCount(), 1); // One kind.
    QCOMPARE(lost->child(0)->childCount(), 4);
    emit const_cast<QTreeWidget*>(report)->itemActivated(lost->child(0)->child(0), 1);
    QCOMPARE(line.at(0).at(1).toInt(), 5);
  }

  void aConversionThatIsStoppedWritesNothing()
  {
    QTemporaryDir folder;
    QFile::copy(SPARKWRIGHT_SOURCE_DIR "/tests/data/urdf/arm.urdf", folder.filePath("arm.urdf"));
    {
      RobotImportDialog dialog(folder.path(), nullptr);
      dialog.setAttribute(Qt::WA_DeleteOnClose, false);
      dialog.setFile(folder.filePath("arm.urdf"));
      QSignalSpy converted(&dialog, &RobotImportDialog::converted);
      dialog.convert();
      buttonOf(dialog, "S&top")->click();
      QTRY_COMPARE(converted.size(), 1);
      // Either it was faster, or nothing is there.
      QCOMPARE(QFile::exists(folder.filePath("arm.rsg")), converted.at(0).at(0).toBool());
    }
    RobotImportDialog* const closed = new RobotImportDialog(folder.path(), nullptr);
    closed->setFile(folder.filePath("arm.urdf"));
    closed->convert();
    delete closed; // While it converts.
    backgroundPool().waitForDone();
    QCoreApplication::processEvents();
  }

  void aSceneThatIsThereIsReplacedOnlyWhenWanted()
  {
    QTemporaryDir folder;
    QFile::copy(SPARKWRIGHT_SOURCE_DIR "/tests/data/urdf/arm.urdf", folder.filePath("arm.urdf"));
    std::ofstream(folder.filePath("arm.rsg").toStdString()) << "; mine";
    RobotImportDialog dialog(folder.path(), nullptr);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.show();
    dialog.setFile(folder.filePath("arm.urdf"));
    const auto size = [&] { return QFileInfo(folder.filePath("arm.rsg")).size(); };
    const auto convert = [&] { buttonOf(dialog, "&Convert")->click(); };
    const auto answer = [&](const QString& words)
    {
      auto* const question = dialog.findChild<QMessageBox*>("replaceQuestion");
      QVERIFY(question);
      buttonOf(*question, words)->click();
      QTRY_VERIFY(!dialog.findChild<QMessageBox*>("replaceQuestion"));
    };
    convert();
    answer("Cancel");
    QCOMPARE(size(), 6);
    convert();
    answer("&Replace");
    QTRY_VERIFY(size() > 1000);
    QTRY_VERIFY(buttonOf(dialog, "&Convert")->isEnabled());
    convert(); // Of its own work it does not ask again.
    QVERIFY(!dialog.findChild<QMessageBox*>("replaceQuestion"));
  }
  void aRobotThatIsTypedNamesItsScene()
  {
    RobotImportDialog dialog("/", nullptr);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.show();
    auto* const file = dialog.findChildren<QLineEdit*>().at(0);
    QTest::keyClicks(file, "/robots/arm.urdf");
    QTest::keyClick(file, Qt::Key_Return);
    QCOMPARE(dialog.findChildren<QLineEdit*>().at(2)->text(), QString("/robots/arm.rsg"));
  }

  void aBadRobotIsNotConverted()
  {
    QTemporaryDir folder;
    std::ofstream(folder.filePath("bad.urdf").toStdString()) << "<robot";
    RobotImportDialog dialog(folder.path(), nullptr);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.setFile(folder.filePath("bad.urdf"));
    QSignalSpy converted(&dialog, &RobotImportDialog::converted);
    dialog.convert();
    QTRY_COMPARE(converted.size(), 1);
    QVERIFY(!converted.at(0).at(0).toBool());
    QVERIFY(!QFile::exists(folder.filePath("bad.rsg")));
  }

  void theWizardSavesARobot()
  {
    QTemporaryDir folder;
    RobotWizard wizard(folder.path(), nullptr);
    wizard.setAttribute(Qt::WA_DeleteOnClose, false);
    wizard.show();
    wizard.setKind(design::RobotPlan::Kind::Legged);
    QVERIFY(wizard.plan().kind == design::RobotPlan::Kind::Legged);
    wizard.next();
    wizard.next();
    QCOMPARE(wizard.file(), folder.filePath("walker.rsg"));
    QSignalSpy made(&wizard, &RobotWizard::made);
    wizard.accept();
    QCOMPARE(made.size(), 1);
    QFile file(folder.filePath("walker.rsg"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll().toStdString(), design::robotScene(wizard.plan()));
  }
};

QTEST_MAIN(JointPanelTest)
#include "JointPanelTest.moc"

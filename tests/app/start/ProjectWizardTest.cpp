#include "app/ide/start/ProjectWizard.h"
#include "app/ide/design/RobotWizard.h"
#include "core/run/ProjectTrust.h"
#include "tests/app/SettingsSupport.h"

#include <QDir>
#include <QFileInfo>
#include <QListWidget>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

using namespace sparkwright;
using Kind = design::NewProject::Kind;

/// The wizard for new projects, by keys and clicks: what it asks, what it refuses, and what it makes.
class ProjectWizardTest : public QObject
{
  Q_OBJECT

  test::SettingsFolder settings_;
  QTemporaryDir folder_;
  QWidget parent_;
  QPointer<ProjectWizard> wizard_;

  void open(Kind kind)
  {
    wizard_ = new ProjectWizard(folder_.path(), SPARKWRIGHT_SOURCE_DIR "/resources", &parent_);
    wizard_->setKind(kind);
    wizard_->open();
    QVERIFY(QTest::qWaitForWindowActive(wizard_, 20000));
  }
  void press(QWizard::WizardButton button) { QTest::mouseClick(wizard_->button(button), Qt::LeftButton); }

private slots:
  void init()
  {
    parent_.show();
    QVERIFY(QTest::qWaitForWindowExposed(&parent_, 20000));
  }
  void cleanup() { delete wizard_; }

  void anEmptySceneIsMadeByThreeSteps()
  {
    open(Kind::EmptyScene);
    press(QWizard::NextButton);
    QVERIFY(!wizard_->agent().isVisible() && !wizard_->team().isVisible() && !wizard_->scene().isVisible());
    QTRY_VERIFY(wizard_->name().hasFocus());
    QTest::keyClicks(QApplication::focusWidget(), "My lab");
    QCOMPARE(wizard_->folder().text(), folder_.filePath("My lab"));
    press(QWizard::NextButton);
    QCOMPARE(wizard_->currentId(), 2);
    const QSignalSpy made(wizard_, &ProjectWizard::made);
    press(QWizard::FinishButton);
    QCOMPARE(made.size(), 1);
    const QString file = made[0][0].toString();
    QCOMPARE(file, folder_.filePath("My lab/My lab.sparkproject"));
    Diagnostic problem;
    QVERIFY2(readProject(file.toStdString(), problem), problem.text().c_str());
    QVERIFY(QTest::qWaitFor([&] { return !wizard_; }));
  }

  void enterGoesOnByOnePage()
  {
    open(Kind::EmptyScene);
    auto* const kinds = wizard_->findChild<QListWidget*>();
    QVERIFY(kinds);
    kinds->setFocus();
    wizard_->name().setText("lab"); // The page behind would let it pass.
    QTest::keyClick(kinds, Qt::Key_Return);
    QCOMPARE(wizard_->currentId(), 1);
    press(QWizard::BackButton);
    const QPoint item = kinds->visualItemRect(kinds->currentItem()).center();
    QTest::mouseClick(kinds->viewport(), Qt::LeftButton, {}, item);
    QTest::mouseDClick(kinds->viewport(), Qt::LeftButton, {}, item);
    QCOMPARE(wizard_->currentId(), 1);
  }

  void aMatchAsksForTeamAndProgram()
  {
    open(Kind::Match);
    press(QWizard::NextButton);
    QVERIFY(wizard_->agent().isVisible() && wizard_->team().isVisible());
    wizard_->agent().setCurrentIndex(0);
    QVERIFY(!wizard_->team().isVisible());
    wizard_->agent().setCurrentIndex(1);
    wizard_->name().setText("cup");
    wizard_->team().clear();
    QTest::keyClicks(&wizard_->team(), "Two words");
    press(QWizard::NextButton);
    QCOMPARE(wizard_->currentId(), 1);
    QVERIFY(wizard_->problem().contains("name of a team"));
    wizard_->team().setText("Mine");
    QCOMPARE(wizard_->problem(), QString());
    press(QWizard::NextButton);
    press(QWizard::FinishButton);
    for(const char* name : {"cup.sparkproject", "cup.sparkteam", "opponent.sparkteam", "agent.py"})
      QVERIFY2(QFileInfo(folder_.filePath(QString("cup/") + name)).isFile(), name);
    // What was made here starts without a question, edited or not; a copy of it elsewhere does not.
    const auto list = [this](const char* name)
    {
      Diagnostic problem;
      const std::filesystem::path file = folder_.filePath(name).toStdString();
      return trustListOf(*readProject(file, problem), file);
    };
    QVERIFY(list("cup/cup.sparkproject").asks() && usersTrust().trusts(list("cup/cup.sparkproject")));
    QFile agent(folder_.filePath("cup/agent.py"));
    QVERIFY(agent.open(QIODevice::Append) && agent.write("# mine\n") > 0);
    agent.close();
    QVERIFY(usersTrust().trusts(list("cup/cup.sparkproject")));
    std::filesystem::copy(folder_.filePath("cup").toStdString(), folder_.filePath("copy").toStdString());
    QVERIFY(!usersTrust().trusts(list("copy/cup.sparkproject")));
  }

  void theRobotIsDescribedInItsOwnWizard()
  {
    open(Kind::Robot);
    press(QWizard::NextButton);
    wizard_->name().setText("walker");
    press(QWizard::NextButton);
    const QSignalSpy made(wizard_, &ProjectWizard::made);
    press(QWizard::FinishButton);
    RobotWizard* const robot = wizard_->robotWizard();
    QVERIFY(robot);
    QVERIFY(!QFileInfo::exists(folder_.filePath("walker"))); // Nothing is made before the robot is known.
    robot->setKind(design::RobotPlan::Kind::Legged);
    QVERIFY(QTest::qWaitForWindowActive(robot, 20000));
    QTest::mouseClick(robot->button(QWizard::NextButton), Qt::LeftButton);
    QTest::mouseClick(robot->button(QWizard::NextButton), Qt::LeftButton);
    QTest::mouseClick(robot->button(QWizard::FinishButton), Qt::LeftButton);
    QCOMPARE(made.size(), 1);
    for(const char* name : {"walker.sparkproject", "walker.sparkteam", "world.rsg", "rsg/agent/robot.rsg", "agent.py"})
      QVERIFY2(QFileInfo(folder_.filePath(QString("walker/") + name)).isFile(), name);
    QFile agent(folder_.filePath("walker/agent.py"));
    QVERIFY(agent.open(QIODevice::ReadOnly));
    QVERIFY(agent.readAll().contains("knee_motor"));
  }

  void aSceneThatIsThereNamesTheProject()
  {
    open(Kind::Import);
    press(QWizard::NextButton);
    QVERIFY(wizard_->scene().isVisible());
    wizard_->scene().setText(SPARKWRIGHT_SOURCE_DIR "/resources/examples/cart.ros");
    QCOMPARE(wizard_->name().text(), QString("cart"));
    wizard_->scene().setText(folder_.filePath("gone.rsg"));
    press(QWizard::NextButton);
    QVERIFY(wizard_->problem().contains("There is no scene"));
    wizard_->scene().setText(SPARKWRIGHT_SOURCE_DIR "/README.md");
    press(QWizard::NextButton);
    QVERIFY(wizard_->problem().contains("README.md is not a scene"));
    QCOMPARE(wizard_->currentId(), 1);
  }

  void foldersThatAreInUseAreRefused()
  {
    QVERIFY(QDir(folder_.path()).mkpath("used/things"));
    open(Kind::EmptyScene);
    press(QWizard::NextButton);
    QTest::keyClicks(&wizard_->name(), "used");
    press(QWizard::NextButton);
    QCOMPARE(wizard_->currentId(), 1);
    QVERIFY2(wizard_->problem().contains("not empty"), qPrintable(wizard_->problem()));
    // A folder that was typed is no longer changed by the name.
    wizard_->folder().clear();
    QTest::keyClicks(&wizard_->folder(), folder_.filePath("other"));
    wizard_->name().setText("used twice");
    QCOMPARE(wizard_->folder().text(), folder_.filePath("other"));
    press(QWizard::NextButton);
    QCOMPARE(wizard_->currentId(), 2);
  }
};

QTEST_MAIN(ProjectWizardTest)
#include "ProjectWizardTest.moc"

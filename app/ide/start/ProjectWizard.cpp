#include "app/ide/start/ProjectWizard.h"

#include "app/ide/common/HelpTopic.h"
#include "app/ide/common/texts/CoreTexts.h"
#include "app/ide/design/RobotWizard.h"
#include "core/run/ProjectTrust.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace sparkwright
{

using design::NewProject;

ProjectWizard::ProjectWizard(QString folder, QString data, QWidget* parent)
    : QWizard(parent), base_(std::move(folder)), data_(std::move(data)), kinds_(new QListWidget(this)),
      name_(new QLineEdit(this)), folder_(new QLineEdit(this)), team_(new QLineEdit(QStringLiteral("Mine"), this)),
      scene_(new QLineEdit(this)), agent_(new QComboBox(this)), problem_(new QLabel(this)), files_(new QLabel(this))
{
  setWindowTitle(tr("New project"));
  setHelpTopic(*this, "projects.md#new-projects");
  setAttribute(Qt::WA_DeleteOnClose);
  setWizardStyle(ModernStyle);
  setOption(NoBackButtonOnStartPage);
  setButtonText(FinishButton, tr("&Make and open"));
  connect(this, &QWizard::currentIdChanged, this,
          [this](int id)
          {
            if(id == 1) // One types at once.
              (plan().kind == NewProject::Kind::Import ? scene_ : name_)->setFocus(Qt::OtherFocusReason);
          });
  addPage(kindPage());
  addPage(placePage());
  addPage(lastPage());
  setKind(NewProject::Kind::EmptyScene);
  resize(640, 460);
}

RobotWizard* ProjectWizard::robotWizard() const
{
  return robot_;
}

QWizardPage* ProjectWizard::kindPage()
{
  auto* const page = new QWizardPage(this);
  page->setTitle(tr("What kind of project?"));
  page->setSubTitle(tr("A project is a folder with a scene and all that belongs to it."));
  kinds_->setAccessibleName(tr("Kinds of projects"));
  kinds_->setSpacing(4);
  kinds_->setWordWrap(true);
  kinds_->addItem(tr("Empty scene\nGround, lamps and a box, to build something new"));
  kinds_->addItem(tr("Robot\nA first robot on wheels or legs, and a program that moves it"));
  kinds_->addItem(tr("Soccer match\nThe field of the 3D league, your own team, and an opponent"));
  kinds_->addItem(
      tr("Scene that you have\nAn RSG scene, a RoSi scene or a set-up script of SimSpark; it stays where it is"));
  connect(kinds_, &QListWidget::currentRowChanged, this, &ProjectWizard::showKind);
  connect(kinds_, &QListWidget::itemDoubleClicked, this, [this] { next(); }); // Enter presses the button.
  (new QVBoxLayout(page))->addWidget(kinds_);
  return page;
}

QWidget* ProjectWizard::withButton(QLineEdit* edit, QToolButton* button)
{
  auto* const row = new QWidget(this);
  auto* const layout = new QHBoxLayout(row);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(edit, 1);
  layout->addWidget(button);
  row->setFocusProxy(edit);
  return row;
}

QWizardPage* ProjectWizard::placePage()
{
  auto* const page = new QWizardPage(this);
  page->setTitle(tr("Name and folder"));
  auto* const choose = new QToolButton(page);
  choose->setText(tr("…"));
  choose->setAccessibleName(tr("Choose a folder"));
  connect(choose, &QToolButton::clicked, this, &ProjectWizard::chooseFolder);
  auto* const chooseScene = new QToolButton(page);
  chooseScene->setText(tr("…"));
  chooseScene->setAccessibleName(tr("Choose a scene"));
  connect(chooseScene, &QToolButton::clicked, this, &ProjectWizard::chooseScene);
  agent_->addItems({tr("None"), tr("In Python"), tr("In C++")});
  agent_->setCurrentIndex(1);
  team_->setToolTip(tr("Letters, digits, _, - and ."));
  sceneRow_ = withButton(scene_, chooseScene);
  form_ = new QFormLayout(page);
  form_->addRow(tr("&Scene"), sceneRow_);
  form_->addRow(tr("N&ame"), name_);
  form_->addRow(tr("&Folder"), withButton(folder_, choose));
  form_->addRow(tr("&Program to begin with"), agent_);
  form_->addRow(tr("&Team"), team_);
  problem_->setWordWrap(true);
  problem_->setTextFormat(Qt::PlainText);
  form_->addRow(problem_);
  connect(name_, &QLineEdit::textChanged, this, &ProjectWizard::proposeFolder);
  connect(folder_, &QLineEdit::textEdited, this, [this] { folderTyped_ = true; });
  connect(agent_, &QComboBox::currentIndexChanged, this, &ProjectWizard::showKind);
  for(QLineEdit* const edit : {name_, folder_, team_, scene_})
    connect(edit, &QLineEdit::textChanged, problem_, &QLabel::clear);
  connect(scene_, &QLineEdit::textChanged, this,
          [this](const QString& file)
          {
            if(name_->text().isEmpty() && QFileInfo(file).isFile())
              name_->setText(QFileInfo(file).completeBaseName());
          });
  return page;
}

QWizardPage* ProjectWizard::lastPage()
{
  auto* const page = new QWizardPage(this);
  page->setTitle(tr("What is made"));
  page->setSubTitle(tr("Each file says in comments what it is for and how to go on."));
  files_->setTextFormat(Qt::PlainText);
  files_->setWordWrap(true);
  files_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  files_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  (new QVBoxLayout(page))->addWidget(files_);
  return page;
}

void ProjectWizard::setKind(NewProject::Kind kind)
{
  kinds_->setCurrentRow(static_cast<int>(kind));
  showKind();
}

void ProjectWizard::showKind()
{
  if(!form_)
    return;
  const NewProject now = plan();
  const bool programs = now.kind == NewProject::Kind::Robot || now.kind == NewProject::Kind::Match;
  form_->setRowVisible(sceneRow_, now.kind == NewProject::Kind::Import);
  form_->setRowVisible(agent_, programs);
  form_->setRowVisible(team_, now.hasAgent());
  setButtonText(FinishButton, now.kind == NewProject::Kind::Robot ? tr("&Describe the robot…") : tr("&Make and open"));
  problem_->clear();
}

NewProject ProjectWizard::plan() const
{
  NewProject plan;
  plan.kind = static_cast<NewProject::Kind>(std::max(kinds_->currentRow(), 0));
  plan.name = name_->text().trimmed().toStdString();
  const QString folder = folder_->text().trimmed();
  plan.folder =
      folder.isEmpty() ? std::filesystem::path() : std::filesystem::path(QDir::cleanPath(folder).toStdString());
  plan.agent = static_cast<NewProject::Agent>(std::max(agent_->currentIndex(), 0));
  plan.team = team_->text().trimmed().toStdString();
  plan.scene = scene_->text().trimmed().toStdString();
  return plan;
}

void ProjectWizard::proposeFolder()
{
  if(!folderTyped_)
    folder_->setText(QDir(base_).filePath(name_->text().trimmed()));
}

void ProjectWizard::chooseFolder()
{
  const QString chosen = QFileDialog::getExistingDirectory(this, tr("Folder of the project"), base_);
  if(chosen.isEmpty())
    return;
  base_ = chosen;
  // An empty folder is that of the project, in another one its folder is made.
  folderTyped_ = QDir(chosen).isEmpty();
  if(folderTyped_)
    folder_->setText(chosen);
  else
    proposeFolder();
}

void ProjectWizard::chooseScene()
{
  const QString chosen = QFileDialog::getOpenFileName(this, tr("Scene of the project"), base_,
                                                      tr("Scenes and set-ups (*.rsg *.ros *.rb)"));
  if(!chosen.isEmpty())
    scene_->setText(chosen);
}

bool ProjectWizard::validateCurrentPage()
{
  if(currentId() != 1)
    return QWizard::validateCurrentPage();
  const LocalText problem = problemOf(plan());
  problem_->setText(problem.empty() ? QString() : asSentence(problem));
  if(!problem.empty())
    return false;
  showFiles();
  return true;
}

void ProjectWizard::showFiles()
{
  const NewProject now = plan();
  LocalText problem;
  QStringList lines{QString::fromStdString(now.folder.string())};
  for(const design::NewFile& file : filesOf(now, data_.toStdString(), problem))
    lines.append(QStringLiteral("    ") + QString::fromStdString(file.name));
  if(!problem.empty())
    lines.append(inWindow(problem));
  files_->setText(lines.join(QLatin1Char('\n')));
}

void ProjectWizard::accept()
{
  if(plan().kind == NewProject::Kind::Robot)
    askForRobot();
  else if(make(plan()))
    QWizard::accept();
}

bool ProjectWizard::make(const NewProject& plan)
{
  LocalText problem;
  const std::filesystem::path file = makeProject(plan, data_.toStdString(), problem);
  if(file.empty())
  {
    files_->setText(asSentence(problem));
    return false;
  }
  // Made here, and to be edited here: asked for neither now nor after each change.
  usersTrust().trustFolder(file.parent_path());
  emit made(QString::fromStdString(file.string()));
  return true;
}

/// The robot has a wizard of its own; the project is made when that is done.
void ProjectWizard::askForRobot()
{
  if(robot_)
    return robot_->raise();
  robot_ = new RobotWizard(base_, this);
  robot_->planOnly();
  connect(robot_, &RobotWizard::planned, this,
          [this](const design::RobotPlan& robot)
          {
            NewProject project = plan();
            project.robot = robot;
            project.robot.ground = false; // The scene of the project has it.
            if(make(project))
              QWizard::accept();
          });
  robot_->open();
}

} // namespace sparkwright

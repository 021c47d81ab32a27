#include "app/ide/strategies/StrategySlot.h"

#include "app/ide/agents/programs/ProgramWords.h"
#include "app/ide/common/Icons.h"
#include "app/ide/common/RememberedList.h"
#include "app/ide/strategies/SideWords.h"
#include "core/setup/Plugins.h"

#include <QAction>
#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace sparkwright
{

namespace
{

const RememberedList recentFiles(QStringLiteral("strategies/recent"), 10);
constexpr int compileAfter = 300; // ms after the last change of a source
constexpr int patch = 14;         // Pixels of the team's colour.

/// Strategies that come along, by name.
QFileInfoList ownStrategies()
{
  QFileInfoList all;
  for(const std::filesystem::path& plugins : findPluginDirectories())
    all += QDir(QString::fromStdString((plugins.parent_path() / "strategies").string()))
               .entryInfoList({"*.so"}, QDir::Files);
  return all;
}

QPixmap patchOf(const QString& colour, qreal ratio)
{
  QPixmap picture(QSize(patch, patch) * ratio);
  picture.setDevicePixelRatio(ratio);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setBrush(QColor(colour));
  painter.setPen(QColor(128, 128, 128));
  painter.drawRoundedRect(QRectF(0.5, 0.5, patch - 1, patch - 1), 3, 3);
  return picture;
}

} // namespace

StrategySlot::StrategySlot(Programs& programs, const QString& statusFile, const QString& dataFolder, QWidget* parent)
    : QFrame(parent), program_(programs, statusFile), builder_(StrategyBuild::headersIn(dataFolder)),
      colour_(new QLabel(this)), title_(new QLabel(this)), state_(new QLabel(this)), fileLabel_(new QLabel(this)),
      figures_(new QLabel(this)), problem_(new QLabel(this)), files_(new QComboBox(this)),
      browse_(new QToolButton(this)), load_(new QToolButton(this)), reload_(new QToolButton(this)),
      unload_(new QToolButton(this)), build_(new QToolButton(this)), copy_(new QToolButton(this)),
      inside_(new QAction(this)), watch_(new QCheckBox(this))
{
  setFrameShape(QFrame::StyledPanel);
  QFont bold = title_->font();
  bold.setBold(true);
  title_->setFont(bold);
  for(QLabel* const label : {title_, state_, figures_, problem_})
  {
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
  }
  problem_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  files_->setEditable(true);
  files_->setInsertPolicy(QComboBox::NoInsert);
  files_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  files_->setMinimumContentsLength(16);
  fileLabel_->setBuddy(files_);
  watch_->setChecked(true);
  for(QToolButton* const button : {load_, reload_, unload_, build_})
  {
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setFocusPolicy(Qt::TabFocus);
  }
  for(QToolButton* const button : {browse_, copy_})
    button->setFocusPolicy(Qt::TabFocus);

  load_->setPopupMode(QToolButton::MenuButtonPopup);
  auto* const ways = new QMenu(load_);
  ways->setToolTipsVisible(true);
  ways->addAction(inside_);
  load_->setMenu(ways);

  auto* const head = new QHBoxLayout;
  head->addWidget(colour_);
  head->addWidget(title_, 1);
  auto* const choice = new QHBoxLayout;
  choice->addWidget(fileLabel_);
  choice->addWidget(files_, 1);
  choice->addWidget(browse_);
  auto* const buttons = new QHBoxLayout;
  for(QToolButton* const button : {load_, reload_, unload_, build_})
    buttons->addWidget(button);
  buttons->addStretch();
  buttons->addWidget(copy_);
  auto* const column = new QVBoxLayout(this);
  column->addLayout(head);
  column->addWidget(state_);
  column->addLayout(choice);
  column->addLayout(buttons);
  column->addWidget(watch_);
  column->addWidget(figures_);
  column->addWidget(problem_);

  connect(browse_, &QToolButton::clicked, this, &StrategySlot::browse);
  connect(load_, &QToolButton::clicked, this, &StrategySlot::load);
  connect(files_->lineEdit(), &QLineEdit::returnPressed, this, &StrategySlot::load);
  connect(reload_, &QToolButton::clicked, &program_, &StrategyProgram::reload);
  connect(inside_, &QAction::triggered, this, &StrategySlot::loadInside);
  connect(unload_, &QToolButton::clicked, this, &StrategySlot::unload);
  connect(build_, &QToolButton::clicked, this, &StrategySlot::compile);
  connect(copy_, &QToolButton::clicked, this, [this] { emit copyWanted(command()); });
  connect(files_, &QComboBox::editTextChanged, this, &StrategySlot::showState);
  connect(watch_, &QCheckBox::toggled, this, &StrategySlot::followSource);
  connect(&builder_, &StrategyBuild::began, this, &StrategySlot::showState);
  connect(&builder_, &StrategyBuild::finished, this, &StrategySlot::showBuilt);
  connect(&programs, &Programs::changed, this, &StrategySlot::showState);
  compileSoon_.setSingleShot(true);
  compileSoon_.setInterval(compileAfter);
  connect(&compileSoon_, &QTimer::timeout, this, &StrategySlot::compile);
  connect(&sources_, &QFileSystemWatcher::fileChanged, this,
          [this]
          {
            compileSoon_.start();
            followSource(); // An editor may have put another file in its place.
          });
  fillFiles();
  retranslate();
}

void StrategySlot::fillFiles()
{
  const QSignalBlocker quiet(files_);
  const QString before = files_->currentText();
  files_->clear();
  for(const QString& file : recentFiles.all())
    files_->addItem(QDir::toNativeSeparators(file), file);
  for(const QFileInfo& own : ownStrategies())
    files_->addItem(own.completeBaseName(), own.absoluteFilePath());
  files_->setEditText(before);
}

QString StrategySlot::file() const
{
  const QString text = files_->currentText().trimmed();
  const int known = files_->findText(text);
  QString file = known >= 0 ? files_->itemData(known).toString() : QDir::fromNativeSeparators(text);
  if(file.startsWith(QLatin1String("~/")))
    file.replace(0, 1, QDir::homePath());
  return file;
}

void StrategySlot::setSeat(const GameSeat& seat, const QString& server, int port)
{
  const StrategyPlace place{QString::fromStdString(seat.side), server, port, place_.team};
  if(seat == seat_ && place == place_)
    return;
  if(seat.colour != seat_.colour)
    colour_->setPixmap(patchOf(QString::fromStdString(seat.colour), devicePixelRatioF()));
  seat_ = seat;
  place_ = place;
  showState();
}

void StrategySlot::play(const QString& file, bool watch)
{
  watch_->setChecked(watch);
  files_->setEditText(QDir::toNativeSeparators(file));
  load();
}

void StrategySlot::load()
{
  const QString chosen = file();
  if(chosen.isEmpty() || place_.port <= 0)
    return;
  const bool needsBuild = !QFileInfo(chosen).isFile() && !StrategyBuild::sourceOf(chosen).isEmpty();
  if(needsBuild)
    return compile();
  refusal_ =
      program_.play(chosen, watch_->isChecked() ? StrategyProgram::Watch::Library : StrategyProgram::Watch::No, place_);
  if(refusal_.isEmpty() && files_->findText(files_->currentText()) < 0)
  {
    recentFiles.add(QFileInfo(chosen).absoluteFilePath());
    fillFiles();
  }
  followSource();
  showState();
}

void StrategySlot::offerInside(bool offered)
{
  inside_->setVisible(offered);
  load_->setPopupMode(offered ? QToolButton::MenuButtonPopup : QToolButton::DelayedPopup);
  if(!offered)
    load_->setMenu(nullptr);
}

void StrategySlot::loadInside()
{
  const QString chosen = file();
  if(!QFileInfo(chosen).isFile())
  {
    refusal_ = StrategyProgram::tr("There is no file %1.").arg(chosen);
    return showState();
  }
  refusal_.clear();
  program_.stop();
  emit insideWanted(place_.side, QFileInfo(chosen).absoluteFilePath());
}

void StrategySlot::unload()
{
  if(seat_.state == GameSeat::State::Inside)
    emit insideWanted(place_.side, {});
  program_.stop();
}

void StrategySlot::browse()
{
  auto* const dialog = new QFileDialog(this, tr("Choose a strategy"), QFileInfo(file()).path(),
                                       tr("Strategies (*.so *.py);;All files (*)"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setFileMode(QFileDialog::ExistingFile);
  connect(dialog, &QFileDialog::fileSelected, this,
          [this](const QString& chosen)
          {
            files_->setEditText(QDir::toNativeSeparators(chosen));
            load();
          });
  dialog->open();
}

void StrategySlot::compile()
{
  if(const QString source = StrategyBuild::sourceOf(file()); !source.isEmpty())
    builder_.start(source);
}

void StrategySlot::followSource()
{
  if(const QStringList before = sources_.files(); !before.isEmpty())
    sources_.removePaths(before);
  const QString source = StrategyBuild::sourceOf(file());
  if(watch_->isChecked() && !source.isEmpty())
    sources_.addPath(source);
}

void StrategySlot::showBuilt(bool good, const QString& words)
{
  refusal_ = words;
  const QString name = QFileInfo(file()).fileName();
  emit noted(good ? tr("%1 was built.").arg(name) : tr("%1 could not be built: %2").arg(name, words), good);
  // With `--watch` a program loads what is new by itself.
  if(good && !program_.isAlive())
    return load();
  if(good && !watch_->isChecked())
    program_.reload();
  showState();
}

QString StrategySlot::command() const
{
  StrategyPlace place = place_;
  const StartCommand command = StrategyProgram::command(
      file().isEmpty() ? QStringLiteral("strategy.so") : file(),
      watch_->isChecked() ? StrategyProgram::Watch::Library : StrategyProgram::Watch::No, place);
  return QString::fromStdString(shellText(command));
}

QString StrategySlot::stateWords() const
{
  const bool alive = program_.isAlive();
  switch(seat_.state)
  {
  case GameSeat::State::Inside:
    return tr("Runs inside the simulator");
  case GameSeat::State::Client:
    return alive ? tr("Plays") : tr("Plays, started elsewhere");
  case GameSeat::State::Empty:
    break;
  }
  if(place_.port <= 0)
    return tr("No port is open for strategies: see Agents");
  if(builder_.isRunning())
    return tr("Is compiled…");
  if(alive)
    return tr("Starts…");
  return program_.program() ? endWords(*program_.program()) : tr("No strategy");
}

void StrategySlot::showState()
{
  const QString side = sideWord(seat_.side);
  const QString name = QString::fromStdString(seat_.name);
  title_->setText(name.isEmpty() || seat_.name == seat_.side ? side : side + QStringLiteral(" – ") + name);
  state_->setText(stateWords());
  const bool alive = program_.isAlive(), open = place_.port > 0, building = builder_.isRunning();
  const bool inside = seat_.state == GameSeat::State::Inside;
  load_->setEnabled(open && !inside && !building && !file().isEmpty());
  reload_->setEnabled(alive);
  unload_->setEnabled(alive || inside);
  inside_->setEnabled(!building && !file().isEmpty() && !file().endsWith(QLatin1String(".py")));
  build_->setVisible(!StrategyBuild::sourceOf(file()).isEmpty());
  build_->setEnabled(!building);
  copy_->setEnabled(open);
  showFigures();
}

void StrategySlot::refresh()
{
  showFigures();
}

/// What the program has printed last.
QString StrategySlot::lastWords() const
{
  const Programs::Program* const program = program_.program();
  if(!program || program->isAlive() || program->state == Programs::State::Stopped || !program->console)
    return {};
  QString words;
  for(const std::string& line : program->console->lastWords(3))
    words += (words.isEmpty() ? QString() : QStringLiteral("\n")) + QString::fromStdString(line);
  return words;
}

void StrategySlot::showFigures()
{
  const std::optional<StrategyReport> report = program_.report();
  QStringList parts;
  if(report && seat_.state == GameSeat::State::Client)
  {
    parts += tr("%1 frames/s").arg(report->rate, 0, 'f', 0);
    if(report->calls)
      parts += tr("%1 ms for a call (99 %: %2 ms, longest: %3 ms)")
                   .arg(report->calls->median, 0, 'f', 2)
                   .arg(report->calls->p99, 0, 'f', 2)
                   .arg(report->calls->longest, 0, 'f', 1);
  }
  if(seat_.late > 0)
    parts += tr("%n late frame(s)", nullptr, static_cast<int>(seat_.late));
  figures_->setText(parts.join(QStringLiteral(" · ")));
  figures_->setVisible(!parts.isEmpty());
  const QString problem = !refusal_.isEmpty()                    ? refusal_
                          : report && !report->problem.isEmpty() ? report->problem
                                                                 : lastWords();
  problem_->setText(problem);
  problem_->setVisible(!problem.isEmpty());
}

void StrategySlot::retranslate()
{
  fileLabel_->setText(tr("&Strategy:"));
  files_->setAccessibleName(tr("Strategy"));
  files_->lineEdit()->setPlaceholderText(tr("a library (.so) or a Python program"));
  files_->setToolTip(tr("Strategies that were used last, and those that come along; or the path of a file"));
  browse_->setText(tr("…"));
  browse_->setToolTip(tr("Choose a file"));
  browse_->setAccessibleName(tr("Choose a strategy's file"));
  load_->setText(tr("Load"));
  load_->setIcon(themedIcon(QStringLiteral("run")));
  load_->setToolTip(tr("Start this strategy for the side"));
  reload_->setText(tr("Reload"));
  reload_->setIcon(themedIcon(QStringLiteral("restart")));
  reload_->setToolTip(tr("Load the library again; the match goes on"));
  unload_->setText(tr("Unload"));
  unload_->setIcon(themedIcon(QStringLiteral("stop")));
  unload_->setToolTip(tr("End the strategy; the match pauses until there is another one and you resume it"));
  build_->setText(tr("Build"));
  build_->setIcon(themedIcon(QStringLiteral("apply")));
  build_->setToolTip(tr("Compile the source beside the library, and load it"));
  copy_->setIcon(themedIcon(QStringLiteral("copy")));
  copy_->setToolTip(tr("Copy the command that starts it from a terminal"));
  copy_->setAccessibleName(tr("Copy command"));
  watch_->setText(tr("&Follow changes"));
  watch_->setToolTip(tr("Compile the source when it is saved, and load the library again when it changes"));
  inside_->setText(tr("Load &inside the simulator"));
  inside_->setToolTip(tr("For debuggers: the library runs in this program, which it can hang or end. Runs with it have no "
                         "exact states."));
  for(QToolButton* const button : {load_, reload_, unload_, build_})
    button->setAccessibleName(button->text());
  showState();
}

void StrategySlot::changeEvent(QEvent* event)
{
  if(event->type() == QEvent::LanguageChange)
    retranslate();
  QFrame::changeEvent(event);
}

} // namespace sparkwright

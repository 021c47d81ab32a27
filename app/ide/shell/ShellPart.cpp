#include "app/ide/shell/ShellPart.h"

#include "app/ide/common/Actions.h"
#include "app/ide/common/Icons.h"
#include "app/ide/common/texts/CoreTexts.h"
#include "app/ide/session/Session.h"
#include "app/ide/settings/Preferences.h"
#include "app/ide/shell/CursorPlace.h"
#include "app/ide/shell/NoticeBell.h"
#include "app/ide/shell/NoticeToasts.h"
#include "app/ide/shell/PaneCycle.h"
#include "app/ide/shell/SafeMode.h"
#include "app/ide/shell/StartMarks.h"
#include "app/ide/shell/SystemInfo.h"
#include "app/ide/views/ViewArea.h"

#include <QClipboard>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QLabel>
#include <QMainWindow>
#include <QPlainTextEdit>
#include <QProcess>
#include <QPushButton>
#include <QStatusBar>
#include <QToolBar>
#include <QVBoxLayout>

namespace sparkwright
{

namespace
{

constexpr char shellContext[] = "sparkwright::ShellPart";
constexpr Actions::Words nextPaneWords = {
    "F6", "next-view", QT_TRANSLATE_NOOP("sparkwright::ShellPart", "Ne&xt pane"),
    QT_TRANSLATE_NOOP("sparkwright::ShellPart", "Give the next view, dock or bar the keyboard"), "nextPane"};
constexpr Actions::Words previousPaneWords = {
    "Shift+F6", "next-view", QT_TRANSLATE_NOOP("sparkwright::ShellPart", "Pre&vious pane"),
    QT_TRANSLATE_NOOP("sparkwright::ShellPart", "Give the previous view, dock or bar the keyboard"), "previousPane"};
constexpr Actions::Words infoWords = {
    "", "about", QT_TRANSLATE_NOOP("sparkwright::ShellPart", "System &information…"),
    QT_TRANSLATE_NOOP("sparkwright::ShellPart", "Versions, machine and OpenGL, to be copied into the report of a bug"),
    "systemInfo"};
constexpr Actions::Words restartWords = {
    "", "safe", QT_TRANSLATE_NOOP("sparkwright::ShellPart", "Restart in sa&fe mode"),
    QT_TRANSLATE_NOOP("sparkwright::ShellPart",
                      "Start again with presets, without touching stored settings and layouts"),
    "safeMode"};
/// Without its severity, which the icon says.
QString wordsOf(const Diagnostic& diagnostic)
{
  const QString words =
      diagnostic.said.empty() ? QString::fromStdString(diagnostic.message) : inWindow(diagnostic.said);
  if(diagnostic.file.empty())
    return words;
  const QString file = QString::fromStdString(diagnostic.file);
  return diagnostic.line > 0 ? QStringLiteral("%1:%2: %3").arg(file).arg(diagnostic.line).arg(words)
                             : QStringLiteral("%1: %2").arg(file, words);
}

constexpr int settlesAfter = 20000; // ms; what crashes later is not the start.

} // namespace

ShellPart::ShellPart(const Surroundings& around)
    : around_(around), toasts_(new NoticeToasts(&around.area)), bell_(new NoticeBell(notices_, &around.shell.widget())),
      cursor_(new CursorPlace(around.area, &around.shell.widget())),
      next_(around.actions.add(nextPaneWords, shellContext)),
      previous_(around.actions.add(previousPaneWords, shellContext)),
      info_(around.actions.add(infoWords, shellContext)), restart_(around.actions.add(restartWords, shellContext))
{
  auto* const window = static_cast<QMainWindow*>(&around.shell.widget());
  panes_ = std::make_unique<PaneCycle>(*window, around.area);
  around.shell.addStatus(cursor_);
  around.shell.addStatus(bell_);
  addActions();
  // What is told for some seconds in the status bar can be read again.
  connect(window->statusBar(), &QStatusBar::messageChanged, this,
          [this](const QString& words) { notices_.add(Diagnostic::Severity::Note, words); });
  connect(&notices_, &Notices::added, this,
          [this]
          {
            const Notices::Notice& last = notices_.all().back();
            const bool warnings = around_.preferences.isOn(QStringLiteral("notices/level"));
            if(last.severity == Diagnostic::Severity::Error ||
               (warnings && last.severity == Diagnostic::Severity::Warning))
              toasts_->show(last, around_.preferences.number(QStringLiteral("notices/seconds")));
          });
  settled_.setSingleShot(true);
  settled_.setInterval(settlesAfter);
  connect(&settled_, &QTimer::timeout, this, [this] { marks_->settle(); });
  if(SafeMode::on())
    addBanner();
}

ShellPart::~ShellPart() = default;

void ShellPart::addActions()
{
  connect(next_, &QAction::triggered, this, [this] { panes_->go(true); });
  connect(previous_, &QAction::triggered, this, [this] { panes_->go(false); });
  connect(info_, &QAction::triggered, this, &ShellPart::showSystemInfo);
  connect(restart_, &QAction::triggered, this, [this] { restart(true); });
  around_.shell.addEntries({MenuPlace::View, 1, 20}, {next_, previous_});
  around_.shell.addEntries({MenuPlace::Help, 5, 0}, {info_, restart_});
}

void ShellPart::addBanner()
{
  auto* const window = static_cast<QMainWindow*>(&around_.shell.widget());
  banner_ = new QToolBar(window);
  banner_->setObjectName(QStringLiteral("safeModeBar"));
  banner_->setMovable(false);
  banner_->toggleViewAction()->setVisible(false);
  bannerWords_ = new QLabel;
  bannerWords_->setContentsMargins(8, 4, 8, 4);
  banner_->addAction(themedIcon(QStringLiteral("safe")), QString());
  banner_->addWidget(bannerWords_);
  auto* const normally = new QPushButton(tr("&Restart normally"));
  normally->setToolTip(tr("Start again with your settings and layouts"));
  connect(normally, &QPushButton::clicked, this, [this] { restart(false); });
  banner_->addWidget(normally);
  window->insertToolBar(window->findChild<QToolBar*>(QStringLiteral("toolBar")), banner_);
  window->insertToolBarBreak(window->findChild<QToolBar*>(QStringLiteral("toolBar")));
}

void ShellPart::setMarks(StartMarks& marks)
{
  marks_ = &marks;
  settled_.start();
}

void ShellPart::notify(Diagnostic::Severity severity, const QString& text)
{
  notices_.add(severity, text);
  if(severity < Diagnostic::Severity::Error)
    toasts_->show(notices_.all().back(), around_.preferences.number(QStringLiteral("notices/seconds")));
}

void ShellPart::retranslate()
{
  bell_->retranslate();
  cursor_->retranslate();
  if(!banner_)
    return;
  banner_->setWindowTitle(tr("Safe mode"));
  bannerWords_->setText(tr("Safe mode: presets are used, and your settings and layouts are not touched."));
}

void ShellPart::showMessages(const std::vector<LogEntry>& entries)
{
  for(const LogEntry& entry : entries)
    if(entry.diagnostic.severity >= Diagnostic::Severity::Warning)
      notices_.add(entry.diagnostic.severity, wordsOf(entry.diagnostic));
}

void ShellPart::opening(const QString& scene, Variables&)
{
  if(!marks_)
    return;
  const QFileInfo file(scene);
  const QString path = file.exists() ? file.canonicalFilePath() : scene;
  marks_->setScene(path);
  for(const StartMarks::Other& other : marks_->others())
    if(other.scene == path && file.exists())
      notify(Diagnostic::Severity::Warning,
             tr("%1 is open in another Sparkwright, too (process %2). Each has its own simulation; edits of one are "
                "offered in the other when they are saved.")
                 .arg(file.fileName())
                 .arg(other.program.process));
}

void ShellPart::showFrame(const SessionState&) { cursor_->refresh(); }

void ShellPart::closing()
{
  if(marks_)
    marks_->end();
}

void ShellPart::restart(bool safely)
{
  around_.shell.whenSaved(
      [this, safely]
      {
        QStringList arguments = QCoreApplication::arguments().mid(1);
        arguments.removeAll(QStringLiteral("--safe-mode"));
        if(safely)
          arguments.append(QStringLiteral("--safe-mode"));
        else
          qunsetenv("SPARKWRIGHT_SAFE_MODE");
        if(QProcess::startDetached(QCoreApplication::applicationFilePath(), arguments))
          around_.shell.widget().close();
        else
          notify(Diagnostic::Severity::Error, tr("Sparkwright cannot be started again"));
      });
}

void ShellPart::showSystemInfo()
{
  auto* const dialog = new QDialog(&around_.shell.widget());
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setWindowTitle(tr("System information"));
  auto* const text = new QPlainTextEdit(SystemInfo::program() + SystemInfo::graphics());
  text->setReadOnly(true);
  text->setAccessibleName(dialog->windowTitle());
  text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
  auto* const buttons = new QDialogButtonBox;
  QPushButton* const copy = buttons->addButton(tr("&Copy"), QDialogButtonBox::ActionRole);
  buttons->addButton(tr("C&lose"), QDialogButtonBox::RejectRole);
  connect(copy, &QPushButton::clicked, dialog, [text] { QGuiApplication::clipboard()->setText(text->toPlainText()); });
  connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
  auto* const column = new QVBoxLayout(dialog);
  column->addWidget(text);
  column->addWidget(buttons);
  dialog->resize(680, 420);
  dialog->open();
}

} // namespace sparkwright

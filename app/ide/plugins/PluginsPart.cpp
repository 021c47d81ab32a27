#include "app/ide/plugins/PluginsPart.h"

#include "app/ide/plugins/RunningPlugin.h"
#include "app/ide/session/Session.h"
#include "core/setup/Plugins.h"

#include <QDir>
#include <QFileInfo>
#include <QLibrary>
#include <QLocale>
#include <QSettings>
#include <QStandardPaths>

#include <algorithm>

namespace sparkwright
{

namespace
{

constexpr int pluginStateEvery = 50; // ms

const QString offKey = QStringLiteral("plugins/off");

QStringList switchedOff() { return QSettings().value(offKey).toStringList(); }

} // namespace

PluginsPart::PluginsPart(const Surroundings& around) : around_(around), menu_(std::make_unique<QMenu>())
{
  menu_->setToolTipsVisible(true);
  menu_->menuAction()->setVisible(false);
  around_.shell.addEntry({MenuPlace::View, 8, 0}, menu_->menuAction());
}

PluginsPart::~PluginsPart() = default;

QString PluginsPart::userFolder()
{
  return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/plugins/window");
}

QStringList PluginsPart::folders()
{
  QStringList all{userFolder()};
  for(const std::filesystem::path& folder : findPluginDirectories())
    all.append(QString::fromStdString((folder / "window").string()));
  return all;
}

void PluginsPart::begin(const QStringList& folders, const QStringList& files)
{
  for(const QString& folder : folders)
    for(const QFileInfo& file : QDir(folder).entryInfoList(QDir::Files, QDir::Name))
      if(QLibrary::isLibrary(file.fileName()))
        add(file.absoluteFilePath());
  for(const QString& file : files)
    add(QFileInfo(file).absoluteFilePath());
  const QStringList off = switchedOff();
  for(Entry& entry : entries_)
    if(entry.file.problem().isEmpty() && !off.contains(entry.file.id()))
      start(entry);
  emit changed();
}

void PluginsPart::add(const QString& path)
{
  Entry entry{PluginFile(path), nullptr, nullptr, {}};
  if(!entry.file.problem().isEmpty())
    around_.shell.note(Diagnostic::Severity::Warning,
                       tr("%1 is not used as a plugin: %2").arg(QDir::toNativeSeparators(path), entry.file.problem()));
  else if(const Entry* const same = find(entry.file.id()))
  {
    if(QFileInfo(same->file.path()) != QFileInfo(path))
      around_.shell.note(Diagnostic::Severity::Note,
                         tr("%1 is not used: %2 is the same plugin")
                             .arg(QDir::toNativeSeparators(path), QDir::toNativeSeparators(same->file.path())));
    return;
  }
  entries_.push_back(std::move(entry));
}

PluginsPart::Entry* PluginsPart::find(const QString& id)
{
  const auto found = std::ranges::find_if(entries_, [&](const Entry& each)
                                          { return each.file.id() == id && (each.plugin || each.file.problem().isEmpty()); });
  return found == entries_.end() ? nullptr : &*found;
}

void PluginsPart::start(Entry& entry)
{
  if(entry.running)
    return;
  entry.failure.clear();
  if(!entry.plugin)
    entry.plugin = entry.file.load();
  if(!entry.plugin)
    return around_.shell.note(Diagnostic::Severity::Error, tr("The plugin %1 is not used: %2")
                                                               .arg(entry.file.name(), entry.file.problem()));
  entry.running = std::make_unique<RunningPlugin>(*entry.plugin, entry.file.id(), entry.file.name(), around_, *menu_);
  entry.running->start();
  stopFailed(entry);
  menu_->menuAction()->setVisible(!menu_->isEmpty());
}

/// Switches it off if an exception has left it.
void PluginsPart::stopFailed(Entry& entry)
{
  if(!entry.running || entry.running->failure().isEmpty())
    return;
  entry.failure = entry.running->failure();
  entry.running.reset();
  menu_->menuAction()->setVisible(!menu_->isEmpty());
  around_.shell.tell(tr("The plugin %1 has failed and is switched off").arg(entry.file.name()));
  around_.shell.note(Diagnostic::Severity::Error, tr("The plugin %1 has failed and is switched off: %2")
                                                      .arg(entry.file.name(), entry.failure));
  emit changed();
}

void PluginsPart::setOn(const QString& id, bool on)
{
  Entry* const entry = find(id);
  if(!entry)
    return;
  QStringList off = switchedOff();
  off.removeAll(id);
  if(!on)
    off.append(id);
  QSettings().setValue(offKey, off);
  if(on)
    start(*entry);
  else
    entry->running.reset();
  menu_->menuAction()->setVisible(!menu_->isEmpty());
  emit changed();
}

void PluginsPart::retranslate()
{
  menu_->setTitle(tr("Pl&ugins"));
  for(Entry& entry : entries_)
    if(entry.running)
    {
      entry.running->retranslate(QLocale().name().section(QLatin1Char('_'), 0, 0));
      stopFailed(entry);
    }
}

void PluginsPart::follow(const SessionState& state)
{
  if(sinceState_.isValid() && sinceState_.elapsed() < pluginStateEvery)
    return;
  sinceState_.start();
  for(Entry& entry : entries_)
    if(entry.running)
    {
      entry.running->showState(state);
      stopFailed(entry);
    }
}

} // namespace sparkwright

#include "app/ide/keys/KeyProfiles.h"

#include "core/disk/ReadFile.h"
#include "core/text/Suggest.h"
#include "core/text/WriteFile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace sparkwright
{

namespace
{

struct Profile
{
  const char* id;
  const char* name;
  const char* words;
};

constexpr Profile profileRows[] = {
    {"default", "Default",
     QT_TRANSLATE_NOOP("sparkwright::KeyProfiles", "Drag orbits, Space runs and pauses while a view has the keyboard")},
    {"roboviz", "RoboViz",
     QT_TRANSLATE_NOOP("sparkwright::KeyProfiles",
                       "Drag looks around and W A S D fly, Space follows the ball, P X C R G H control playback")},
    {"simrobot", "SimRobot",
     QT_TRANSLATE_NOOP("sparkwright::KeyProfiles",
                       "Drag moves what is under the cursor, or the view; Shift+drag turns; 1 to 6 set the opening "
                       "angle, 7 to 0 what happens to velocities")},
    {"webots", "Webots",
     QT_TRANSLATE_NOOP("sparkwright::KeyProfiles",
                       "A click selects the whole thing, Shift+drag moves it, Ctrl+1 steps, Ctrl+2 runs")},
};

KeyMap builtIn(const QString& profile)
{
  QFile file(QStringLiteral(":/keymaps/%1.toml").arg(profile));
  Diagnostics none;
  return file.open(QIODevice::ReadOnly) ? readKeyMap(file.readAll(), file.fileName(), none) : KeyMap();
}

} // namespace

KeyProfiles::KeyProfiles(QString file, QObject* parent)
    : QObject(parent), file_(std::move(file)), profile_(QStringLiteral("default"))
{
  if(file_.isEmpty() || !QFileInfo::exists(file_))
    return;
  constexpr std::uint64_t largest = 1 << 20; // bytes
  const ReadFile stored = readFile(file_.toStdString(), largest);
  if(!stored)
  {
    const bool tooLarge = stored.outcome == ReadFile::Outcome::TooLarge;
    const std::error_code why = tooLarge ? std::make_error_code(std::errc::file_too_large) : stored.error;
    damaged_ = true;
    problems_.push_back(Diagnostic::of(Diagnostic::Severity::Warning, file_.toStdString(), 0, 0,
                                       tr("Keys cannot be read: %1").arg(QString::fromStdString(why.message())).toStdString()));
    return;
  }
  own_ = readKeyMap(QByteArray::fromStdString(stored.text), file_, problems_);
  damaged_ = !problems_.empty();
  if(own_.profile.isEmpty() || profiles().contains(own_.profile))
  {
    profile_ = own_.profile.isEmpty() ? profile_ : own_.profile;
    base_ = builtIn(profile_);
    return;
  }
  damaged_ = true;
  std::vector<std::string> known;
  for(const QString& each : profiles())
    known.push_back(each.toStdString());
  problems_.push_back(Diagnostic::of(Diagnostic::Severity::Warning, file_.toStdString(), 1, 1,
                                     tr("There is no profile `%1`").arg(own_.profile).toStdString(),
                                     suggestion(own_.profile.toStdString(), known)));
}

QStringList KeyProfiles::profiles()
{
  QStringList ids;
  for(const Profile& each : profileRows)
    ids.append(QLatin1String(each.id));
  return ids;
}

QString KeyProfiles::nameOf(const QString& profile)
{
  for(const Profile& each : profileRows)
    if(profile == QLatin1String(each.id))
      return profile == QLatin1String("default") ? tr("Default") : QString::fromLatin1(each.name);
  return {};
}

QString KeyProfiles::describe(const QString& profile)
{
  for(const Profile& each : profileRows)
    if(profile == QLatin1String(each.id))
      return tr(each.words);
  return {};
}

Diagnostics KeyProfiles::unknownActions(const QStringList& known) const
{
  std::vector<std::string> ids;
  for(const QString& each : known)
    ids.push_back(each.toStdString());
  Diagnostics problems;
  for(const auto& [id, keys] : own_.actions)
    if(keys.line > 0 && !known.contains(id))
      problems.push_back(Diagnostic::of(Diagnostic::Severity::Warning, file_.toStdString(), keys.line, keys.column,
                                        tr("There is no action `%1`").arg(id).toStdString(),
                                        suggestion(id.toStdString(), ids)));
  return problems;
}

bool KeyProfiles::setProfile(const QString& profile)
{
  if(!profiles().contains(profile))
    return false;
  if(profile == profile_)
    return true;
  profile_ = profile;
  base_ = builtIn(profile);
  store();
  return true;
}

std::optional<QList<QKeySequence>> KeyProfiles::keysOf(const QString& action) const
{
  const auto found = own_.actions.find(action);
  return found == own_.actions.end() ? profileKeysOf(action) : found->second.keys;
}

std::optional<QList<QKeySequence>> KeyProfiles::profileKeysOf(const QString& action) const
{
  const auto found = base_.actions.find(action);
  return found == base_.actions.end() ? std::nullopt : std::optional(found->second.keys);
}

ViewControls KeyProfiles::controls() const
{
  ViewControls controls;
  base_.applyTo(controls);
  own_.applyTo(controls);
  return controls;
}

void KeyProfiles::setKeys(const QString& action, const QList<QKeySequence>& keys)
{
  own_.actions[action].keys = keys;
  store();
}

void KeyProfiles::setPresses(MouseGesture gesture, const ViewControls::Presses& presses)
{
  own_.mouse[gesture] = presses;
  store();
}

void KeyProfiles::setKeys(ViewKey key, const ViewControls::Keys& keys)
{
  own_.view[key] = keys;
  store();
}

void KeyProfiles::reset(const QString& action)
{
  if(own_.actions.erase(action))
    store();
}

void KeyProfiles::reset(MouseGesture gesture)
{
  if(own_.mouse.erase(gesture))
    store();
}

void KeyProfiles::reset(ViewKey key)
{
  if(own_.view.erase(key))
    store();
}

void KeyProfiles::resetAll()
{
  own_ = {};
  store();
}

void KeyProfiles::store()
{
  own_.profile = profile_;
  if(!file_.isEmpty())
  {
    if(damaged_)
    {
      const QString aside = file_ + QStringLiteral(".damaged");
      QFile::remove(aside);
      damaged_ = !QFile::copy(file_, aside) && QFileInfo::exists(file_);
    }
    QDir().mkpath(QFileInfo(file_).absolutePath());
    const std::string problem = damaged_ ? tr("the damaged file cannot be kept aside").toStdString()
                                         : writeAtomically(file_.toStdString(), writeKeyMap(own_).toStdString());
    if(!problem.empty())
      emit notStored(tr("Keys cannot be stored in %1: %2").arg(file_, QString::fromStdString(problem)));
  }
  emit changed();
}

} // namespace sparkwright

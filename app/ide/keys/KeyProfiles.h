#pragma once

#include "app/ide/keys/KeyMap.h"

#include <QObject>
#include <QStringList>

namespace sparkwright
{

/// The key maps: profiles that come with the program, and what the user has changed, in a file of his own.
///
/// Knows ids, and neither actions nor widgets. Writes the file whenever something changes, and only then: a file that
/// cannot be read in full is kept aside before (`keys.toml.damaged`).
class KeyProfiles : public QObject
{
  Q_OBJECT
public:
  /// @param file  of the user's changes; need not exist; empty: changes are not stored
  explicit KeyProfiles(QString file, QObject* parent = nullptr);

  /// Ids of the profiles: default, roboviz, simrobot, webots.
  static QStringList profiles();
  static QString nameOf(const QString& profile);
  /// Says for whom a profile is.
  static QString describe(const QString& profile);

  const QString& file() const { return file_; }
  /// What was wrong with the user's file, and with storing it.
  const Diagnostics& problems() const { return problems_; }
  /// Also of the user's file: ids of actions that do not exist. @param known  those that do
  Diagnostics unknownActions(const QStringList& known) const;

  const QString& profile() const { return profile_; }
  /// The user's changes stay above it. @return false, without effect, for one that does not exist
  bool setProfile(const QString& profile);

  /// Keys of an action; nothing: those of Default.
  std::optional<QList<QKeySequence>> keysOf(const QString& action) const;
  /// Those of the profile, without the user's changes.
  std::optional<QList<QKeySequence>> profileKeysOf(const QString& action) const;
  /// Keys and mouse of the views.
  ViewControls controls() const;
  const KeyMap& own() const { return own_; }

  bool isOwn(const QString& action) const { return own_.actions.contains(action); }
  bool isOwn(MouseGesture gesture) const { return own_.mouse.contains(gesture); }
  bool isOwn(ViewKey key) const { return own_.view.contains(key); }

  void setKeys(const QString& action, const QList<QKeySequence>& keys);
  void setPresses(MouseGesture gesture, const ViewControls::Presses& presses);
  void setKeys(ViewKey key, const ViewControls::Keys& keys);
  /// Back to what the profile says.
  void reset(const QString& action);
  void reset(MouseGesture gesture);
  void reset(ViewKey key);
  void resetAll();

signals:
  void changed();
  /// The changes could not be stored: they hold until the program ends.
  void notStored(const QString& problem);

private:
  void store();

  QString file_, profile_;
  KeyMap base_, own_;
  Diagnostics problems_;
  bool damaged_ = false; ///< The file has something that has not been read.
};

} // namespace sparkwright

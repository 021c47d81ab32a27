#pragma once

#include "app/ide/settings/Setting.h"

#include <QObject>

namespace sparkwright
{

/// The values of the settings, in the settings file of the program (QSettings, INI).
///
/// Values that are out of range or of another type count as the preset. Those of actions are not stored here: the
/// actions do that themselves.
class Preferences : public QObject
{
  Q_OBJECT
public:
  using QObject::QObject;

  /// @param key  of the table; of other keys: an invalid value
  QVariant value(const QString& key) const;
  bool isOn(const QString& key) const { return value(key).toBool(); }
  double number(const QString& key) const { return value(key).toDouble(); }
  QString text(const QString& key) const { return value(key).toString(); }

  /// Stores a value, and tells if it is another one. Numbers are brought into their range.
  void set(const QString& key, const QVariant& value);
  /// Back to the preset.
  void reset(const QString& key);
  bool isPreset(const QString& key) const;

signals:
  /// A setting has another value.
  void changed(const QString& key);
};

/// A value that fits a setting: in range, one of its options; else the preset.
QVariant fitting(const Setting& setting, const QVariant& value);

} // namespace sparkwright

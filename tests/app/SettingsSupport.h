#pragma once

#include <QCoreApplication>
#include <QSettings>
#include <QTemporaryDir>

namespace sparkwright::test
{

/// QSettings in a folder that goes with the test, so that it neither finds nor leaves anything of the user's.
class SettingsFolder
{
public:
  SettingsFolder()
  {
    // What the user has trusted is there, too, without QSettings.
    qputenv("XDG_CONFIG_HOME", folder_.path().toUtf8());
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, folder_.path());
    QCoreApplication::setOrganizationName(QStringLiteral("SparkwrightTest"));
    QCoreApplication::setApplicationName(QStringLiteral("SparkwrightTest"));
  }
  void clear() { QSettings().clear(); }
  QString filePath(const QString& name) const { return folder_.filePath(name); }

private:
  QTemporaryDir folder_;
};

} // namespace sparkwright::test

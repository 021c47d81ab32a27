#include "app/ide/settings/SettingsFile.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QStringDecoder>

namespace sparkwright
{

namespace
{

struct FileTexts
{
  Q_DECLARE_TR_FUNCTIONS(sparkwright::SettingsFile)
};

constexpr qint64 largestSettings = 64 << 20; // bytes

} // namespace

SettingsFile::Damage SettingsFile::damageOf(const QByteArray& text)
{
  int number = 0;
  bool goesOn = false; // The line before ended with a backslash.
  for(QByteArray line : text.split('\n'))
  {
    ++number;
    if(line.endsWith('\r'))
      line.chop(1);
    if(line.contains('\0'))
      return {number, FileTexts::tr("it has bytes that are no text")};
    QStringDecoder decoder(QStringDecoder::Utf8);
    if(const QString read = decoder(line); decoder.hasError())
      return {number, FileTexts::tr("it has bytes that are no text")};
    const QByteArray words = line.trimmed();
    const bool continued = goesOn;
    goesOn = words.endsWith('\\');
    if(continued || words.isEmpty() || words.startsWith(';') || words.startsWith('#'))
      continue;
    if(words.startsWith('[') ? !words.contains(']') : words.indexOf('=') <= 0)
      return {number, words.startsWith('[') ? FileTexts::tr("the name of a section does not end")
                                            : FileTexts::tr("it should say name=value")};
  }
  return {};
}

SettingsFile::Outcome SettingsFile::keepDamagedAside(const QString& file, const QDateTime& now)
{
  QFile stored(file);
  if(!stored.exists())
    return {};
  if(!stored.open(QIODevice::ReadOnly))
    return {{},
            FileTexts::tr("%1: the settings cannot be read: %2. The presets are used; nothing is stored until that "
                          "is mended.")
                .arg(file, stored.errorString())};
  if(stored.size() > largestSettings)
    return {{}, FileTexts::tr("%1: settings of more than 64 MB are not read").arg(file)};
  const Damage damage = damageOf(stored.readAll());
  stored.close();
  if(damage.line == 0)
    return {};
  const QString aside = QFileInfo(file).absolutePath() + QStringLiteral("/settings.damaged-") +
                        now.toString(QStringLiteral("yyyy-MM-ddTHH.mm.ss"));
  if(!QFile::rename(file, aside))
    return {{},
            FileTexts::tr("%1:%2: the settings are damaged: %3. They cannot be kept aside.")
                .arg(file)
                .arg(damage.line)
                .arg(damage.what)};
  return {aside, FileTexts::tr("%1:%2: the settings are damaged: %3. The presets are used; the damaged file is %4.")
                     .arg(file)
                     .arg(damage.line)
                     .arg(damage.what, aside)};
}

} // namespace sparkwright

#include "app/ide/window/Language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

namespace sparkwright
{

Language::Language(QObject* parent) : QObject(parent) {}

QStringList Language::available()
{
  return {QStringLiteral("en"), QStringLiteral("de")};
}

QString Language::nativeName(const QString& code)
{
  return code == QLatin1String("de") ? QStringLiteral("Deutsch") : QStringLiteral("English");
}

QString Language::ofSystem()
{
  for(const QString& wanted : QLocale::system().uiLanguages())
    if(const QString code = wanted.section(QLatin1Char('-'), 0, 0); available().contains(code))
      return code;
  return QStringLiteral("en");
}

bool Language::use(const QString& code)
{
  if(!available().contains(code))
    return false;
  QCoreApplication::removeTranslator(&own_);
  QCoreApplication::removeTranslator(&qt_);
  current_ = code;
  QLocale::setDefault(code == QLatin1String("de") ? QLocale(QLocale::German) : QLocale(QLocale::English));
  // English has a file, too: for plurals. Qt's own texts need none.
  if(own_.load(QStringLiteral(":/i18n/sparkwright_%1.qm").arg(code)))
    QCoreApplication::installTranslator(&own_);
  if(qt_.load(QStringLiteral("qtbase_%1").arg(code), QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
    QCoreApplication::installTranslator(&qt_);
  return true;
}

} // namespace sparkwright

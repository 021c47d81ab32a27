#include "app/ide/window/Language.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QLibraryInfo>
#include <QLocale>

#include <algorithm>
#include <iterator>

namespace sparkwright
{

namespace
{

struct Known
{
  const char* code;
  const char* native;
  const char* locale; ///< Of numbers, and of Qt's own texts.
};
constexpr Known known[] = {{"en", "English", "en"},   {"de", "Deutsch", "de"},         {"es", "Español", "es"},
                           {"fa", "فارسی", "fa"},      {"ja", "日本語", "ja"},           {"pt", "Português (Brasil)", "pt_BR"},
                           {"zh", "简体中文", "zh_CN"}};

const Known* find(const QString& code)
{
  const auto* const found = std::ranges::find_if(known, [&](const Known& each) { return code == QLatin1String(each.code); });
  return found == std::end(known) ? nullptr : found;
}

} // namespace

Language::Language(QObject* parent) : QObject(parent) {}

QStringList Language::available()
{
  QStringList codes;
  for(const Known& each : known)
    codes.append(QString::fromLatin1(each.code));
  return codes;
}

QString Language::nativeName(const QString& code)
{
  const Known* const language = find(code);
  return language ? QString::fromUtf8(language->native) : code;
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
  const Known* const language = find(code);
  if(!language)
    return false;
  QCoreApplication::removeTranslator(&own_);
  QCoreApplication::removeTranslator(&qt_);
  current_ = code;
  const QLocale locale(QString::fromLatin1(language->locale));
  QLocale::setDefault(locale);
  // English has a file, too: for plurals. Qt's own texts need none.
  if(own_.load(QStringLiteral(":/i18n/sparkwright_%1.qm").arg(code)))
    QCoreApplication::installTranslator(&own_);
  if(qt_.load(QStringLiteral("qtbase_%1").arg(QString::fromLatin1(language->locale)),
              QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
    QCoreApplication::installTranslator(&qt_);
  if(qobject_cast<QGuiApplication*>(QCoreApplication::instance()))
    QGuiApplication::setLayoutDirection(locale.textDirection());
  return true;
}

} // namespace sparkwright

#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QTranslator>

namespace sparkwright
{

/// The language of the program, switchable at run time: widgets get a LanguageChange event.
class Language : public QObject
{
  Q_OBJECT
public:
  explicit Language(QObject* parent = nullptr);

  /// Codes of the available languages: `en`, `de`, …
  static QStringList available();
  /// Name of a language in that language.
  static QString nativeName(const QString& code);
  /// The best available language for this machine.
  static QString ofSystem();

  /// Switches the language. @return false, without effect, if it is not available
  bool use(const QString& code);
  const QString& current() const { return current_; }

private:
  QTranslator own_, qt_;
  QString current_ = QStringLiteral("en");
};

} // namespace sparkwright

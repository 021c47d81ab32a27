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

  /// Codes of the languages that there are: `en`, `de`.
  static QStringList available();
  /// What speakers call it.
  static QString nativeName(const QString& code);
  /// The best of them for this machine.
  static QString ofSystem();

  /// @return false if there is no such language; nothing changes then.
  bool use(const QString& code);
  const QString& current() const { return current_; }

private:
  QTranslator own_, qt_;
  QString current_ = QStringLiteral("en");
};

} // namespace sparkwright

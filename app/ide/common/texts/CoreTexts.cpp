#include "app/ide/common/texts/CoreTexts.h"

#include "app/ide/common/texts/TextTables.h"

#include <QCoreApplication>
#include <QLocale>

#include <string_view>

namespace sparkwright
{

namespace
{

constexpr const char* context = "sparkwright::CoreTexts";

using Table = std::span<const CoreText> (*)();
constexpr Table tables[] = {texts::agent,
                            texts::broadcast,
                            texts::client,
                            texts::design,
                            texts::exports,
                            texts::file,
                            texts::formation,
                            texts::game,
                            texts::host,
                            texts::image,
                            texts::imports,
                            texts::job,
                            texts::language,
                            texts::lint,
                            texts::live,
                            texts::manipulation,
                            texts::mesh,
                            texts::middleSizeForm,
                            texts::middleSizeGame,
                            texts::middleSizeReading,
                            texts::middleSizeMotion,
                            texts::middleSizePlugin,
                            texts::monitorLog,
                            texts::object,
                            texts::page,
                            texts::program,
                            texts::recording,
                            texts::robotType,
                            texts::ros,
                            texts::rsg,
                            texts::run,
                            texts::script,
                            texts::server,
                            texts::session,
                            texts::setUp,
                            texts::signal,
                            texts::simurosot,
                            texts::simurosotClients,
                            texts::simurosotGame,
                            texts::simurosotProfile,
                            texts::simurosotReferee,
                            texts::soccer,
                            texts::soccerVariables,
                            texts::socket,
                            texts::state,
                            texts::suggest,
                            texts::syntax,
                            texts::until,
                            texts::urdf,
                            texts::xacro};

QString inWindow(const TextArgument& argument)
{
  struct Writer
  {
    QLocale locale;

    QString operator()(double number) const { return locale.toString(number, 'f', 2); }
    QString operator()(long number) const { return locale.toString(static_cast<qlonglong>(number)); }
    QString operator()(const TextPoint& point) const
    {
      // Where a comma stands in numbers, another sign parts them.
      const QString between = locale.decimalPoint() == QLatin1String(",") ? QStringLiteral("; ") : QStringLiteral(", ");
      return QLatin1Char('(') + (*this)(point.x) + between + (*this)(point.y) + QLatin1Char(')');
    }
    QString operator()(const LocalText& text) const { return sparkwright::inWindow(text); }
  };
  Writer writer;
  writer.locale.setNumberOptions(QLocale::OmitGroupSeparator);
  return std::visit(writer, argument.value);
}

QString severityText(Diagnostic::Severity severity)
{
  constexpr const char* log = "sparkwright::LogModel";
  switch(severity)
  {
  case Diagnostic::Severity::Debug:
    return QCoreApplication::translate(log, "Detail");
  case Diagnostic::Severity::Note:
    return QCoreApplication::translate(log, "Note");
  case Diagnostic::Severity::Warning:
    return QCoreApplication::translate(log, "Warning");
  case Diagnostic::Severity::Error:
    return QCoreApplication::translate(log, "Error");
  }
  return {};
}

} // namespace

std::vector<CoreText> coreTexts()
{
  std::vector<CoreText> all;
  for(const auto table : tables)
    all.insert(all.end(), table().begin(), table().end());
  return all;
}

QString asSentence(const LocalText& text)
{
  return asSentence(inWindow(text));
}

QString asSentence(const QString& words)
{
  return words.left(1).toUpper() + words.mid(1);
}

QString inWindow(const Diagnostic& diagnostic)
{
  QString line = QString::fromStdString(diagnostic.file);
  for(const int number : {diagnostic.line, diagnostic.line > 0 ? diagnostic.column : 0})
    if(number > 0)
      line += (line.isEmpty() ? QString() : QStringLiteral(":")) + QString::number(number);
  if(!line.isEmpty())
    line += QStringLiteral(": ");
  // What others have changed since is shown as it is now.
  const auto said = [](const std::string& english, const LocalText& text)
  { return text.english() == english ? inWindow(text) : QString::fromStdString(english); };
  line +=
      severityText(diagnostic.severity).toLower() + QStringLiteral(": ") + said(diagnostic.message, diagnostic.said);
  if(!diagnostic.hint.empty())
    line += QStringLiteral(" (%1)").arg(said(diagnostic.hint, diagnostic.advice));
  return line;
}

QString inWindow(const LocalText& text)
{
  const TextKey* const key = text.key();
  if(!key)
    return QString::fromStdString(text.english());
  const QString sentence = QCoreApplication::translate(context, key->english, key->name);
  QString filled;
  for(qsizetype i = 0; i < sentence.size(); ++i)
  {
    const int place = sentence[i] == QLatin1Char('%') && i + 1 < sentence.size() ? sentence[i + 1].digitValue() : 0;
    if(place < 1 || place > static_cast<int>(text.arguments().size()))
    {
      filled += sentence[i];
      continue;
    }
    filled += inWindow(text.arguments()[static_cast<std::size_t>(place - 1)]);
    ++i;
  }
  return filled;
}

} // namespace sparkwright

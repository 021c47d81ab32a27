#include "app/ide/strategies/NewStrategy.h"

#include "app/ide/strategies/StrategyBuild.h"
#include "core/text/WriteFile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace sparkwright
{

namespace
{

struct NewStrategyWords
{
  Q_DECLARE_TR_FUNCTIONS(sparkwright::NewStrategy)
};

constexpr int longestName = 60; // Bytes; strategies have 64 with the end.

const char* nameOf(NewStrategy::Language language)
{
  switch(language)
  {
  case NewStrategy::Language::C:
    return "strategy.c";
  case NewStrategy::Language::Cpp:
    return "strategy.cpp";
  case NewStrategy::Language::Python:
    break;
  }
  return "strategy.py";
}

QString write(const QString& file, const QByteArray& text)
{
  const std::string why = writeAtomically(file.toStdString(), text.toStdString());
  return why.empty() ? QString()
                     : NewStrategyWords::tr("%1 cannot be written: %2").arg(file, QString::fromStdString(why));
}

} // namespace

QString NewStrategy::file() const
{
  return QDir::cleanPath(folder + QLatin1Char('/') + QLatin1String(nameOf(language)));
}

QString NewStrategy::problem() const
{
  const auto isBad = [](QChar c) { return !c.isPrint() || c == QLatin1Char('"') || c == QLatin1Char('\\'); };
  if(team.trimmed().isEmpty())
    return NewStrategyWords::tr("The team needs a name.");
  if(team.toUtf8().size() > longestName)
    return NewStrategyWords::tr("The name of the team is too long: at most %1 characters").arg(longestName);
  if(std::any_of(team.begin(), team.end(), isBad))
    return NewStrategyWords::tr("The name of the team has a character that it cannot have: no quotes and no \\");
  if(!QDir::isAbsolutePath(folder))
    return NewStrategyWords::tr("Choose a folder for its files.");
  if(QFileInfo::exists(file()))
    return NewStrategyWords::tr("There is a file %1 already: choose another folder").arg(file());
  return {};
}

QString NewStrategy::make(const QString& dataFolder) const
{
  if(const QString why = problem(); !why.isEmpty())
    return why;
  QFile model(dataFolder + QStringLiteral("/strategies/templates/") + QLatin1String(nameOf(language)));
  if(!model.open(QIODevice::ReadOnly))
    return NewStrategyWords::tr("The template %1 cannot be read: %2").arg(model.fileName(), model.errorString());
  QByteArray text = model.readAll();
  text.replace("My Python Team", "My Team").replace("My Team", team.trimmed().toUtf8());
  if(!QDir().mkpath(folder))
    return NewStrategyWords::tr("The folder %1 cannot be made.").arg(folder);
  if(language != Language::Python)
  {
    QFile header(StrategyBuild::headersIn(dataFolder) + QStringLiteral("/sparkwright_strategy.h"));
    if(!header.open(QIODevice::ReadOnly))
      return NewStrategyWords::tr("The header %1 cannot be read: %2").arg(header.fileName(), header.errorString());
    const QString copy = folder + QStringLiteral("/sparkwright_strategy.h");
    if(const QString why = QFileInfo::exists(copy) ? QString() : write(copy, header.readAll()); !why.isEmpty())
      return why;
  }
  return write(file(), text);
}

} // namespace sparkwright

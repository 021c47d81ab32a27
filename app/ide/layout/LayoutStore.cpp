#include "app/ide/layout/LayoutStore.h"

#include "core/disk/ReadFile.h"
#include "core/text/WriteFile.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace sparkwright
{

namespace
{

struct LayoutTexts
{
  Q_DECLARE_TR_FUNCTIONS(sparkwright::LayoutStore)
};

constexpr int layoutFormat = 1;
constexpr std::uint64_t largestLayout = 1 << 20; // bytes
const QString layoutEnding = QStringLiteral(".layout"), unnamedLayout = QStringLiteral("unnamed");

} // namespace

bool SavedLayouts::empty() const
{
  return !perspective && unnamed.isEmpty() &&
         std::ranges::all_of(states, [](const QByteArray& each) { return each.isEmpty(); });
}

QString LayoutStore::fileFor(const QString& scene) const
{
  if(scene.isEmpty())
    return folder_ + QStringLiteral("/general") + layoutEnding;
  if(const QString file = placeOf_ ? placeOf_(scene) : QString(); !file.isEmpty())
    return file;
  const QByteArray name = QCryptographicHash::hash(scene.toUtf8(), QCryptographicHash::Sha1).toHex();
  return folder_ + QLatin1Char('/') + QString::fromLatin1(name) + layoutEnding;
}

SavedLayouts LayoutStore::load(const QString& scene, QString* problem) const
{
  const QString name = fileFor(scene);
  if(!QFileInfo::exists(name))
    return {};
  SavedLayouts layouts;
  const ReadFile file = readFile(name.toStdString(), largestLayout);
  const QJsonObject root = QJsonDocument::fromJson(QByteArray::fromStdString(file.text)).object();
  if(root[QLatin1String("format")].toInt() == layoutFormat)
  {
    layouts.perspective = perspectiveOf(root[QLatin1String("perspective")].toString());
    const QJsonObject states = root[QLatin1String("layouts")].toObject();
    layouts.unnamed = QByteArray::fromBase64(states[unnamedLayout].toString().toLatin1());
    for(std::size_t i = 0; i < perspectiveCount; ++i)
      layouts.states[i] = QByteArray::fromBase64(states[idOf(static_cast<Perspective>(i))].toString().toLatin1());
  }
  else if(problem)
    *problem = LayoutTexts::tr("%1: the layout cannot be read; the default layout is used").arg(name);
  return layouts;
}

QString LayoutStore::save(const QString& scene, const SavedLayouts& layouts)
{
  const QString file = fileFor(scene);
  QJsonObject states;
  for(std::size_t i = 0; i < perspectiveCount; ++i)
    if(!layouts.states[i].isEmpty())
      states[idOf(static_cast<Perspective>(i))] = QString::fromLatin1(layouts.states[i].toBase64());
  if(!layouts.unnamed.isEmpty())
    states[unnamedLayout] = QString::fromLatin1(layouts.unnamed.toBase64());
  QJsonObject root{{QStringLiteral("format"), layoutFormat}, {QStringLiteral("layouts"), states}};
  if(!scene.isEmpty())
    root[QLatin1String("scene")] = scene; // For people.
  if(layouts.perspective)
    root[QLatin1String("perspective")] = idOf(*layouts.perspective);
  QDir().mkpath(QFileInfo(file).absolutePath());
  const std::string problem =
      writeAtomically(file.toStdString(), QJsonDocument(root).toJson(QJsonDocument::Indented).toStdString(),
                      scene.isEmpty() ? FileLinks::Follow : FileLinks::Refuse);
  if(!problem.empty())
    return LayoutTexts::tr("The layout cannot be stored: %1").arg(QString::fromStdString(problem));
  removeOldest();
  return {};
}

void LayoutStore::removeOldest() const
{
  const QFileInfoList files = QDir(folder_).entryInfoList({QLatin1Char('*') + layoutEnding}, QDir::Files, QDir::Time);
  for(qsizetype i = mostFiles; i < files.size(); ++i)
    if(files[i].completeBaseName() != QLatin1String("general"))
      QFile::remove(files[i].absoluteFilePath());
}

} // namespace sparkwright

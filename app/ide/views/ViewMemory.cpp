#include "app/ide/views/ViewMemory.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSettings>

#include <algorithm>

namespace sparkwright
{

namespace
{

QString listKey() { return QStringLiteral("views/scenes"); }

QString pathOf(const QString& scene) { return QFileInfo(scene).absoluteFilePath(); }

template<std::size_t n>
QJsonArray written(const std::array<std::optional<Viewpoint>, n>& views)
{
  QJsonArray array;
  for(const auto& view : views)
    array.append(view ? view->toText() : QString());
  return array;
}

template<std::size_t n>
void read(const QJsonArray& array, std::array<std::optional<Viewpoint>, n>& views)
{
  for(std::size_t i = 0; i < n; ++i)
    views[i] = Viewpoint::fromText(array.at(static_cast<qsizetype>(i)).toString());
}

QJsonObject entry(const QString& text) { return QJsonDocument::fromJson(text.toUtf8()).object(); }

} // namespace

QString ViewMemory::toText(const SceneViews& views)
{
  QJsonArray layers;
  for(const LayerSettings& each : views.layers)
    layers.append(each.toString());
  const QJsonObject object{{QStringLiteral("cameras"), written(views.cameras)},
                           {QStringLiteral("kept"), written(views.kept)},
                           {QStringLiteral("layers"), layers},
                           {QStringLiteral("shown"), views.shown},
                           {QStringLiteral("active"), views.active},
                           {QStringLiteral("dividers"), QString::fromLatin1(views.dividers.toBase64())}};
  return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

std::optional<SceneViews> ViewMemory::fromText(const QString& text)
{
  const QJsonObject object = entry(text);
  if(object.isEmpty())
    return {};
  SceneViews views;
  read(object.value(QStringLiteral("cameras")).toArray(), views.cameras);
  read(object.value(QStringLiteral("kept")).toArray(), views.kept);
  const QJsonArray layers = object.value(QStringLiteral("layers")).toArray();
  for(std::size_t i = 0; i < views.layers.size(); ++i)
    views.layers[i] = LayerSettings::fromString(layers.at(static_cast<qsizetype>(i)).toString());
  views.shown = object.value(QStringLiteral("shown")).toInt(1) & ((1 << SceneViews::cells) - 1);
  if(views.shown == 0)
    views.shown = 1;
  views.active = std::clamp(object.value(QStringLiteral("active")).toInt(), 0, SceneViews::cells - 1);
  views.dividers = QByteArray::fromBase64(object.value(QStringLiteral("dividers")).toString().toLatin1());
  return views;
}

void ViewMemory::store(const QString& scene, const SceneViews& views)
{
  if(scene.isEmpty())
    return;
  const QString path = pathOf(scene);
  QJsonObject object = entry(toText(views));
  object.insert(QStringLiteral("scene"), path);
  QSettings settings;
  QStringList all = settings.value(listKey()).toStringList();
  all.removeIf([&](const QString& text) { return entry(text).value(QStringLiteral("scene")).toString() == path; });
  all.prepend(QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact)));
  settings.setValue(listKey(), QStringList(all.mid(0, mostScenes)));
}

std::optional<SceneViews> ViewMemory::load(const QString& scene)
{
  const QString path = pathOf(scene);
  for(const QString& text : QSettings().value(listKey()).toStringList())
    if(!scene.isEmpty() && entry(text).value(QStringLiteral("scene")).toString() == path)
      return fromText(text);
  return {};
}

} // namespace sparkwright

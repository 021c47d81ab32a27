#include "app/ide/plugins/PluginFile.h"

#include "app/ide/plugins/WindowPlugin.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonObject>
#include <QPluginLoader>
#include <QRegularExpression>

#include <exception>

namespace sparkwright
{

namespace
{

const QString ownIid = QStringLiteral(sparkwrightWindowPluginIid);

/// `2` of `org.sparkwright.WindowPlugin/2`; empty: another interface.
QString versionOf(const QString& iid)
{
  const QString prefix = ownIid.section(QLatin1Char('/'), 0, 0) + QLatin1Char('/');
  return iid.startsWith(prefix) ? iid.mid(prefix.size()) : QString();
}

} // namespace

PluginFile::PluginFile(QString path) : path_(std::move(path))
{
  readAbout();
}

void PluginFile::readAbout()
{
  if(!QFileInfo(path_).isFile())
    return refuse(tr("there is no such file"));
  const QPluginLoader loader(path_);
  const QJsonObject all = loader.metaData();
  if(all.isEmpty())
    return refuse(tr("it is no plugin: %1").arg(loader.errorString()));
  const QString iid = all.value(QStringLiteral("IID")).toString();
  if(versionOf(iid).isEmpty())
    return refuse(tr("it is a plugin for something else (%1)").arg(iid));
  const QJsonObject about = all.value(QStringLiteral("MetaData")).toObject();
  id_ = about.value(QStringLiteral("id")).toString();
  name_ = about.value(QStringLiteral("name")).toString();
  description_ = about.value(QStringLiteral("description")).toString();
  if(iid != ownIid)
    return refuse(tr("it is made for version %1 of the interface, this program has version %2: build it anew")
                      .arg(versionOf(iid), versionOf(ownIid)));
  static const QRegularExpression plain(QStringLiteral("^[A-Za-z0-9_.-]{1,64}$"));
  if(!plain.match(id_).hasMatch())
    refuse(tr("its metadata have no \"id\" of letters, digits, dots and dashes"));
}

WindowPlugin* PluginFile::load()
{
  if(!problem_.isEmpty())
    return nullptr;
  QPluginLoader loader(path_);
  loader.setLoadHints(QLibrary::ResolveAllSymbolsHint | QLibrary::PreventUnloadHint); // What is missing is told now.
  try
  {
    QObject* const object = loader.instance();
    if(!object)
      refuse(tr("it cannot be loaded: %1").arg(loader.errorString()));
    else if(auto* const plugin = qobject_cast<WindowPlugin*>(object))
      return plugin;
    else
      refuse(tr("its class is no WindowPlugin: Q_INTERFACES is missing"));
  }
  catch(const std::exception& thrown)
  {
    refuse(tr("it has failed while it was made: %1").arg(QString::fromUtf8(thrown.what())));
  }
  catch(...)
  {
    refuse(tr("it has failed while it was made"));
  }
  return nullptr;
}

} // namespace sparkwright

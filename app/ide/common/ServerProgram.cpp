#include "app/ide/common/ServerProgram.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace sparkwright
{

QString serverProgram()
{
  const QString folder = QCoreApplication::applicationDirPath();
  for(const char* const place : {"/sparkwright-server", "/../bin/sparkwright-server"})
    if(const QFileInfo program(folder + QLatin1String(place)); program.isExecutable())
      return program.absoluteFilePath();
  return folder + QStringLiteral("/sparkwright-server");
}

} // namespace sparkwright

#include "app/ide/source/TextFiles.h"

#include <QString>
#include <QStringList>

namespace sparkwright
{

bool isMereText(const QString& ending)
{
  static const QStringList endings{QStringLiteral("txt"),  QStringLiteral("md"),   QStringLiteral("h"),
                                   QStringLiteral("hh"),   QStringLiteral("hpp"),  QStringLiteral("c"),
                                   QStringLiteral("cc"),   QStringLiteral("cpp"),  QStringLiteral("cxx"),
                                   QStringLiteral("py"),   QStringLiteral("sh"),   QStringLiteral("lua"),
                                   QStringLiteral("java"), QStringLiteral("json"), QStringLiteral("xml"),
                                   QStringLiteral("rsi"),  QStringLiteral("toml"), QStringLiteral("yaml"),
                                   QStringLiteral("yml"),  QStringLiteral("cmake")};
  return endings.contains(ending);
}

} // namespace sparkwright

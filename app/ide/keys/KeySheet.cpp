#include "app/ide/keys/KeySheet.h"

#include "core/text/WriteFile.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPdfWriter>
#include <QTextDocument>

namespace sparkwright
{

namespace
{

struct SheetTexts
{
  Q_DECLARE_TR_FUNCTIONS(sparkwright::KeySheet)
};

QString rowOf(const QString& keys, const QString& meaning)
{
  return QStringLiteral("<tr><td width=\"32%\"><b>%1</b></td><td>%2</td></tr>\n")
      .arg(keys.toHtmlEscaped(), meaning.toHtmlEscaped());
}

QString tableOf(const QString& title, const QString& rows)
{
  return rows.isEmpty() ? QString()
                        : QStringLiteral("<h2>%1</h2>\n<table width=\"100%\" cellpadding=\"2\">\n%2</table>\n")
                              .arg(title.toHtmlEscaped(), rows);
}

} // namespace

QString KeySheet::nameOf(Actions::Scope scope)
{
  switch(scope)
  {
  case Actions::Scope::Window:
    return SheetTexts::tr("Everywhere");
  case Actions::Scope::Views:
    return SheetTexts::tr("In the views");
  case Actions::Scope::MatchKeys:
    return SheetTexts::tr("Match keys: in the views, while armed");
  case Actions::Scope::Text:
    return SheetTexts::tr("In texts");
  case Actions::Scope::Tree:
    return SheetTexts::tr("In the tree of the scene file");
  }
  return {};
}

QString KeySheet::html(const KeyBinder& keys)
{
  const QString profile = KeyProfiles::nameOf(const_cast<KeyBinder&>(keys).profiles().profile());
  QString body = QStringLiteral("<h1>%1</h1>\n").arg(SheetTexts::tr("Sparkwright: keys and mouse (%1)").arg(profile));
  const std::vector<KeyUse> uses = keys.uses();
  for(const Actions::Scope scope : {Actions::Scope::Window, Actions::Scope::Views, Actions::Scope::MatchKeys,
                                    Actions::Scope::Text, Actions::Scope::Tree})
  {
    QString rows;
    for(const KeyUse& use : uses)
    {
      QStringList names;
      for(const QKeySequence& key : use.keys)
        names.append(key.toString(QKeySequence::NativeText));
      if(use.scope == scope && !names.isEmpty())
        rows += rowOf(names.join(QStringLiteral(", ")), use.name);
    }
    body += tableOf(nameOf(scope), rows);
  }
  const ViewControls& controls = keys.controls();
  QString camera, mouse;
  for(int i = 0; i < static_cast<int>(ViewKey::Count); ++i)
    if(const QString names = controls.names(static_cast<ViewKey>(i)); !names.isEmpty())
      camera += rowOf(names, ViewControls::meaning(static_cast<ViewKey>(i)));
  for(int i = 0; i < static_cast<int>(MouseGesture::Count); ++i)
    if(const QString names = controls.names(static_cast<MouseGesture>(i)); !names.isEmpty())
      mouse += rowOf(names, ViewControls::meaning(static_cast<MouseGesture>(i)));
  mouse += rowOf(SheetTexts::tr("Wheel, pinch"), SheetTexts::tr("Zoom at the point under the cursor"));
  mouse += rowOf(SheetTexts::tr("Shift with any of these"), SheetTexts::tr("Small steps"));
  body += tableOf(SheetTexts::tr("Camera"), camera) + tableOf(SheetTexts::tr("Mouse in the views"), mouse);
  return QStringLiteral("<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"><title>%1</title></head>"
                        "<body style=\"font-family: sans-serif\">\n%2</body></html>\n")
      .arg(SheetTexts::tr("Keys and mouse"), body);
}

QString KeySheet::save(const KeyBinder& keys, const QString& file)
{
  QByteArray bytes = html(keys).toUtf8();
  if(file.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive))
  {
    QTextDocument page;
    page.setHtml(QString::fromUtf8(bytes));
    bytes.clear();
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setTitle(SheetTexts::tr("Keys and mouse"));
    page.print(&writer);
  }
  const std::string problem = writeAtomically(file.toStdString(), bytes.toStdString());
  return problem.empty() ? QString()
                         : SheetTexts::tr("%1 cannot be written: %2").arg(file, QString::fromStdString(problem));
}

} // namespace sparkwright

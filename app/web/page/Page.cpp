#include "app/web/page/Page.h"

#include "app/web/page/PageTexts.h"

#include <QByteArray>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QString>

namespace sparkwright
{

namespace
{

QByteArray resource(const char* name)
{
  QFile file(QStringLiteral(":/web/") + QLatin1String(name));
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// JSON that may stand in a page: nothing in it ends the element.
std::string inPage(std::string json)
{
  for(std::size_t at = 0; (at = json.find('<', at)) != std::string::npos; at += 6)
    json.replace(at, 1, "\\u003c");
  return json;
}

std::string about(const Page& page)
{
  QJsonObject texts;
  for(const TextKey& key : pageTextTable)
  {
    // The page fills in what it knows.
    const LocalText text = placesIn(key.english) > 0 ? LocalText(key, {TextArgument("%1")}) : LocalText(key, {});
    texts[QString::fromLatin1(key.name).section('.', 1)] = QString::fromStdString(page.words.text(text));
  }
  const QJsonObject head{{"format", Page::format},
                         {"title", QString::fromStdString(page.title)},
                         {"live", page.run == Page::Run::Live},
                         {"texts", texts}};
  return inPage(QJsonDocument(head).toJson(QJsonDocument::Compact).toStdString());
}

} // namespace

std::string Page::begin() const
{
  QByteArray text = resource("page.html");
  text = text.left(text.indexOf("<!-- run -->"));
  text.replace("/* style */", resource("style.css"));
  // Nothing is fetched from elsewhere, whatever names and texts of a run may hold.
  text.replace("%connect%", run == Run::Live ? "'self' ws: wss:" : "'none'");
  text.replace("%title%", QString::fromStdString(title).toHtmlEscaped().toUtf8());
  text += "<script type=\"application/json\" id=\"about\">" + QByteArray::fromStdString(about(*this)) + "</script>\n<script>\n'use strict';\n";
  // Before the run, so that they can tell if its end is missing.
  for(const char* const name : {"format.js", "run.js", "file.js", "live.js", "camera.js", "shaders.js", "draw.js",
                                "player.js", "controls.js", "start.js"})
    text += resource(name) + '\n';
  return text.toStdString() + "</script>\n";
}

std::string Page::end(const std::string& index) const
{
  std::string text;
  if(!index.empty())
    text = "<script type=\"application/json\" id=\"index\">" + inPage(index) + "</script>\n";
  return text + "</body>\n</html>\n";
}

std::string pagePart(const std::string& messages)
{
  constexpr int lengthBefore = 4; // Qt writes the length before what zlib makes.
  const QByteArray packed =
      qCompress(reinterpret_cast<const uchar*>(messages.data()), static_cast<qsizetype>(messages.size()), 7)
          .mid(lengthBefore);
  return "<script type=\"text/plain\" class=\"part\">" + packed.toBase64().toStdString() + "</script>\n";
}

} // namespace sparkwright

#pragma once

#include "core/frame/Frame.h"

#include <QByteArray>
#include <QJSEngine>
#include <QJsonArray>
#include <QJsonObject>
#include <QString>

#include <string>
#include <vector>

namespace sparkwright::test
{

/// Reads messages as the page does, with its own scripts.
class PageReader
{
public:
  PageReader();

  /// Reads messages. @return empty, or what is wrong with them
  QString take(const std::string& messages);

  int scenes() const { return number("scenes"); }
  int frames() const { return number("frames"); }
  /// Of a scene: the JSON, and `itemList` with the items as arrays.
  QJsonObject scene(int index) const { return value("scene", {index}).toObject(); }
  /// Of a frame: `time`, `clock`, `scene`, `visible`, `game`.
  QJsonObject frame(int index) const { return value("frame", {index}).toObject(); }
  /// World poses of all slots between two frames. @param share  0: of the first
  std::vector<Mat4f> world(int index, int next = -1, double share = 0) const;
  /// All decisions, as the page of a live run lists them.
  QJsonArray events() const { return value("events").toArray(); }

private:
  QJsonValue value(const QString& function, const QJSValueList& arguments = {}) const;
  int number(const QString& function) const { return value(function).toInt(); }

  mutable QJSEngine engine_;
  QJSValue functions_;
};

/// The text of a file of resources/web.
QString playerScript(const QString& name);

/// A frame with one robot-like chain of transforms, a box on each, and a sphere; `time` moves it.
FramePtr chainFrame(double time);

} // namespace sparkwright::test

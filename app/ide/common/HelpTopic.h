#pragma once

#include <QDialog>
#include <QVariant>
#include <QWidget>

namespace sparkwright
{

/// The place of the help that a widget is explained at, such as `recordings.md#export`. F1 opens it while the widget,
/// or one inside of it, has the keyboard; dialogs get a button for it as well.
inline constexpr const char* helpTopicProperty = "helpTopic";

inline void setHelpTopic(QWidget& widget, const char* place)
{
  widget.setProperty(helpTopicProperty, QString::fromLatin1(place));
}

/// The topic of a widget, or of the nearest one around it in its window; empty if none has one.
inline QString helpTopicOf(const QWidget* widget)
{
  for(; widget; widget = widget->isWindow() && !widget->inherits("QDockWidget") ? nullptr : widget->parentWidget())
    if(const QString topic = widget->property(helpTopicProperty).toString(); !topic.isEmpty())
      return topic;
  return {};
}

} // namespace sparkwright

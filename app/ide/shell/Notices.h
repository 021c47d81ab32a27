#pragma once

#include "core/text/Diagnostic.h"

#include <QDateTime>
#include <QObject>
#include <QString>

#include <deque>

namespace sparkwright
{

/// What the program has told, newest last: for the list behind the bell of the status bar.
class Notices : public QObject
{
  Q_OBJECT
public:
  struct Notice
  {
    QDateTime time;
    Diagnostic::Severity severity = Diagnostic::Severity::Note;
    QString text;
    int times = 1; ///< In a row.
  };
  using QObject::QObject;

  static constexpr std::size_t most = 200;

  /// The same text in a row is one notice.
  void add(Diagnostic::Severity severity, const QString& text, const QDateTime& now = QDateTime::currentDateTime());
  const std::deque<Notice>& all() const { return all_; }
  /// Warnings and errors since markRead().
  int unread() const { return unread_; }
  void markRead();
  void clear();

signals:
  /// There is a new one at the end, or the last one has come again.
  void added();
  void changed();

private:
  std::deque<Notice> all_;
  int unread_ = 0;
};

} // namespace sparkwright

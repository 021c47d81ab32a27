#include "app/ide/shell/Notices.h"

namespace sparkwright
{

void Notices::add(Diagnostic::Severity severity, const QString& text, const QDateTime& now)
{
  if(text.isEmpty())
    return;
  if(!all_.empty() && all_.back().text == text && all_.back().severity == severity)
  {
    ++all_.back().times;
    all_.back().time = now;
  }
  else
  {
    all_.push_back({now, severity, text, 1});
    if(all_.size() > most)
      all_.pop_front();
  }
  if(severity >= Diagnostic::Severity::Warning)
    ++unread_;
  emit added();
  emit changed();
}

void Notices::markRead()
{
  if(unread_ == 0)
    return;
  unread_ = 0;
  emit changed();
}

void Notices::clear()
{
  all_.clear();
  unread_ = 0;
  emit changed();
}

} // namespace sparkwright

#include "editor/text/find/FindRun.h"

namespace sparkwright
{

FindRun::FindRun(QObject* parent) : QObject(parent)
{
  threads_.setMaxThreadCount(1);
}

FindRun::~FindRun()
{
  cancel();
  threads_.waitForDone();
}

void FindRun::cancel()
{
  if(cancelled_)
    *cancelled_ = true;
  running_ = false;
}

void FindRun::start(const SearchTerm& term, std::string text)
{
  cancel();
  cancelled_ = std::make_shared<std::atomic_bool>(false);
  running_ = true;
  threads_.start(
      [this, search = TextSearch(term), text = std::move(text), cancelled = cancelled_]
      {
        if(*cancelled)
          return;
        std::vector<TextSearch::Match> matches = search.find(text, [&] { return cancelled->load(); });
        QMetaObject::invokeMethod(
            this,
            [this, matches = std::move(matches), cancelled]
            {
              if(*cancelled)
                return;
              running_ = false;
              emit found(matches);
            },
            Qt::QueuedConnection);
      });
}

} // namespace sparkwright

#include "app/ide/editing/LiveLink.h"

#include <algorithm>

namespace sparkwright
{

using Phase = SessionState::Phase;

LiveLink::LiveLink(OpenDocuments& documents, Session& session, QObject* parent)
    : QObject(parent), documents_(documents), session_(session), offsets_(documents)
{
  connect(&documents_, &OpenDocuments::textChanged, this, &LiveLink::note);
  connect(&documents_, &OpenDocuments::changed, this,
          [this]
          {
            // Closed without saving, or saved elsewhere: the World shall be that of the file again.
            const QStringList files = modifiedFiles();
            if(std::ranges::any_of(modified_, [&](const QString& file) { return !files.contains(file); }))
              note();
          });
  rebuildSoon_.setSingleShot(true);
  rebuildSoon_.setInterval(rebuildAfter);
  connect(&rebuildSoon_, &QTimer::timeout, this, [this] { rebuild(shown_.running); });
}

QStringList LiveLink::modifiedFiles() const
{
  QStringList files;
  for(const SceneDocument* const document : documents_.modified())
    files << document->file();
  return files;
}

void LiveLink::note()
{
  edited_ = true;
  modified_ = modifiedFiles();
  setStanding(Standing::Waiting);
  handOver();
}

void LiveLink::handOver()
{
  if(shown_.phase == Phase::Ready && !rebuilding_)
    apply();
  else if(shown_.phase == Phase::Failed)
    rebuildSoon_.start();
}

void LiveLink::apply()
{
  edited_ = false;
  newest_ = session_.applyTexts(documents_.texts());
  offsets_.handedOver(newest_);
}

void LiveLink::rebuild(bool run)
{
  rebuildSoon_.stop();
  edited_ = false;
  rebuilding_ = true;
  newest_ = session_.rebuild(documents_.texts(), run);
  offsets_.handedOver(newest_);
  setStanding(Standing::Waiting);
}

void LiveLink::forget()
{
  rebuildSoon_.stop();
  edited_ = rebuilding_ = false;
  modified_.clear();
  newest_ = judged_ = 0;
  setStanding(Standing::Same);
}

void LiveLink::show(const SessionState& state)
{
  shown_ = state;
  if(state.phase != Phase::Ready && state.phase != Phase::Failed)
    return;
  offsets_.reached(state.texts);
  rebuilding_ = rebuilding_ && state.texts < newest_;
  if(edited_ && !rebuilding_ && !rebuildSoon_.isActive())
    return handOver();
  if(!edited_ && state.texts >= newest_)
    return setStanding(Standing::Same);
  if(rebuilding_ || state.applied < newest_ || judged_ == newest_)
    return;
  judged_ = newest_;
  if(state.edited.kind == EditReport::Kind::Faulty)
    return setStanding(Standing::Faulty);
  if(resetCostsNothing())
    return rebuild(false);
  setStanding(Standing::NeedsReset);
}

bool LiveLink::resetCostsNothing() const
{
  return !shown_.running && shown_.edited.agents == 0 && shown_.edited.seconds == 0;
}

void LiveLink::setStanding(Standing standing)
{
  if(standing != standing_)
  {
    standing_ = standing;
    emit standingChanged();
  }
}

} // namespace sparkwright

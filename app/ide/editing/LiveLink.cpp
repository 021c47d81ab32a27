#include "app/ide/editing/LiveLink.h"

#include "core/object/Registry.h"
#include "editor/language/code/CodeFindings.h"

#include <algorithm>

namespace sparkwright
{

using Phase = SessionState::Phase;

LiveLink::LiveLink(OpenDocuments& documents, Session& session, QObject* parent)
    : QObject(parent), documents_(documents), session_(session), offsets_(documents)
{
  connect(&documents_, &OpenDocuments::textChanged, this,
          [this](const SceneDocument* document)
          {
            if(document->isScene())
              note();
            else if(isPreviewed(*document))
              previewSoon_.start();
          });
  connect(&documents_, &OpenDocuments::changed, this,
          [this]
          {
            lookAtCode();
            // Closed without saving, or saved elsewhere: the World shall be that of the file again.
            const QStringList files = modifiedFiles();
            if(std::ranges::any_of(modified_, [&](const QString& file) { return !files.contains(file); }))
              note();
          });
  rebuildSoon_.setSingleShot(true);
  rebuildSoon_.setInterval(rebuildAfter);
  connect(&rebuildSoon_, &QTimer::timeout, this, [this] { rebuild(shown_.running); });
  previewSoon_.setSingleShot(true);
  previewSoon_.setInterval(rebuildAfter);
  connect(&previewSoon_, &QTimer::timeout, this, &LiveLink::preview);
}

bool LiveLink::isPreviewed(const SceneDocument& document) const
{
  const std::string file = document.file().toStdString();
  return isOnlyShown(file) && file == shown_.location;
}

/// Nobody has typed for a moment.
void LiveLink::preview()
{
  const QString file = QString::fromStdString(shown_.location);
  const SceneDocument* const document = documents_.find(file);
  if(!document || !isPreviewed(*document))
    return;
  const Registry registry; // Its importer needs none: it reads the text into a World of its own.
  const auto findings = codeFindings(languageOf(shown_.location), document->tokens().text(), shown_.location, {registry});
  const bool isFaulty = std::ranges::any_of(findings, [](const Finding& finding)
                                            { return finding.diagnostic.severity == Diagnostic::Severity::Error; });
  if(!isFaulty)
    rebuild(shown_.running);
}

QStringList LiveLink::modifiedFiles() const
{
  QStringList files;
  for(const SceneDocument* const document : documents_.modified())
    if(document->isScene())
      files << document->file();
  return files;
}

/// Texts that are no scenes count when they are saved, or read again.
void LiveLink::lookAtCode()
{
  bool changed = false;
  for(const SceneDocument* const document : documents_.all())
  {
    if(document->isScene())
      continue;
    const QString file = document->file();
    if(document->isModified())
      typed_.insert(file);
    else if(typed_.erase(file) > 0)
      if(std::string text = document->tokens().text(); !saved_.contains(file) || saved_[file] != text)
      {
        saved_[file] = std::move(text);
        changed = true;
      }
  }
  std::erase_if(typed_,
                [&](const QString& file)
                {
                  const bool closed = !documents_.find(file);
                  changed |= closed && saved_.erase(file) > 0; // A reset may have taken what is discarded now.
                  return closed;
                });
  if(changed)
    note();
}

TextOverlay LiveLink::texts() const
{
  TextOverlay result;
  for(const SceneDocument* const document : documents_.modified())
    if(document->isScene())
      result[document->file().toStdString()] = document->tokens().text();
  for(const auto& [file, text] : saved_)
    result[file.toStdString()] = text;
  return result;
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
  newest_ = session_.applyTexts(texts());
  offsets_.handedOver(newest_);
}

void LiveLink::rebuild(bool run)
{
  rebuildSoon_.stop();
  edited_ = false;
  rebuilding_ = true;
  saved_.clear(); // The World reads what is saved from the files.
  for(const SceneDocument* const document : documents_.modified())
    if(!document->isScene())
      saved_[document->file()] = document->tokens().text();
  newest_ = session_.rebuild(texts(), run);
  offsets_.handedOver(newest_);
  setStanding(Standing::Waiting);
}

void LiveLink::forget()
{
  rebuildSoon_.stop();
  rebuilding_ = false;
  saved_.clear();
  newest_ = judged_ = 0;
  // Texts that stay open are for the World that comes next; the present one is left.
  modified_ = modifiedFiles();
  edited_ = !modified_.isEmpty();
  setStanding(edited_ ? Standing::Waiting : Standing::Same);
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
  {
    const QString file = QString::fromStdString(state.edited.file);
    rebuild(false);
    if(languageOf(state.edited.file) != TextLanguage::Scene)
      emit madeAnew(file);
    return;
  }
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

#pragma once

#include "app/ide/editing/WorldOffsets.h"
#include "app/ide/session/Session.h"
#include "editor/document/OpenDocuments.h"

#include <QObject>
#include <QStringList>
#include <QTimer>

#include <map>
#include <set>
#include <string>

namespace sparkwright
{

/// Gives each edit of the open documents to the World while it runs, and knows what became of it.
///
/// What the World cannot take over waits for a reset. If a reset costs nothing, because the World is paused at its
/// beginning without agents, it is done at once.
///
/// Texts that are no scenes in RSG, such as set-up scripts, are read once, when a World is made, and may be anything
/// while they are typed. So an edit of them counts when it is saved; a reset takes what is not saved, too, as of scenes. The
/// file of a robot that is shown by itself (isOnlyShown()) is followed while it is typed, whenever it has no errors.
class LiveLink : public QObject
{
  Q_OBJECT
public:
  /// @param documents,session  must outlive this
  LiveLink(OpenDocuments& documents, Session& session, QObject* parent = nullptr);

  enum class Standing
  {
    Same,      ///< The World is made from the present texts.
    Waiting,   ///< The World has not tried the newest edit yet.
    Faulty,    ///< There are errors in the texts: the World is made from the last ones without.
    NeedsReset ///< The World cannot take over the newest edit while it runs.
  };
  Standing standing() const { return standing_; }
  /// Of the newest edit that was tried: problems, or why a reset is needed and what it costs.
  const EditReport& report() const { return shown_.edited; }
  /// Whether the next World is a rebuild of this one from edited texts.
  bool rebuilding() const { return rebuilding_; }

  /// Whether the session has got edited texts since the scene was opened.
  bool edited() const { return newest_ != 0; }

  const WorldOffsets& offsets() const { return offsets_; }

  /// Makes the World anew from the present texts. Agents are disconnected. @param run  false: paused at the beginning
  void rebuild(bool run);
  /// Another scene is opened: forgets everything.
  void forget();
  /// Updates from the session.
  void show(const SessionState& state);

  static constexpr int rebuildAfter = 300; ///< ms without edits, if there is no World that takes them.

signals:
  void standingChanged();
  /// A text has been saved that is read when the World is made, and this has been done at once.
  void madeAnew(const QString& file);

private:
  QStringList modifiedFiles() const;
  void note();
  void lookAtCode();
  bool isPreviewed(const SceneDocument& document) const;
  void preview();
  TextOverlay texts() const;
  void handOver();
  void apply();
  void setStanding(Standing standing);
  bool resetCostsNothing() const;

  OpenDocuments& documents_;
  Session& session_;
  std::set<QString> typed_;              ///< Files with unsaved edits of texts that are no scenes.
  std::map<QString, std::string> saved_; ///< Such texts as the World shall have them, where it may have others.
  WorldOffsets offsets_;
  SessionState shown_;
  Standing standing_ = Standing::Same;
  QStringList modified_; ///< Files whose texts the session has got.
  bool edited_ = false; ///< There were edits that the session has not got.
  long newest_ = 0;     ///< Number of the texts that the session has got last; 0: none since the scene was opened.
  long judged_ = 0;     ///< Number of the last ones that were tried, as far as standing_ tells of them.
  bool rebuilding_ = false; ///< The newest ones are for a new World.
  QTimer rebuildSoon_, previewSoon_;
};

} // namespace sparkwright

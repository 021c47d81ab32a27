#include "app/ide/editing/PoseKeeping.h"

#include "editor/document/PoseForm.h"

#include <QFileInfo>

namespace sparkwright
{

PoseKeeping::PoseKeeping(Session& session, const WorldOffsets& offsets, QObject* parent)
    : QObject(parent), session_(session), offsets_(offsets)
{
}

void PoseKeeping::keep(SceneDocument& document)
{
  document_ = &document;
  asked_ = session_.askPoses(document.file().toStdString());
}

void PoseKeeping::show(const SessionState& state)
{
  if(!document_ || state.posesAnswered < asked_)
    return;
  SceneDocument& document = *document_;
  document_.clear();
  write(document, state.poses);
}

void PoseKeeping::write(SceneDocument& document, const KeptPoses& kept)
{
  const QString name = QFileInfo(document.shownAs()).fileName();
  std::vector<TextEdit> edits;
  int written = 0, computed = 0;
  for(const KeptPoses::Pose& pose : kept.poses)
  {
    const auto offset = offsets_.inDocument(document, pose.form->offset());
    const PoseEdit edit = offset ? PoseForm(*document.tree(), *offset).edit(pose.written, pose.local)
                                 : PoseEdit{{}, PoseRefusal{}};
    computed += edit.refusal ? 1 : 0;
    written += edit.edits.empty() ? 0 : 1;
    edits.insert(edits.end(), edit.edits.begin(), edit.edits.end());
  }
  QStringList words;
  if(written > 0 && document.apply(edits, tr("Keep poses")))
    words << tr("Wrote the poses of %n thing(s) into %1.", nullptr, written).arg(name);
  else
    words << tr("Nothing in %1 has moved.").arg(name);
  if(computed > 0)
    words << tr("The text computes the poses of %n thing(s): change them there.", nullptr, computed);
  if(kept.others > 0)
    words << tr("%n thing(s) have no Transform of their own in this file.", nullptr, kept.others);
  emit told(words.join(QLatin1Char(' ')));
}

} // namespace sparkwright

#include "app/ide/editing/PoseEditing.h"

#include "app/ide/views/ViewArea.h"
#include "viewer/scene/SceneDrawing.h"

#include <QFileInfo>

#include <algorithm>

namespace sparkwright
{

namespace
{

QString withoutFolder(const std::string& file)
{
  return QFileInfo(QString::fromStdString(file)).fileName();
}

} // namespace

PoseEditing::PoseEditing(SceneDocument& document, Session& session, ViewArea& area)
    : document_(document), session_(session), area_(area)
{
}

std::string PoseEditing::file() const
{
  return document_.file().toStdString();
}

std::optional<ManipulationTool::Settings::Range> PoseEditing::widen(const Movable& movable) const
{
  const FramePtr& frame = area_.scene().frame();
  const auto place = frame ? PlaceInText::of(*frame, movable.node, {}, file()) : std::nullopt;
  return place ? std::optional(ManipulationTool::Settings::Range{place->first, place->last}) : std::nullopt;
}

void PoseEditing::ask(const ManipulationRequest& request)
{
  asked_ = Asked{0, request.with, request.motion, area_.scene().frame()};
  asked_->movables.push_back(request.movable);
  Placement placement{{}, request.motion, request.kind == ManipulationRequest::Kind::Place};
  for(const Movable& movable : asked_->movables)
    placement.ids.push_back(movable.id);
  asked_->number = session_.askArrangement(placement);
}

void PoseEditing::show(const SessionState& state)
{
  if(asked_ && state.answered >= asked_->number)
    write(*std::exchange(asked_, {}), state.arrangement);
}

void PoseEditing::write(const Asked& asked, const Arrangement& arrangement)
{
  std::vector<Moved> all;
  std::vector<TextEdit> edits;
  bool room = true;
  for(std::size_t i = 0; i < asked.movables.size() && i < arrangement.things.size(); ++i)
  {
    const Arrangement::Thing& thing = arrangement.things[i];
    const int node = asked.movables[i].node;
    const auto place = PlaceInText::ofThing(*asked.frame, node, thing.moved, thing.stayed, file());
    if(!place)
      return emit refused(whyNot(*asked.frame, node));
    if(std::ranges::any_of(all, [&](const Moved& known) { return known.place.form == place->form; }))
      continue; // Two parts of one thing.
    const PoseEdit edit = place->edit(*document_.tree(), thing.refused ? asked.motion : thing.motion);
    if(edit.refusal)
      return emit refused(sentence(*edit.refusal, *place));
    room = room && !thing.refused;
    if(thing.refused)
      continue;
    all.push_back({*place, thing.motion});
    edits.insert(edits.end(), edit.edits.begin(), edit.edits.end());
  }
  if(!room)
    emit refused(tr("There is no room for it."));
  if(!edits.empty() && document_.apply(edits, nameOf(all, asked.motion)))
    showMoved(*asked.frame, all);
}

/// Until the World has been built from the new text.
void PoseEditing::showMoved(const Frame& before, const std::vector<Moved>& all)
{
  auto frame = std::make_shared<Frame>(before);
  for(const Moved& moved : all)
    moved.place.move(*frame, moved.motion);
  area_.setFrame(std::move(frame));
}

/// Name of the undo step in the menu.
QString PoseEditing::nameOf(const std::vector<Moved>& all, const Mat4f& motion) const
{
  const PoseForm form(*document_.tree(), all.front().place.form->offset());
  const QString name = all.size() > 1 ? tr("%n things", nullptr, static_cast<int>(all.size()))
                                      : QString::fromStdString(form.name().empty() ? form.kind() : form.name());
  return motion.topLeftCorner<3, 3>() != Mat3f::Identity() ? tr("Turn %1").arg(name) : tr("Move %1").arg(name);
}

QString PoseEditing::whyNot(const Frame& frame, int node) const
{
  const std::string made = fileOf(*frame.structure, node);
  if(made.empty())
    return tr("No scene file sets its pose: a script or an agent has made it.");
  if(made == file())
    return tr("No Transform in %1 contains this: put one around it.").arg(withoutFolder(made));
  return tr("%1 sets its pose. Open that file to edit it, or put a Transform around its import in %2.")
      .arg(withoutFolder(made), withoutFolder(file()));
}

QString PoseEditing::sentence(const PoseRefusal& refusal, const PlaceInText& place) const
{
  using Why = PoseRefusal::Why;
  const PoseForm form(*document_.tree(), place.form->offset());
  const bool all = refusal.why == Why::NotThere || refusal.why == Why::Repeated;
  const SyntaxTree::Position at = all && form.found() ? form.position() : refusal.at;
  const QString where = QStringLiteral("%1:%2").arg(withoutFolder(file())).arg(at.line);
  switch(refusal.why)
  {
  case Why::Expression:
    return tr("%1 computes this number: %2. Change it in the text, or put a Transform with numbers around it.")
        .arg(where, QString::fromStdString(refusal.source));
  case Why::Switch:
    return tr("%1 sets its pose in a switch. Change it in the text, or put a Transform around it.").arg(where);
  case Why::Elsewhere:
    return tr("Its pose differs from that in %1, so something else moves it. Reset the scene, or change it in the "
              "text.")
        .arg(where);
  case Why::Repeated:
    return tr("%1 makes several of these, and would move all of them. Change it where the file is imported.")
        .arg(where);
  case Why::NotThere:
    break;
  }
  return tr("The text no longer contains this. Restart edit mode.");
}

} // namespace sparkwright

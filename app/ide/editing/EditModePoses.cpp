#include "app/ide/editing/EditMode.h"
#include "app/ide/views/ViewArea.h"
#include "viewer/scene/SceneDrawing.h"

#include <QFileInfo>

#include <algorithm>

// How what is dragged in a view becomes numbers in the text.

namespace sparkwright
{

namespace
{

QString withoutFolder(const std::string& file) { return QFileInfo(QString::fromStdString(file)).fileName(); }

} // namespace

std::optional<Grab::Settings::Range> EditMode::widen(const Grip& grip) const
{
  const FramePtr& frame = around_.area.scene().frame();
  const auto place = frame && document_ ? PlaceInText::of(*frame, grip.node, {}, document_->file().toStdString()) : std::nullopt;
  return place ? std::optional(Grab::Settings::Range{place->first, place->last}) : std::nullopt;
}

void EditMode::carryOut(const Handling& handling)
{
  if(handling.kind != Handling::Kind::Move && handling.kind != Handling::Kind::Place)
    return emit told(tr("Things stand still while you edit the scene."));
  if(rebuilding() || pending_)
    return emit told(tr("Wait until the scene is built."));
  const FramePtr& frame = around_.area.scene().frame();
  Pending next{0, handling.with, handling.motion, frame};
  next.grips.push_back(handling.grip);
  ArrangeWish wish{{}, handling.motion, handling.kind == Handling::Kind::Place};
  for(const Grip& grip : next.grips)
  {
    // What cannot be written is not even tried.
    const auto place = PlaceInText::of(*frame, grip.node, {}, document_->file().toStdString());
    if(!place)
      return warn(whyNot(*frame, grip.node));
    if(const auto refusal = editFor(*place, handling.motion).refusal)
      return warn(sentence(*refusal, *place));
    wish.ids.push_back(grip.id);
  }
  next.number = around_.session.arrange(wish);
  pending_ = std::move(next);
}

std::optional<PlaceInText> EditMode::placeOf(const Frame& frame, int node, const Arrangement::Thing& arranged) const
{
  const std::string file = document_->file().toStdString();
  const auto whole = PlaceInText::of(frame, node, arranged.moved, file);
  // What joints hold together moves as one, unless its form holds other things as well.
  const auto& nodes = frame.structure->nodes;
  if(whole && std::none_of(nodes.begin() + whole->first, nodes.begin() + whole->last,
                           [&](const SceneStructure::Node& n) { return std::ranges::find(arranged.stayed, n.id) != arranged.stayed.end(); }))
    return whole;
  return PlaceInText::of(frame, node, {}, file);
}

rsg::PoseEdit EditMode::editFor(const PlaceInText& place, const Mat4f& motion) const
{
  if(place.repeated)
    return {{}, rsg::PoseRefusal{rsg::PoseRefusal::Why::NotThere, {}, {}}};
  const Mat4f wanted = multiply(rigidInverse(place.parent), multiply(motion, multiply(place.parent, place.local)));
  return rsg::PoseForm(document_->document().tree(), place.form->offset()).edit(place.local, wanted);
}

void EditMode::finish(const Pending& pending)
{
  std::vector<PlaceInText> places;
  std::vector<TextEdit> edits;
  QString problem;
  for(std::size_t i = 0; i < pending.grips.size() && i < shown_.arrangement.things.size(); ++i)
  {
    const Arrangement::Thing& thing = shown_.arrangement.things[i];
    const auto place = placeOf(*pending.frame, pending.grips[i].node, thing);
    if(thing.refused)
      problem = tr("It cannot stand there: there is no room.");
    else if(!place)
      problem = whyNot(*pending.frame, pending.grips[i].node);
    else if(std::ranges::any_of(places, [&](const PlaceInText& known) { return known.form == place->form; }))
      continue; // Two parts of one thing.
    else if(const rsg::PoseEdit edit = editFor(*place, thing.motion); edit.refusal)
      problem = sentence(*edit.refusal, *place);
    else
    {
      places.push_back(*place);
      edits.insert(edits.end(), edit.edits.begin(), edit.edits.end());
    }
  }
  if(!problem.isEmpty())
    warn(problem);
  // Without a change of the text, the World has to stand as it says again.
  if(places.empty() || !document_->apply(edits, nameOf(places, pending.motion)))
    rebuild(false);
}

/// What the step is called in the menu.
QString EditMode::nameOf(const std::vector<PlaceInText>& places, const Mat4f& motion) const
{
  const rsg::PoseForm form(document_->document().tree(), places.front().form->offset());
  const QString name = places.size() > 1 ? tr("%n things", nullptr, static_cast<int>(places.size()))
                                         : QString::fromStdString(form.name().empty() ? form.kind() : form.name());
  return motion.topLeftCorner<3, 3>() != Mat3f::Identity() ? tr("Turn %1").arg(name) : tr("Move %1").arg(name);
}

QString EditMode::whyNot(const Frame& frame, int node) const
{
  const std::string file = fileOf(*frame.structure, node);
  if(file.empty())
    return tr("No scene file says where this stands: a script or an agent has made it.");
  if(QString::fromStdString(file) == document_->file())
    return tr("No Transform in %1 holds this: put one around it.").arg(withoutFolder(file));
  return tr("%1 says where this stands. Open that file to edit it, or put a Transform around its import in %2.")
      .arg(withoutFolder(file), QFileInfo(document_->file()).fileName());
}

QString EditMode::sentence(const rsg::PoseRefusal& refusal, const PlaceInText& place) const
{
  using Why = rsg::PoseRefusal::Why;
  const rsg::PoseForm form(document_->document().tree(), place.form->offset());
  const SyntaxTree::Position at = refusal.why == Why::NotThere && form.found() ? form.position() : refusal.at;
  const QString where = QStringLiteral("%1:%2").arg(QFileInfo(document_->file()).fileName()).arg(at.line);
  switch(refusal.why)
  {
  case Why::Expression:
    return tr("%1 computes this number: %2. Change it in the text, or put a Transform with numbers around it.")
        .arg(where, QString::fromStdString(refusal.source));
  case Why::Switch:
    return tr("%1 puts it there in a switch. Change it in the text, or put a Transform around it.").arg(where);
  case Why::Elsewhere:
    return tr("It does not stand where %1 puts it: something else moves it, too. Reset the scene, or change it in the text.")
        .arg(where);
  case Why::NotThere: break;
  }
  return place.repeated ? tr("%1 makes this more than once, and would move all of them. Change it where the file is imported.")
                              .arg(where)
                        : tr("The text does not say any more where this stands. Edit the scene anew.");
}

} // namespace sparkwright

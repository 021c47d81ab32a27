#include "editor/document/PlaceInText.h"

#include <algorithm>
#include <vector>

namespace sparkwright
{

namespace
{

using Source = std::shared_ptr<const NodeSource>;
using Node = SceneStructure::Node;

const Node& nodeAt(const SceneStructure& structure, int index)
{
  return structure.nodes[static_cast<std::size_t>(index)];
}

/// The form, or one around it.
bool standsIn(const NodeSource* form, const NodeSource& outer)
{
  while(form && form != &outer)
    form = form->around().get();
  return form != nullptr;
}

bool sameForm(const NodeSource& a, const NodeSource& b)
{
  return a.offset() == b.offset() && a.location() == b.location();
}

/// Whether another node, or what is around it, was made by the same form.
bool isRepeated(const SceneStructure& structure, const NodeSource& form)
{
  return std::ranges::any_of(structure.nodes,
                             [&](const Node& node)
                             {
                               for(const NodeSource* at = node.origin.source.get(); at; at = at->around().get())
                                 if(at != &form && sameForm(*at, form))
                                   return true;
                               return false;
                             });
}

/// The Transform that a node hangs in; -1: none.
int transformAround(const SceneStructure& structure, int node)
{
  int above = nodeAt(structure, node).parent;
  while(above >= 0 && nodeAt(structure, above).kind != Node::Kind::Transform)
    above = nodeAt(structure, above).parent;
  return above;
}

/// The pose of what the node hangs in.
Mat4f parentPose(const SceneStructure& structure, const std::vector<Mat4f>& world, int node)
{
  const int above = transformAround(structure, node);
  return above < 0 ? Mat4f(Mat4f::Identity()) : world[static_cast<std::size_t>(nodeAt(structure, above).slot)];
}

} // namespace

std::optional<PlaceInText> PlaceInText::of(const Frame& frame, int node, std::span<const std::uint64_t> others,
                                           const std::string& file)
{
  if(!frame.structure || node < 0 || node >= static_cast<int>(frame.structure->nodes.size()))
    return {};
  const SceneStructure& structure = *frame.structure;
  std::vector<const NodeSource*> held;
  for(const Node& n : structure.nodes)
    if(n.id != 0 && std::ranges::find(others, n.id) != others.end())
      held.push_back(n.origin.source.get());
  // What the node itself lacks, things that have made it may have: scripts put nodes below those of files.
  int at = node;
  while(at >= 0 && !nodeAt(structure, at).origin.source)
    at = nodeAt(structure, at).parent;
  Source form = at < 0 ? nullptr : nodeAt(structure, at).origin.source;
  while(form && !(form->posed() && form->location() == file &&
                  std::ranges::all_of(held, [&](const NodeSource* one) { return standsIn(one, *form); })))
    form = form->around();
  if(!form)
    return {};

  PlaceInText place;
  place.form = form;
  place.repeated = isRepeated(structure, *form);
  std::vector<Mat4f> world;
  frame.worldTransforms(world);
  for(int i = 0; i < static_cast<int>(structure.nodes.size()); ++i)
    if(standsIn(nodeAt(structure, i).origin.source.get(), *form))
    {
      place.first = place.first < 0 ? i : place.first;
      place.last = std::max(i + 1, nodeAt(structure, i).end);
    }
  // The outermost of these nodes is the Transform itself, or a child that was put in its place when it was dissolved.
  place.parent = parentPose(structure, world, place.first);
  const std::optional<Mat4f> dissolved = form->dissolvedPose();
  if(!dissolved)
  {
    const Node& own = nodeAt(structure, place.first);
    if(own.kind != Node::Kind::Transform || own.origin.source != form)
      return {};
    place.local = frame.local[static_cast<std::size_t>(own.slot)];
  }
  else
    place.local = *dissolved;
  // Those around it may have been dissolved, too: their poses lie between it and the node that it hangs in now.
  Mat4f between = Mat4f::Identity();
  for(const NodeSource* outer = form->around().get(); outer; outer = outer->around().get())
    if(const std::optional<Mat4f> pose = outer->dissolvedPose())
      between = multiply(*pose, between);
    else if(outer->posed())
      break;
  if(!dissolved)
    place.local = multiply(rigidInverse(between), place.local);
  place.parent = multiply(place.parent, between);
  return place;
}

std::optional<PlaceInText> PlaceInText::ofThing(const Frame& frame, int node, std::span<const std::uint64_t> moved,
                                                std::span<const std::uint64_t> stayed, const std::string& file)
{
  const std::optional<PlaceInText> whole = of(frame, node, moved, file);
  const auto stays = [&](const Node& one) { return std::ranges::find(stayed, one.id) != stayed.end(); };
  if(whole &&
     std::none_of(frame.structure->nodes.begin() + whole->first, frame.structure->nodes.begin() + whole->last, stays))
    return whole;
  return of(frame, node, {}, file);
}

PoseEdit PlaceInText::edit(const SyntaxTree& text, const Mat4f& motion) const
{
  if(repeated)
    return {{}, PoseRefusal{PoseRefusal::Why::Repeated}};
  const Mat4f wanted = multiply(rigidInverse(parent), multiply(motion, multiply(parent, local)));
  return PoseForm(text, form->offset()).edit(local, wanted);
}

void PlaceInText::move(Frame& frame, const Mat4f& motion) const
{
  const SceneStructure& structure = *frame.structure;
  std::vector<Mat4f> world;
  frame.worldTransforms(world);
  for(int i = first; i < last; ++i)
    if(const int around = transformAround(structure, i);
       nodeAt(structure, i).kind == Node::Kind::Transform && (around < first || around >= last))
    {
      const auto slot = static_cast<std::size_t>(nodeAt(structure, i).slot);
      frame.local[slot] = multiply(rigidInverse(parentPose(structure, world, i)), multiply(motion, world[slot]));
    }
}

std::string fileOf(const SceneStructure& structure, int node)
{
  for(; node >= 0; node = nodeAt(structure, node).parent)
    if(const Source& source = nodeAt(structure, node).origin.source)
      return source->location();
  return {};
}

} // namespace sparkwright

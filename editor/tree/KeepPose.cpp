#include "editor/tree/KeepPose.h"

#include "core/rsg/Vocabulary.h"
#include "core/text/Number.h"
#include "editor/document/PoseForm.h"

#include <algorithm>
#include <optional>

namespace sparkwright
{

namespace
{

using Id = SourceOutline::Id;
using Kind = SourceOutline::Kind;

/// Numbers of a call; nothing if one is computed.
std::optional<std::vector<float>> numbers(const TokenRope& tokens, const TokenRope::Cursor& word)
{
  std::vector<float> result;
  for(auto value = tokens.nextElement(word); value; value = tokens.nextElement(*value))
  {
    if(value->kind() != Token::Kind::Atom)
      return std::nullopt;
    const std::string text = value->value();
    if(text.starts_with('$'))
      return std::nullopt;
    result.push_back(static_cast<float>(toNumber(text)));
  }
  return result;
}

bool setsPose(std::string_view method)
{
  return method == "setLocalPos" || method == "setLocalRotation" || method == "setLocalTransform";
}

/// Whether a list inside of a form, no call itself, may set its pose.
bool mayPose(const SourceOutline& outline, Id list)
{
  const SourceOutline::Item& item = *outline.find(list);
  if(item.kind == Kind::Node || item.kind == Kind::Select)
    return false;
  const auto open = outline.tokens().find(list);
  const std::string text = outline.tokens().text(open->begin(), outline.tokens().endOf(*open));
  return text.find("setLocal") != std::string::npos || text.find("SLT") != std::string::npos;
}

/// The pose that a form gives its node in its parent; nothing if it is not plain from the text.
std::optional<Mat4f> localPose(const SourceOutline& outline, const Registry& registry, Id id)
{
  const SourceOutline::Item& item = *outline.find(id);
  Mat4f pose = Mat4f::Identity();
  if(item.kind == Kind::Switch || item.kind == Kind::Case || item.kind == Kind::Group)
    return pose;
  if(item.kind != Kind::Node)
    return std::nullopt;
  const ClassInfo* const info = registry.find(item.head);
  if(!info)
    return std::nullopt;
  if(!info->isA("Transform"))
    return pose;
  for(const Id child : item.children)
    if(mayPose(outline, child))
      return std::nullopt;
  const TokenRope& tokens = outline.tokens();
  for(auto element = tokens.firstElement(*tokens.find(id)); element; element = tokens.nextElement(*element))
  {
    const auto word = element->kind() == Token::Kind::Open ? tokens.firstElement(*element) : std::nullopt;
    if(!word || word->kind() != Token::Kind::Atom)
      continue;
    const std::string name = word->value();
    const std::string_view method = rsg::longName(name);
    if(!setsPose(method))
      continue;
    const std::optional<std::vector<float>> values = numbers(tokens, *word);
    if(!values)
      return std::nullopt;
    const bool matrix = method == "setLocalTransform";
    if(matrix ? values->size() != 16 : values->size() < 3)
      continue; // Refused, so without effect.
    const Vec3f vector((*values)[0], (*values)[1], (*values)[2]);
    if(matrix)
      pose = Eigen::Map<const Mat4f>(values->data());
    else if(method == "setLocalPos")
      setTranslation(pose, vector);
    else
    {
      const Vec3f place = translation(pose);
      pose = rotationFromDegrees(vector);
      setTranslation(pose, place);
    }
  }
  return pose;
}

/// The items around one, itself first.
std::vector<Id> wayUp(const SourceOutline& outline, Id item)
{
  std::vector<Id> way;
  for(; item != 0; item = outline.shownParent(item))
    way.push_back(item);
  return way;
}

} // namespace

KeptPose keepPose(const SourceOutline& outline, const Registry& registry, Id item, Id parent)
{
  const SourceOutline::Item* const self = outline.find(item);
  if(!self || !outline.find(parent))
    return {KeptPose::Why::Expression, item};
  const ClassInfo* const info = self->kind == Kind::Node ? registry.find(self->head) : nullptr;
  if(!info || !info->isA("Transform"))
    return {KeptPose::Why::NoPose, item};
  std::vector<Id> from = wayUp(outline, outline.shownParent(item)), to = wayUp(outline, parent);
  while(!from.empty() && !to.empty() && from.back() == to.back())
  {
    from.pop_back();
    to.pop_back();
  }
  const auto product = [&](const std::vector<Id>& way, Id& blocked) -> std::optional<Mat4f>
  {
    Mat4f pose = Mat4f::Identity();
    for(const Id id : way)
    {
      const std::optional<Mat4f> local = localPose(outline, registry, id);
      if(!local)
      {
        blocked = id;
        return std::nullopt;
      }
      pose = multiply(*local, pose);
    }
    return pose;
  };
  KeptPose result;
  const std::optional<Mat4f> own = product({item}, result.at);
  const std::optional<Mat4f> old = own ? product(from, result.at) : std::nullopt;
  const std::optional<Mat4f> now = old ? product(to, result.at) : std::nullopt;
  result.why = KeptPose::Why::Expression;
  if(!now)
    return result;
  const TokenRope& tokens = outline.tokens();
  const auto open = *tokens.find(item);
  result.text = tokens.text(open.begin(), tokens.endOf(open));
  const SyntaxTree tree(result.text);
  const PoseForm form(tree, tokens.firstElement(open)->begin() - open.begin());
  PoseEdit edit = form.edit(*own, multiply(rigidInverse(*now), multiply(*old, *own)));
  if(edit.refusal)
  {
    result.at = item;
    return result;
  }
  std::ranges::sort(edit.edits, std::ranges::greater(), &TextEdit::begin);
  for(const TextEdit& one : edit.edits)
    result.text.replace(one.begin, one.end - one.begin, one.text);
  result.why = KeptPose::Why::None;
  return result;
}

} // namespace sparkwright

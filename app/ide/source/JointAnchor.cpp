#include "app/ide/source/JointAnchor.h"

#include "app/ide/editing/WorldOffsets.h"
#include "app/ide/source/SourceLink.h"
#include "app/ide/views/ViewArea.h"
#include "core/import/NodeSource.h"
#include "editor/properties/PropertyList.h"
#include "editor/tree/OutlineFiles.h"
#include "viewer/view/Viewport.h"

#include <QAction>
#include <QFileInfo>

#include <array>
#include <charconv>
#include <cmath>
#include <utility>

namespace sparkwright
{

namespace
{

using Joint = PhysicsStructure::Joint;

constexpr const char* method = "setAnchor";
constexpr double precision = 1e-4; // m: what a mouse can tell.

/// A number with four digits behind the point, as far as they say anything.
std::string spelled(double value)
{
  std::array<char, 32> buffer{};
  const double rounded = std::round(value / precision) * precision;
  const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), rounded == 0 ? 0 : rounded,
                                 std::chars_format::fixed, 4);
  std::string text(buffer.data(), end.ptr);
  text.erase(text.find_last_not_of('0') + 1);
  if(text.back() == '.')
    text.pop_back();
  return text;
}

std::optional<double> numberIn(const std::string& text)
{
  double number = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
  return read.ec == std::errc() && read.ptr == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

/// Whether a joint has been made by a form, or by a file that is imported directly in this form.
bool isMadeBy(const Joint& joint, const std::string& file, std::uint32_t offset, const std::string& imported)
{
  const NodeSource* source = joint.source.get();
  if(!imported.empty() && source->location() != imported)
    return false;
  while(!imported.empty() && source && source->location() == imported)
    source = source->around().get();
  return source && source->offset() == offset && source->location() == file;
}

/// How often a file uses a variable, without its `templ`.
int usesOf(const TokenRope& text, const std::string& name)
{
  int uses = -1;
  for(TokenRope::Cursor token = text.first(); !token.atEnd(); token = token.next())
    uses += token.kind() == Token::Kind::Atom && token.value() == name;
  return uses;
}

/// Element of a list by its number, from 0.
std::optional<TokenRope::Cursor> elementOf(const TokenRope& text, TokenRope::Id list, std::size_t number)
{
  const auto open = text.find(list);
  auto element = open ? text.firstElement(*open) : std::nullopt;
  for(; element && number > 0; --number)
    element = text.nextElement(*element);
  return element;
}

} // namespace

JointAnchor::JointAnchor(const Sides& sides, QObject* parent) : QObject(parent), sides_(sides)
{
  const auto lookAgain = [this] { stale_ = true; };
  connect(&sides_.forms, &SourceSelection::changed, this, lookAgain);
  connect(&sides_.outlines, &OutlineFiles::edited, this, lookAgain);
  connect(&sides_.outlines, &OutlineFiles::replacing, this, lookAgain);
  for(Viewport* const view : sides_.area.viewports())
    connectTo(*view);
  connect(&sides_.area, &ViewArea::viewAdded, this, [this](Viewport* view) { connectTo(*view); });
}

void JointAnchor::connectTo(Viewport& viewport)
{
  connect(&viewport, &Viewport::pointMoved, this, &JointAnchor::move);
}

std::optional<PropertyList> JointAnchor::propertiesOf(const OutlinedFile& file, TokenRope::Id form) const
{
  values_ = std::make_unique<SourceValues>(*file.outline, file.file.toStdString(), nullptr,
                                           [this](const std::string& text) { return expressions_(text); });
  PropertyList properties(*values_, sides_.registry, form);
  return properties.find(method) ? std::optional(std::move(properties)) : std::nullopt;
}

std::optional<JointAnchor::Target> JointAnchor::target() const
{
  if(sides_.forms.nodes().size() != 1 || !sides_.forms.nodes().front().document)
    return {};
  const SourceNode& form = sides_.forms.nodes().front();
  OutlinedFile* const file = sides_.outlines.of(form.document);
  if(!file)
    return {};
  if(const SourceOutline::Item* const item = file->nodeOf(form.list))
    return propertiesOf(*file, item->list) ? std::optional(Target{{form.document, item->list}, file, false})
                                           : std::nullopt;
  if(const SourceOutline::Item* const item = file->outline->find(form.list);
     item && item->kind == SourceOutline::Kind::Import)
    if(OutlinedFile* const imported = sides_.outlines.imported(*file->outline, item->list))
      return Target{form, imported, true};
  return {};
}

const Joint* JointAnchor::jointOf(const Target& target, const PhysicsStructure& structure) const
{
  const auto offset = sides_.link.placeInWorld(target.form);
  if(!offset)
    return nullptr;
  const std::string file = target.form.document->file().toStdString();
  const Joint* found = nullptr;
  for(const Joint& joint : structure.joints)
  {
    if(!joint.source || !isMadeBy(joint, file, *offset, target.imported ? target.file->file.toStdString() : ""))
      continue;
    if(!found)
      found = &joint;
    else if(target.imported && joint.source->around() == found->source->around())
      return nullptr; // Another import of the file in the same form: nobody knows which of them is meant.
  }
  return found;
}

TokenRope::Id JointAnchor::formOf(const Target& target, const Joint& joint) const
{
  if(!target.imported)
    return target.form.list;
  const std::optional<std::uint32_t> offset =
      target.file->document ? sides_.offsets.inDocument(*target.file->document, joint.source->offset())
                            : joint.source->offset();
  const SourceOutline::Item* const item =
      offset ? target.file->outline->find(target.file->outline->at(*offset)) : nullptr;
  return item && propertiesOf(*target.file, item->list) ? item->list : 0;
}

void JointAnchor::show(const SessionState& state)
{
  if(std::exchange(stale_, false) || (target_ && !target_->form.document))
    target_ = target();
  std::optional<PointTool::Point> point;
  const PhysicsStructure* const structure = state.frame ? state.frame->physics.structure.get() : nullptr;
  const Joint* const joint =
      structure && target_ && !sides_.locked.isChecked() ? jointOf(*target_, *structure) : nullptr;
  joint_ = joint && joint->hasAnchor() ? formOf(*target_, *joint) : 0;
  if(joint_ != 0)
  {
    const SceneDrawing& scene = sides_.area.scene();
    const auto pose = [&](int slot) { return slot < 0 ? Mat4f(Mat4f::Identity()) : scene.worldPose(slot); };
    axes_ = pose(joint->frame).topLeftCorner<3, 3>();
    point.emplace();
    point->place = transform(pose(joint->slot), joint->anchor);
    point->axes = sides_.localAxes.isChecked() ? axes_ : Mat3f(Mat3f::Identity());
    point->name = tr("Anchor of %1").arg(QString::fromStdString(joint->name));
  }
  for(Viewport* const view : sides_.area.viewports())
    view->pointTool().setPoint(point);
}

void JointAnchor::move(const Vec3f& shift)
{
  if(!target_ || !target_->form.document || joint_ == 0)
    return;
  const std::optional<PropertyList> properties = propertiesOf(*target_->file, joint_);
  if(!properties)
    return;
  const Property& anchor = *properties->find(method);
  const Vec3f by = axes_.transpose() * shift;
  std::vector<PropertyList::NewValue> values;
  std::vector<TextEdit> edits;
  for(std::size_t i = 0; i < 3; ++i)
  {
    const double change = static_cast<double>(by[static_cast<Eigen::Index>(i)]);
    if(std::abs(change) < precision / 2)
      continue;
    const SourceValue value = anchor.isCalled() && i < anchor.values.size() ? anchor.values[i] : SourceValue();
    if(target_->imported)
    {
      if(std::optional<TextEdit> edit = changeArgument(value, change))
      {
        edits.push_back(std::move(*edit));
        continue;
      }
      return refuse(value);
    }
    const std::optional<double> before = value.source.empty() ? 0 : numberIn(value.source);
    if(!before)
      return refuse(value);
    values.push_back({i, spelled(*before + change), false});
  }
  if(!values.empty())
    if(std::optional<TextEdit> edit = properties->set(anchor, values))
      edits.push_back(std::move(*edit));
  if(!edits.empty())
    target_->form.document->apply(edits, tr("Move anchor"));
}

/// The argument of the selected import that gives a number of the anchor, if nothing else uses it.
std::optional<TextEdit> JointAnchor::changeArgument(const SourceValue& value, double change) const
{
  const TokenRope& text = target_->form.document->tokens();
  const auto given = value.argument && usesOf(target_->file->tokens(), value.source) == 1
                         ? elementOf(text, target_->form.list, *value.argument + 2)
                         : std::nullopt;
  const std::optional<double> before =
      given && given->kind() == Token::Kind::Atom ? numberIn(given->value()) : std::nullopt;
  return before ? std::optional(TextEdit{given->begin(), text.endOf(*given), spelled(*before + change)}) : std::nullopt;
}

void JointAnchor::refuse(const SourceValue& value)
{
  const QString source = QString::fromStdString(value.source.empty() ? method : value.source);
  emit told(value.argument && !target_->imported
                ? tr("%1 is an argument of this file. Select the import that gives it, and drag there.").arg(source)
                : tr("The text computes this number: %1. Change it there, or put a number in its place.").arg(source));
}

} // namespace sparkwright

#pragma once

#include "app/ide/session/Session.h"
#include "editor/document/SourceSelection.h"
#include "editor/properties/Expressions.h"
#include "editor/properties/PropertyList.h"

#include <QObject>

#include <memory>
#include <optional>

class QAction;

namespace sparkwright
{

class OutlineFiles;
class Registry;
class SourceLink;
class WorldOffsets;
class ViewArea;
class Viewport;
struct OutlinedFile;

/// Lets people move the anchor of the selected joint in the views: what they drag is written to its `setAnchor`, as one
/// undo step; of a joint that an import makes, to the arguments of the import. Numbers that the drag does not change
/// stay as they are spelled.
class JointAnchor : public QObject
{
  Q_OBJECT
public:
  /// All must outlive this.
  struct Sides
  {
    OutlineFiles& outlines;
    SourceSelection& forms;
    const SourceLink& link;
    const WorldOffsets& offsets;
    const Registry& registry;
    ViewArea& area;
    QAction& locked;    ///< Checked: nothing can be moved.
    QAction& localAxes; ///< Checked: the arrows stand along the axes of the joint's frame.
  };
  explicit JointAnchor(const Sides& sides, QObject* parent = nullptr);

  /// Whether a joint is selected, whose place only frames with Frame::physics tell.
  bool wanted() const { return target_.has_value(); }
  /// Updates from the session.
  void show(const SessionState& state);

signals:
  /// For the status line.
  void told(const QString& words);

private:
  /// The form of the selected joint, or the import that makes one.
  struct Target
  {
    SourceNode form;              ///< That is selected, or that it is a call of.
    OutlinedFile* file = nullptr; ///< That the joint's form stands in.
    bool imported = false;        ///< The form is an import, and this is the file that it imports.
  };
  std::optional<Target> target() const;
  const PhysicsStructure::Joint* jointOf(const Target& target, const PhysicsStructure& structure) const;
  /// The form of a joint in the file of the target; 0: the text no longer has it.
  TokenRope::Id formOf(const Target& target, const PhysicsStructure::Joint& joint) const;
  std::optional<PropertyList> propertiesOf(const OutlinedFile& file, TokenRope::Id form) const;
  void move(const Vec3f& shift);
  std::optional<TextEdit> changeArgument(const SourceValue& value, double change) const;
  void refuse(const SourceValue& value);
  void connectTo(Viewport& viewport);

  Sides sides_;
  mutable Expressions expressions_;
  mutable std::unique_ptr<SourceValues> values_; ///< Of the properties asked last.
  std::optional<Target> target_;
  bool stale_ = true;              ///< Selection or text may mean another joint.
  TokenRope::Id joint_ = 0;        ///< The joint's form.
  Mat3f axes_ = Mat3f::Identity(); ///< Of the joint's frame, in the world.
};

} // namespace sparkwright

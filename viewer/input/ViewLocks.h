#pragma once

#include <QFlags>
#include <QObject>

namespace sparkwright
{

/// What people cannot change in views, as in an exhibition. Views may share one; their tools ask it before they act.
class ViewLocks : public QObject
{
  Q_OBJECT
public:
  enum Part
  {
    Camera = 1,
    Selection = 2,
    Things = 4 ///< Nothing can be moved or pushed, and there are no handles.
  };
  Q_ENUM(Part)
  Q_DECLARE_FLAGS(Parts, Part)
  static constexpr Parts everything() { return Parts(Camera) | Selection | Things; }

  Parts parts() const { return parts_; }
  bool holds(Part part) const { return parts_.testFlag(part); }
  void set(Part part, bool locked);

  /// To be asked when a person wants to change a part. @return whether it is locked; then refused() tells why
  ///         nothing happens
  bool refuses(Part part);

signals:
  void changed();
  void refused(sparkwright::ViewLocks::Part part);

private:
  Parts parts_;
};

Q_DECLARE_OPERATORS_FOR_FLAGS(ViewLocks::Parts)

} // namespace sparkwright

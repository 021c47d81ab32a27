#pragma once

#include "core/object/Registry.h"
#include "core/world/live/NodeValues.h"
#include "core/world/manipulation/Manipulation.h"

#include <QCoreApplication>
#include <QString>

#include <optional>
#include <vector>

namespace sparkwright
{

/// A property of a node in the running World: what it is now, and how it is set for this run only.
struct RunProperty
{
  Q_DECLARE_TR_FUNCTIONS(RunProperty)
public:
  QString name;                   ///< In words: `Max motor force`.
  QString text;                   ///< Its value now; empty: the World does not tell.
  QString unit;                   ///< Empty if there is none.
  const Method* setter = nullptr; ///< Null: it can only be seen.
  std::optional<int> axis{};      ///< The first value of a setter that is called once for each axis.

  /// The number of values that its setter takes, without the axis.
  std::size_t count() const { return setter ? setter->parameters.size() - (axis ? 1 : 0) : 0; }
  /// The change that sets what has been typed: values with blanks, commas or semicolons between them.
  /// @param problem  why there is none
  std::optional<SetProperty> changeTo(const QString& typed, std::uint64_t node, QString& problem) const;
  /// The setter with its parameters and what it does; empty without one.
  QString help() const;
  /// Identifies it among those of a node.
  QString key() const
  {
    return setter ? QString::fromStdString(setter->name) + QString::number(axis.value_or(-1)) : name;
  }

  /// Those that the World tells first, then those that can only be set.
  static std::vector<RunProperty> all(const NodeValues::Node& node, const Registry& registry);
  /// `Max motor force` of `MaxMotorForce`.
  static QString inWords(const QString& name);
};

} // namespace sparkwright

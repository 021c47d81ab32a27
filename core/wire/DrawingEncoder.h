#pragma once

#include "core/draw/Drawings.h"

#include <set>
#include <string>
#include <utility>
#include <vector>

namespace sparkwright
{

/// Writes drawings in the drawing protocol of the 3D league, as DrawingBoard and RoboViz read them: only what has changed
/// since the call before.
///
/// What the protocol cannot say is written as near as it can: circles above the ground as lines, polygons with more than
/// 255 corners as several, and all but polygons without transparency. Shapes that are not finite, farther than 99,999 m
/// or quite transparent are left out, as are texts above players with numbers other than 1 to 128.
class DrawingEncoder
{
public:
  static constexpr std::size_t longestDatagram = 512; ///< Bytes that RoboViz receives at once.

  /// The datagrams that make a viewer show these drawings after those of the call before; none if it shows them already.
  /// A datagram is longer than longestDatagram only if a single command is.
  /// @param drawings  null: none
  /// @param all       all drawings, for viewers that begin here; they remove others that they show
  std::vector<std::string> datagrams(const DrawingsPtr& drawings, bool all);

private:
  using Agent = std::pair<int, int>; ///< Team and number.

  void writeSets(const Drawings& drawings, bool all);
  void writeAgentTexts(const Drawings& drawings, bool all);
  void writeSet(const Drawings::Set& set);
  void swap(const std::string& prefix);
  void command(std::string bytes);

  DrawingsPtr before_;
  bool shown_ = false;        ///< Some set has been written since the start.
  std::set<Agent> labelled_;  ///< Agents that have had a text since the start.
  std::vector<std::string> out_;
};

} // namespace sparkwright

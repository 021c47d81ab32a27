#pragma once

#include "core/syntax/TextEdit.h"
#include "core/text/Diagnostic.h"
#include "core/world/WorldOptions.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

class World;

/// Finds robots that cannot stand: what the engine takes, but punishes.
namespace lint
{

enum class Kind
{
  Inertia,     ///< kg·m²: none that a body can have; the number is the excess of the largest moment in %.
  MassRatio,   ///< How many times one of two joined bodies is heavier.
  Overlap,     ///< m: of parts that no joint connects.
  SelfContact, ///< m: of parts of one robot that push each other.
  MotorForce,  ///< N or N·m
  Range,       ///< Degrees or m by which the start lies outside of a joint's range.
  OpenMesh,    ///< Open edges of a mesh that moves.
  NoName       ///< 1: a perceptor or effector of an agent's joint.
};

/// Its name for programs, e.g. `mass-ratio`.
std::string_view nameOf(Kind kind);

/// A way to mend it: one undo step in one file.
struct Fix
{
  LocalText title;
  std::string location;        ///< Of the file, as Resource::location.
  std::vector<TextEdit> edits; ///< In text order; they do not overlap.
};

struct Finding
{
  Kind kind = Kind::Inertia;
  double number = 0;     ///< See Kind.
  std::string node;      ///< Path of the node in the tree.
  Diagnostic diagnostic; ///< A warning, at the form that made the node.
  std::string location;  ///< Of that form's file; empty: unknown.
  std::uint32_t offset = 0; ///< Of the form's `nd` there, bytes.
  std::vector<Fix> fixes;   ///< Best first.
};

// Limits. What is below is not told.
constexpr double triangleTolerance = 0.01; ///< Share by which the largest moment may exceed the sum of the others.
/// Of two joined bodies. The exact step bears 2,000 (the neck of a humanoid that we ship); an iterative one some hundreds.
constexpr double mostMassRatio = 5000;
constexpr double leastOverlap = 0.001;     ///< m, of parts of a robot.
constexpr double leastBuried = 0.05;       ///< m, of a part in what belongs to no robot, or to another.
constexpr double largestForce = 1e5;       ///< N or N·m of a motor; from here on it counts as without limit.
/// Degrees outside of a range, which its stops take gently; sliders: as many mm. A NAO's elbow starts 2° outside.
constexpr double angleTolerance = 3;

/// Checks the robots of a World as it is: before its first cycle, in the start posture. Moves bodies by at most what their
/// masses do before the first step; else changes nothing that a run would show, but do not run it afterwards.
/// @return findings of each place once, in the order of the tree for each kind
std::vector<Finding> lint(World& world);

struct FileOptions
{
  WorldOptions world;
  std::string script;                  ///< Set-up for a scene; empty: those that we ship.
  std::vector<std::string> parameters; ///< Arguments of the scene's template.
};

struct FileReport
{
  bool built = false; ///< Else the file cannot be used; see `problems`.
  std::vector<Finding> findings;
  Diagnostics problems; ///< Warnings and errors of building it.
};

/// Builds a scene (`.rsg` …) or a set-up (`.rb`) in a World of its own that never runs, and checks it.
FileReport lintFile(const std::string& file, const FileOptions& options);

} // namespace lint
} // namespace sparkwright

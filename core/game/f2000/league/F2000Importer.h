#pragma once

#include "core/import/SceneImporter.h"

#include <memory>

namespace sparkwright::f2000
{

struct FieldForm;
struct RobotForm;
struct WorldForm;

/// Imports `.f2kworld` and `.f2kfield` files, which start a game, and `.f2krobot` files, which are told by their names. A
/// robot takes the arguments x y (m) and its direction (degrees); alone in a scene it gets a floor.
class F2000Importer : public SceneImporter
{
public:
  ImportResult import(SceneSource& source, Object& root, std::span<const std::string> arguments,
                      const ImportOptions& options) override;

private:
  ImportResult importWorld(const std::string& name, std::string text, Object& root);
  ImportResult importField(const std::string& name, std::string text, Object& root);
  ImportResult build(const std::string& name, const WorldForm& world, const FieldForm& field, Object& root);
  ImportResult importRobot(const std::string& name, std::string text, Object& root, std::span<const std::string> arguments);
  /// @return null, after a message, if it cannot be built
  std::shared_ptr<const RobotForm> readRobotForm(const std::string& name, std::string text);
  void startGame();
};

} // namespace sparkwright::f2000

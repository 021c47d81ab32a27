#pragma once

#include "viewer/materials/MaterialColours.h"
#include "viewer/materials/TextureLibrary.h"
#include "viewer/models/MeshLibrary.h"
#include "viewer/scene/Ray.h"
#include "viewer/scene/Subjects.h"

#include <QColor>

#include <optional>
#include <vector>

namespace sparkwright
{

/// Turns Frames into instances to draw, grouped by shape, and finds what a ray meets. Knows no OpenGL.
///
/// What follows from the structure is worked out once per structure; per frame only poses are computed, into buffers
/// that keep their capacity.
class SceneDrawing
{
public:
  /// One drawn shape; laid out as the vertex shader reads it. Colours are linear.
  struct Instance
  {
    std::array<float, 12> model; ///< Upper three rows of the world transform with scale, row-major.
    std::array<float, 4> own;    ///< Material of the node, with alpha.
    std::array<float, 4> team;   ///< Colour of the team; the fourth is the player's number.
    std::array<float, 4> glow;   ///< Light of its own; the fourth says how much it shines.
  };
  /// State that a draw call sets before it draws a shape.
  struct Style
  {
    int picture = -1;         ///< In textures(); -1: none.
    bool transparent = false; ///< Some of it is see-through.
    bool castsShadow = true;
    bool depthCheck = true;   ///< false: drawn over what stands in front of it.
    bool backdrop = false;    ///< A sky: never left out.
    bool mirrored = false;    ///< By a negative scale: its triangles are the other way round.
    auto operator<=>(const Style&) const = default;
  };
  /// Instances [first, first + count) of one shape.
  struct Batch
  {
    int shape = 0;
    int first = 0, count = 0;
    Style style;
  };
  /// A soccer field, metres.
  struct Field
  {
    Mat4f pose = Mat4f::Identity(); ///< x along the length, y across, z up, origin in the centre.
    float length = 30, width = 20, goalWidth = 2.1f, circle = 2, penaltyLength = 1.8f, penaltyWidth = 6;
    int node = -1;
  };
  struct Light
  {
    Vec3f direction = Vec3f::UnitZ(); ///< Towards the light, unit length, world.
    std::array<float, 3> colour{1, 1, 1};
    Vec3f position = Vec3f::Zero();
    float reach = 0; ///< m; 0: everywhere, and always from `direction`.
  };
  /// View of a camera of the scene.
  struct View
  {
    Vec3f position = Vec3f::Zero(), direction = Vec3f::UnitY(); ///< Unit length.
    float fovDeg = 60;                                          ///< Horizontally.
  };

  /// Identifies the mesh and texture libraries: whoever has copied their content can tell whether it is theirs. Another
  /// one when shapes have been dropped.
  const std::shared_ptr<const int>& libraryId() const { return libraryId_; }
  MeshLibrary& library() { return library_; }
  const MeshLibrary& library() const { return library_; }
  TextureLibrary& textures() { return textures_; }
  const TextureLibrary& textures() const { return textures_; }

  /// For scenes that come from servers elsewhere, which may send anything.
  struct Limits
  {
    MeshLibrary::Limits shapes{1'000, 96u << 20};
    long triangles = 3'000'000;   ///< Of everything as seen from near; what is beyond is left out.
    std::size_t shapesAtOnce = 100; ///< New ones in one call; goOn() makes the next.
  };
  /// Nothing, the default: everything is drawn, whatever it costs. Takes effect with the next frame.
  void setLimits(const std::optional<Limits>& limits);
  bool isLimited() const { return limits_.has_value(); }
  /// Number of mesh nodes that are left out because of the limits, or not prepared yet.
  int leftOut() const { return leftOut_; }
  /// Whether more of the frame can be drawn after goOn().
  bool isUnfinished() const { return unfinished_; }
  /// Prepares more of the frame.
  void goOn() { setFrame(frame_); }

  /// Shows a frame from now on. Nullptr clears the scene.
  void setFrame(const FramePtr& frame);
  const FramePtr& frame() const { return frame_; }

  /// World pose of every transform of the frame, by slot.
  const std::vector<Mat4f>& worldPoses() const { return world_; }

  const std::vector<Instance>& instances() const { return instances_; }
  const std::vector<Batch>& batches() const { return batches_; }
  const std::optional<Field>& field() const { return field_; }
  /// The same, or that of a game whose scene draws its field itself: then without a node, its centre at the origin.
  const std::optional<Field>& pitch() const { return pitch_; }
  bool hasSky() const { return hasSky_; }
  /// Colours of the left and right team, sRGB.
  std::array<QColor, 2> teamColours() const { return teamColours_; }
  const std::vector<Light>& lights() const { return lights_; }
  /// Ball, players and all else that can be followed.
  const Subjects& subjects() const { return subjects_; }
  /// World pose of a transform, by its slot; identity for a slot that does not exist.
  const Mat4f& worldPose(int slot) const { return worldOf(slot); }
  /// The first camera in the scene, if there is one.
  std::optional<View> view() const;

  /// Structure node behind an instance; -1 for what belongs to none.
  int nodeOf(int instance) const { return nodes_[static_cast<std::size_t>(instance)]; }

  struct Hit
  {
    int node = -1; ///< Index in the structure.
    float distance = 0;
    Vec3f point = Vec3f::Zero();
  };
  /// Nearest visible mesh (or field) that the ray meets.
  std::optional<Hit> pick(const Ray& ray) const;
  /// All that it meets, nearest first; each node once.
  std::vector<Hit> pickAll(const Ray& ray) const;

  struct Sphere
  {
    Vec3f centre = Vec3f::Zero();
    float radius = 0;
  };
  /// Bounding sphere in the world, m: around the visible meshes below structure node `node` (-1: everything but field
  /// and sky), or the place of the node itself if it shows nothing; nothing for an index that does not exist.
  std::optional<Sphere> bounds(int node) const;

private:
  /// A mesh node with everything that only a new structure can change.
  struct Planned
  {
    int node = 0;
    int transformSlot = -1; ///< Of the nearest transform above; -1: world.
    int visibleSlot = -1;
    int shape = 0;
    Style style;
    Vec3f scale = Vec3f::Ones();
    std::array<float, 4> own{}, team{}, glow{};
  };

  void begin(const SceneStructure& structure);
  void plan(const SceneStructure& structure);
  void planMesh(const SceneStructure& structure, int index, const MaterialColours& materials);
  bool hasRoom(const MeshLibrary::Entry& entry);
  void dropShapes();
  Planned planned(const SceneStructure& structure, int index, int shape, const MaterialColours& materials);
  void planPieces(const SceneStructure& structure, int index, const MeshLibrary::Entry& entry,
                  const MaterialColours& materials);
  void planAxes(const SceneStructure& structure, const SceneStructure::Axes& axes);
  void paint(Planned& planned, const Material* material, const Colour& colour);
  void planLight(const SceneStructure& structure, int index);
  void readField(const GameState& game);
  /// Slot of the nearest transform at `index` or above it; -1: the world.
  int transformAt(const SceneStructure& structure, int index) const;
  int transformAbove(const SceneStructure& structure, int index) const;
  const Mat4f& worldOf(int slot) const;
  float distanceTo(const Ray& ray, int instance, const MeshLibrary::Shape& shape) const;
  float distanceToField(const Ray& ray) const;

  std::shared_ptr<const int> libraryId_ = std::make_shared<const int>(0);
  MeshLibrary library_;
  TextureLibrary textures_;
  FramePtr frame_;
  std::shared_ptr<const SceneStructure> structure_;
  std::vector<Planned> plan_;
  std::optional<Limits> limits_;
  long triangles_ = 0; ///< Of the plan; only counted with limits.
  int leftOut_ = 0;
  bool unfinished_ = false;
  struct PlannedLight
  {
    int transformSlot;
    std::array<float, 3> colour;
    float reach;
  };
  std::vector<PlannedLight> plannedLights_;
  int fieldNode_ = -1;
  Vec3f fieldScale_ = Vec3f::Ones();

  std::vector<Mat4f> world_;
  Subjects subjects_;
  std::vector<Instance> instances_;
  std::vector<int> nodes_;
  std::vector<Batch> batches_;
  std::optional<Field> field_, pitch_;
  std::vector<Light> lights_;
  bool hasSky_ = false;
  std::array<QColor, 2> teamColours_{Qt::red, Qt::blue};
};

/// Converts sRGB to linear light.
std::array<float, 4> toLinear(const Colour& colour);

} // namespace sparkwright

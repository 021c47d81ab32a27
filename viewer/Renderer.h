#pragma once

#include "viewer/DrawCalls.h"

#include <QColor>
#include <QImage>
#include <QOpenGLFunctions_3_3_Core>
#include <QString>

#include <array>
#include <memory>
#include <vector>

class QOpenGLShaderProgram;

namespace sparkwright
{

/// Draws a SceneDrawing with OpenGL 3.3 core into the framebuffer that is bound. Needs depth and stencil.
///
/// One instanced call per shape and pass, whatever the number of robots. All calls need the context of initialize().
class Renderer : protected QOpenGLFunctions_3_3_Core
{
public:
  Renderer();
  ~Renderer();

  /// @return what is wrong with the context; empty if it can be used.
  QString initialize();
  /// Frees everything on the card.
  void release();
  bool ready() const { return ready_; }

  struct Options
  {
    int selectedFrom = 0, selectedTo = 0; ///< Range of structure nodes to be marked; empty: none.
    QColor accent = QColor(255, 170, 0);
    QColor background = QColor(90, 96, 104); ///< For scenes without a sky.
    float pixelRatio = 1;
  };
  /// @param width,height  of the framebuffer in its own pixels
  void render(const SceneDrawing& scene, const Camera& camera, const Options& options, int width, int height);
  /// Lays a (premultiplied) picture over what was drawn, its top left corner at (x, y).
  void overlay(const QImage& picture, int x, int y, int width, int height);

private:
  enum Program
  {
    ShapeProgram,
    FieldProgram,
    GridProgram,
    SkyProgram,
    OverlayProgram,
    ProgramCount
  };
  struct Shape
  {
    unsigned vertexArray = 0, vertices = 0, indices = 0;
    int count = 0;
  };

  void uploadShapes(const SceneDrawing& scene);
  void upload(Shape& shape, const MeshData& mesh);
  void uploadInstances();
  void uploadTextures(const SceneDrawing& scene);
  void prepare(const DrawCalls::Call& call, const SceneDrawing& scene);
  void makeDigits();
  void use(Program program);
  void set(const char* name, const Mat4f& matrix);
  void set(const char* name, float x, float y);
  void set(const char* name, float x, float y, float z);
  void set(const char* name, float x, float y, float z, float w);
  void drawInstances(int shape, int level, int first, int count);
  void setLights(const SceneDrawing& scene);
  void useShapeProgram();
  void drawSky(const SceneDrawing& scene, const Options& options);
  void drawGround(const SceneDrawing& scene, const Options& options);
  void drawShadows(const SceneDrawing& scene);
  void drawShapes(const SceneDrawing& scene, bool seeThrough);
  void drawSelection(const SceneDrawing& scene, const Options& options);
  template<class Draw>
  void forSelected(const Options& options, Draw&& draw);

  std::array<std::unique_ptr<QOpenGLShaderProgram>, ProgramCount> programs_;
  QOpenGLShaderProgram* current_ = nullptr;
  std::vector<std::array<Shape, MeshLibrary::levels>> shapes_;
  std::vector<unsigned> textures_;
  unsigned instances_ = 0, emptyArray_ = 0, digits_ = 0, picture_ = 0;
  std::size_t instanceCapacity_ = 0;
  qint64 pictureKey_ = 0;
  bool ready_ = false;

  // Of the frame being drawn
  DrawCalls calls_;
  Mat4f viewProjection_ = Mat4f::Identity();
  const Camera* camera_ = nullptr;
  int width_ = 1, height_ = 1;
  std::array<Vec3f, 2> lightDirection_;
  std::array<Vec3f, 2> lightColour_;
  std::array<std::array<float, 4>, 2> lightPlace_{}; ///< Position and reach; reach 0: as far as one sees.
  Vec3f skyLight_ = Vec3f::Ones(), groundLight_ = Vec3f::Ones(), haze_ = Vec3f::Zero();
};

} // namespace sparkwright

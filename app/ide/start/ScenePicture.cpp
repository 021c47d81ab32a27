#include "app/ide/start/ScenePicture.h"

#include "core/setup/Plugins.h"
#include "core/world/World.h"
#include "viewer/camera/CameraPresets.h"
#include "viewer/pictures/OffscreenRenderer.h"

namespace sparkwright
{

QImage ScenePicture::draw(const std::filesystem::path& data, const std::atomic<bool>& stop) const
{
  WorldOptions options;
  if(!data.empty())
    options.dataDirectories = {data};
  options.pluginDirectories = findPluginDirectories();
  options.seed = 1; // The same picture each time.
  options.drawn = true;
  options.scriptSeconds = 20;
  options.interrupt = &stop;
  World world(options);
  if(stop || !world.load(scene.toStdString()))
    return {};
  for(int i = 0; i < cycles; ++i)
  {
    if(stop)
      return {};
    world.cycle();
  }
  QString problem;
  const std::unique_ptr<OffscreenRenderer> renderer = stop ? nullptr : OffscreenRenderer::create(problem);
  if(!renderer || !world.frame())
    return {};
  SceneDrawing drawing;
  drawing.setFrame(world.frame());
  Camera camera;
  camera.setViewport(size.width(), size.height());
  camera.setViewpoint(CameraPresets::home(drawing, camera));
  constexpr int smooth = 4;
  Renderer::Options look;
  look.quality = Quality::High;
  return renderer->draw(drawing, camera, look, size, smooth);
}

} // namespace sparkwright

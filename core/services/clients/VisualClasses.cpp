#include "core/services/clients/ClientRegistration.h"
#include "core/services/clients/DisplayNodes.h"

#include "core/services/ServiceRegistration.h"

#include <algorithm>

namespace sparkwright
{

void DisplayServer::remember(const std::string& item)
{
  if(items.size() < mostItems && std::find(items.begin(), items.end(), item) == items.end())
    items.push_back(item);
}

namespace
{

constexpr const char* keptForWindows = " Kept for programs with a window.";

void item(ClassBuilder<DisplayServer>& builder, const char* name, const char* what)
{
  builder.method(name, {pathParameter("file")}, std::string(what) + keptForWindows,
                 [](DisplayServer& s, const Arguments& a) { s.remember(a.text(0)); });
}

void init(ClassBuilder<DisplayServer>& builder, const char* preset)
{
  builder
      .method("init", {textParameter("system", preset)},
              std::string("Chooses the class of the system.") + keptForWindows,
              [preset](DisplayServer& s, const Arguments& a)
              {
                s.system = a.count() > 0 ? a.text(0) : preset;
                return Value(true);
              })
      .arity(0, 1);
}

void registerServers(Registry& registry)
{
  ClassBuilder<DisplayServer> openGl(registry, "kerosin/OpenGLServer", {"Node"},
                                     "The window that scenes are drawn in.");
  init(openGl, "OpenGLSystemSDL");
  ClassBuilder<DisplayServer>(registry, "kerosin/RenderServer", {"Node"}, "Draws scenes.");
  ClassBuilder<DisplayServer>(registry, "kerosin/ImageServer", {"Node"}, "Reads image files.");
  ClassBuilder<DisplayServer>(registry, "kerosin/TextureServer", {"Node"}, "Keeps textures.");
  ClassBuilder<DisplayServer> fonts(registry, "kerosin/FontServer", {"Node"}, "Keeps fonts.");
  item(fonts, "getFont", "Loads a font.");
  ClassBuilder<DisplayServer> sounds(registry, "kerosin/SoundServer", {"Node"}, "Plays sounds.");
  init(sounds, "SoundSystemFMOD");
  item(sounds, "playStream", "Plays a file while it is read.");
  item(sounds, "playModule", "Plays a module.");
  item(sounds, "playEffect", "Plays a short sound.");
}

void registerSystems(Registry& registry)
{
  const struct
  {
    const char* base;
    std::vector<const char*> classes;
    const char* documentation;
  } systems[] = {
      {"OpenGLSystem", {"OpenGLSystemSDL", "OpenGLSystemQt", "OpenGLSystemWX"}, "Opens windows."},
      {"SoundSystem", {"SoundSystemFMOD", "SoundSystemBASS"}, "Drives the sound device."},
  };
  for(const auto& system : systems)
  {
    ClassBuilder<ServerNode>(registry, std::string("kerosin/") + system.base, {"Node"}, system.documentation)
        .abstract();
    for(const char* const name : system.classes)
      ClassBuilder<ServerNode>(registry, name, {system.base},
                               std::string(system.documentation) + " Without effect where there is no window.");
  }
}

void registerRendering(Registry& registry)
{
  ClassBuilder<RenderControl> c(
      registry, "kerosin/RenderControl", {"SimControlNode"},
      "Draws the scene every 0.04 s unless setStep says else; its children draw what is special.");
  c.named("RenderControl");
  booleanMethod(c, "setActive", "true", "Whether it draws. Kept for programs with a window.", &RenderControl::active);
  c.method("getFramesRendered", {}, "Pictures drawn so far: none without a window.",
           [](RenderControl&, const Arguments&) { return Value(std::int64_t{0}); });

  ClassBuilder<ServerNode>(registry, "kerosin/CustomRender", {"Node"}, "Draws what is special in a game.").abstract();
}

} // namespace

void registerVisualClasses(Registry& registry)
{
  registerServers(registry);
  registerSystems(registry);
  registerRendering(registry);
}

} // namespace sparkwright

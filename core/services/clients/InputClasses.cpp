#include "core/services/clients/ClientRegistration.h"
#include "core/services/clients/InputNodes.h"

#include "core/files/FileService.h"
#include "core/object/ObjectTexts.h"
#include "core/script/ScriptEngine.h"
#include "core/services/ServiceRegistration.h"

namespace sparkwright
{

namespace
{

CallResult setScanCodeMapping(InputServer& server, const Arguments& a)
{
  server.scanCodes = a.text(0);
  const Context* const context = server.context();
  if(context && context->scripts && context->files && context->files->locate(server.scanCodes))
    context->scripts->runFile(server.scanCodes);
  return {};
}

CallResult addCode(InputServer& server, const Arguments& a)
{
  if(server.keys.size() >= InputServer::mostEntries)
    return CallResult::refuse(objectText("input.keys"));
  const auto character = [&a](std::size_t index) {
    const std::string& text = a.text(index);
    // Ruby 1.8 gave the number of a character, later ones give the character.
    return text.size() == 1 && (text[0] < '0' || text[0] > '9') ? static_cast<unsigned char>(text[0])
                                                                : a.integer(index);
  };
  server.keys.push_back({a.integer(0), a.text(1), character(2), character(3), character(4)});
  return {};
}

void registerInputServer(Registry& registry)
{
  ClassBuilder<InputServer>(
      registry, "kerosin/InputServer", {"Node"},
      "Devices, names of keys, and bindings. Kept for programs with a window. Defines the variables "
      "Input.IC_<key>.")
      .method("init", {textParameter("system", "InputSystemSDL")}, "Chooses the class of the input system.",
              [](InputServer& s, const Arguments& a)
              {
                s.system = a.text(0);
                return Value(true);
              })
      .method("createDevice", {textParameter("name")}, "Adds a device: Keyboard, Mouse or Timer.",
              [](InputServer& s, const Arguments& a)
              { return s.makeChild("kerosin/InputDevice", a.text(0), "InputDevice"); })
      .method(
          "bindCommand", {textParameter("keys"), intParameter("command")},
          "Binds a key to a command: modifiers (shift, ctrl, alt, each also with l or r in front), then a key or axis, "
          "with + if only pressing it counts, with - if only letting go.",
          [](InputServer& s, const Arguments& a) -> CallResult
          {
            const LocalText problem = s.bind(a.text(0), a.integer(1));
            return problem.empty() ? CallResult{} : CallResult::refuse(problem);
          })
      .method("setScanCodeMapping", {pathParameter("file")}, "Runs the script that names the keys, if there is one.",
              setScanCodeMapping)
      .method("addCode",
              {intParameter("code"), textParameter("name"), intParameter("plain"), intParameter("shift"),
               intParameter("alt")},
              "Names a key, and the characters that it types.", addCode)
      .method("reset", {}, "Forgets bindings and names of keys.",
              [](InputServer& s, const Arguments&)
              {
                s.bindings.clear();
                s.keys.clear();
              });

  ClassBuilder<ServerNode>(registry, "kerosin/InputDevice", {"Node"}, "A keyboard, mouse or timer.");
  ClassBuilder<ServerNode>(registry, "kerosin/InputSystem", {"Node"}, "Reads devices.").abstract();
  for(const char* const name : {"InputSystemSDL", "InputSystemQt", "InputSystemWX"})
    ClassBuilder<ServerNode>(registry, name, {"InputSystem"},
                             "Reads devices. Without effect where there is no window.");
}

void registerControl(Registry& registry)
{
  ClassBuilder<InputControl> c(registry, "kerosin/InputControl", {"SimControlNode"},
                               "Moves the camera. Defines the variables Command.<name> of its commands.");
  c.named("InputControl");
  booleanMethod(c, "setAdvanceTime", "false", "Remembered: time is advanced by the run loop.",
                &InputControl::advanceTime);
  c.method("getAdvanceTime", {}, "What setAdvanceTime has set.",
           [](InputControl& i, const Arguments&) { return Value(i.advanceTime); })
      .method("setFPSController", {pathParameter("path")}, "The controller that keys and mouse move.",
              [](InputControl& i, const Arguments& a) { i.controller = a.text(0); });

  ClassBuilder<InputItem>(registry, "kerosin/InputItem", {"Node"}, "Understands commands of an application.")
      .abstract();
}

} // namespace

void registerInputClasses(Registry& registry)
{
  registerInputServer(registry);
  registerControl(registry);
}

} // namespace sparkwright

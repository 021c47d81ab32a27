#pragma once

#include "core/frame/Frame.h"
#include "core/text/Diagnostic.h"
#include "core/text/LocalText.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace sparkwright
{

/// Shows a run to people who only watch, such as in browsers. They can command nothing, and the run never waits for them.
class FrameBroadcast
{
public:
  struct Options
  {
    std::string address = "127.0.0.1"; ///< To listen on; `0.0.0.0`: all.
    int port = presetPort;             ///< 0: any free one.
    std::string title;                 ///< Of the run.
    std::vector<std::string> hosts;    ///< Names of this machine by which browsers may ask, beside its own.
    /// Where meshes are looked for if frames have none; empty: frames have them.
    std::vector<std::filesystem::path> dataDirectories;
    static constexpr int presetPort = 8080;
  };

  virtual ~FrameBroadcast() = default;
  /// Shows a frame from now on; null changes nothing. Returns at once.
  virtual void show(FramePtr frame) = 0;
  /// Where it is to be seen: `http://127.0.0.1:8080/`.
  virtual std::string url() const = 0;
  virtual int port() const = 0;
  virtual int viewers() const = 0;
  /// Messages since the last call: who came and went, and what was refused.
  virtual std::vector<Diagnostic> takeNotes() = 0;
};

/// Begins to listen. @return null: `problem` says why not
using StartBroadcast =
    std::function<std::unique_ptr<FrameBroadcast>(const FrameBroadcast::Options& options, LocalText& problem)>;

} // namespace sparkwright

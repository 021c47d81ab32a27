#pragma once

#include "app/web/stream/GameCoder.h"

#include <string>

namespace sparkwright
{

/// The page that shows a run in a browser: everything that it needs is in it, and it asks for nothing else but the run
/// itself. Made of resources/web.
struct Page
{
  enum class Run
  {
    Inside, ///< Its parts stand in the page.
    Live    ///< It comes by a WebSocket at the page's own address, `/live`.
  };
  std::string title; ///< Of the run; any text.
  Run run = Run::Inside;
  WebWords words;

  /// The page with its scripts, up to where the parts of the run stand.
  std::string begin() const;
  /// The rest. @param index  what the parts are, JSON; empty for a live run
  std::string end(const std::string& index) const;

  /// The version of the messages.
  static constexpr int format = 1;
};

/// A part of a run as it stands in a page: compressed, and written in letters.
std::string pagePart(const std::string& messages);

} // namespace sparkwright

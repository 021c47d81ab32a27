#pragma once

#include "core/text/LocalText.h"

#include <utility>

namespace sparkwright::f2000
{

/// What is wrong with a recorded drive, or with a network that was trained by one.
inline constexpr TextKey motionTextTable[] = {
    {"f2000.log.unreadable", "cannot read the log"},
    {"f2000.log.columns", "a line has 8 whole numbers: t_ms x_mm y_mm theta_mdeg vt_mms vr_mdegs vt_set_mms vr_set_mdegs"},
    {"f2000.log.time", "the time does not increase: %1 ms after %2 ms"},
    {"f2000.log.order", "sort the lines, or leave out what was written twice"},
    {"f2000.log.gap", "%1 ms are missing; another piece begins here"},
    {"f2000.log.few", "only %1 samples; %2 are needed to learn from"},
    {"f2000.log.coverage", "the commands reach %1 of 10 parts of the range of %2; drive more of it"},
    {"f2000.model.damaged", "this is no model of a drive: %1"},
    {"f2000.model.train", "train it again from its log"},
};

/// Makes a text of the table above.
template<class... Arguments>
LocalText motionText(const KeyIn<motionTextTable>& key, Arguments&&... arguments)
{
  return LocalText(key.key, {TextArgument(std::forward<Arguments>(arguments))...});
}

} // namespace sparkwright::f2000

#pragma once

#include "core/object/Math.h"
#include "core/record/proto/ProtoReader.h"
#include "core/text/LocalText.h"

#include <map>
#include <memory>
#include <span>
#include <vector>

namespace sparkwright
{

/// Writes a text with its key and arguments, so that readers can translate it.
void writeText(proto::ProtoWriter& out, const LocalText& text);
/// Damaged texts come as far as they can be read.
LocalText readText(proto::ProtoReader in);

/// Gives out one object for all equal strings, as many things share the name of a file.
class SharedStrings
{
public:
  std::shared_ptr<const std::string> get(std::string_view text);

private:
  std::map<std::string, std::shared_ptr<const std::string>, std::less<>> strings_;
};

inline std::span<const float> floatsOf(const Vec3f& v)
{
  return {v.data(), 3};
}

/// Reads up to N numbers; the others keep their values.
template<class Array>
void readFloats(const proto::ProtoReader& in, Array&& to)
{
  std::vector<float> values;
  in.appendTo(values);
  std::copy_n(values.begin(), std::min(values.size(), static_cast<std::size_t>(std::size(to))), std::begin(to));
}

} // namespace sparkwright

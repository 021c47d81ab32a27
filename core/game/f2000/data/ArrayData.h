#pragma once

#include "core/game/f2000/data/Layout.h"

#include <memory>
#include <vector>

namespace sparkwright::f2000
{

/// The measurement of a feature with one of the layouts().
class ArrayData : public SensorDataPlugin
{
public:
  explicit ArrayData(const Layout& layout);

  int layout() const override { return layout_.id; }
  void getData(std::vector<std::uint32_t>& words) const override { words.insert(words.end(), words_.begin(), words_.end()); }
  bool setData(const Words& words) override;

  /// The array.
  const std::vector<std::uint32_t>& words() const { return words_; }
  std::size_t items() const { return layout_.item == 0 ? 0 : words_[layout_.count]; }
  std::uint32_t itemWord(std::size_t item, std::size_t word) const { return words_[layout_.head + item * layout_.item + word]; }

private:
  const Layout& layout_;
  std::vector<std::uint32_t> words_;
};

/// A picture: width, height, format, scale, then the pixels.
class ImageData : public SensorDataPlugin
{
public:
  static constexpr int layoutId = 19;
  static constexpr std::uint32_t mostSide = 4096; ///< Pixels.
  static constexpr std::size_t head = 4;          ///< Words before the pixels.

  ImageData() : words_(head) {}

  int layout() const override { return layoutId; }
  void getData(std::vector<std::uint32_t>& words) const override { words.insert(words.end(), words_.begin(), words_.end()); }
  bool setData(const Words& words) override;

  std::uint32_t width() const { return words_[0]; }
  std::uint32_t height() const { return words_[1]; }
  /// 0xAABBGGRR, by rows from the left upper corner.
  Words pixels() const { return {words_.data() + head, words_.size() - head}; }

private:
  std::vector<std::uint32_t> words_;
};

/// What holds measurements of a feature; null: the feature is not known.
std::unique_ptr<SensorDataPlugin> makeData(std::string_view feature);

} // namespace sparkwright::f2000

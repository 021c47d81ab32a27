#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace sparkwright::rsg
{

/// The `$` variables of one imported file: template parameters and definitions, by name (without `$`).
class Environment
{
public:
  explicit Environment(std::vector<std::string> arguments) : arguments_(std::move(arguments)) {}

  /// Gives the next argument to a template parameter.
  /// @return false if the name is taken
  bool addParameter(const std::string& name)
  {
    std::optional<std::string> value;
    if(parameters_ < arguments_.size())
      value = arguments_[parameters_];
    ++parameters_;
    return values_.emplace(name, std::move(value)).second;
  }
  void define(const std::string& name, std::string value) { values_[name] = std::move(value); }

  enum class Lookup
  {
    Found,
    NotSupplied, ///< A parameter that got no argument.
    Unknown
  };
  Lookup find(const std::string& name, std::string& value) const
  {
    const auto found = values_.find(name);
    if(found == values_.end())
      return Lookup::Unknown;
    if(!found->second)
      return Lookup::NotSupplied;
    value = *found->second;
    return Lookup::Found;
  }

  std::size_t argumentCount() const { return arguments_.size(); }
  std::size_t parameterCount() const { return parameters_; }
  std::vector<std::string> names() const
  {
    std::vector<std::string> result;
    for(const auto& entry : values_)
      result.push_back(entry.first);
    return result;
  }

private:
  std::vector<std::string> arguments_;
  std::size_t parameters_ = 0;
  std::unordered_map<std::string, std::optional<std::string>> values_;
};

} // namespace sparkwright::rsg

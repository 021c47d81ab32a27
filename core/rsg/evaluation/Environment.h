#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace sparkwright::rsg
{

/// The `$` variables of one imported file: template parameters and definitions, by name (without `$`).
///
/// Reference skew reproduces the reference simulator: one list of values begins with all arguments, each definition
/// appends to it, and a name stands for the value at the index given by the number of names known before. So after a
/// wrong number of arguments, or a definition before the template, names get the values of others.
class Environment
{
public:
  Environment(std::vector<std::string> arguments, bool referenceSkew)
      : skewed_(referenceSkew), argumentCount_(arguments.size()), arguments_(std::move(arguments))
  {
    if(skewed_)
      values_.assign(arguments_.begin(), arguments_.end());
  }

  /// Gives the next argument to a template parameter.
  /// @return false if the name is taken
  bool addParameter(const std::string& name)
  {
    const std::size_t parameter = parameterCount_++;
    if(!names_.emplace(name, names_.size()).second)
      return false;
    if(!skewed_)
      values_.push_back(parameter < argumentCount_ ? std::optional(arguments_[parameter]) : std::nullopt);
    return true;
  }
  /// @return false if the name has no value to replace; happens with reference skew only
  bool define(const std::string& name, std::string value)
  {
    const auto [entry, isNew] = names_.emplace(name, names_.size());
    if(isNew)
      values_.push_back(std::move(value));
    else if(entry->second < values_.size())
      values_[entry->second] = std::move(value);
    else
      return false;
    return true;
  }

  enum class Lookup
  {
    Found,
    NotSupplied, ///< A parameter that got no argument.
    Unknown
  };
  Lookup find(const std::string& name, std::string& value) const
  {
    const auto found = names_.find(name);
    if(found == names_.end())
      return Lookup::Unknown;
    if(found->second >= values_.size() || !values_[found->second])
      return Lookup::NotSupplied;
    value = *values_[found->second];
    return Lookup::Found;
  }

  const std::vector<std::string>& arguments() const { return arguments_; }
  std::size_t argumentCount() const { return argumentCount_; }
  std::size_t parameterCount() const { return parameterCount_; }
  std::vector<std::string> names() const
  {
    std::vector<std::string> result;
    for(const auto& entry : names_)
      result.push_back(entry.first);
    return result;
  }

private:
  bool skewed_;
  std::size_t argumentCount_;
  std::size_t parameterCount_ = 0;
  std::vector<std::string> arguments_;
  std::unordered_map<std::string, std::size_t> names_; ///< Index into values_.
  std::vector<std::optional<std::string>> values_;
};

} // namespace sparkwright::rsg

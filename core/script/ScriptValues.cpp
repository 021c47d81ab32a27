#include "core/script/ScriptValues.h"

#include <mruby/class.h>
#include <mruby/string.h>

#include <array>
#include <charconv>

namespace sparkwright
{

namespace
{

std::string stringOf(mrb_value value)
{
  return {RSTRING_PTR(value), static_cast<std::size_t>(RSTRING_LEN(value))};
}

} // namespace

std::string textOfFloat(double value)
{
  std::array<char, 64> buffer;
  const auto result = std::to_chars(buffer.data(), buffer.data() + buffer.size(), static_cast<float>(value),
                                    std::chars_format::general, 6);
  return {buffer.data(), result.ptr};
}

std::optional<std::string> resultText(mrb_value value)
{
  if(mrb_string_p(value))
    return stringOf(value);
  if(mrb_float_p(value))
    return textOfFloat(mrb_float(value));
  if(mrb_integer_p(value))
    return std::to_string(mrb_integer(value));
  return std::nullopt;
}

std::optional<std::string> argumentText(mrb_state* mrb, mrb_value value)
{
  if(mrb_float_p(value))
  {
    // mruby keeps two bits less than a double has: more digits would show it.
    constexpr int digits = 15;
    std::array<char, 64> buffer;
    const auto result = std::to_chars(buffer.data(), buffer.data() + buffer.size(), mrb_float(value),
                                      std::chars_format::general, digits);
    return std::string(buffer.data(), result.ptr);
  }
  if(mrb_nil_p(value))
    return std::string();
  if(mrb_true_p(value))
    return "true";
  if(mrb_false_p(value))
    return "false";
  if(mrb_symbol_p(value))
  {
    mrb_int length = 0;
    const char* const name = mrb_sym_name_len(mrb, mrb_symbol(value), &length);
    return std::string(name, static_cast<std::size_t>(length));
  }
  return resultText(value);
}

std::string kindOf(mrb_state* mrb, mrb_value value)
{
  if(mrb_nil_p(value))
    return "nil";
  if(mrb_true_p(value))
    return "true";
  if(mrb_false_p(value))
    return "false";
  const char* const name = mrb_obj_classname(mrb, value);
  return "of class " + std::string(name ? name : "?");
}

std::optional<ScriptEngine::Variable> variableOf(mrb_value value)
{
  if(mrb_string_p(value))
    return stringOf(value);
  if(mrb_float_p(value))
    return static_cast<double>(mrb_float(value));
  if(mrb_integer_p(value))
    return static_cast<std::int64_t>(mrb_integer(value));
  if(mrb_true_p(value))
    return true;
  if(mrb_false_p(value))
    return false;
  return std::nullopt;
}

mrb_value rubyValue(mrb_state* mrb, const ScriptEngine::Variable& variable)
{
  if(const bool* const b = std::get_if<bool>(&variable))
    return mrb_bool_value(*b);
  if(const std::int64_t* const i = std::get_if<std::int64_t>(&variable))
    return mrb_int_value(mrb, *i);
  if(const double* const d = std::get_if<double>(&variable))
    return mrb_float_value(mrb, *d);
  const std::string& s = std::get<std::string>(variable);
  return mrb_str_new(mrb, s.data(), s.size());
}

} // namespace sparkwright

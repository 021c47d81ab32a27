#include "core/script/limits/GuardedBuiltins.h"

#include <mruby/array.h>
#include <mruby/class.h>
#include <mruby/error.h>
#include <mruby/proc.h>
#include <mruby/string.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <mutex>
#include <utility>

namespace sparkwright
{

namespace
{

/// What the time of one call grows with.
enum class Growth
{
  Product, ///< The length of the text times that of its longest argument.
  Square,  ///< The square of its number.
  Shift,   ///< Its number, if that shifts to the left.
  Negative,///< Its number, if that is negative.
  Depth    ///< Two to the power of the depth: calls itself for every member.
};

struct Builtin
{
  const char* owner;
  const char* name;
  Growth growth;
};

constexpr Builtin builtins[] = {
    {"String", "index", Growth::Product},     {"String", "rindex", Growth::Product},
    {"String", "include?", Growth::Product},  {"String", "[]", Growth::Product},
    {"String", "slice", Growth::Product},     {"String", "[]=", Growth::Product},
    {"String", "split", Growth::Product},     {"String", "tr", Growth::Product},
    {"String", "tr!", Growth::Product},       {"String", "tr_s", Growth::Product},
    {"String", "tr_s!", Growth::Product},     {"String", "start_with?", Growth::Product},
    {"String", "end_with?", Growth::Product}, {"Array", "sample", Growth::Square},
    {"Integer", "<<", Growth::Shift},         {"Integer", ">>", Growth::Negative},
    {"Float", "<<", Growth::Shift},           {"Float", ">>", Growth::Negative},
    {"Struct", "==", Growth::Depth},          {"Struct", "eql?", Growth::Depth},
    {"Range", "==", Growth::Depth},           {"Range", "eql?", Growth::Depth},
};
constexpr std::size_t count = std::size(builtins);

constexpr std::int64_t maxProduct = std::int64_t(1) << 30; ///< Characters times characters; below 1 s.
constexpr std::int64_t lookFrom = std::int64_t(1) << 16;   ///< From this product on, the limits are looked at.
constexpr std::int64_t maxSample = 10'000;
constexpr std::int64_t maxShift = 2000; ///< Bits; no number is that long.

// They are the same in every interpreter.
std::array<mrb_func_t, count> originals{};
void (*lookAtLimits)(mrb_state*) = nullptr;

std::int64_t longestText(const mrb_value* values, mrb_int number)
{
  std::int64_t longest = 0;
  for(mrb_int i = 0; i < number; ++i)
    if(mrb_string_p(values[i]))
      longest = std::max<std::int64_t>(longest, RSTRING_LEN(values[i]));
  return longest;
}

void check(mrb_state* mrb, const Builtin& builtin, mrb_value self)
{
  const mrb_int number = mrb_get_argc(mrb);
  const mrb_value* const values = mrb_get_argv(mrb);
  const bool isNumber = number > 0 && mrb_integer_p(values[0]);
  switch(builtin.growth)
  {
  case Growth::Product:
  {
    const std::int64_t own = RSTRING_LEN(self);
    const std::int64_t product = own * std::max<std::int64_t>(longestText(values, number), 1);
    if(own >= lookFrom || product >= lookFrom)
      lookAtLimits(mrb);
    if(product > maxProduct)
      mrb_raisef(mrb, mrb_class_get(mrb, "ArgumentError"), "'%s' of %i and %i characters takes too long; shorten one of them",
                 builtin.name, static_cast<mrb_int>(own), static_cast<mrb_int>(longestText(values, number)));
    break;
  }
  case Growth::Square:
    if(isNumber && std::min<std::int64_t>(mrb_integer(values[0]), RARRAY_LEN(self)) > maxSample)
      mrb_raisef(mrb, mrb_class_get(mrb, "ArgumentError"), "'%s' takes at most %i elements", builtin.name,
                 static_cast<mrb_int>(maxSample));
    break;
  case Growth::Shift:
  case Growth::Negative:
    if(isNumber && (builtin.growth == Growth::Shift ? mrb_integer(values[0]) > maxShift
                                                   : mrb_integer(values[0]) < -maxShift))
      mrb_raisef(mrb, mrb_class_get(mrb, "ArgumentError"), "'%s' shifts by at most %i bits", builtin.name,
                 static_cast<mrb_int>(maxShift));
    break;
  case Growth::Depth:
    lookAtLimits(mrb);
    break;
  }
}

template<std::size_t index>
mrb_value guarded(mrb_state* mrb, mrb_value self)
{
  check(mrb, builtins[index], self);
  return originals[index](mrb, self);
}

template<std::size_t... index>
constexpr std::array<mrb_func_t, count> guards(std::index_sequence<index...>)
{
  return {guarded<index>...};
}

} // namespace

void guardBuiltins(mrb_state* mrb, void (*look)(mrb_state*))
{
  std::array<mrb_func_t, count> found{};
  for(std::size_t i = 0; i < count; ++i)
  {
    RClass* owner = mrb_class_get(mrb, builtins[i].owner);
    const mrb_method_t method = mrb_method_search_vm(mrb, &owner, mrb_intern_cstr(mrb, builtins[i].name));
    if(MRB_METHOD_UNDEF_P(method) || !MRB_METHOD_CFUNC_P(method))
      mrb_raisef(mrb, mrb_class_get(mrb, "RuntimeError"), "%s has no method '%s' to guard", builtins[i].owner,
                 builtins[i].name);
    found[i] = MRB_METHOD_CFUNC(method);
  }
  static std::once_flag once;
  std::call_once(once,
                 [&]
                 {
                   originals = found;
                   lookAtLimits = look;
                 });
  constexpr auto all = guards(std::make_index_sequence<count>());
  for(std::size_t i = 0; i < count; ++i)
    mrb_define_method(mrb, mrb_class_get(mrb, builtins[i].owner), builtins[i].name, all[i], MRB_ARGS_ANY());
}

} // namespace sparkwright

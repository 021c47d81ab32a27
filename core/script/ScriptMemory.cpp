#include "core/script/ScriptMemory.h"

#include "core/archive/StateArchive.h"

#include <mruby/array.h>
#include <mruby/class.h>
#include <mruby/hash.h>
#include <mruby/istruct.h>
#include <mruby/string.h>
#include <mruby/variable.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <string>

namespace sparkwright
{

namespace
{

constexpr int deepestValue = 20; ///< An array may contain itself.

enum class ValueKind : std::uint8_t
{
  Nil,
  False,
  True,
  Integer,
  Float,
  Text,
  Symbol,
  Array,
  Hash,
  Other
};

/// Walks values under guarded(): nothing in it has a destructor while mruby may raise.
struct ValueWalk
{
  mrb_state* mrb;
  StateArchive& a;
  std::string scratch{};

  static ValueKind kindOf(mrb_value value)
  {
    return mrb_nil_p(value)       ? ValueKind::Nil
           : mrb_false_p(value)   ? ValueKind::False
           : mrb_true_p(value)    ? ValueKind::True
           : mrb_integer_p(value) ? ValueKind::Integer
           : mrb_float_p(value)   ? ValueKind::Float
           : mrb_string_p(value)  ? ValueKind::Text
           : mrb_symbol_p(value)  ? ValueKind::Symbol
           : mrb_array_p(value)   ? ValueKind::Array
           : mrb_hash_p(value)    ? ValueKind::Hash
                                  : ValueKind::Other;
  }

  void name(mrb_sym& symbol)
  {
    if(!a.isLoading())
    {
      mrb_int length = 0;
      const char* const text = mrb_sym_name_len(mrb, symbol, &length);
      scratch.assign(text, static_cast<std::size_t>(length));
    }
    a(scratch);
    if(a.isLoading())
      symbol = mrb_intern(mrb, scratch.data(), scratch.size());
  }

  /// @return false if it cannot be saved
  bool value(mrb_value& v, int depth = 0)
  {
    ValueKind kind = a.isLoading() ? ValueKind::Nil : kindOf(v);
    if(kind == ValueKind::Other || depth > deepestValue)
      return false;
    a.choice(kind, ValueKind::Hash);
    switch(kind)
    {
    case ValueKind::Nil:
    case ValueKind::Other:
      v = mrb_nil_value();
      break;
    case ValueKind::False:
      v = mrb_false_value();
      break;
    case ValueKind::True:
      v = mrb_true_value();
      break;
    case ValueKind::Integer:
    {
      std::int64_t number = a.isLoading() ? 0 : mrb_integer(v);
      a(number);
      if(a.isLoading())
        v = mrb_int_value(mrb, static_cast<mrb_int>(number));
      break;
    }
    case ValueKind::Float:
    {
      double number = a.isLoading() ? 0 : mrb_float(v);
      a(number);
      if(a.isLoading())
        v = mrb_float_value(mrb, number);
      break;
    }
    case ValueKind::Text:
      if(!a.isLoading())
        scratch.assign(RSTRING_PTR(v), static_cast<std::size_t>(RSTRING_LEN(v)));
      a(scratch);
      if(a.isLoading())
        v = mrb_str_new(mrb, scratch.data(), static_cast<mrb_int>(scratch.size()));
      break;
    case ValueKind::Symbol:
    {
      mrb_sym symbol = a.isLoading() ? 0 : mrb_symbol(v);
      name(symbol);
      if(a.isLoading())
        v = mrb_symbol_value(symbol);
      break;
    }
    case ValueKind::Array:
      return array(v, depth);
    case ValueKind::Hash:
      return hash(v, depth);
    }
    return !a.failed();
  }

  bool array(mrb_value& v, int depth)
  {
    const std::size_t count = a.count(a.isLoading() ? 0 : static_cast<std::size_t>(RARRAY_LEN(v)));
    if(a.isLoading())
      v = mrb_ary_new(mrb);
    for(std::size_t i = 0; i < count; ++i)
    {
      mrb_value each = a.isLoading() ? mrb_nil_value() : mrb_ary_entry(v, static_cast<mrb_int>(i));
      if(!value(each, depth + 1))
        return false;
      if(a.isLoading())
        mrb_ary_push(mrb, v, each);
    }
    return true;
  }

  bool hash(mrb_value& v, int depth)
  {
    const mrb_value keys = a.isLoading() ? mrb_nil_value() : mrb_hash_keys(mrb, v);
    const std::size_t count = a.count(a.isLoading() ? 0 : static_cast<std::size_t>(RARRAY_LEN(keys)));
    if(a.isLoading())
      v = mrb_hash_new(mrb);
    for(std::size_t i = 0; i < count; ++i)
    {
      mrb_value key = a.isLoading() ? mrb_nil_value() : mrb_ary_entry(keys, static_cast<mrb_int>(i));
      mrb_value each = a.isLoading() ? mrb_nil_value() : mrb_hash_get(mrb, v, key);
      if(!value(key, depth + 1) || !value(each, depth + 1))
        return false;
      if(a.isLoading())
        mrb_hash_set(mrb, v, key, each);
    }
    return true;
  }
};

} // namespace

ScriptMemory::ScriptMemory(Interpreter& interpreter) : interpreter_(interpreter)
{
  mrb_state* const mrb = interpreter_.state();
  const ArenaScope arena(mrb);
  mrb_value names = mrb_nil_value();
  interpreter_.guarded([&] { names = mrb_f_global_variables(mrb, mrb_nil_value()); });
  for(mrb_int i = 0; mrb_array_p(names) && i < RARRAY_LEN(names); ++i)
    library_.push_back(mrb_symbol(mrb_ary_entry(names, i)));
}

bool ScriptMemory::isOwn(mrb_sym global) const
{
  return std::ranges::find(library_, global) == library_.end();
}

bool ScriptMemory::archive(StateArchive& a)
{
  mrb_state* const mrb = interpreter_.state();
  const ArenaScope arena(mrb);
  ValueWalk walk{mrb, a};
  mrb_value globals = mrb_nil_value(), own = mrb_nil_value();
  std::vector<mrb_sym> names[2]; // Globals, and instance variables of the top-level object.
  const bool listed = a.isLoading() || interpreter_.guarded(
                                           [&]
                                           {
                                             globals = mrb_f_global_variables(mrb, mrb_nil_value());
                                             own = mrb_obj_instance_variables(mrb, mrb_top_self(mrb));
                                           });
  for(mrb_int i = 0; mrb_array_p(globals) && i < RARRAY_LEN(globals); ++i)
    if(const mrb_sym global = mrb_symbol(mrb_ary_entry(globals, i)); isOwn(global))
      names[0].push_back(global);
  for(mrb_int i = 0; mrb_array_p(own) && i < RARRAY_LEN(own); ++i)
    names[1].push_back(mrb_symbol(mrb_ary_entry(own, i)));
  bool good = listed;
  for(const int kind : {0, 1})
  {
    names[kind].resize(a.count(names[kind].size(), 5));
    for(mrb_sym& name : names[kind])
      good = good &&
             interpreter_.guarded(
                 [&]
                 {
                   walk.name(name);
                   mrb_value value = mrb_nil_value();
                   if(!a.isLoading())
                     value = kind == 0 ? mrb_gv_get(mrb, name) : mrb_iv_get(mrb, mrb_top_self(mrb), name);
                   good = walk.value(value) && !a.failed();
                   if(a.isLoading() && good && kind == 0)
                     mrb_gv_set(mrb, name, value);
                   else if(a.isLoading() && good)
                     mrb_iv_set(mrb, mrb_top_self(mrb), name, value);
                 }) &&
             good;
  }
  archiveRandom(a);
  return good && !a.failed();
}

void ScriptMemory::archiveRandom(StateArchive& a)
{
  mrb_state* const mrb = interpreter_.state();
  std::array<std::uint8_t, ISTRUCT_DATA_SIZE> bytes{};
  mrb_value random = mrb_nil_value();
  interpreter_.guarded(
      [&]
      {
        const mrb_value kind = mrb_obj_value(mrb_class_get(mrb, "Random"));
        random = mrb_const_get(mrb, kind, mrb_intern_lit(mrb, "DEFAULT"));
      });
  const bool there = mrb_type(random) == MRB_TT_ISTRUCT;
  if(there)
    std::memcpy(bytes.data(), mrb_istruct_ptr(random), bytes.size());
  a(bytes);
  if(there && a.isLoading() && !a.failed())
    std::memcpy(mrb_istruct_ptr(random), bytes.data(), bytes.size());
}

} // namespace sparkwright

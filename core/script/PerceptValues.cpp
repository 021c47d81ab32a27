#include "core/script/PerceptValues.h"

#include "core/text/Number.h"

#include <mruby/array.h>
#include <mruby/class.h>
#include <mruby/hash.h>
#include <mruby/proc.h>
#include <mruby/string.h>
#include <mruby/variable.h>

#include <string_view>

// Everything in here may raise, which is a longjmp: no object with a destructor lives across a call of mruby.

namespace sparkwright
{

namespace
{

using Element = PredicateList::Element;
using Kind = PredicateList::Kind;

mrb_value stringOf(mrb_state* mrb, std::string_view text)
{
  return mrb_str_new(mrb, text.data(), static_cast<mrb_int>(text.size()));
}

/// Numbers become numbers: whole ones without a point integers.
mrb_value atomOf(mrb_state* mrb, const PredicateList& list, const Element& element)
{
  const std::string_view text = list.textOf(element);
  if(text.empty() || numberLength(text) != text.size())
    return stringOf(mrb, text);
  const double number = toNumber(text);
  const bool whole = text.find_first_not_of("+-0123456789") == std::string_view::npos;
  constexpr double largest = 1e15;
  return whole && number > -largest && number < largest ? mrb_int_value(mrb, static_cast<mrb_int>(number))
                                                        : mrb_float_value(mrb, number);
}

/// A list as an array: its name, then all that is in it.
mrb_value arrayOf(mrb_state* mrb, const PredicateList& list, std::size_t at)
{
  const Element& self = list.elements()[at];
  const mrb_value array = mrb_ary_new(mrb);
  const int arena = mrb_gc_arena_save(mrb);
  if(self.length > 0)
    mrb_ary_push(mrb, array, stringOf(mrb, list.textOf(self)));
  for(std::size_t i = at + 1; i < self.after; i = list.elements()[i].after)
  {
    const Element& element = list.elements()[i];
    mrb_ary_push(mrb, array, element.kind == Kind::List ? arrayOf(mrb, list, i) : atomOf(mrb, list, element));
    mrb_gc_arena_restore(mrb, arena);
  }
  return array;
}

mrb_value hashOf(mrb_state* mrb, const PredicateList& list, std::size_t at);

/// What a list says: its one value, the array of them, or the Hash of the lists in it.
mrb_value valueOf(mrb_state* mrb, const PredicateList& list, std::size_t at)
{
  const Element& self = list.elements()[at];
  std::size_t atoms = 0, lists = 0;
  for(std::size_t i = at + 1; i < self.after; i = list.elements()[i].after)
    ++(list.elements()[i].kind == Kind::List ? lists : atoms);
  if(lists > 0)
    return hashOf(mrb, list, at);
  if(atoms == 1)
    return atomOf(mrb, list, list.elements()[at + 1]);
  const mrb_value array = mrb_ary_new_capa(mrb, static_cast<mrb_int>(atoms));
  const int arena = mrb_gc_arena_save(mrb);
  for(std::size_t i = at + 1; i < self.after; i = list.elements()[i].after)
  {
    mrb_ary_push(mrb, array, atomOf(mrb, list, list.elements()[i]));
    mrb_gc_arena_restore(mrb, arena);
  }
  return array;
}

/// The lists in a list by their names, the first of each; what is no list stands as an array below nil.
mrb_value hashOf(mrb_state* mrb, const PredicateList& list, std::size_t at)
{
  const Element& self = list.elements()[at];
  const mrb_value hash = mrb_hash_new(mrb);
  const int arena = mrb_gc_arena_save(mrb);
  for(std::size_t i = at + 1; i < self.after; i = list.elements()[i].after)
  {
    const Element& element = list.elements()[i];
    if(element.kind == Kind::List)
    {
      const mrb_value name = stringOf(mrb, list.textOf(element));
      if(!mrb_hash_key_p(mrb, hash, name))
        mrb_hash_set(mrb, hash, name, valueOf(mrb, list, i));
    }
    else
    {
      mrb_value loose = mrb_hash_get(mrb, hash, mrb_nil_value());
      if(mrb_nil_p(loose))
      {
        loose = mrb_ary_new(mrb);
        mrb_hash_set(mrb, hash, mrb_nil_value(), loose);
      }
      mrb_ary_push(mrb, loose, atomOf(mrb, list, element));
    }
    mrb_gc_arena_restore(mrb, arena);
  }
  return hash;
}

constexpr std::size_t none = SIZE_MAX;

/// The first list called `name` from `at` to `end`; with a `part`, the one whose (n …) is that.
std::size_t find(const PredicateList& list, std::size_t at, std::size_t end, std::string_view name,
                 std::string_view part = {})
{
  for(std::size_t i = at; i < end; i = list.elements()[i].after)
  {
    const Element& element = list.elements()[i];
    if(element.kind != Kind::List || list.textOf(element) != name)
      continue;
    if(part.empty())
      return i;
    const std::size_t n = find(list, i + 1, element.after, "n");
    if(n != none && list.elements()[n].after > n + 1 && list.textOf(list.elements()[n + 1]) == part)
      return i;
  }
  return none;
}

/// A string argument; valid as long as the value is.
std::string_view textOf(mrb_value value)
{
  return {RSTRING_PTR(value), static_cast<std::size_t>(RSTRING_LEN(value))};
}

} // namespace

/// The methods of the Ruby class.
struct PerceptValues::Methods
{
  static const PredicateList& list(mrb_state* mrb, mrb_value self) 
  {
    return static_cast<PerceptValues*>(mrb_cptr(mrb_proc_cfunc_env_get(mrb, 0)))->read(mrb, self);
  }

  static mrb_value toText(mrb_state* mrb, mrb_value self) { return mrb_iv_get(mrb, self, mrb_intern_lit(mrb, "text")); }

  static mrb_value toArray(mrb_state* mrb, mrb_value self)
  {
    const PredicateList& all = list(mrb, self);
    const mrb_value array = mrb_ary_new(mrb);
    const int arena = mrb_gc_arena_save(mrb);
    for(std::size_t i = 0; i < all.elements().size(); i = all.elements()[i].after)
    {
      mrb_ary_push(mrb, array, arrayOf(mrb, all, i));
      mrb_gc_arena_restore(mrb, arena);
    }
    return array;
  }

  static mrb_value at(mrb_state* mrb, mrb_value self)
  {
    mrb_value name = mrb_nil_value(), part = mrb_nil_value();
    mrb_get_args(mrb, "S|S!", &name, &part);
    const PredicateList& all = list(mrb, self);
    const std::size_t found = find(all, 0, all.elements().size(), textOf(name),
                                   mrb_nil_p(part) ? std::string_view() : textOf(part));
    return found == none ? mrb_nil_value() : hashOf(mrb, all, found);
  }

  static mrb_value time(mrb_state* mrb, mrb_value self)
  {
    const PredicateList& all = list(mrb, self);
    const std::size_t time = find(all, 0, all.elements().size(), "time");
    const std::size_t now = time == none ? none : find(all, time + 1, all.elements()[time].after, "now");
    return now == none ? mrb_nil_value() : valueOf(mrb, all, now);
  }

  static mrb_value joint(mrb_state* mrb, mrb_value self)
  {
    mrb_value name = mrb_nil_value();
    mrb_get_args(mrb, "S", &name);
    const PredicateList& all = list(mrb, self);
    const std::size_t end = all.elements().size();
    if(const std::size_t hinge = find(all, 0, end, "HJ", textOf(name)); hinge != none)
    {
      const std::size_t angle = find(all, hinge + 1, all.elements()[hinge].after, "ax");
      return angle == none ? mrb_nil_value() : valueOf(mrb, all, angle);
    }
    const std::size_t universal = find(all, 0, end, "UJ", textOf(name));
    if(universal == none)
      return mrb_nil_value();
    const mrb_value both = mrb_ary_new_capa(mrb, 2);
    for(const std::string_view axis : {"ax1", "ax2"})
      if(const std::size_t angle = find(all, universal + 1, all.elements()[universal].after, axis); angle != none)
        mrb_ary_push(mrb, both, valueOf(mrb, all, angle));
    return both;
  }

  static mrb_value seen(mrb_state* mrb, mrb_value self)
  {
    mrb_value name = mrb_nil_value();
    mrb_get_args(mrb, "S", &name);
    const PredicateList& all = list(mrb, self);
    const mrb_value array = mrb_ary_new(mrb);
    const std::size_t see = find(all, 0, all.elements().size(), "See");
    if(see == none)
      return array;
    const std::size_t end = all.elements()[see].after;
    const int arena = mrb_gc_arena_save(mrb);
    for(std::size_t i = find(all, see + 1, end, textOf(name)); i != none;
        i = find(all, all.elements()[i].after, end, textOf(name)))
    {
      mrb_ary_push(mrb, array, hashOf(mrb, all, i));
      mrb_gc_arena_restore(mrb, arena);
    }
    return array;
  }
};

void PerceptValues::define(mrb_state* mrb)
{
  class_ = mrb_define_class(mrb, "Percepts", mrb->object_class);
  mrb_undef_class_method(mrb, class_, "new");
  const mrb_value self = mrb_cptr_value(mrb, this);
  const auto define = [&](const char* name, mrb_func_t function)
  {
    RProc* const proc = mrb_proc_new_cfunc_with_env(mrb, function, 1, &self);
    mrb_method_t method;
    MRB_METHOD_FROM_PROC(method, proc);
    mrb_define_method_raw(mrb, class_, mrb_intern_cstr(mrb, name), method);
  };
  define("to_s", Methods::toText);
  define("to_a", Methods::toArray);
  define("[]", Methods::at);
  define("time", Methods::time);
  define("joint", Methods::joint);
  define("seen", Methods::seen);
}

mrb_value PerceptValues::make(mrb_state* mrb, const char* text, std::size_t length)
{
  const mrb_value object = mrb_obj_value(mrb_obj_alloc(mrb, MRB_TT_OBJECT, class_));
  const mrb_value said = mrb_str_new(mrb, text, static_cast<mrb_int>(length));
  mrb_obj_freeze(mrb, said);
  mrb_iv_set(mrb, object, mrb_intern_lit(mrb, "text"), said);
  mrb_iv_set(mrb, object, mrb_intern_lit(mrb, "number"), mrb_int_value(mrb, ++made_));
  return object;
}

const PredicateList& PerceptValues::read(mrb_state* mrb, mrb_value self)
{
  const mrb_value number = mrb_iv_get(mrb, self, mrb_intern_lit(mrb, "number"));
  const mrb_value text = mrb_iv_get(mrb, self, mrb_intern_lit(mrb, "text"));
  const mrb_int wanted = mrb_integer_p(number) ? mrb_integer(number) : 0;
  if(wanted != held_ || wanted == 0)
  {
    held_ = wanted;
    list_.clear();
    reader_.start(mrb_string_p(text) ? textOf(text) : std::string_view());
    while(reader_.next(list_))
      ;
  }
  return list_;
}

} // namespace sparkwright

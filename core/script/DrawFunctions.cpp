// The module Draw, by which scripts draw into the views: Draw.line 'set', [0, 0, 0], [1, 0, 0], '#ff8800', 2

#include "core/script/DrawFunctions.h"

#include <mruby/array.h>
#include <mruby/class.h>
#include <mruby/string.h>
#include <mruby/variable.h>

#include <array>
#include <string_view>
#include <vector>

namespace sparkwright
{

namespace drawing
{

// mruby raises by longjmp, so what is read from scripts is plain until all of it is read.

constexpr const char* member = "service"; // No name that scripts can write.

static DrawingService& serviceOf(mrb_state* mrb, mrb_value self)
{
  return *static_cast<DrawingService*>(mrb_cptr(mrb_iv_get(mrb, self, mrb_intern_cstr(mrb, member))));
}

/// Does not return.
static void refuse(mrb_state* mrb, const char* why)
{
  mrb_raise(mrb, E_ARGUMENT_ERROR, why);
}

static float numberOf(mrb_state* mrb, mrb_value value)
{
  if(mrb_integer_p(value))
    return static_cast<float>(mrb_integer(value));
  if(!mrb_float_p(value))
    refuse(mrb, "a number is expected");
  return static_cast<float>(mrb_float(value));
}

/// m; z is 0 if it is missing.
struct Point
{
  float x, y, z;
  Vec3f vector() const { return {x, y, z}; }
};

static Point pointOf(mrb_state* mrb, mrb_value value)
{
  if(!mrb_array_p(value) || RARRAY_LEN(value) < 2 || RARRAY_LEN(value) > 3)
    refuse(mrb, "a point is an array of two or three numbers: [x, y, z]");
  const mrb_value* const numbers = RARRAY_PTR(value);
  return {numberOf(mrb, numbers[0]), numberOf(mrb, numbers[1]), RARRAY_LEN(value) > 2 ? numberOf(mrb, numbers[2]) : 0};
}

static int hexDigit(char c)
{
  return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

/// `'#rrggbb'`, `'#rrggbbaa'`, `[r, g, b]` or `[r, g, b, a]`, 0 to 255; nil: white.
static Drawings::Colour colourOf(mrb_state* mrb, mrb_value value)
{
  Drawings::Colour colour = DrawingService::white;
  if(mrb_nil_p(value))
    return colour;
  if(mrb_string_p(value))
  {
    const char* const text = RSTRING_PTR(value);
    const mrb_int length = RSTRING_LEN(value);
    if((length != 7 && length != 9) || text[0] != '#')
      refuse(mrb, "a colour is '#rrggbb', '#rrggbbaa' or an array of three or four numbers up to 255");
    for(mrb_int i = 0; i < length / 2; ++i)
    {
      const int high = hexDigit(text[1 + 2 * i]), low = hexDigit(text[2 + 2 * i]);
      if(high < 0 || low < 0)
        refuse(mrb, "a colour has digits from 0 to 9 and a to f");
      colour[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(16 * high + low);
    }
    return colour;
  }
  if(!mrb_array_p(value) || RARRAY_LEN(value) < 3 || RARRAY_LEN(value) > 4)
    refuse(mrb, "a colour is '#rrggbb', '#rrggbbaa' or an array of three or four numbers up to 255");
  for(mrb_int i = 0; i < RARRAY_LEN(value); ++i)
  {
    const float part = numberOf(mrb, RARRAY_PTR(value)[i]);
    if(!(part >= 0 && part <= 255))
      refuse(mrb, "the numbers of a colour are from 0 to 255");
    colour[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(part);
  }
  return colour;
}

static std::string_view textOf(mrb_value text)
{
  return {RSTRING_PTR(text), static_cast<std::size_t>(RSTRING_LEN(text))};
}

static void draw(DrawingService& service, std::string_view set, Drawings::Shape::Kind kind, const Point* points,
          std::size_t count, Drawings::Colour colour, float radius, float width) noexcept
{
  Drawings::Shape shape{kind, colour, radius, width, {}};
  for(std::size_t i = 0; i < count; ++i)
    shape.points.push_back(points[i].vector());
  service.add(set, std::move(shape));
}

/// Draw.circle set, centre, radius, colour = white, width = 1
static mrb_value circle(mrb_state* mrb, mrb_value self)
{
  mrb_value set, centre, colour = mrb_nil_value();
  mrb_float radius = 0, width = 1;
  mrb_get_args(mrb, "Sof|of", &set, &centre, &radius, &colour, &width);
  const Point point = pointOf(mrb, centre);
  draw(serviceOf(mrb, self), textOf(set), Drawings::Shape::Kind::Circle, &point, 1, colourOf(mrb, colour),
       static_cast<float>(radius), static_cast<float>(width));
  return mrb_nil_value();
}

/// Draw.line set, from, to, colour = white, width = 1
static mrb_value line(mrb_state* mrb, mrb_value self)
{
  mrb_value set, from, to, colour = mrb_nil_value();
  mrb_float width = 1;
  mrb_get_args(mrb, "Soo|of", &set, &from, &to, &colour, &width);
  const Point points[2] = {pointOf(mrb, from), pointOf(mrb, to)};
  draw(serviceOf(mrb, self), textOf(set), Drawings::Shape::Kind::Line, points, 2, colourOf(mrb, colour), 0,
       static_cast<float>(width));
  return mrb_nil_value();
}

/// Draw.point set, place, colour = white, size = 5
static mrb_value point(mrb_state* mrb, mrb_value self)
{
  mrb_value set, place, colour = mrb_nil_value();
  mrb_float size = 5;
  mrb_get_args(mrb, "So|of", &set, &place, &colour, &size);
  const Point at = pointOf(mrb, place);
  draw(serviceOf(mrb, self), textOf(set), Drawings::Shape::Kind::Point, &at, 1, colourOf(mrb, colour), 0,
       static_cast<float>(size));
  return mrb_nil_value();
}

/// Draw.sphere set, centre, radius, colour = white
static mrb_value sphere(mrb_state* mrb, mrb_value self)
{
  mrb_value set, centre, colour = mrb_nil_value();
  mrb_float radius = 0;
  mrb_get_args(mrb, "Sof|o", &set, &centre, &radius, &colour);
  const Point at = pointOf(mrb, centre);
  draw(serviceOf(mrb, self), textOf(set), Drawings::Shape::Kind::Sphere, &at, 1, colourOf(mrb, colour),
       static_cast<float>(radius), 1);
  return mrb_nil_value();
}

/// Draw.polygon set, corners, colour = white
static mrb_value polygon(mrb_state* mrb, mrb_value self)
{
  constexpr mrb_int most = 255; // As in the protocol.
  mrb_value set, corners, colour = mrb_nil_value();
  mrb_get_args(mrb, "SA|o", &set, &corners, &colour);
  const mrb_int count = RARRAY_LEN(corners);
  if(count < 3 || count > most)
    refuse(mrb, "a polygon has from 3 to 255 corners");
  Point points[most];
  for(mrb_int i = 0; i < count; ++i)
    points[i] = pointOf(mrb, RARRAY_PTR(corners)[i]);
  draw(serviceOf(mrb, self), textOf(set), Drawings::Shape::Kind::Polygon, points, static_cast<std::size_t>(count),
       colourOf(mrb, colour), 0, 1);
  return mrb_nil_value();
}

/// Draw.text set, place, text, colour = white
static mrb_value text(mrb_state* mrb, mrb_value self)
{
  mrb_value set, place, words, colour = mrb_nil_value();
  mrb_get_args(mrb, "Soo|o", &set, &place, &words, &colour);
  const Point at = pointOf(mrb, place);
  words = mrb_obj_as_string(mrb, words);
  const Drawings::Colour shade = colourOf(mrb, colour);
  [&]() noexcept { serviceOf(mrb, self).text(textOf(set), at.vector(), textOf(words), shade); }();
  return mrb_nil_value();
}

/// Draw.text_above team, number, text, colour = white
static mrb_value textAbove(mrb_state* mrb, mrb_value self)
{
  mrb_int team = 0, unum = 0;
  mrb_value words, colour = mrb_nil_value();
  mrb_get_args(mrb, "iio|o", &team, &unum, &words, &colour);
  if(team < 1 || team > 2)
    refuse(mrb, "a team is 1 (left) or 2 (right)");
  words = mrb_nil_p(words) ? mrb_str_new(mrb, "", 0) : mrb_obj_as_string(mrb, words);
  const Drawings::Colour shade = colourOf(mrb, colour);
  [&]() noexcept
  { serviceOf(mrb, self).textAbove(static_cast<int>(team), static_cast<int>(unum), textOf(words), shade); }();
  return mrb_nil_value();
}

/// Draw.swap prefix = ''
static mrb_value swap(mrb_state* mrb, mrb_value self)
{
  mrb_value prefix = mrb_nil_value();
  mrb_get_args(mrb, "|S", &prefix);
  [&]() noexcept { serviceOf(mrb, self).swap(mrb_nil_p(prefix) ? std::string_view() : textOf(prefix)); }();
  return mrb_nil_value();
}

/// Draw.clear prefix = ''
static mrb_value clear(mrb_state* mrb, mrb_value self)
{
  mrb_value prefix = mrb_nil_value();
  mrb_get_args(mrb, "|S", &prefix);
  [&]() noexcept { serviceOf(mrb, self).clear(mrb_nil_p(prefix) ? std::string_view() : textOf(prefix)); }();
  return mrb_nil_value();
}

} // namespace drawing

void defineDrawing(mrb_state* mrb, DrawingService& service)
{
  RClass* const module = mrb_define_module(mrb, "Draw");
  mrb_iv_set(mrb, mrb_obj_value(module), mrb_intern_cstr(mrb, drawing::member), mrb_cptr_value(mrb, &service));
  const auto define = [&](const char* name, mrb_func_t function)
  { mrb_define_class_method(mrb, module, name, function, MRB_ARGS_ANY()); };
  define("circle", drawing::circle);
  define("line", drawing::line);
  define("point", drawing::point);
  define("sphere", drawing::sphere);
  define("polygon", drawing::polygon);
  define("text", drawing::text);
  define("text_above", drawing::textAbove);
  define("swap", drawing::swap);
  define("clear", drawing::clear);
  mrb_obj_freeze(mrb, mrb_obj_value(module));
}

} // namespace sparkwright

#include "core/game/f2000/file/FieldFile.h"

#include "core/game/f2000/file/FormFile.h"
#include "core/game/f2000/file/FormReader.h"

#include <cmath>
#include <numbers>

namespace sparkwright::f2000
{

namespace
{

using Node = SyntaxTree::Node;

constexpr NumberRange fieldSize{100, 50000, "mm", unit::mm}, part{0, 50000, "mm", unit::mm};

std::span<const FormKey<FieldForm>> fieldKeys()
{
  using Field = FieldForm;
  static const FormKey<Field> list[] = {
      numberKey<Field>("length", [](Field& f) -> double& { return f.length; }, fieldSize),
      numberKey<Field>("width", [](Field& f) -> double& { return f.width; }, fieldSize),
      numberKey<Field>("runOff", [](Field& f) -> double& { return f.runOff; }, part),
      numberKey<Field>("wallHeight", [](Field& f) -> double& { return f.wallHeight; }, part),
      numberKey<Field>("goalWidth", [](Field& f) -> double& { return f.goalWidth; }, fieldSize),
      numberKey<Field>("goalHeight", [](Field& f) -> double& { return f.goalHeight; }, fieldSize),
      numberKey<Field>("goalDepth", [](Field& f) -> double& { return f.goalDepth; }, fieldSize),
      numberKey<Field>("lineWidth", [](Field& f) -> double& { return f.lineWidth; }, {1, 1000, "mm", unit::mm}),
      numberKey<Field>("goalAreaDepth", [](Field& f) -> double& { return f.goalAreaDepth; }, part),
      numberKey<Field>("goalAreaWidth", [](Field& f) -> double& { return f.goalAreaWidth; }, part),
      numberKey<Field>("penaltyAreaDepth", [](Field& f) -> double& { return f.penaltyAreaDepth; }, part),
      numberKey<Field>("penaltyAreaWidth", [](Field& f) -> double& { return f.penaltyAreaWidth; }, part),
      numberKey<Field>("penaltyMark", [](Field& f) -> double& { return f.penaltyMark; }, part),
      numberKey<Field>("centreCircle", [](Field& f) -> double& { return f.centreCircle; }, part),
      numberKey<Field>("postDiameter", [](Field& f) -> double& { return f.postDiameter; }, part),
      numberKey<Field>("postHeight", [](Field& f) -> double& { return f.postHeight; }, part),
      numberKey<Field>("ballRadius", [](Field& f) -> double& { return f.ballRadius; }, {10, 1000, "mm", unit::mm}),
      numberKey<Field>("ballMass", [](Field& f) -> double& { return f.ballMass; }, {0.01, 10, "kg"}),
  };
  return list;
}

/// A file is one list `(field …)`.
std::span<const FormKey<FieldForm>> fileKeys()
{
  static const FormKey<FieldForm> list[] = {
      {"field", [](FormReader& reader, Node form, FieldForm& out) { reader.readForm(form, fieldKeys(), out); }}};
  return list;
}

Primitive rectangle(double x, double y, double width, double depth)
{
  Primitive result;
  result.sizes = {width, depth};
  result.pose = {x, y, 0};
  return result;
}

/// Collects the primitives of a field.
class FieldBuilder
{
public:
  explicit FieldBuilder(const FieldForm& field) : field_(field) {}

  std::vector<Primitive> build()
  {
    const double l = field_.length, w = field_.width;
    if(field_.wallHeight > 0)
      addWalls();
    else
      addFrame(0, 0, l, w);
    addLine(0, 0, field_.lineWidth, w);
    addCircle();
    for(const double side : {-1., 1.})
    {
      addArea(side, field_.goalAreaDepth, field_.goalAreaWidth);
      addArea(side, field_.penaltyAreaDepth, field_.penaltyAreaWidth);
      addGoal(side);
      for(const double y : {-1., 1.})
        addPost(side, y);
    }
    return std::move(primitives_);
  }

private:
  static Colour ownColour(double side) { return side < 0 ? Colour::Blue : Colour::Yellow; }
  static Colour otherColour(double side) { return ownColour(-side); }

  Primitive& add(Primitive primitive, ThingClass kind, Colour colour, double bottom, double top)
  {
    primitive.kind = kind;
    primitive.colour = colour;
    primitive.paint = paintOf(colour);
    primitive.bottom = bottom;
    primitive.top = top;
    primitive.collides = top > bottom;
    return primitives_.emplace_back(std::move(primitive));
  }
  void addLine(double x, double y, double width, double depth)
  {
    add(rectangle(x, y, width, depth), ThingClass::Line, Colour::White, 0, 0);
  }
  /// Lines along the four sides; their outer edges are those of the rectangle.
  void addFrame(double x, double y, double width, double depth)
  {
    const double line = field_.lineWidth;
    for(const double side : {-1., 1.})
    {
      addLine(x + side * (width - line) / 2, y, line, depth);
      addLine(x, y + side * (depth - line) / 2, width, line);
    }
  }
  void addArea(double side, double depth, double width)
  {
    if(depth > 0 && width > 0)
      addFrame(side * (field_.length - depth) / 2, 0, depth, width);
  }
  void addCircle()
  {
    if(field_.centreCircle <= 0)
      return;
    // A painted ring: of short straight pieces, as all lines are.
    constexpr int pieces = 36;
    const double radius = field_.centreCircle - field_.lineWidth / 2;
    for(int i = 0; i < pieces; ++i)
    {
      const double angle = 2 * std::numbers::pi * i / pieces;
      Primitive piece = rectangle(radius * std::cos(angle), radius * std::sin(angle), field_.lineWidth,
                                  2 * std::numbers::pi * field_.centreCircle / pieces);
      piece.pose.theta = normalized(angle);
      add(piece, ThingClass::Line, Colour::White, 0, 0);
    }
  }
  void addWalls()
  {
    constexpr double thickness = 0.1; // m
    const double l = field_.length, w = field_.width, h = field_.wallHeight, beside = (w - field_.goalWidth) / 2;
    for(const double side : {-1., 1.})
    {
      add(rectangle(0, side * (w + thickness) / 2, l + 2 * thickness, thickness), ThingClass::Wall, Colour::White, 0, h);
      for(const double y : {-1., 1.})
        add(rectangle(side * (l + thickness) / 2, y * (w - beside) / 2, thickness, beside), ThingClass::Wall, Colour::White,
            0, h);
    }
  }
  /// Two sides, a back and a bar, in the colour of the goal.
  void addGoal(double side)
  {
    constexpr double thickness = 0.05; // m
    const double line = side * field_.length / 2, g = field_.goalWidth, d = field_.goalDepth, h = field_.goalHeight;
    const std::string id = side < 0 ? "blue-goal" : "yellow-goal";
    for(const double y : {-1., 1.})
      add(rectangle(line + side * d / 2, y * (g + thickness) / 2, d, thickness), ThingClass::Goal, ownColour(side), 0, h)
          .id = id;
    add(rectangle(line + side * (d + thickness / 2), 0, thickness, g + 2 * thickness), ThingClass::Goal, ownColour(side), 0, h)
        .id = id;
    add(rectangle(line + side * d / 2, 0, d, g + 2 * thickness), ThingClass::Goal, ownColour(side), h, h + thickness).id = id;
  }
  /// Of three bands: the goal's colour, the other one, the goal's.
  void addPost(double side, double y)
  {
    if(field_.postDiameter <= 0 || field_.postHeight <= 0)
      return;
    constexpr int bands = 3;
    const double band = field_.postHeight / bands;
    for(int i = 0; i < bands; ++i)
    {
      Primitive post = rectangle(side * field_.length / 2, y * field_.width / 2, field_.postDiameter, field_.postDiameter);
      post.shape = Primitive::Shape::Ellipse;
      add(post, ThingClass::Post, i == 1 ? otherColour(side) : ownColour(side), i * band, (i + 1) * band).id =
          std::string("post-") + (side < 0 ? "blue" : "yellow") + (y < 0 ? "-right" : "-left");
    }
  }

  const FieldForm& field_;
  std::vector<Primitive> primitives_;
};

} // namespace

std::vector<Primitive> FieldForm::primitives() const
{
  return FieldBuilder(*this).build();
}

FieldFile parseField(std::string text, const std::string& file)
{
  FieldFile result;
  if(!isShortEnough(text, file, result.problems))
    return result;
  FormReader reader(std::move(text), file);
  reader.readTop(fileKeys(), result.field);
  if(reader.tree().firstTop() == SyntaxTree::none)
    reader.error(SyntaxTree::none, formText("f2000.noSection", "field"));
  result.problems = reader.takeProblems();
  return result;
}

FieldFile readField(const std::filesystem::path& file)
{
  FieldFile result;
  auto text = readForms(file, result.problems);
  return text ? parseField(*std::move(text), file.string()) : result;
}

} // namespace sparkwright::f2000

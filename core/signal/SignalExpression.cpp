#include "core/signal/SignalExpression.h"

#include "core/signal/SignalCatalog.h"
#include "core/signal/SignalTexts.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>

namespace sparkwright
{

namespace
{

constexpr double unknown = std::numeric_limits<double>::quiet_NaN();
constexpr double degrees = 180 / M_PI;
constexpr std::size_t largestStack = 128;
constexpr int manyArguments = 16;

enum class Callee : std::uint8_t
{
  Abs,
  Sqrt,
  Hypot,
  Min,
  Max,
  If,
  Floor,
  Ceil,
  Round,
  Sign,
  Exp,
  Log,
  Sin,
  Cos,
  Tan,
  Asin,
  Acos,
  Atan2
};

/// In the order of Callee.
constexpr std::array<SignalExpression::Function, 18> allFunctions{{{"abs", 1, 1},
                                                                   {"sqrt", 1, 1},
                                                                   {"hypot", 2, 3},
                                                                   {"min", 2, manyArguments},
                                                                   {"max", 2, manyArguments},
                                                                   {"if", 3, 3},
                                                                   {"floor", 1, 1},
                                                                   {"ceil", 1, 1},
                                                                   {"round", 1, 1},
                                                                   {"sign", 1, 1},
                                                                   {"exp", 1, 1},
                                                                   {"log", 1, 1},
                                                                   {"sin", 1, 1},
                                                                   {"cos", 1, 1},
                                                                   {"tan", 1, 1},
                                                                   {"asin", 1, 1},
                                                                   {"acos", 1, 1},
                                                                   {"atan2", 2, 2}}};
static_assert(allFunctions.size() == static_cast<std::size_t>(Callee::Atan2) + 1);

bool isDigit(char c)
{
  return c >= '0' && c <= '9';
}

/// Whether a letter may be in a name without apostrophes; those beyond ASCII all may.
bool isNameLetter(char c)
{
  return isDigit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '.' || c == ':' ||
         c == '#' || c == '@' || static_cast<unsigned char>(c) >= 0x80;
}

double truth(bool value)
{
  return value ? 1 : 0;
}

double compared(bool value, double a, double b)
{
  return std::isnan(a) || std::isnan(b) ? unknown : truth(value);
}

/// The least or greatest; nothing if any of them is unknown.
double extreme(std::span<const double> values, bool least)
{
  double found = values.front();
  for(const double value : values)
    found = std::isnan(value) || std::isnan(found) ? unknown : least ? std::min(found, value) : std::max(found, value);
  return found;
}

double called(Callee callee, std::span<const double> a)
{
  const double x = a.front();
  switch(callee)
  {
  case Callee::Abs:
    return std::abs(x);
  case Callee::Sqrt:
    return std::sqrt(x);
  case Callee::Hypot:
    return a.size() > 2 ? std::sqrt(x * x + a[1] * a[1] + a[2] * a[2]) : std::sqrt(x * x + a[1] * a[1]);
  case Callee::Min:
    return extreme(a, true);
  case Callee::Max:
    return extreme(a, false);
  case Callee::If:
    return std::isnan(x) ? unknown : x != 0 ? a[1] : a[2];
  case Callee::Floor:
    return std::floor(x);
  case Callee::Ceil:
    return std::ceil(x);
  case Callee::Round:
    return std::round(x);
  case Callee::Sign:
    return std::isnan(x) ? unknown : truth(x > 0) - truth(x < 0);
  case Callee::Exp:
    return std::exp(x);
  case Callee::Log:
    return std::log(x);
  case Callee::Sin:
    return std::sin(x / degrees);
  case Callee::Cos:
    return std::cos(x / degrees);
  case Callee::Tan:
    return std::tan(x / degrees);
  case Callee::Asin:
    return std::asin(x) * degrees;
  case Callee::Acos:
    return std::acos(x) * degrees;
  case Callee::Atan2:
    return std::atan2(x, a[1]) * degrees;
  }
  return unknown;
}

/// A quantity, or nothing for numbers that go with any.
using Measure = std::optional<Quantity>;

/// Of what stands side by side, as in a sum.
Measure common(Measure a, Measure b)
{
  return !a ? b : !b || *a == *b ? a : Quantity::Number;
}

bool isPure(Measure a)
{
  return !a || *a == Quantity::Number || *a == Quantity::Share;
}

Measure product(Measure a, Measure b)
{
  return isPure(a) ? b : isPure(b) ? a : Quantity::Number;
}

Measure quotient(Measure a, Measure b)
{
  if(isPure(b))
    return a;
  const auto is = [&](Quantity above, Quantity below) { return a == above && *b == below; };
  return is(Quantity::Length, Quantity::Time)    ? Quantity::Speed
         : is(Quantity::Length, Quantity::Speed) ? Quantity::Time
         : is(Quantity::Speed, Quantity::Time)   ? Quantity::Acceleration
         : is(Quantity::Angle, Quantity::Time)   ? Quantity::AngularRate
                                                 : Quantity::Number;
}

Measure measured(Callee callee, std::span<const Measure> a)
{
  switch(callee)
  {
  case Callee::Abs:
  case Callee::Floor:
  case Callee::Ceil:
  case Callee::Round:
    return a.front();
  case Callee::Hypot:
  case Callee::Min:
  case Callee::Max:
  {
    Measure all;
    for(const Measure each : a)
      all = common(all, each);
    return all;
  }
  case Callee::If:
    return common(a[1], a[2]);
  case Callee::Asin:
  case Callee::Acos:
  case Callee::Atan2:
    return Quantity::Angle;
  default:
    return Quantity::Number;
  }
}

} // namespace

std::span<const SignalExpression::Function> SignalExpression::functions()
{
  return allFunctions;
}

LocalText SignalExpression::Problem::withColumn(std::string_view text) const
{
  const auto isBegun = [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }; // In UTF-8.
  const auto before = text.substr(0, std::min(at, text.size()));
  return signalText("expression.column", std::ranges::count_if(before, isBegun) + 1, message);
}

/// Recursive descent; writes the steps in the order in which they are done.
class SignalExpression::Parser
{
public:
  explicit Parser(std::string_view text) : text_(text) {}

  std::variant<SignalExpression, Problem> parse()
  {
    if(text_.size() > longestText)
      fail(longestText, signalText("expression.long", longestText));
    else if(skipBlanks(); at_ >= text_.size())
      fail(at_, signalText("expression.empty"));
    else
      disjunction();
    skipBlanks();
    if(!problem_ && at_ < text_.size())
      fail(at_, unexpected());
    if(problem_)
      return std::move(*problem_);
    return std::move(made_);
  }

private:
  using Rule = void (Parser::*)();

  void fail(std::size_t at, LocalText message)
  {
    if(!problem_)
      problem_ = Problem{std::min(at, text_.size()), std::move(message)};
  }
  LocalText unexpected() const
  {
    if(at_ >= text_.size())
      return signalText("expression.end");
    if(text_[at_] == ')')
      return signalText("expression.closing");
    if(text_[at_] == '=')
      return signalText("expression.equal");
    std::size_t end = at_ + 1; // A whole letter of UTF-8, or a whole name.
    while(end < text_.size() && ((static_cast<unsigned char>(text_[end]) & 0xc0) == 0x80 ||
                                 (isNameLetter(text_[at_]) && isNameLetter(text_[end]))))
      ++end;
    return signalText("expression.unexpected", std::string(text_.substr(at_, end - at_)));
  }
  void skipBlanks()
  {
    while(at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\t' || text_[at_] == '\n' || text_[at_] == '\r'))
      ++at_;
  }
  bool take(std::string_view sign)
  {
    skipBlanks();
    if(problem_ || !text_.substr(at_).starts_with(sign))
      return false;
    at_ += sign.size();
    return true;
  }
  bool takeWord(std::string_view word)
  {
    skipBlanks();
    const std::size_t end = at_ + word.size();
    if(end < text_.size() && (isNameLetter(text_[end]) || text_[end] == '/'))
      return false;
    return take(word);
  }
  void add(Code code, std::size_t index = 0, int count = 0, double number = 0)
  {
    made_.steps_.push_back({code, static_cast<std::uint16_t>(index), static_cast<std::uint16_t>(count), number});
    const bool puts = code == Code::Number || code == Code::Signal;
    const int taken = puts ? 0 : code == Code::Call ? count : code == Code::Negate || code == Code::Not ? 1 : 2;
    stack_ += 1 - taken;
    made_.joins_ = made_.joins_ || (depth_ == 0 && (code == Code::And || code == Code::Or || code == Code::Not));
    if(stack_ > static_cast<int>(largestStack))
      fail(at_, signalText("expression.nested"));
  }

  void disjunction()
  {
    conjunction();
    while(takeWord("or") || take("||"))
    {
      conjunction();
      add(Code::Or);
    }
  }
  void conjunction()
  {
    negation();
    while(takeWord("and") || take("&&"))
    {
      negation();
      add(Code::And);
    }
  }
  void negation()
  {
    const bool word = takeWord("not");
    if(word || (!comesNotEqual() && take("!")))
    {
      nest(&Parser::negation);
      return add(Code::Not);
    }
    comparison();
  }
  bool comesNotEqual()
  {
    skipBlanks();
    return text_.substr(at_).starts_with("!=");
  }
  void comparison()
  {
    sum();
    constexpr std::array<std::pair<std::string_view, Code>, 6> signs{{{"<=", Code::LessOrEqual},
                                                                      {">=", Code::GreaterOrEqual},
                                                                      {"==", Code::Equal},
                                                                      {"!=", Code::NotEqual},
                                                                      {"<", Code::Less},
                                                                      {">", Code::Greater}}};
    const auto found = std::ranges::find_if(signs, [this](const auto& each) { return take(each.first); });
    if(found == signs.end())
      return;
    sum();
    add(found->second);
    skipBlanks();
    if(!problem_ && at_ < text_.size() && (text_[at_] == '<' || text_[at_] == '>'))
      fail(at_, signalText("expression.chain"));
  }
  void sum()
  {
    product();
    for(;;)
      if(take("+"))
      {
        product();
        add(Code::Add);
      }
      else if(take("-"))
      {
        product();
        add(Code::Subtract);
      }
      else
        return;
  }
  void product()
  {
    sign();
    for(;;)
      if(take("*"))
      {
        sign();
        add(Code::Multiply);
      }
      else if(take("/"))
      {
        sign();
        add(Code::Divide);
      }
      else
        return;
  }
  void sign()
  {
    if(take("-"))
    {
      nest(&Parser::sign);
      return add(Code::Negate);
    }
    if(take("+"))
      return nest(&Parser::sign);
    operand();
    if(take("^"))
    {
      nest(&Parser::sign); // From the right.
      add(Code::Power);
    }
  }
  /// What is within: bounded, or a long row of parentheses would use up the thread's stack.
  void nest(Rule rule)
  {
    if(depth_ >= mostNested)
      return fail(at_, signalText("expression.nested"));
    ++depth_;
    (this->*rule)();
    --depth_;
  }
  void operand()
  {
    skipBlanks();
    if(problem_)
      return;
    if(at_ >= text_.size())
      return fail(at_, signalText("expression.end"));
    const char c = text_[at_];
    if(take("("))
    {
      const std::size_t begin = at_ - 1;
      nest(&Parser::disjunction);
      if(!problem_ && !take(")"))
        fail(at_ < text_.size() ? at_ : begin, at_ < text_.size() ? unexpected() : signalText("expression.open"));
      return;
    }
    if(c == '\'')
      return quotedPath();
    if(isDigit(c) || (c == '.' && at_ + 1 < text_.size() && isDigit(text_[at_ + 1])))
      return number();
    if(isNameLetter(c))
      return name();
    fail(at_, unexpected());
  }
  void number()
  {
    double value = 0;
    const char* const begin = text_.data() + at_;
    const auto [end, error] = std::from_chars(begin, text_.data() + text_.size(), value);
    const auto size = static_cast<std::size_t>(end - begin);
    if(error != std::errc() || !std::isfinite(value) || (at_ + size < text_.size() && isNameLetter(text_[at_ + size])))
      return fail(at_, signalText("expression.number", std::string(text_.substr(at_, sizeOfName(at_)))));
    at_ += size;
    add(Code::Number, 0, 0, value);
  }
  /// Bytes of the name from a place: slashes belong to it where a letter follows.
  std::size_t sizeOfName(std::size_t begin) const
  {
    std::size_t end = begin;
    while(end < text_.size() &&
          (isNameLetter(text_[end]) || (text_[end] == '/' && end + 1 < text_.size() && isNameLetter(text_[end + 1]))))
      ++end;
    return end - begin;
  }
  void name()
  {
    const std::size_t begin = at_;
    const std::string_view name = text_.substr(begin, sizeOfName(begin));
    at_ += name.size();
    if(take("("))
      return call(name, begin);
    if(name == "pi")
      return add(Code::Number, 0, 0, M_PI);
    if(std::ranges::find(allFunctions, name, &Function::name) != allFunctions.end())
      return fail(begin, signalText("expression.arguments", std::string(name)));
    if(name.find('/') == std::string_view::npos)
      return fail(begin, signalText("expression.noPath", std::string(name)));
    signal(name);
  }
  void quotedPath()
  {
    const std::size_t end = text_.find('\'', at_ + 1);
    if(end == std::string_view::npos)
      return fail(at_, signalText("expression.quote"));
    const std::string_view path = text_.substr(at_ + 1, end - at_ - 1);
    if(path.empty())
      return fail(at_, signalText("expression.quote"));
    at_ = end + 1;
    signal(path);
  }
  void signal(std::string_view path)
  {
    auto& paths = made_.paths_;
    const auto found = std::ranges::find(paths, path);
    const auto index = static_cast<std::size_t>(found - paths.begin());
    if(found == paths.end())
      paths.emplace_back(path);
    add(Code::Signal, index);
  }
  void call(std::string_view name, std::size_t begin)
  {
    const auto found = std::ranges::find(allFunctions, name, &Function::name);
    if(found == allFunctions.end())
    {
      std::string known;
      for(const Function& each : allFunctions)
        known += (known.empty() ? "" : ", ") + std::string(each.name);
      return fail(begin, signalText("expression.function", std::string(name), known));
    }
    int count = 0;
    if(!take(")"))
    {
      do
      {
        nest(&Parser::disjunction);
        ++count;
      } while(!problem_ && take(","));
      if(!problem_ && !take(")"))
        return fail(at_ < text_.size() ? at_ : begin,
                    at_ < text_.size() ? unexpected() : signalText("expression.open"));
    }
    if(problem_)
      return;
    if(count < found->least || count > found->most)
      return fail(begin, signalText("expression.count", std::string(name), found->least, found->most, count));
    add(Code::Call, static_cast<std::size_t>(found - allFunctions.begin()), count);
  }

  std::string_view text_;
  std::size_t at_ = 0;
  int depth_ = 0, stack_ = 0;
  SignalExpression made_;
  std::optional<Problem> problem_;
};

std::variant<SignalExpression, SignalExpression::Problem> SignalExpression::parse(std::string_view text)
{
  return Parser(text).parse();
}

std::optional<std::string> SignalExpression::plainPath() const
{
  if(steps_.size() == 1 && steps_.front().code == Code::Signal)
    return paths_.front();
  return {};
}

double SignalExpression::evaluate(std::span<const double> values) const
{
  std::array<double, largestStack> stack; // Each place is written before it is read.
  std::size_t size = 0;
  for(const Step& step : steps_)
  {
    if(step.code == Code::Number || step.code == Code::Signal)
    {
      stack[size++] = step.code == Code::Number    ? step.number
                      : step.index < values.size() ? values[step.index]
                                                   : unknown;
      continue;
    }
    if(step.code == Code::Call)
    {
      size -= step.count;
      stack[size] = called(static_cast<Callee>(step.index), std::span(stack).subspan(size, step.count));
      ++size;
      continue;
    }
    double& top = stack[size - 1];
    if(step.code == Code::Negate || step.code == Code::Not)
    {
      top = step.code == Code::Negate ? -top : std::isnan(top) ? unknown : truth(top == 0);
      continue;
    }
    const double b = top;
    double& a = stack[size - 2];
    --size;
    switch(step.code)
    {
    case Code::Add:
      a += b;
      break;
    case Code::Subtract:
      a -= b;
      break;
    case Code::Multiply:
      a *= b;
      break;
    case Code::Divide:
      a /= b;
      break;
    case Code::Power:
      a = std::pow(a, b);
      break;
    case Code::Less:
      a = compared(a < b, a, b);
      break;
    case Code::LessOrEqual:
      a = compared(a <= b, a, b);
      break;
    case Code::Greater:
      a = compared(a > b, a, b);
      break;
    case Code::GreaterOrEqual:
      a = compared(a >= b, a, b);
      break;
    case Code::Equal:
      a = compared(a == b, a, b);
      break;
    case Code::NotEqual:
      a = compared(a < b || a > b, a, b);
      break;
    // What is known may be enough.
    case Code::And:
      a = a == 0 || b == 0 ? 0 : compared(true, a, b);
      break;
    case Code::Or:
      a = (!std::isnan(a) && a != 0) || (!std::isnan(b) && b != 0) ? 1 : compared(false, a, b);
      break;
    default:
      break;
    }
  }
  return size == 1 ? stack[0] : unknown;
}

Quantity SignalExpression::quantity(std::span<const Quantity> quantities) const
{
  std::vector<Measure> stack;
  for(const Step& step : steps_)
    switch(step.code)
    {
    case Code::Number:
      stack.emplace_back();
      break;
    case Code::Signal:
      stack.emplace_back(step.index < quantities.size() ? quantities[step.index] : Quantity::Number);
      break;
    case Code::Negate:
      break;
    case Code::Not:
      stack.back() = Quantity::Number;
      break;
    case Code::Call:
    {
      const std::size_t first = stack.size() - step.count;
      const Measure result = measured(static_cast<Callee>(step.index), std::span(stack).subspan(first));
      stack.resize(first);
      stack.push_back(result);
      break;
    }
    default:
    {
      const Measure b = stack.back();
      stack.pop_back();
      Measure& a = stack.back();
      const bool sum = step.code == Code::Add || step.code == Code::Subtract;
      a = sum                           ? common(a, b)
          : step.code == Code::Multiply ? product(a, b)
          : step.code == Code::Divide   ? quotient(a, b)
                                        : Quantity::Number;
    }
    }
  return stack.size() == 1 ? stack.front().value_or(Quantity::Number) : Quantity::Number;
}

std::optional<Quantity> quantityOf(std::string_view expression, const SignalCatalog& catalog)
{
  const auto signalOf = [&](std::string_view path) -> std::optional<Quantity>
  {
    const int index = catalog.find(path);
    return index < 0 ? std::nullopt : std::optional(catalog.all()[static_cast<std::size_t>(index)].quantity);
  };
  if(const auto quantity = signalOf(expression))
    return quantity;
  const auto read = SignalExpression::parse(expression);
  const auto* const made = std::get_if<SignalExpression>(&read);
  if(!made)
    return {};
  std::vector<Quantity> quantities;
  for(const std::string& path : made->paths())
  {
    const auto quantity = signalOf(path);
    if(!quantity)
      return {};
    quantities.push_back(*quantity);
  }
  return made->quantity(quantities);
}

std::string SignalExpression::quoted(std::string_view path)
{
  const auto read = parse(path);
  const auto* const made = std::get_if<SignalExpression>(&read);
  const auto plain = made ? made->plainPath() : std::nullopt;
  return plain && *plain == path ? std::string(path) : '\'' + std::string(path) + '\'';
}

std::size_t SignalExpression::beginOfName(std::string_view text, std::size_t end)
{
  end = std::min(end, text.size());
  const std::string_view before = text.substr(0, end);
  if(std::ranges::count(before, '\'') % 2 == 1)
    return before.rfind('\'');
  std::size_t begin = end;
  while(begin > 0 &&
        (isNameLetter(text[begin - 1]) || (text[begin - 1] == '/' && begin > 1 && isNameLetter(text[begin - 2]))))
    --begin;
  return begin;
}

} // namespace sparkwright

#include "core/signal/ExpressionFunctions.h"
#include "core/signal/SignalTexts.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace sparkwright
{

namespace
{

bool isDigit(char c)
{
  return c >= '0' && c <= '9';
}

} // namespace

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
    if(stack_ > static_cast<int>(mostStacked))
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
    if(std::ranges::find(functions(), name, &Function::name) != functions().end())
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
    const auto found = std::ranges::find(functions(), name, &Function::name);
    if(found == functions().end())
    {
      std::string known;
      for(const Function& each : functions())
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
    add(Code::Call, static_cast<std::size_t>(found - functions().begin()), count);
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

} // namespace sparkwright

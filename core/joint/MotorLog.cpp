#include "core/joint/MotorFit.h"
#include "core/text/InQuotes.h"
#include "core/text/Number.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <cstdio>

namespace sparkwright
{

namespace
{

constexpr std::size_t columns = 3;
/// Columns by the names that logs give them, without what is no letter or digit, in lower case.
constexpr std::array<std::array<std::string_view, 6>, columns> names{{
    {"dt", "deltat", "seconds", "duration", "dts", "step"},
    {"t", "temperature", "temp", "tc", "celsius", "tcelsius"},
    {"i2r", "heating", "heat", "i2rw", "loss", "pr"},
}};
constexpr std::array<const char*, columns> titles{"dt", "T", "I2R"};
/// So many times the usual length of a row is a gap.
constexpr double gap = 5;

std::vector<std::string_view> cellsOf(std::string_view line)
{
  constexpr std::string_view blanks = " \t\r", separators = ",;\t";
  const bool words = line.find_first_of(separators) == std::string_view::npos;
  std::vector<std::string_view> cells;
  while(true)
  {
    line.remove_prefix(std::min(line.find_first_not_of(words ? blanks : std::string_view(" \r")), line.size()));
    if(words && line.empty())
      return cells;
    const std::size_t end = std::min(line.find_first_of(words ? blanks : separators), line.size());
    std::string_view cell = line.substr(0, end);
    cell = cell.substr(0, std::min(cell.find_last_not_of(blanks) + 1, cell.size()));
    cells.push_back(cell);
    if(end == line.size())
      return cells;
    line.remove_prefix(end + 1);
  }
}

std::string plain(std::string_view name)
{
  std::string out;
  for(const unsigned char c : name)
    if(std::isalnum(c))
      out += static_cast<char>(std::tolower(c));
  return out;
}

bool isNumber(std::string_view cell) { return !cell.empty() && numberLength(cell) == cell.size(); }

/// Not a number as sensors write it when they know nothing.
bool isMissing(std::string_view cell)
{
  const std::string word = plain(cell);
  return word.empty() || word == "nan" || word == "na" || word == "inf" || word == "null";
}

struct NumberedRow : MotorLog::Row
{
  int line = 0;
  bool missing = false;
};

class Reader
{
public:
  Reader(std::string_view text, const std::string& file) : text_(text), file_(file) {}

  MotorLog read()
  {
    int line = 0;
    while(!text_.empty() && errors_ < mostProblems)
    {
      const std::size_t end = std::min(text_.find('\n'), text_.size());
      readLine(text_.substr(0, end), ++line);
      text_.remove_prefix(std::min(end + 1, text_.size()));
    }
    if(rows_.empty() && log_.problems.empty())
      report(Diagnostic::Severity::Error, std::max(line, 1), 1, "the log has no rows",
             "it needs lines such as 1, 38.5, 2.7 (s, °C, W)");
    split();
    return std::move(log_);
  }

private:
  static constexpr int mostProblems = 20;

  void report(Diagnostic::Severity severity, int line, int column, std::string message, std::string hint)
  {
    int& count = severity == Diagnostic::Severity::Error ? errors_ : warnings_;
    if(++count > mostProblems)
      return;
    if(count == mostProblems)
      hint += "; further ones are not reported";
    log_.problems.push_back({severity, file_, line, column, std::move(message), std::move(hint)});
  }

  void readLine(std::string_view line, int number)
  {
    const std::string_view whole = line;
    line = line.substr(0, line.find('#'));
    if(number == 1 && line.starts_with("\xEF\xBB\xBF"))
      line.remove_prefix(3);
    if(line.find_first_not_of(" \t\r,;") == std::string_view::npos)
      return;
    const std::vector<std::string_view> cells = cellsOf(line);
    if(rows_.empty() && !headed_ && std::ranges::none_of(cells, isNumber))
      return readHeader(cells, number);
    NumberedRow row;
    row.line = number;
    std::array<double, columns> values{};
    for(std::size_t i = 0; i < columns; ++i)
    {
      if(column_[i] >= cells.size())
        return report(Diagnostic::Severity::Error, number, 1,
                      "this line has " + std::to_string(cells.size()) + " columns, and " +
                          std::to_string(column_[i] + 1) + " are needed",
                      "each line has dt, T and I2R: seconds, °C, watts");
      const std::string_view cell = cells[column_[i]];
      const auto at = static_cast<int>(cell.data() ? cell.data() - whole.data() : 0) + 1;
      const bool missing = isMissing(cell) || (isNumber(cell) && !std::isfinite(toNumber(cell)));
      row.missing |= missing;
      if(missing)
        report(Diagnostic::Severity::Warning, number, at, std::string(titles[i]) + " is missing; the row is left out",
               "the rows before and behind it are not joined");
      else if(!isNumber(cell))
        return report(Diagnostic::Severity::Error, number, at,
                      inQuotes(std::string(cell.substr(0, 40))) + " is no number",
                      "write numbers with a point, and put # before comments");
      else
        values[i] = toNumber(cell);
    }
    if(!row.missing && !(values[0] > 0))
    {
      report(Diagnostic::Severity::Warning, number, 1, "no time has passed since the row before; the row is left out",
             "dt is in seconds and more than 0");
      row.missing = true;
    }
    row.seconds = values[0];
    row.temperature = values[1];
    row.heating = values[2];
    rows_.push_back(row);
  }

  void readHeader(const std::vector<std::string_view>& cells, int line)
  {
    headed_ = true;
    for(std::size_t i = 0; i < columns; ++i)
    {
      const auto found = std::ranges::find_if(cells, [i](std::string_view cell) {
        return std::ranges::find(names[i], plain(cell)) != names[i].end();
      });
      if(found == cells.end())
        return report(Diagnostic::Severity::Error, line, 1, "there is no column " + std::string(titles[i]) + " here",
                      "name the columns dt, T and I2R: seconds, °C, watts");
      column_[i] = static_cast<std::size_t>(found - cells.begin());
    }
  }

  /// Rows that follow one another; what is missing and gaps end a segment.
  void split()
  {
    std::vector<double> lengths;
    for(const NumberedRow& row : rows_)
      if(!row.missing)
        lengths.push_back(row.seconds);
    if(lengths.empty())
      return;
    const auto middle = lengths.begin() + static_cast<std::ptrdiff_t>(lengths.size() / 2);
    std::nth_element(lengths.begin(), middle, lengths.end());
    const double longest = gap * *middle;
    bool open = false;
    for(const NumberedRow& row : rows_)
    {
      if(!row.missing && open && row.seconds > longest)
        report(Diagnostic::Severity::Warning, row.line, 1,
               "a gap: this row is " + shortText(row.seconds) + " s long, others " + shortText(*middle),
               "the rows before and behind it are not joined");
      if(!row.missing && (!open || row.seconds > longest))
        log_.segments.emplace_back();
      open = !row.missing;
      if(open)
        log_.segments.back().push_back(row);
    }
  }

  static std::string shortText(double value)
  {
    char text[32];
    std::snprintf(text, sizeof text, "%g", value);
    return text;
  }

  std::string_view text_;
  std::string file_;
  std::array<std::size_t, columns> column_{0, 1, 2};
  bool headed_ = false;
  int errors_ = 0, warnings_ = 0;
  std::vector<NumberedRow> rows_;
  MotorLog log_;
};

} // namespace

bool MotorLog::usable() const
{
  return std::ranges::none_of(problems, [](const Diagnostic& d) { return d.severity == Diagnostic::Severity::Error; });
}

MotorLog parseMotorLog(std::string_view text, const std::string& file) { return Reader(text, file).read(); }

} // namespace sparkwright

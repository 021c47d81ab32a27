#pragma once

#include "core/game/GameEvent.h"
#include "core/record/export/DataExport.h"
#include "core/record/export/OutputFile.h"
#include "core/signal/Signal.h"

#include <memory>
#include <span>
#include <string>
#include <vector>

namespace sparkwright
{

/// Writes a table of numbers over time, row by row. Missing values are empty cells in CSV, `null` in JSON.
class TableWriter
{
public:
  struct Column
  {
    std::string path;
    Quantity quantity = Quantity::Number;
  };

  /// Writes the head. @param file  must outlive it  @param events  whether there is a column of decisions
  TableWriter(OutputFile& file, DataFormat format, std::vector<Column> columns, bool events);

  /// @param time  simulated s  @param values  one for each column, NaN: none
  void row(double time, std::span<const double> values, std::span<const std::shared_ptr<const GameEvent>> events);
  /// Writes the end of the table.
  void finish();
  bool good() const { return file_.problem().empty(); }

private:
  void csvHead();
  void jsonHead();
  void csvRow(double time, std::span<const double> values, std::span<const std::shared_ptr<const GameEvent>> events);
  void jsonRow(double time, std::span<const double> values, std::span<const std::shared_ptr<const GameEvent>> events);

  OutputFile& file_;
  DataFormat format_;
  std::vector<Column> columns_;
  std::vector<std::string> keys_; ///< Of JSON, with quotes and colon.
  bool events_, first_ = true;
  std::string line_;
};

/// Appends a cell of CSV, in quotes if RFC 4180 wants them.
void appendCsv(std::string_view text, std::string& out);
/// Appends a number with a decimal point; nothing if it is not finite. @param digits  at most, of what is no whole number
void appendNumber(double value, std::string& out, int digits = 7);

} // namespace sparkwright

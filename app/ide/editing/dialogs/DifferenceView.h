#pragma once

#include <QPlainTextEdit>

#include <string>

namespace sparkwright
{

/// Shows two texts as lines that were removed and added.
class DifferenceView : public QPlainTextEdit
{
  Q_OBJECT
public:
  explicit DifferenceView(QWidget* parent = nullptr);

  void show(const std::string& before, const std::string& after);
};

/// Opens a dialog with the difference of two texts of a file, and returns at once.
/// @param before,after  names of the texts: `file on disk`, `your edits`
void showDifference(QWidget* parent, const QString& title, const std::string& before, const std::string& after);

} // namespace sparkwright

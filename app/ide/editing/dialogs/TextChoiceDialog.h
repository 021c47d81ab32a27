#pragma once

#include <QDialog>
#include <QString>

#include <functional>
#include <string>
#include <utility>
#include <vector>

class QDialogButtonBox;
class QListWidget;

namespace sparkwright
{

/// Asks about the texts of several files: which of them to take. Shows what differs in each.
class TextChoiceDialog : public QDialog
{
  Q_OBJECT
public:
  struct Row
  {
    QString words, toolTip;
    std::function<std::pair<std::string, std::string>()> texts; ///< What to compare: before and after.
  };

protected:
  TextChoiceDialog(QWidget& parent, std::vector<Row> rows, const QString& question, const QString& accessibleName);
  /// Of the rows that are checked.
  std::vector<std::size_t> checked() const;
  /// Takes all checks away and accepts.
  void acceptNone();
  QDialogButtonBox& buttons() { return *buttons_; }

private:
  void showDifference(int row);

  std::vector<Row> rows_;
  QListWidget* list_;
  class DifferenceView* difference_;
  QDialogButtonBox* buttons_;
};

} // namespace sparkwright

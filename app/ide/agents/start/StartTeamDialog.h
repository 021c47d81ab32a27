#pragma once

#include "core/programs/TeamFile.h"

#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>

#include <optional>
#include <vector>

namespace sparkwright
{

/// Asks for a team file and the team's name, shows what will be started and what is wrong, and starts it.
class StartTeamDialog : public QDialog
{
  Q_OBJECT
public:
  /// @param examples  folder with team files to begin with; empty: none
  explicit StartTeamDialog(const QString& examples, QWidget* parent = nullptr);

  /// Where the team will play.
  void setPlace(const TeamPlace& place);
  void setFile(const QString& file);

  QComboBox& file() const { return *file_; }
  QLineEdit& name() const { return *name_; }
  QPushButton& startButton() const { return *start_; }
  /// What is wrong with the file, one problem a line; empty: nothing.
  QString problems() const { return problems_->toPlainText(); }
  QString preview() const { return preview_->text(); }

signals:
  void wanted(const std::vector<sparkwright::StartCommand>& commands);

protected:
  void changeEvent(QEvent* event) override;

private:
  void retranslate();
  void look();
  std::vector<StartCommand> commands();
  void start();
  void browse();

  QString examples_;
  TeamPlace place_;
  std::optional<TeamFile> team_;
  QLabel *fileLabel_, *nameLabel_, *preview_;
  QComboBox* file_;
  QPushButton *browse_, *start_, *cancel_;
  QLineEdit* name_;
  QPlainTextEdit* problems_;
};

} // namespace sparkwright

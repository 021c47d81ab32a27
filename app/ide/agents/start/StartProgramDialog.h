#pragma once

#include "core/programs/TeamFile.h"

#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

#include <vector>

namespace sparkwright
{

/// Asks for a command, as one would type it in a terminal, and starts it once or several times.
class StartProgramDialog : public QDialog
{
  Q_OBJECT
public:
  explicit StartProgramDialog(QWidget* parent = nullptr);

  /// Where it will play: values of placeholders.
  void setPlace(const TeamPlace& place);

  QComboBox& command() const { return *command_; }
  QLineEdit& folder() const { return *folder_; }
  QLineEdit& team() const { return *team_; }
  QSpinBox& first() const { return *first_; }
  QSpinBox& count() const { return *count_; }
  QPushButton& startButton() const { return *start_; }
  /// What is wrong, or what will be started.
  QString preview() const { return preview_->text(); }

signals:
  void wanted(const std::vector<sparkwright::StartCommand>& commands);

protected:
  void changeEvent(QEvent* event) override;

private:
  void retranslate();
  void look();
  std::vector<StartCommand> commands(QString& problem) const;
  void start();

  TeamPlace place_;
  QLabel *commandLabel_, *folderLabel_, *teamLabel_, *firstLabel_, *countLabel_, *help_, *preview_;
  QComboBox* command_;
  QLineEdit *folder_, *team_;
  QSpinBox *first_, *count_;
  QPushButton *browse_, *start_, *cancel_;
};

} // namespace sparkwright

#pragma once

#include "app/ide/strategies/NewStrategy.h"
#include "app/ide/strategies/StrategyBuild.h"

#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>

namespace sparkwright
{

/// Makes a strategy from a template, compiles it, and says where its files are.
class NewStrategyDialog : public QDialog
{
  Q_OBJECT
public:
  /// @param folder      in which a folder for it is proposed
  /// @param dataFolder  with the templates
  /// @param sides       that it can play for, by the words of the game; may be empty
  NewStrategyDialog(QString folder, QString dataFolder, const QStringList& sides, QWidget* parent = nullptr);

  QComboBox& language() const { return *language_; }
  QLineEdit& team() const { return *team_; }
  QLineEdit& folder() const { return *folder_; }
  QComboBox& side() const { return *side_; }
  QPushButton& makeButton() const { return *make_; }
  QString problem() const { return problem_->text(); }

signals:
  /// @param library  that plays: the compiled library, or the Python program itself
  /// @param side     that it shall play for; empty: none
  void made(const QString& source, const QString& library, const QString& side);

protected:
  void accept() override;
  void reject() override;

private:
  NewStrategy plan() const;
  void check();
  void chooseFolder();
  void proposeFolder();
  void showBuilt(bool good, const QString& words);
  void setBusy(bool busy);

  QString above_, dataFolder_;
  QString proposed_; ///< The folder, until the person writes another one.
  StrategyBuild builder_;
  QString source_; ///< That was written, and is compiled.
  QComboBox *language_, *side_;
  QLineEdit *team_, *folder_;
  QLabel *file_, *problem_;
  QPlainTextEdit* output_;
  QProgressBar* progress_;
  QPushButton *make_, *cancel_;
};

} // namespace sparkwright

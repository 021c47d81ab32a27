#pragma once

#include <QObject>
#include <QSet>

class QDialog;

namespace sparkwright
{

/// Gives dialogs that have a topic (common/HelpTopic.h) a help button, and lets F1 open the help of any dialog.
class DialogHelp : public QObject
{
  Q_OBJECT
public:
  /// Watches all dialogs of the program from now on.
  explicit DialogHelp(QObject* parent = nullptr);

signals:
  /// @param topic  empty: the dialog has none
  void wanted(const QString& topic);

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void addButton(QDialog& dialog, const QString& topic);

  QSet<const QObject*> known_; ///< Dialogs that have got their button.
};

} // namespace sparkwright

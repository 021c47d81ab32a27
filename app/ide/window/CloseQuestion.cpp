#include "app/ide/window/CloseQuestion.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>

namespace sparkwright
{

void CloseQuestion::ask(QWidget& window, const QStringList& ends, const std::function<void()>& go)
{
  constexpr const char* context = "sparkwright::CloseQuestion";
  auto* const question =
      new QMessageBox(QMessageBox::Question, QCoreApplication::translate(context, "Close the window"),
                      QCoreApplication::translate(context, "Something goes on that ends with the window."),
                      QMessageBox::Cancel, &window);
  question->setObjectName(QStringLiteral("closeQuestion"));
  question->setAttribute(Qt::WA_DeleteOnClose);
  question->setInformativeText(ends.join(QLatin1Char('\n')));
  QPushButton* const end =
      question->addButton(QCoreApplication::translate(context, "&End and close"), QMessageBox::DestructiveRole);
  question->setDefaultButton(QMessageBox::Cancel);
  QObject::connect(end, &QPushButton::clicked, &window, go);
  question->open();
}

} // namespace sparkwright

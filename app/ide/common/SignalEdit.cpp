#include "app/ide/common/SignalEdit.h"

#include "app/ide/common/texts/CoreTexts.h"
#include "core/signal/SignalExpression.h"
#include "core/text/Suggest.h"

#include <QAbstractItemView>
#include <QKeyEvent>
#include <QScrollBar>

#include <algorithm>

namespace sparkwright
{

QString expressionProblem(const QString& text)
{
  const std::string written = text.toStdString();
  const auto read = SignalExpression::parse(written);
  const auto* const problem = std::get_if<SignalExpression::Problem>(&read);
  return problem ? inWindow(problem->withColumn(written)) : QString();
}

SignalEdit::SignalEdit(QWidget* parent)
    : QLineEdit(parent), words_(new QStringListModel(this)), completer_(new QCompleter(words_, this))
{
  constexpr int mostShown = 12;
  completer_->setWidget(this);
  completer_->setCaseSensitivity(Qt::CaseInsensitive);
  completer_->setFilterMode(Qt::MatchContains);
  completer_->setMaxVisibleItems(mostShown);
  setClearButtonEnabled(true);
  connect(completer_, qOverload<const QString&>(&QCompleter::activated), this, &SignalEdit::insert);
  connect(this, &QLineEdit::textEdited, this,
          [this]
          {
            if(beginOfName() < cursorPosition())
              complete();
            else
              completer_->popup()->hide();
          });
  setCatalog({});
}

void SignalEdit::setCatalog(const SignalCatalog& catalog)
{
  QStringList words;
  paths_.clear();
  for(const Signal& signal : catalog.all())
    paths_.push_back(signal.path);
  for(const Signal& signal : catalog.all())
    words << QString::fromStdString(SignalExpression::quoted(signal.path));
  for(const SignalExpression::Function& function : SignalExpression::functions())
    words << QString::fromUtf8(function.name.data(), static_cast<qsizetype>(function.name.size())) + QLatin1Char('(');
  words_->setStringList(words);
}

QString SignalEdit::problem() const
{
  return text().trimmed().isEmpty() ? QString() : expressionProblem(text());
}

QString SignalEdit::missing(const QString& expression) const
{
  const auto read = SignalExpression::parse(expression.toStdString());
  const auto* const parsed = std::get_if<SignalExpression>(&read);
  if(!parsed || paths_.empty())
    return {};
  for(const std::string& path : parsed->paths())
    if(std::ranges::find(paths_, path) == paths_.end())
    {
      const QString name = QString::fromStdString(path), similar = inWindow(suggestion(path, paths_));
      return similar.isEmpty() ? tr("This run has no signal %1.").arg(name)
                               : tr("This run has no signal %1: %2").arg(name, similar);
    }
  return {};
}

int SignalEdit::beginOfName() const
{
  const std::string before = text().left(cursorPosition()).toStdString();
  const std::size_t begin = SignalExpression::beginOfName(before, before.size());
  return static_cast<int>(QString::fromStdString(before.substr(0, begin)).size());
}

void SignalEdit::complete()
{
  const int begin = beginOfName();
  completer_->setCompletionPrefix(text().mid(begin, cursorPosition() - begin));
  // What is there in full already needs no list.
  if(completer_->completionCount() == 0 ||
     (completer_->completionCount() == 1 && completer_->currentCompletion() == completer_->completionPrefix()))
    return completer_->popup()->hide();
  QRect place = cursorRect();
  place.setWidth(completer_->popup()->sizeHintForColumn(0) +
                 completer_->popup()->verticalScrollBar()->sizeHint().width());
  completer_->complete(place);
}

void SignalEdit::insert(const QString& name)
{
  const int begin = beginOfName();
  setSelection(begin, cursorPosition() - begin);
  QLineEdit::insert(name);
}

void SignalEdit::keyPressEvent(QKeyEvent* event)
{
  const bool enters = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if(completer_->popup()->isVisible() && enters)
  {
    const QModelIndex marked = completer_->popup()->currentIndex();
    completer_->popup()->hide();
    if(marked.isValid())
    {
      insert(marked.data().toString());
      emit completedByEnter();
      return event->accept();
    }
    return QLineEdit::keyPressEvent(event); // What is written counts.
  }
  const bool listed = completer_->popup()->isVisible();
  if(listed && (event->key() == Qt::Key_Tab || event->key() == Qt::Key_Escape))
    return event->ignore(); // For the list.
  if(event->key() == Qt::Key_Space && event->modifiers() == Qt::ControlModifier)
    return complete();
  QLineEdit::keyPressEvent(event);
}

} // namespace sparkwright

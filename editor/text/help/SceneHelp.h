#pragma once

#include "editor/document/SceneDocument.h"
#include "editor/language/help/Findings.h"
#include "editor/language/names/SceneKnowledge.h"

#include <QObject>
#include <QPointer>
#include <QThreadPool>
#include <QTimer>

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace sparkwright
{

/// Answers questions about the text of a document in a thread of its own, and keeps the findings of that text. Only
/// questions about scenes have answers; findings are those of codeFindings() for other languages.
///
/// The thread has a copy of the text, which follows the edits, so that an edit costs the GUI thread what it changes.
class SceneHelp : public QObject
{
  Q_OBJECT
public:
  /// What is known beside the text; called in the GUI thread, never null.
  using Knowledge = std::function<std::shared_ptr<const SceneKnowledge>()>;

  /// @param document  must outlive this
  SceneHelp(SceneDocument& document, Knowledge knowledge, QObject* parent = nullptr);
  ~SceneHelp() override;

  SceneDocument& document() const { return document_; }
  const Knowledge& knowledge() const { return knowledge_; }

  /// Asks in the thread, and calls `answered` in the GUI thread, unless the text has changed since or `receiver` is
  /// gone.
  template<class Answer>
  void ask(QObject* receiver, std::function<Answer(const SyntaxTree&, const SceneKnowledge&)> question,
           std::function<void(const Answer&)> answered);

  /// What is wrong with the text, in its order; ranges follow edits until the next check is done.
  const std::vector<Finding>& findings() const { return findings_; }
  /// Whether the findings are those of the present text.
  bool current() const { return checked_ == revision_; }
  /// Checks again, since something beside the text has changed.
  void checkAgain();
  /// Also what is accepted only because existing files rely on it.
  void setStrict(bool strict);

signals:
  void findingsChanged();

private:
  using Revision = std::uint64_t;
  /// What the thread has of the document.
  struct Copy
  {
    std::mutex mutex; ///< For what is waiting.
    std::vector<TextEdit> waiting;
    Revision revision = 0; ///< Of the text with what is waiting.

    // Of the thread:
    std::string text;
    std::shared_ptr<const SyntaxTree> tree;
    enum class Parts
    {
      Text,
      Tree
    };
    /// Brings the text up to date, and its tree if that is wanted.
    Revision update(Parts parts);
  };

  void note(const TokenRope::Change& change);
  void check();
  void take(std::vector<Finding> findings, Revision revision);
  static void shift(std::vector<Finding>& findings, const TokenRope::Change& change);

  SceneDocument& document_;
  Knowledge knowledge_;
  std::shared_ptr<Copy> copy_ = std::make_shared<Copy>();
  QThreadPool thread_;
  std::atomic_bool ending_ = false;
  QTimer wait_; ///< Lets the text be painted first.
  bool strict_ = false;
  bool checking_ = false, checkAgain_ = false;
  Revision revision_ = 0, checked_ = 0;
  std::vector<Finding> findings_;
  std::vector<TokenRope::Change> changes_; ///< Since the text that findings_ were made for, or of a check on its way.
  Revision changesBegin_ = 0;              ///< Revision before the first of them.
};

template<class Answer>
void SceneHelp::ask(QObject* receiver, std::function<Answer(const SyntaxTree&, const SceneKnowledge&)> question,
                    std::function<void(const Answer&)> answered)
{
  if(!document_.isScene())
    return;
  thread_.start(
      [this, copy = copy_, knowledge = knowledge_(), question = std::move(question), answered = std::move(answered),
       guard = QPointer(receiver), asked = revision_]
      {
        if(ending_ || copy->update(Copy::Parts::Tree) != asked)
          return;
        auto answer = std::make_shared<const Answer>(question(*copy->tree, *knowledge));
        QMetaObject::invokeMethod(
            this,
            [this, answer, answered, guard, asked]
            {
              if(guard && revision_ == asked)
                answered(*answer);
            },
            Qt::QueuedConnection);
      },
      1); // Before checks: somebody waits for it.
}

} // namespace sparkwright

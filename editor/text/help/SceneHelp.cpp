#include "editor/text/help/SceneHelp.h"

#include "editor/language/code/CodeFindings.h"

#include <algorithm>

namespace sparkwright
{

namespace
{

constexpr int paintFirst = 15; // ms

} // namespace

SceneHelp::SceneHelp(SceneDocument& document, Knowledge knowledge, QObject* parent)
    : QObject(parent), document_(document), knowledge_(std::move(knowledge))
{
  thread_.setMaxThreadCount(1);
  copy_->text = document_.tokens().text();
  checked_ = static_cast<Revision>(-1);
  wait_.setSingleShot(true);
  wait_.setInterval(paintFirst);
  connect(&wait_, &QTimer::timeout, this, &SceneHelp::check);
  connect(&document_, &SceneDocument::edited, this, &SceneHelp::note);
  connect(&document_, &SceneDocument::textChanged, this,
          [this]
          {
            if(!wait_.isActive()) // Not put off by more typing.
              wait_.start();
          });
  wait_.start();
}

SceneHelp::~SceneHelp()
{
  ending_ = true;
  thread_.clear();
  thread_.waitForDone();
}

SceneHelp::Revision SceneHelp::Copy::update(Parts parts)
{
  std::vector<TextEdit> edits;
  Revision now = 0;
  {
    const std::lock_guard lock(mutex);
    edits.swap(waiting);
    now = revision;
  }
  for(const TextEdit& edit : edits)
    text.replace(edit.begin, edit.end - edit.begin, edit.text);
  if(!edits.empty())
    tree = nullptr;
  if(!tree && parts == Parts::Tree)
    tree = std::make_shared<const SyntaxTree>(text);
  return now;
}

void SceneHelp::note(const TokenRope::Change& change)
{
  TextEdit edit{change.begin, change.begin + change.removed,
                document_.tokens().text(change.begin, change.begin + change.inserted)};
  {
    const std::lock_guard lock(copy_->mutex);
    copy_->waiting.push_back(std::move(edit));
    copy_->revision = ++revision_;
  }
  changes_.push_back(change);
  shift(findings_, change);
}

void SceneHelp::shift(std::vector<Finding>& findings, const TokenRope::Change& change)
{
  const std::uint32_t end = change.begin + change.removed;
  const auto moved = [&](std::uint32_t place)
  { return place >= end ? place - change.removed + change.inserted : std::min(place, change.begin + change.inserted); };
  std::erase_if(findings, [&](const Finding& finding)
                { return change.removed > 0 && finding.range.begin >= change.begin && finding.range.end <= end; });
  for(Finding& finding : findings)
  {
    if(finding.range.begin >= change.begin)
      finding.range.begin = moved(finding.range.begin);
    if(finding.range.end >= change.begin)
      finding.range.end = moved(finding.range.end);
  }
}

void SceneHelp::checkAgain()
{
  checked_ = static_cast<Revision>(-1);
  wait_.start();
}

void SceneHelp::setStrict(bool strict)
{
  strict_ = strict;
  checkAgain();
}

void SceneHelp::check()
{
  if(checking_)
  {
    checkAgain_ = true;
    return;
  }
  checking_ = true;
  checkAgain_ = false;
  thread_.start(
      [this, copy = copy_, knowledge = knowledge_(), strict = strict_, language = document_.language(),
       file = document_.file().toStdString()]
      {
        if(ending_)
          return;
        const bool isScene = language == TextLanguage::Scene;
        const Revision revision = copy->update(isScene ? Copy::Parts::Tree : Copy::Parts::Text);
        auto findings = std::make_shared<std::vector<Finding>>(
            isScene ? findingsIn(*copy->tree, *knowledge, strict) : codeFindings(language, copy->text, file, *knowledge));
        QMetaObject::invokeMethod(
            this, [this, findings, revision] { take(std::move(*findings), revision); }, Qt::QueuedConnection);
      },
      0);
}

void SceneHelp::take(std::vector<Finding> findings, Revision revision)
{
  checking_ = false;
  findings_ = std::move(findings);
  checked_ = revision;
  changes_.erase(changes_.begin(), changes_.begin() + static_cast<std::ptrdiff_t>(revision - changesBegin_));
  changesBegin_ = revision;
  for(const TokenRope::Change& change : changes_)
    shift(findings_, change);
  emit findingsChanged();
  if(checkAgain_ || !current())
    wait_.start();
}

} // namespace sparkwright

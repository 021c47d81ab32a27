#include "app/ide/source/RobotProblems.h"

#include "app/ide/common/BackgroundPool.h"

#include <QCoreApplication>
#include <QPointer>

#include <algorithm>
#include <filesystem>
#include <map>
#include <utility>

namespace sparkwright
{

RobotProblems::RobotProblems(OpenDocuments& documents, Session& session, QObject* parent)
    : QObject(parent), documents_(documents), session_(session)
{
  soon_.setSingleShot(true);
  soon_.setInterval(checkAfter);
  connect(&soon_, &QTimer::timeout, this, &RobotProblems::check);
  connect(&documents_, &OpenDocuments::textChanged, this,
          [this]
          {
            ++asked_;
            current_ = false;
            wanted_ = true;
            soon_.start();
          });
}

RobotProblems::~RobotProblems() { *stop_ = true; }

void RobotProblems::show(const SessionState& state)
{
  const bool isScene = state.source == SessionState::Source::Own && state.phase == SessionState::Phase::Ready;
  const std::string scene = isScene ? state.location : std::string();
  const bool pausedNow = !state.running;
  const bool other = scene != scene_;
  if(other || (pausedNow && !paused_ && wanted_))
    soon_.start();
  if(other)
  {
    scene_ = scene;
    wanted_ = true;
    ++asked_;
    current_ = false;
  }
  paused_ = pausedNow || other;
}

void RobotProblems::check()
{
  if(checking_ || !wanted_ || !paused_)
    return;
  wanted_ = false;
  if(scene_.empty())
    return take({}, asked_);
  checking_ = true;
  lint::FileOptions options;
  for(const auto& folder : session_.dataDirectories())
    options.world.dataDirectories.emplace_back(folder);
  options.world.overlay = documents_.texts();
  options.world.interrupt = stop_.get();
  options.world.seed = 1;
  backgroundPool().start(
      [self = QPointer(this), stop = stop_, options = std::move(options), scene = scene_, asked = asked_]
      {
        if(*stop)
          return;
        auto report = std::make_shared<lint::FileReport>(lint::lintFile(scene, options));
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, report, asked]
            {
              if(!self)
                return;
              self->checking_ = false;
              self->take(std::move(*report), asked);
            },
            Qt::QueuedConnection);
      });
}

void RobotProblems::take(lint::FileReport report, long asked)
{
  if(asked != asked_)
  {
    wanted_ = true;
    soon_.start();
    return;
  }
  current_ = true;
  findings_ = std::move(report.findings);
  std::map<std::string, std::vector<Finding>> byFile;
  for(const lint::Finding& finding : findings_)
    if(!finding.location.empty())
      byFile[finding.location].push_back({finding.diagnostic, {finding.offset, finding.offset + 2}});
  files_.clear();
  for(auto& [file, findings] : byFile)
  {
    std::ranges::stable_sort(findings, {}, [](const Finding& finding) { return finding.range.begin; });
    files_.push_back({QString::fromStdString(file), std::move(findings)});
  }
  emit changed();
}

std::vector<lint::Fix> RobotProblems::fixesOf(const QString& file, std::uint32_t begin) const
{
  std::vector<lint::Fix> fixes;
  if(current_)
    for(const lint::Finding& finding : findings_)
      if(finding.location == file.toStdString() && finding.offset == begin)
        fixes.insert(fixes.end(), finding.fixes.begin(), finding.fixes.end());
  return fixes;
}

QString RobotProblems::carryOut(const lint::Fix& fix, const QString& title)
{
  QString problem;
  SceneDocument* const document =
      current_ ? documents_.open(QString::fromStdString(fix.location), &problem) : nullptr;
  if(document && document->apply(fix.edits, title))
    return {};
  return problem.isEmpty() ? tr("The text has changed meanwhile: try again when it has been checked.") : problem;
}

} // namespace sparkwright

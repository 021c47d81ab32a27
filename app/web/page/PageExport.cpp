#include "app/web/page/PageExport.h"

#include "app/web/page/Page.h"
#include "core/record/export/ExportTexts.h"
#include "core/record/export/OutputFile.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace sparkwright
{

namespace
{

/// A page as it grows.
class GrowingPage
{
public:
  GrowingPage(const std::filesystem::path& target, Page page) : file_(target), page_(std::move(page)), game_(page_.words)
  {
    write(page_.begin());
  }

  void add(const FramePtr& frame)
  {
    if(scene_.take(frame))
    {
      closePart();
      index_.append(QJsonObject{{"scene", ++sceneNumber_}});
      write(pagePart(scene_.change()));
    }
    game_.take(*frame, scene_);
    const bool first = messages_.empty();
    if(first)
      start_ = frame->time;
    if(first || game_.changed())
      messages_ += game_.state();
    // Each part can be read without those before it.
    messages_ += first ? scene_.poses().whole() : scene_.poses().change();
    end_ = frame->time;
    ++inPart_;
    constexpr double longest = 4; // s
    constexpr std::size_t largest = 1 << 20;
    constexpr int mostFrames = 250;
    if(end_ - start_ >= longest || messages_.size() >= largest || inPart_ >= mostFrames)
      closePart();
  }

  /// @return empty, or why it could not be written
  std::string finish()
  {
    closePart();
    QJsonObject index{{"parts", index_},
                      {"events", QJsonDocument::fromJson(QByteArray::fromStdString(game_.events(0))).object()["events"]}};
    write(page_.end(QJsonDocument(index).toJson(QJsonDocument::Compact).toStdString()));
    return file_.commit();
  }

  const std::string& problem() const { return file_.problem(); }
  std::uint64_t bytes() const { return bytes_; }

private:
  void write(const std::string& text)
  {
    bytes_ += text.size();
    file_.write(text);
  }
  void closePart()
  {
    if(inPart_ == 0)
      return;
    index_.append(QJsonObject{{"scene", sceneNumber_}, {"from", start_}, {"to", end_}, {"frames", inPart_}});
    write(pagePart(messages_));
    messages_.clear();
    inPart_ = 0;
  }

  OutputFile file_;
  Page page_;
  SceneCoder scene_;
  GameCoder game_;
  QJsonArray index_;
  std::string messages_; ///< Of the part that is being made.
  double start_ = 0, end_ = 0; ///< Of it, simulated s.
  int inPart_ = 0;             ///< Frames.
  int sceneNumber_ = 0;
  std::uint64_t bytes_ = 0;
};

} // namespace

ExportResult exportPage(PartOfRun& run, const std::filesystem::path& target, const std::string& title,
                        const WebWords& words, const ExportProgress& progress, std::uint64_t most)
{
  ExportResult result;
  GrowingPage page(target, {.title = title, .words = words});
  for(std::size_t i = 0; i < run.count() && page.problem().empty(); ++i)
  {
    if(progress && !progress(static_cast<double>(i) / static_cast<double>(run.count())))
    {
      result.problem = exportText("export.cancelled");
      return result;
    }
    const FramePtr frame = run.frame(i);
    if(!frame || !frame->structure)
      continue;
    page.add(frame);
    ++result.frames;
    if(page.bytes() > most)
    {
      result.problem = exportText("export.pageTooLarge", target.string(), static_cast<long>(most >> 20), frame->time);
      return result;
    }
  }
  const std::string problem = result.frames > 0 ? page.finish() : page.problem();
  if(problem.empty() && result.frames == 0)
    result.problem = exportText("export.noFrames", target.string());
  else if(!problem.empty())
    result.problem = exportText("export.notWritten", target.string(), problem);
  return result;
}

} // namespace sparkwright

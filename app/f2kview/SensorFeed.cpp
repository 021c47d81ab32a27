#include "app/f2kview/SensorFeed.h"

#include "app/f2k/Client.h"
#include "core/game/f2000/robot/SensorReadings.h"

#include <algorithm>
#include <utility>

namespace sparkwright
{

namespace
{

constexpr int pollEvery = 40; ///< ms

QString wordsOf(const std::exception& error)
{
  return QString::fromUtf8(error.what());
}

} // namespace

SensorFeed::SensorFeed(QObject* parent) : QObject(parent)
{
  timer_.setInterval(pollEvery);
  connect(&timer_, &QTimer::timeout, this, &SensorFeed::poll);
}

SensorFeed::~SensorFeed()
{
  close();
}

void SensorFeed::close()
{
  timer_.stop();
  client_.reset(); // Before the log that it writes.
  log_.reset();
  recorded_.reset();
  shown_.reset();
  form_ = {};
  simulated_ = 0;
  paused_ = isWaiting_ = false;
  source_ = Source::None;
}

QString SensorFeed::connectTo(const QString& robotFile, const QString& host, int port)
{
  close();
  try
  {
    f2k::Parameters parameters(robotFile.toStdString());
    form_ = f2000::parseRobot(parameters.text()).robot;
    f2k::Client::Options options;
    options.name = "sparkwright-sensors";
    options.reconnects = true;
    client_ = std::make_unique<f2k::Client>(std::move(parameters), options);
    client_->onUpdate([this](std::int64_t time) { simulated_ = time; });
    client_->onError(
        [this](const f2k::Error& error)
        {
          const std::lock_guard held(errors_);
          newErrors_ << wordsOf(error);
        });
    client_->connect(host.toStdString(), port);
    client_->start();
  }
  catch(const std::exception& error)
  {
    close();
    return wordsOf(error);
  }
  source_ = Source::Board;
  timer_.start();
  return {};
}

QString SensorFeed::play(const QString& file)
{
  close();
  try
  {
    recorded_ = std::make_unique<f2k::LogSource>(file.toStdString());
    if(!recorded_->next())
    {
      close();
      return tr("%1 has no updates").arg(file);
    }
    form_ = f2000::parseRobot(recorded_->parameters().text()).robot;
  }
  catch(const std::exception& error)
  {
    close();
    return wordsOf(error);
  }
  source_ = Source::Log;
  shown_ = recorded_->container();
  shownAt_ = logTime_ = recorded_->received();
  simulated_ = recorded_->simulated();
  wall_.start();
  timer_.start();
  emit updated();
  return {};
}

void SensorFeed::setPaused(bool paused)
{
  paused_ = paused;
  wall_.restart(); // A pause is no time of the log.
}

QString SensorFeed::record(const QString& file)
{
  if(!client_)
    return tr("only a robot on a board can be recorded");
  client_->record(nullptr);
  log_.reset();
  if(file.isEmpty())
    return {};
  try
  {
    auto log = std::make_unique<f2k::UpdateLog>(file.toStdString());
    log->begin(client_->parameters().text(), client_->features());
    log_ = std::move(log);
    client_->record(log_.get());
  }
  catch(const std::exception& error)
  {
    return wordsOf(error);
  }
  return {};
}

void SensorFeed::drive(double v, double omega)
{
  if(!client_)
    return;
  try
  {
    client_->drive(v, omega);
  }
  catch(const f2k::Error& error)
  {
    emit told(wordsOf(error));
  }
}

void SensorFeed::poll()
{
  QStringList errors;
  {
    const std::lock_guard held(errors_);
    errors = std::exchange(newErrors_, {});
  }
  for(const QString& words : errors)
    emit told(words);
  if(source_ == Source::Log)
    return pollLog();
  const f2k::Snapshot now = client_ ? client_->container() : nullptr;
  if(paused_ || !now || now == shown_)
    return;
  shown_ = now;
  shownAt_ = f2k::Client::now();
  emit updated();
}

/// Goes on to the update whose time has come. Gaps of more than a second are made that short.
void SensorFeed::pollLog()
{
  constexpr std::int64_t longest = 1'000'000; // µs
  if(paused_)
    return;
  try
  {
    bool isNew = false;
    for(;;)
    {
      if(!isWaiting_)
      {
        if(!recorded_->next())
        {
          timer_.stop();
          emit told(recorded_->isComplete() ? tr("The log has ended.") : tr("The log is cut off here."));
          break;
        }
        waitFor_ = std::min(recorded_->received() - logTime_, longest);
        isWaiting_ = true;
      }
      if(wall_.nsecsElapsed() / 1000 < waitFor_)
        break;
      wall_.restart();
      isWaiting_ = false;
      logTime_ = shownAt_ = recorded_->received();
      simulated_ = recorded_->simulated();
      shown_ = recorded_->container();
      isNew = true;
    }
    if(isNew)
      emit updated();
  }
  catch(const std::exception& error)
  {
    timer_.stop();
    emit told(wordsOf(error));
  }
}

std::vector<Reading> SensorFeed::readings() const
{
  return shown_ ? f2000::readingsOf(*shown_, form_, shownAt_) : std::vector<Reading>();
}

QString SensorFeed::robotName() const
{
  return QString::fromStdString(form_.name);
}

} // namespace sparkwright

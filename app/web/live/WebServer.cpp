#include "app/web/live/WebServer.h"

#include "app/web/live/BroadcastTexts.h"

#include <QSysInfo>

#include <utility>

namespace sparkwright
{

WebServer::WebServer()
    : thread_(
          [this](const std::string& why)
          {
            viewers_ = 0;
            note(Diagnostic::Severity::Error, broadcastText("broadcast.over", why));
          })
{
}

std::unique_ptr<FrameBroadcast> WebServer::start(const Options& options, LocalText& problem, const WebWords& words,
                                                 LiveServer::Limits limits)
{
  std::unique_ptr<WebServer> made(new WebServer);
  LiveServer::Calls calls;
  calls.frame = [server = made.get()]
  {
    const std::lock_guard lock(server->mutex_);
    return server->frame_;
  };
  calls.note = [server = made.get()](const LocalText& text) { server->note(Diagnostic::Severity::Note, text); };
  calls.warn = [server = made.get()](const LocalText& text) { server->note(Diagnostic::Severity::Warning, text); };
  calls.viewersChanged = [server = made.get()](int count) { server->viewers_ = count; };
  QStringList hosts{QSysInfo::machineHostName().toLower(), QSysInfo::machineHostName().toLower() + ".local"};
  for(const std::string& host : options.hosts)
    hosts << QString::fromStdString(host).toLower();
  hosts << QString::fromStdString(options.address).toLower();
  made->server_ = new LiveServer({.title = options.title, .run = Page::Run::Live, .words = words}, std::move(hosts),
                                 options.dataDirectories, limits, std::move(calls));
  LiveServer* const server = made->server_;
  server->moveToThread(&made->thread_);
  QObject::connect(&made->thread_, &QThread::finished, server, &QObject::deleteLater);
  made->thread_.setObjectName("web");
  made->thread_.start();
  QMetaObject::invokeMethod(
      server,
      [&]
      {
        problem = server->listen(QString::fromStdString(options.address), options.port);
        made->port_ = server->port();
      },
      Qt::BlockingQueuedConnection);
  if(!problem.empty())
    return nullptr;
  // Everywhere is no place to go to.
  const bool everywhere = options.address == "0.0.0.0" || options.address == "::" || options.address == "[::]";
  const bool needsBrackets = options.address.find(':') != std::string::npos && !options.address.starts_with('[');
  const std::string host = everywhere      ? "localhost"
                           : needsBrackets ? '[' + options.address + ']'
                                           : options.address;
  made->url_ = "http://" + host + ':' + std::to_string(made->port_) + '/';
  return made;
}

WebServer::~WebServer()
{
  thread_.quit();
  thread_.wait();
}

void WebServer::show(FramePtr frame)
{
  if(!frame)
    return;
  const std::lock_guard lock(mutex_);
  frame_.swap(frame); // The old one is freed after the lock.
}

void WebServer::note(Diagnostic::Severity severity, const LocalText& text)
{
  constexpr std::size_t most = 100; // Until somebody takes them.
  const std::lock_guard lock(mutex_);
  if(notes_.size() < most)
    notes_.push_back(Diagnostic::of(severity, "", 0, 0, text));
}

std::vector<Diagnostic> WebServer::takeNotes()
{
  const std::lock_guard lock(mutex_);
  return std::exchange(notes_, {});
}

} // namespace sparkwright

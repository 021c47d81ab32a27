#include "app/f2k/BoardConnection.h"

#include "app/f2k/Error.h"

#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <fcntl.h>
#include <memory>
#include <utility>

namespace f2k
{

namespace
{

[[noreturn]] void fail(const std::string& text)
{
  throw Error(Error::local, text);
}

BoardConnection::Clock::time_point after(double seconds)
{
  return BoardConnection::Clock::now() +
         std::chrono::duration_cast<BoardConnection::Clock::duration>(std::chrono::duration<double>(seconds));
}

} // namespace

std::int64_t BoardWords::number(std::size_t word, std::int64_t least, std::int64_t most) const
{
  std::int64_t value = 0;
  if(word < words.size())
  {
    const std::string& text = words[word];
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    if(problem == std::errc() && end == text.data() + text.size() && value >= least && value <= most)
      return value;
  }
  fail((word < words.size() ? words[word] : "nothing") + " stands where a number is expected");
}

BoardWords wordsOfLine(std::string_view line)
{
  BoardWords result;
  for(std::size_t i = 0; i < line.size();)
  {
    if(line[i] == ' ')
    {
      ++i;
      continue;
    }
    std::string word;
    if(line[i] == '"')
    {
      for(++i; i < line.size() && line[i] != '"'; ++i)
      {
        if(line[i] == '\\' && i + 1 < line.size())
          ++i;
        word += line[i];
      }
      if(i++ == line.size())
        fail("there is a text whose quotes do not end");
    }
    else
    {
      while(i < line.size() && line[i] != ' ')
        word += line[i++];
      if(word[0] == '#' && result.words.size() < 3)
      {
        result.sequence = std::move(word);
        continue;
      }
    }
    result.words.push_back(std::move(word));
  }
  return result;
}

std::string quoted(std::string_view text)
{
  std::string result = "\"";
  for(const char c : text)
  {
    if(c == '"' || c == '\\')
      result += '\\';
    result += c == '\n' || c == '\r' ? ' ' : c;
  }
  return result + '"';
}

BoardConnection::~BoardConnection()
{
  close();
}

void BoardConnection::close()
{
  if(descriptor_ >= 0)
    ::close(descriptor_);
  descriptor_ = -1;
  input_.clear();
  begin_ = 0;
}

bool BoardConnection::waitFor(short events, Clock::time_point until) const
{
  for(;;)
  {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(until - Clock::now()).count();
    pollfd watched{descriptor_, events, 0};
    const int ready = ::poll(&watched, 1, static_cast<int>(std::clamp<std::int64_t>(left + 1, 0, 60'000)));
    if(ready > 0)
      return true;
    if(ready == 0 && Clock::now() >= until)
      return false;
    if(ready < 0 && errno != EINTR)
      return false;
  }
}

void BoardConnection::open(const std::string& host, int port, double timeout)
{
  close();
  const std::string where = host + ':' + std::to_string(port);
  const auto until = after(timeout);
  addrinfo hints{};
  hints.ai_family = AF_UNSPEC;
  hints.ai_socktype = SOCK_STREAM;
  addrinfo* found = nullptr;
  if(const int problem = ::getaddrinfo(host.c_str(), std::to_string(port).c_str(), &hints, &found); problem != 0)
    fail(where + ": " + ::gai_strerror(problem));
  const std::unique_ptr<addrinfo, decltype(&::freeaddrinfo)> addresses(found, &::freeaddrinfo);
  std::string why = "no address";
  for(const addrinfo* each = found; each; each = each->ai_next)
  {
    descriptor_ = ::socket(each->ai_family, each->ai_socktype | SOCK_NONBLOCK | SOCK_CLOEXEC, each->ai_protocol);
    if(descriptor_ < 0)
      continue;
    const int direct = ::connect(descriptor_, each->ai_addr, each->ai_addrlen);
    int problem = direct == 0 ? 0 : errno;
    if(problem == EINPROGRESS)
    {
      socklen_t length = sizeof problem;
      if(!waitFor(POLLOUT, until))
        problem = ETIMEDOUT;
      else if(::getsockopt(descriptor_, SOL_SOCKET, SO_ERROR, &problem, &length) != 0)
        problem = errno;
    }
    if(problem == 0)
    {
      const int on = 1;
      ::setsockopt(descriptor_, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
      return;
    }
    why = std::strerror(problem);
    close();
  }
  fail(where + ": " + why);
}

void BoardConnection::send(std::string_view bytes, double timeout)
{
  const auto until = after(timeout);
  while(!bytes.empty())
  {
    const ssize_t sent = ::send(descriptor_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if(sent > 0)
      bytes.remove_prefix(static_cast<std::size_t>(sent));
    else if(sent < 0 && (errno == EAGAIN || errno == EWOULDBLOCK))
    {
      if(!waitFor(POLLOUT, until))
        fail("the server does not take any more");
    }
    else if(!(sent < 0 && errno == EINTR))
      fail("the connection to the server has ended");
  }
}

std::string BoardConnection::line(Clock::time_point until)
{
  std::size_t searched = begin_;
  for(;;)
  {
    if(const std::size_t end = input_.find('\n', searched); end != std::string::npos)
    {
      std::string line = input_.substr(begin_, end - begin_);
      begin_ = end + 1;
      if(begin_ == input_.size())
      {
        input_.clear();
        begin_ = 0;
      }
      if(!line.empty() && line.back() == '\r')
        line.pop_back();
      return line;
    }
    if(input_.size() - begin_ > longestLine)
      fail("the server sends a line without an end");
    input_.erase(0, std::exchange(begin_, 0));
    searched = input_.size();
    char bytes[65536];
    const ssize_t got = ::recv(descriptor_, bytes, sizeof bytes, 0);
    if(got > 0)
      input_.append(bytes, static_cast<std::size_t>(got));
    else if(got < 0 && (errno == EAGAIN || errno == EWOULDBLOCK))
    {
      if(!waitFor(POLLIN, until))
        fail("the server does not answer");
    }
    else if(!(got < 0 && errno == EINTR))
      fail("the connection to the server has ended");
  }
}

} // namespace f2k

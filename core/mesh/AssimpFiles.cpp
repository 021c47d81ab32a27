#include "core/mesh/AssimpFiles.h"

#include "core/mesh/Meshes.h"

#include <algorithm>
#include <cstring>
#include <pthread.h>

namespace sparkwright
{

namespace
{

constexpr std::size_t mostFiles = 64;
constexpr int deepestText = 200;
constexpr int mostNodes = 50'000;

class MemoryStream : public Assimp::IOStream
{
public:
  explicit MemoryStream(std::shared_ptr<const std::string> content) : content_(std::move(content)) {}

  std::size_t Read(void* buffer, std::size_t size, std::size_t count) override
  {
    if(size == 0)
      return 0;
    const std::size_t whole = std::min(count, (content_->size() - at_) / size);
    std::memcpy(buffer, content_->data() + at_, whole * size);
    at_ += whole * size;
    return whole;
  }
  std::size_t Write(const void*, std::size_t, std::size_t) override { return 0; }
  aiReturn Seek(std::size_t offset, aiOrigin origin) override
  {
    const std::size_t size = content_->size();
    const std::size_t base = origin == aiOrigin_SET ? 0 : origin == aiOrigin_CUR ? at_ : size;
    const std::size_t target = origin == aiOrigin_END ? size - std::min(offset, size) : base + offset;
    if(target > size || (origin != aiOrigin_END && target < base))
      return aiReturn_FAILURE;
    at_ = target;
    return aiReturn_SUCCESS;
  }
  std::size_t Tell() const override { return at_; }
  std::size_t FileSize() const override { return content_->size(); }
  void Flush() override {}

private:
  std::shared_ptr<const std::string> content_;
  std::size_t at_ = 0;
};

/// Brackets within one another, outside of quotes.
int depthOfJson(std::string_view text)
{
  int depth = 0, deepest = 0;
  bool quoted = false;
  for(std::size_t i = 0; i < text.size(); ++i)
  {
    const char c = text[i];
    if(quoted && c == '\\')
      ++i;
    else if(c == '"')
      quoted = !quoted;
    else if(!quoted && (c == '{' || c == '['))
      deepest = std::max(deepest, ++depth);
    else if(!quoted && (c == '}' || c == ']'))
      --depth;
  }
  return deepest;
}

int depthOfXml(std::string_view text)
{
  int depth = 0, deepest = 0;
  for(std::size_t at = text.find('<'); at != std::string_view::npos && at + 1 < text.size(); at = text.find('<', at + 1))
  {
    const char next = text[at + 1];
    const std::size_t end = text.find('>', at);
    if(next == '/')
      --depth;
    else if(next != '!' && next != '?' && (end == std::string_view::npos || text[end - 1] != '/'))
      deepest = std::max(deepest, ++depth);
  }
  return deepest;
}

int occurrences(std::string_view text, std::string_view word)
{
  int count = 0;
  for(std::size_t at = text.find(word); at != std::string_view::npos && count <= mostNodes; at = text.find(word, at + 1))
    ++count;
  return count;
}

extern "C" void* callFunction(void* function)
{
  (*static_cast<const std::function<void()>*>(function))();
  return nullptr;
}

} // namespace

AssimpFiles::Content AssimpFiles::content(const std::string& file) const
{
  std::string name = file;
  std::ranges::replace(name, '\\', '/');
  const auto found = known_.find(name);
  if(found != known_.end())
    return found->second;
  if(known_.size() >= mostFiles)
    return nullptr;
  Content read;
  if(auto content = readFirst(request_, {name, "materials/" + fileOf(name)}))
    read = std::make_shared<const std::string>(std::move(*content));
  known_.emplace(name, read);
  return read;
}

Assimp::IOStream* AssimpFiles::Open(const char* file, const char* mode)
{
  if(std::strpbrk(mode, "wa+"))
    return nullptr;
  Content found = content(file);
  return found ? new MemoryStream(std::move(found)) : nullptr;
}

std::string tooDeep(const std::string& ending, const std::string& content)
{
  const bool json = ending == "gltf" || ending == "glb", xml = ending == "dae";
  if((json && depthOfJson(content.substr(0, content.find("BIN"))) > deepestText) || (xml && depthOfXml(content) > deepestText))
    return "it is nested too deeply";
  if((json && occurrences(content, "\"children\"") > mostNodes) || (xml && occurrences(content, "<node") > mostNodes))
    return "it has more than " + std::to_string(mostNodes) + " nodes";
  return {};
}

bool callWithLargeStack(const std::function<void()>& function)
{
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, 256u << 20);
  pthread_t thread;
  const bool started = pthread_create(&thread, &attributes, callFunction, const_cast<std::function<void()>*>(&function)) == 0;
  pthread_attr_destroy(&attributes);
  if(started)
    pthread_join(thread, nullptr);
  return started;
}

} // namespace sparkwright

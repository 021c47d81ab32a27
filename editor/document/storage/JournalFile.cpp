#include "editor/document/storage/JournalFile.h"

#include <QByteArrayView>
#include <QJsonDocument>
#include <QJsonObject>

#include <charconv>
#include <vector>

namespace sparkwright
{

namespace
{

constexpr std::string_view title = "sparkwright journal 1\n";

quint16 checksum(std::string_view bytes)
{
  return qChecksum(QByteArrayView(bytes.data(), static_cast<qsizetype>(bytes.size())));
}

/// A line of numbers that ends with the checksum of itself and the bytes after it.
std::string part(std::string numbers, std::string_view bytes)
{
  const quint16 sum = checksum(numbers + std::string(bytes));
  return numbers + ' ' + std::to_string(sum) + '\n' + std::string(bytes) + '\n';
}

/// Reads what part() wrote. @param count  of the numbers; the last but one is that of the bytes
class PartReader
{
public:
  explicit PartReader(std::string_view bytes) : rest_(bytes) {}

  bool read(std::size_t count, std::vector<qint64>& numbers, std::string_view& bytes)
  {
    const std::size_t lineEnd = rest_.find('\n');
    if(lineEnd == std::string_view::npos)
      return false;
    const std::string_view line = rest_.substr(0, lineEnd);
    numbers.clear();
    for(const char* at = line.data(); at < line.data() + line.size();)
    {
      qint64 number = 0;
      const auto [end, error] = std::from_chars(at, line.data() + line.size(), number);
      if(error != std::errc() || number < 0)
        return false;
      numbers.push_back(number);
      at = end + 1;
    }
    if(numbers.size() != count + 1)
      return false;
    const auto length = static_cast<std::size_t>(numbers[count - 1]);
    const std::string_view after = rest_.substr(lineEnd + 1);
    if(length >= after.size() || after[length] != '\n')
      return false;
    bytes = after.substr(0, length);
    const std::string_view own = line.substr(0, line.rfind(' '));
    if(checksum(std::string(own) + std::string(bytes)) != numbers[count])
      return false;
    rest_ = after.substr(length + 1);
    return true;
  }

private:
  std::string_view rest_;
};

} // namespace

std::string journalBegin(const QString& file, const ProgramRun& writer, const QDateTime& time, std::string_view text,
                         JournalStart start)
{
  const QJsonObject head{{QStringLiteral("file"), file},
                         {QStringLiteral("process"), writer.process},
                         {QStringLiteral("run"), writer.run},
                         {QStringLiteral("started"), writer.started},
                         {QStringLiteral("onDisk"), start == JournalStart::OnDisk}};
  const QByteArray json = QJsonDocument(head).toJson(QJsonDocument::Compact);
  return std::string(title) + part(std::to_string(json.size()), json.toStdString()) +
         part(std::to_string(time.toMSecsSinceEpoch()) + ' ' + std::to_string(text.size()), text);
}

std::string journalEdit(const TextEdit& edit, const QDateTime& time)
{
  return part(std::to_string(time.toMSecsSinceEpoch()) + ' ' + std::to_string(edit.begin) + ' ' +
                  std::to_string(edit.end) + ' ' + std::to_string(edit.text.size()),
              edit.text);
}

std::optional<JournalContent> readJournal(std::string_view bytes)
{
  if(!bytes.starts_with(title))
    return std::nullopt;
  PartReader reader(bytes.substr(title.size()));
  std::vector<qint64> numbers;
  std::string_view data;
  if(!reader.read(1, numbers, data))
    return std::nullopt;
  const QJsonObject head =
      QJsonDocument::fromJson(QByteArray(data.data(), static_cast<qsizetype>(data.size()))).object();
  JournalContent content;
  content.file = head.value(QStringLiteral("file")).toString();
  content.writer = {head.value(QStringLiteral("process")).toInteger(), head.value(QStringLiteral("run")).toString(),
                    head.value(QStringLiteral("started")).toInteger()};
  if(content.file.isEmpty() || !reader.read(2, numbers, data))
    return std::nullopt;
  content.time = QDateTime::fromMSecsSinceEpoch(numbers[0]);
  content.text = data;
  if(head.value(QStringLiteral("onDisk")).toBool())
    content.base = content.text;
  while(reader.read(4, numbers, data))
  {
    const auto begin = static_cast<std::size_t>(numbers[1]), end = static_cast<std::size_t>(numbers[2]);
    if(begin > end || end > content.text.size())
      break;
    content.text.replace(begin, end - begin, data);
    content.time = QDateTime::fromMSecsSinceEpoch(numbers[0]);
    ++content.edits;
  }
  return content;
}

} // namespace sparkwright

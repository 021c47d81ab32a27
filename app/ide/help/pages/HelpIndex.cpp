#include "app/ide/help/pages/HelpIndex.h"

#include <QHash>

#include <algorithm>
#include <cmath>

namespace sparkwright
{

namespace
{

constexpr float ofTitle = 6, ofPageTitle = 3, ofText = 1;
/// A part of a name says less than a word: `kick` is not what `setKickMargin` is about.
constexpr float ofPart = 0.15f;
/// A word that is only the beginning of one in the text counts less, the more is missing.
constexpr double onlyBeginning = 0.8;
/// And one that stands elsewhere in the page.
constexpr double elsewhere = 0.15;

/// Where parts of a name begin: `setAxis1` → set, Axis1.
bool beginsPart(const QString& text, int at)
{
  return text[at].isUpper() && text[at - 1].isLower();
}

} // namespace

QString foldedWord(const QString& word)
{
  QString folded;
  for(const QChar c : word.normalized(QString::NormalizationForm_KD).toCaseFolded())
    if(c.category() != QChar::Mark_NonSpacing)
      folded += c;
  return folded;
}

std::vector<HelpWord> wordsOf(const QString& text)
{
  std::vector<HelpWord> words;
  const auto size = static_cast<int>(text.size());
  const auto add = [&](int begin, int end, bool isPart) {
    words.push_back({foldedWord(text.mid(begin, end - begin)), begin, end - begin, isPart});
  };
  for(int at = 0; at < size;)
  {
    if(!text[at].isLetterOrNumber())
    {
      ++at;
      continue;
    }
    int end = at + 1, part = at;
    for(; end < size && (text[end].isLetterOrNumber() || text[end].category() == QChar::Mark_NonSpacing); ++end)
      if(beginsPart(text, end))
      {
        add(part, end, true);
        part = end;
      }
    if(part > at)
      add(part, end, true);
    add(at, end, false);
    at = end;
  }
  return words;
}

HelpIndex::HelpIndex(std::vector<HelpSection> sections) : sections_(std::move(sections))
{
  QHash<QString, std::vector<Posting>> postings;
  for(std::uint32_t i = 0; i < sections_.size(); ++i)
  {
    const HelpSection& section = sections_[i];
    QHash<QString, float> weights;
    for(const HelpWord& word : wordsOf(section.text))
      weights[word.word] += word.isPart ? ofText * ofPart : ofText;
    // The tenth time says little more than the fifth.
    for(float& weight : weights)
      weight = 2 * weight / (weight + 1);
    for(const HelpWord& word : wordsOf(section.title))
      weights[word.word] += word.isPart ? ofTitle * ofPart : ofTitle;
    if(section.title != section.pageTitle)
      for(const HelpWord& word : wordsOf(section.pageTitle))
        weights[word.word] += word.isPart ? ofPageTitle * ofPart : ofPageTitle;
    for(auto each = weights.begin(); each != weights.end(); ++each)
      postings[each.key()].push_back({i, each.value()});
  }
  terms_.reserve(static_cast<std::size_t>(postings.size()));
  for(auto each = postings.begin(); each != postings.end(); ++each)
    terms_.push_back({each.key(), std::move(each.value())});
  std::ranges::sort(terms_, {}, &Term::word);
}

std::vector<double> HelpIndex::scores(const QString& word) const
{
  std::vector<double> result(sections_.size(), 0);
  for(auto term = std::ranges::lower_bound(terms_, word, {}, &Term::word);
      term != terms_.end() && term->word.startsWith(word); ++term)
  {
    const double fit = term->word == word
                           ? 1
                           : onlyBeginning * static_cast<double>(word.size()) / static_cast<double>(term->word.size());
    for(const Posting& posting : term->postings)
      result[posting.section] = std::max(result[posting.section], posting.weight * fit);
  }
  // What stands everywhere says little.
  const auto having = static_cast<double>(std::ranges::count_if(result, [](double score) { return score > 0; }));
  const double rarity = std::log(1 + static_cast<double>(sections_.size()) / std::max(1.0, having));
  for(double& score : result)
    score *= rarity;
  return result;
}

std::vector<HelpIndex::Hit> HelpIndex::find(const QString& words, std::size_t most) const
{
  QStringList wanted;
  for(const QString& part : words.split(QLatin1Char(' '), Qt::SkipEmptyParts))
    if(const std::vector<HelpWord> parts = wordsOf(part); !parts.empty())
      for(const HelpWord& each : parts)
        if(each.length == static_cast<int>(part.size()) || parts.back().length != static_cast<int>(part.size()))
          wanted << each.word;
  wanted.removeDuplicates();
  if(wanted.isEmpty())
    return {};

  struct Score
  {
    std::size_t section = 0;
    int words = 0; ///< How many of the wanted ones it has.
    double sum = 0;
  };
  std::vector<Score> found(sections_.size());
  std::vector<bool> itself(sections_.size(), false); // Whether it has one of the words.
  for(const QString& word : wanted)
  {
    const std::vector<double> ofWord = scores(word);
    QHash<QString, double> ofPage;
    for(std::size_t i = 0; i < ofWord.size(); ++i)
      if(double& most = ofPage[sections_[i].page]; ofWord[i] > most)
        most = ofWord[i];
    for(std::size_t i = 0; i < ofWord.size(); ++i)
    {
      itself[i] = itself[i] || ofWord[i] > 0;
      if(const double score = std::max(ofWord[i], elsewhere * ofPage[sections_[i].page]); score > 0)
      {
        ++found[i].words;
        found[i].sum += score;
      }
    }
  }
  int best = 0;
  for(std::size_t i = 0; i < found.size(); ++i)
  {
    found[i].section = i;
    best = std::max(best, found[i].words);
  }
  std::erase_if(found, [&](const Score& each) { return !itself[each.section] || each.words < best; });
  std::ranges::stable_sort(found, std::greater(), &Score::sum);
  if(found.size() > most)
    found.resize(most);
  std::vector<Hit> hits;
  for(const Score& each : found)
    hits.push_back(hit(each.section, each.sum, wanted));
  return hits;
}

HelpIndex::Hit HelpIndex::hit(std::size_t section, double score, const QStringList& words) const
{
  const QString& text = sections_[section].text;
  const std::vector<HelpWord> all = wordsOf(text);
  const auto isWanted = [&](const HelpWord& word)
  { return std::ranges::any_of(words, [&](const QString& each) { return word.word.startsWith(each); }); };
  const auto first = std::ranges::find_if(all, isWanted);

  // From some words before the first of them on.
  int begin = first == all.end() ? 0 : std::max(0, first->begin - excerptLength / 4);
  if(begin > 0)
    begin = static_cast<int>(text.indexOf(QLatin1Char(' '), begin)) + 1;
  int end = begin + excerptLength;
  if(end < text.size())
    end = std::max(static_cast<int>(text.lastIndexOf(QLatin1Char(' '), end)), begin + excerptLength / 2);
  end = std::min(end, static_cast<int>(text.size()));

  const QString before = begin > 0 ? QStringLiteral("… ") : QString();
  Hit result{section, score, before + text.mid(begin, end - begin), {}};
  if(end < text.size())
    result.excerpt += QStringLiteral(" …");
  for(const HelpWord& word : all)
    if(word.begin >= begin && word.begin + word.length <= end && isWanted(word))
    {
      const int at = word.begin - begin + static_cast<int>(before.size());
      if(!result.marks.empty() && at < result.marks.back().first + result.marks.back().second)
      {
        // The whole name comes after its parts.
        if(word.length > result.marks.back().second && at <= result.marks.back().first)
          result.marks.back() = {at, word.length};
        continue;
      }
      result.marks.emplace_back(at, word.length);
    }
  return result;
}

} // namespace sparkwright

#pragma once

#include "app/ide/help/pages/HelpPage.h"

#include <QString>

#include <cstdint>
#include <utility>
#include <vector>

namespace sparkwright
{

/// Finds sections of the help by words and beginnings of words, the best first. Never changes, so that several threads
/// may share one.
class HelpIndex
{
public:
  HelpIndex() = default;
  explicit HelpIndex(std::vector<HelpSection> sections);

  struct Hit
  {
    std::size_t section = 0; ///< Index in sections().
    double score = 0;        ///< Greater is better; only to be compared.
    QString excerpt;         ///< Of its text, about excerptLength characters.
    /// Where the searched words stand in the excerpt: begin and length, in order.
    std::vector<std::pair<int, int>> marks;
  };
  /// Sections that have some of the words, and the others at least elsewhere in their page; if there are none, those
  /// that have most. Letter case and accents do not matter, and parts of names count as words: `axis` finds `setAxis1`.
  /// @param most  at most this number
  std::vector<Hit> find(const QString& words, std::size_t most = 60) const;

  const std::vector<HelpSection>& sections() const { return sections_; }

  static constexpr int excerptLength = 150;

private:
  struct Posting
  {
    std::uint32_t section;
    float weight; ///< How much the section is about the term.
  };
  struct Term
  {
    QString word;
    std::vector<Posting> postings; ///< By section.
  };

  /// For each section how well it fits to one word; 0: not at all.
  std::vector<double> scores(const QString& word) const;
  Hit hit(std::size_t section, double score, const QStringList& words) const;

  std::vector<HelpSection> sections_;
  std::vector<Term> terms_; ///< Sorted.
};

/// A word as it is compared: small letters without accents.
QString foldedWord(const QString& word);

/// The words of a text, folded, with where they begin and how long they are; parts of names in addition.
struct HelpWord
{
  QString word;
  int begin = 0, length = 0;
  bool isPart = false; ///< Of a name, which follows.
};
std::vector<HelpWord> wordsOf(const QString& text);

} // namespace sparkwright

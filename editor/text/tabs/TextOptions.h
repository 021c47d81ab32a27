#pragma once

#include "editor/text/find/TextSearch.h"

#include <QObject>
#include <QSettings>

namespace sparkwright
{

/// What the user has chosen for all texts. Remembered from run to run.
class TextOptions : public QObject
{
  Q_OBJECT
public:
  /// @param settings  where they are stored; must outlive this
  explicit TextOptions(QSettings& settings, QObject* parent = nullptr);

  /// Whether parentheses have colours by depth.
  bool rainbow() const { return rainbow_; }
  void setRainbow(bool on);
  /// How to search: a term without pattern.
  const SearchTerm& search() const { return search_; }
  /// @param term  its pattern is not remembered
  void setSearch(SearchTerm term);

signals:
  void changed();

private:
  QSettings& settings_;
  bool rainbow_;
  SearchTerm search_;
};

} // namespace sparkwright

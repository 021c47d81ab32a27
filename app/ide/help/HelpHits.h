#pragma once

#include "app/ide/help/pages/HelpLibrary.h"

#include <QListWidget>

namespace sparkwright
{

/// The list of what a search has found: heading and page, and an excerpt with the words in bold.
class HelpHits : public QListWidget
{
  Q_OBJECT
public:
  explicit HelpHits(QWidget* parent = nullptr);

  /// @return how many there are
  int show(const HelpLibrary& library, const QString& words);
  /// Where the chosen one leads; an empty page if none is.
  HelpTarget chosen() const;
};

} // namespace sparkwright

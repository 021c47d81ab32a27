#include "app/ide/common/texts/TextTables.h"

#include <QCoreApplication>

namespace sparkwright::texts
{

std::span<const CoreText> game()
{
  static constexpr CoreText table[] = {
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "mode", "kind.mode"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "goal", "kind.goal"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "no goal", "kind.noGoal"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "foul", "kind.foul"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "offence", "kind.offence"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "score", "kind.score"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "confirmed", "kind.confirmed"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "overruled", "kind.overruled"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "undone", "kind.undone"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "notice", "kind.notice"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "there is a game already", "game.second"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "none", "game.noLibraries"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "monitor %1: %2", "command.from"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "there is no command `%1`", "command.unknown"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1, %2", "event.list"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 %2", "event.rule"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 %2 (%3)", "event.what"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1: %2", "event.because"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1; %2", "event.then"),
  };
  return table;
}

std::span<const CoreText> formation()
{
  static constexpr CoreText table[] = {
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "there is no `%1` here", "formation.notHere"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "a file of formations has tables [[formation]]", "formation.tables"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "a formation is a table", "formation.table"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "write [[formation]]", "formation.write"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "a formation has no `%1` of this kind", "formation.unknown"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "it knows name, kind, league, players, versions, mode, own_halves, ball, left and right", "formation.known"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "a formation has a name or a kind", "formation.name"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "add a line such as name = %1", "formation.addName"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "a place is two shares of the field, perhaps with metres behind: [x, y] or [x, y, dx, dy]",
                         "formation.place"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "each lies between -10 and 10; the field goes from -1 to 1",
                         "formation.limits"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "a player has a number from 1, a place, and perhaps a heading within ±360",
                         "formation.player"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "write %1", "formation.writePlayer"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "player %1 has two places", "formation.twoPlaces"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the first one counts", "formation.first"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "formations are a TOML file", "formation.toml"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "cannot read the formations", "formation.unreadable"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "is it a text of at most 1 MiB that you may read?",
                         "formation.text"),
  };
  return table;
}

} // namespace sparkwright::texts

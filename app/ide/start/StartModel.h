#pragma once

#include "app/ide/start/Thumbnails.h"

#include <QAbstractListModel>

#include <vector>

namespace sparkwright
{

/// A list of what the start page offers: examples, or files that were opened. Knows no widget.
class StartModel : public QAbstractListModel
{
  Q_OBJECT
public:
  enum Role
  {
    FileRole = Qt::UserRole, ///< QString: what is opened.
    LineRole,                ///< QString: what it shows, or where it is.
    PictureRole,             ///< QImage: null if there is none (yet).
    PinnedRole,              ///< bool
    MissingRole,             ///< bool: the file is not there any more.
    WordsRole                ///< QString: all by which it is found.
  };
  struct Item
  {
    QString file, title, line;
    int cycles = 0; ///< Before its picture is taken; 0: it has none.
    bool pinned = false, missing = false;
    bool unsaved = false; ///< A run that ended suddenly has left edits of it.
  };

  explicit StartModel(Thumbnails* pictures = nullptr, QObject* parent = nullptr);

  void setItems(std::vector<Item> items);
  const std::vector<Item>& items() const { return items_; }
  void setMissing(const QStringList& files);

  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;

  /// The examples in the user's language.
  static std::vector<Item> exampleItems();
  /// Files, with titles and shortened paths. @param pinned  whether a file is @param unsaved  see Item
  static std::vector<Item> fileItems(const QStringList& files, const std::function<bool(const QString&)>& pinned,
                                     const QStringList& unsaved = {});

private:
  Thumbnails* pictures_;
  std::vector<Item> items_;
};

} // namespace sparkwright

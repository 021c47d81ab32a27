#pragma once

#include "app/ide/help/pages/HelpLibrary.h"

#include <QTextBrowser>

#include <memory>
#include <vector>

namespace sparkwright
{

/// Shows pages of the help, follows their links, and remembers where one has been.
class HelpBrowser : public QTextBrowser
{
  Q_OBJECT
public:
  explicit HelpBrowser(QWidget* parent = nullptr);
  ~HelpBrowser() override;

  /// The page that is shown stays, if it is still there. @param folder  of the user guide's pictures
  void setLibrary(std::shared_ptr<const HelpLibrary> library, const QString& folder);
  /// Shows a place of the library. @param words  the first of these behind it is marked; may be empty
  void show(const HelpTarget& target, const QString& words = {});
  /// What is shown; an empty page if nothing is.
  const HelpTarget& target() const { return at_ < 0 ? nowhere_ : history_[static_cast<std::size_t>(at_)].target; }

  void backward() override;
  void forward() override;
  bool canGoBack() const { return at_ > 0; }
  bool canGoForward() const { return at_ + 1 < static_cast<int>(history_.size()); }

  QVariant loadResource(int type, const QUrl& name) override;

signals:
  /// Another page or place is shown.
  void moved();
  /// A link to a scene, by its name below the data directory.
  void sceneWanted(const QString& name);
  void webWanted(const QUrl& address);
  /// A link leads nowhere.
  void missing(const QString& link);

protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  struct Place
  {
    HelpTarget target;
    int scrolled = 0; ///< When it was left.
  };

  void follow(const QUrl& link);
  void goTo(int place);
  /// Makes the document of the present page. Keeps nothing.
  void load();
  void showAnchor(const QString& anchor);
  void mark(const QString& words);
  void fitToWidth();

  std::shared_ptr<const HelpLibrary> library_;
  QString folder_;
  std::vector<Place> history_;
  int at_ = -1;    ///< Index of the place that is shown; -1: none.
  QString loaded_; ///< Id of the page whose document is shown.
  std::unique_ptr<QTextDocument> document_; ///< The one that is shown.
  HelpTarget nowhere_;
};

} // namespace sparkwright

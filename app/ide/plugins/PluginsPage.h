#pragma once

#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QWidget>

namespace sparkwright
{

class PluginsPart;

/// The plugins of the window, as a page of the preferences: what each is, where it lies, why it is not used; with a check
/// mark to switch it on and off.
class PluginsPage : public QWidget
{
  Q_OBJECT
public:
  /// @param plugins  must outlive this
  explicit PluginsPage(PluginsPart& plugins, QWidget* parent = nullptr);

  QTreeWidget& list() { return *list_; }
  QPushButton& folderButton() { return *folder_; }

private:
  void fill();

  PluginsPart& plugins_;
  QLabel* hint_;
  QTreeWidget* list_;
  QPushButton* folder_;
  bool filling_ = false;
};

} // namespace sparkwright

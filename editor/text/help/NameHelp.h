#pragma once

#include "editor/language/names/SceneReferences.h"
#include "editor/text/TextView.h"
#include "editor/text/help/HelpServices.h"
#include "editor/text/help/SceneHelp.h"

#include <QLineEdit>
#include <QObject>

#include <vector>

namespace sparkwright
{

/// Leads from the names of a text to their definitions and uses, and renames them.
class NameHelp : public QObject
{
  Q_OBJECT
public:
  /// @param view,help,services  must outlive this
  NameHelp(TextView& view, SceneHelp& help, const HelpServices& services);

  /// Goes to where the name at the cursor is defined. Several places are listed.
  void goToDefinition() { goToDefinition(view_.cursor()); }
  void findReferences();
  /// Lets the user type another name in the place of the one at the cursor.
  void rename();
  void renameTo(std::uint32_t offset, const QString& name);
  /// The field for the new name; hidden unless rename() has been called.
  QLineEdit& nameField() { return *field_; }

signals:
  /// To be shown: in this document if `place.file` is empty.
  void wanted(const sparkwright::SourcePlace& place);
  /// To be listed. @param title  what they are
  void found(const QString& title, const std::vector<sparkwright::SourcePlace>& places);
  /// Why something cannot be done, or what one should know about what has been done.
  void told(const QString& words);

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  struct Places
  {
    std::string name;
    std::vector<SourcePlace> places;
  };
  void goToDefinition(std::uint32_t offset);
  void goToNamedFile(std::uint32_t offset);
  void tell(const QString& words);
  void showField(const SceneName& name);

  TextView& view_;
  SceneHelp& help_;
  const HelpServices& services_;
  QLineEdit* field_;
  std::uint32_t renamed_ = 0; ///< A byte of the name that is being changed.
};

} // namespace sparkwright

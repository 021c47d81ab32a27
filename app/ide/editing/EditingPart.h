#pragma once

#include "app/ide/common/WindowPart.h"

namespace sparkwright
{

class EditMode;

/// Edit mode as a part of the window.
class EditingPart : public WindowPart
{
  Q_OBJECT
public:
  explicit EditingPart(const Surroundings& around);
  ~EditingPart() override;

  EditMode& mode() { return *mode_; }

  void retranslate() override;
  void follow(const SessionState& state) override;
  bool rebuilding() const override;
  void opening(const QString& scene, Variables& variables) override;
  void whenSaved(const std::function<void()>& go) override;
  bool nothingToSave() const override;
  bool reset() override;
  void closing() override;

private:
  std::unique_ptr<EditMode> mode_;
};

} // namespace sparkwright

#pragma once

#include "app/ide/common/WindowPart.h"

class QAction;

namespace sparkwright
{

class DocumentCommands;
class EditMode;
class LiveLink;
class PoseKeeping;

/// Editing as a part of the window: documents and their files, their link to the running World, and edit mode.
class EditingPart : public WindowPart
{
  Q_OBJECT
public:
  explicit EditingPart(const Surroundings& around);
  ~EditingPart() override;

  DocumentCommands& commands() { return *commands_; }
  LiveLink& link() { return *link_; }
  EditMode& mode() { return *mode_; }
  PoseKeeping& poses() { return *poses_; }

  void retranslate() override;
  void follow(const SessionState& state) override;
  bool rebuilding() const override;
  void opening(const QString& scene, Variables& variables) override;
  void whenSaved(const std::function<void()>& go) override;
  bool nothingToSave() const override;
  bool reset() override;
  void closing() override;

private:
  void addActions(const Surroundings& around);
  void keepPoses();
  void showActions();

  WindowShell& shell_;
  QAction *saveAll_ = nullptr, *earlier_ = nullptr, *keepPoses_ = nullptr;
  std::unique_ptr<DocumentCommands> commands_;
  std::unique_ptr<LiveLink> link_;
  std::unique_ptr<EditMode> mode_;
  std::unique_ptr<PoseKeeping> poses_;
};

} // namespace sparkwright

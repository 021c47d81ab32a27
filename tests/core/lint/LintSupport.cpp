#include "LintSupport.h"

#include "tests/core/WorldSupport.h"

#include <QTest>

#include <algorithm>
#include <fstream>

namespace sparkwright::test
{

LintedScene::LintedScene(const std::string& body) : text(body.starts_with("(RSG") ? body : "(RSG 0 1)\n(\n" + body + ")\n")
{
  const QTemporaryDir folder;
  const std::string file = folder.filePath("robot.rsg").toStdString();
  std::ofstream(file) << text;
  report = lint::lintFile(file, {soccerOptions(false), {}, {}});
}

int LintedScene::count(lint::Kind kind) const
{
  return static_cast<int>(std::ranges::count(report.findings, kind, &lint::Finding::kind));
}

const lint::Finding& LintedScene::only(lint::Kind kind) const
{
  static const lint::Finding none;
  if(count(kind) != 1)
  {
    std::string all = std::to_string(count(kind)) + " findings of the kind:";
    for(const lint::Finding& finding : report.findings)
      all += '\n' + finding.diagnostic.text();
    for(const Diagnostic& problem : report.problems)
      all += '\n' + problem.text();
    QTest::qFail(all.c_str(), __FILE__, __LINE__);
    return none;
  }
  return *std::ranges::find(report.findings, kind, &lint::Finding::kind);
}

LintedScene LintedScene::mended(const lint::Finding& finding, std::size_t fix) const
{
  std::string changed = text;
  if(fix >= finding.fixes.size())
  {
    QTest::qFail("there is no such fix", __FILE__, __LINE__);
    return LintedScene(changed);
  }
  const std::vector<TextEdit>& edits = finding.fixes[fix].edits;
  for(auto edit = edits.rbegin(); edit != edits.rend(); ++edit)
    changed.replace(edit->begin, edit->end - edit->begin, edit->text);
  return LintedScene(changed);
}

std::string part(const std::string& name, const std::string& place, const std::string& mass, const std::string& rest)
{
  return "(nd Transform (setName " + name + ") (setLocalPos " + place + ")\n(nd RigidBody (setName body) " + mass +
         ")\n(nd BoxCollider (setName collider) (setBoxLengths 0.2 0.2 0.2))\n" + rest + ")\n";
}

std::string hingeTo(const std::string& other, const std::string& rest)
{
  return "(nd HingeJoint (setName joint) (attach ../body ../../" + other + "/body) (setAxis 1 0 0)\n" + rest + ")";
}

} // namespace sparkwright::test

#include "core/game/f2000/file/RobotFile.h"

#include "core/game/f2000/file/FormFile.h"
#include "core/game/f2000/file/FormReader.h"
#include "core/game/f2000/file/PrimitiveForm.h"
#include "core/game/f2000/file/RobotLimits.h"

#include <algorithm>
#include <limits>

namespace sparkwright::f2000
{

namespace
{

using Node = SyntaxTree::Node;

constexpr double any = 1e9;
constexpr NumberRange speed{0, 1e5, "mm/s", unit::mm}, turn{0, 1e5, "deg/s", unit::degree};
constexpr NumberRange acceleration{1e-3, 1e9, "mm/s^2", unit::mm}, turnAcceleration{1e-3, 1e9, "deg/s^2", unit::degree};
constexpr NumberRange time{0, 1e7, "ms", unit::ms};
constexpr NumberRange probability{0, 1};

template<class T>
std::span<const FormKey<T>> keys(const std::vector<FormKey<T>>& list)
{
  return list;
}

/// `(param NAME VALUE…)`
template<class T>
FormKey<T> parameterKey()
{
  return {"param",
          [](FormReader& reader, Node list, T& out)
          {
            std::vector<std::string> words = reader.words(list);
            if(words.empty())
              return reader.error(list, formText("f2000.oneValue", "param"), formText("f2000.write"));
            out.parameters.insert_or_assign(words[0], std::vector(words.begin() + 1, words.end()));
          },
          FormKey<T>::Count::Often};
}

const std::vector<FormKey<Noise>>& noiseKeys()
{
  static const std::vector<FormKey<Noise>> list{
      numberKey<Noise>("sigmaAbs", [](Noise& n) -> double& { return n.sigmaAbs; }, {0, any}),
      numberKey<Noise>("sigmaRel", [](Noise& n) -> double& { return n.sigmaRel; }, {0, 10}),
      numberKey<Noise>("bias", [](Noise& n) -> double& { return n.bias; }, {-any, any}),
      numberKey<Noise>("dropout", [](Noise& n) -> double& { return n.dropout; }, probability),
      numberKey<Noise>("outlier", [](Noise& n) -> double& { return n.outlier; }, probability),
      numberKey<Noise>("quant", [](Noise& n) -> double& { return n.quantum; }, {0, any}),
      numberKey<Noise>("latency", [](Noise& n) -> double& { return n.latency; }, time),
  };
  return list;
}

const std::vector<FormKey<FeatureConfig>>& featureKeys()
{
  static const std::vector<FormKey<FeatureConfig>> list{
      {"noise", [](FormReader& reader, Node form, FeatureConfig& out)
       { reader.readForm(form, keys(noiseKeys()), out.noise.emplace()); }},
      parameterKey<FeatureConfig>(),
  };
  return list;
}

/// `(features ball (ballDistance (noise …)))`
void readFeatures(FormReader& reader, Node list, SensorConfig& out)
{
  for(const Node each : reader.elementsOf(list))
  {
    FeatureConfig feature;
    if(reader.tree().isAtom(each))
      feature.name = reader.tree().value(each);
    else
    {
      feature.name = reader.nameOf(each);
      reader.readForm(each, keys(featureKeys()), feature);
    }
    if(feature.name.empty())
      reader.error(each, formText("f2000.unnamed"), formText("f2000.write"));
    else
      out.features.push_back(std::move(feature));
  }
}

/// `(pose x y z yaw pitch roll)`
void readSensorPose(FormReader& reader, Node list, SensorConfig& out)
{
  const auto numbers = reader.numbers(list, 6, 6, {-1e5, 1e5, "mm"});
  if(!numbers)
    return;
  const std::vector<double>& n = *numbers;
  out.pose = {n[0] * unit::mm, n[1] * unit::mm, normalized(n[3] * unit::degree)};
  out.height = n[2] * unit::mm;
  out.pitch = n[4] * unit::degree;
  out.roll = n[5] * unit::degree;
}

const std::vector<FormKey<SensorConfig>>& sensorKeys()
{
  static const std::vector<FormKey<SensorConfig>> list{
      textKey<SensorConfig>("device", [](SensorConfig& s) -> std::string& { return s.device; }),
      textKey<SensorConfig>("plugin", [](SensorConfig& s) -> std::string& { return s.plugin; }),
      textKey<SensorConfig>("model", [](SensorConfig& s) -> std::string& { return s.model; }),
      textKey<SensorConfig>("type", [](SensorConfig& s) -> std::string& { return s.type; }),
      {"features", readFeatures},
      {"pose", readSensorPose},
      numberKey<SensorConfig>("rate", [](SensorConfig& s) -> double& { return s.rate; }, {0, 1000, "Hz"}),
      {"noise", [](FormReader& reader, Node form, SensorConfig& out)
       { reader.readForm(form, keys(noiseKeys()), out.noise); }},
      parameterKey<SensorConfig>(),
  };
  return list;
}

void readShapes(FormReader& reader, Node list, std::vector<Primitive>& out)
{
  if(auto primitive = readPrimitive(reader, list, ThingClass::RobotPart))
    out.push_back(*std::move(primitive));
}

const std::vector<FormKey<ManipulatorState>>& stateKeys()
{
  static const std::vector<FormKey<ManipulatorState>> list{
      textKey<ManipulatorState>("name", [](ManipulatorState& s) -> std::string& { return s.name; }),
      {"primitive", [](FormReader& reader, Node form, ManipulatorState& out) { readShapes(reader, form, out.shapes); },
       FormKey<ManipulatorState>::Count::Often},
      numberKey<ManipulatorState>("kick", [](ManipulatorState& s) -> double& { return s.kick; }, {0, 30, "m/s"}),
      numberKey<ManipulatorState>("kickAngle", [](ManipulatorState& s) -> double& { return s.kickAngle; },
                                  {0, 90, "deg", unit::degree}),
      numberKey<ManipulatorState>("duration", [](ManipulatorState& s) -> double& { return s.duration; }, time),
      textKey<ManipulatorState>("next", [](ManipulatorState& s) -> std::string& { return s.next; }),
      numberKey<ManipulatorState>("cooldown", [](ManipulatorState& s) -> double& { return s.cooldown; }, time),
      numberKey<ManipulatorState>("moveTime", [](ManipulatorState& s) -> double& { return s.moveTime; }, time),
  };
  return list;
}

/// A manipulator while it is read.
struct ManipulatorDraft
{
  ManipulatorForm form;
  std::string initial;
};

const std::vector<FormKey<ManipulatorDraft>>& manipulatorKeys()
{
  static const std::vector<FormKey<ManipulatorDraft>> list{
      textKey<ManipulatorDraft>("name", [](ManipulatorDraft& m) -> std::string& { return m.form.name; }),
      {"mount",
       [](FormReader& reader, Node form, ManipulatorDraft& out)
       {
         if(const auto n = reader.numbers(form, 4, 4, {-1e5, 1e5, "mm"}))
         {
           out.form.mount = {(*n)[0] * unit::mm, (*n)[1] * unit::mm, normalized((*n)[3] * unit::degree)};
           out.form.height = (*n)[2] * unit::mm;
         }
       }},
      {"state", [](FormReader& reader, Node form, ManipulatorDraft& out)
       { reader.readForm(form, keys(stateKeys()), out.form.states.emplace_back()); },
       FormKey<ManipulatorDraft>::Count::Often},
      textKey<ManipulatorDraft>("initial", [](ManipulatorDraft& m) -> std::string& { return m.initial; }),
  };
  return list;
}

/// What its states say of one another.
void checkStates(FormReader& reader, Node list, ManipulatorDraft& draft)
{
  ManipulatorForm& form = draft.form;
  if(form.states.size() < 2)
    reader.error(list, formText("f2000.states"));
  for(std::size_t i = 0; i < form.states.size(); ++i)
  {
    const ManipulatorState& state = form.states[i];
    if(state.name.empty())
      reader.error(list, formText("f2000.needed", "name"));
    else if(*form.stateOf(state.name) != i)
      reader.error(list, formText("f2000.stateTwice", state.name));
    if(!state.next.empty() && !form.stateOf(state.next))
      reader.error(list, formText("f2000.noState", state.next));
    else if(!state.next.empty() && state.duration <= 0)
      reader.warn(list, formText("f2000.noDuration", state.name, state.next), formText("f2000.durationHint"));
  }
  if(draft.initial.empty())
    return;
  if(const auto initial = form.stateOf(draft.initial))
    form.initial = *initial;
  else
    reader.error(list, formText("f2000.noState", draft.initial));
}

void readManipulator(FormReader& reader, Node list, RobotForm& out)
{
  ManipulatorDraft draft;
  reader.readForm(list, keys(manipulatorKeys()), draft);
  if(draft.form.name.empty())
    reader.error(list, formText("f2000.needed", "name"));
  if(std::ranges::find(out.manipulators, draft.form.name, &ManipulatorForm::name) != out.manipulators.end())
    reader.error(list, formText("f2000.device", draft.form.name), formText("f2000.deviceHint"));
  checkStates(reader, list, draft);
  out.manipulators.push_back(std::move(draft.form));
}

void readSensor(FormReader& reader, Node list, RobotForm& out)
{
  SensorConfig sensor;
  reader.readForm(list, keys(sensorKeys()), sensor);
  for(const auto& [name, value] : {std::pair("device", &sensor.device), std::pair("plugin", &sensor.plugin)})
    if(value->empty())
      reader.error(list, formText("f2000.needed", name));
  if(std::ranges::find(out.sensors, sensor.device, &SensorConfig::device) != out.sensors.end())
    reader.error(list, formText("f2000.device", sensor.device), formText("f2000.deviceHint"));
  out.sensors.push_back(std::move(sensor));
}

/// A number of the drive's, as a key of `(motion …)`.
FormKey<RobotForm> driveKey(std::string_view name, double& (*of)(RobotForm&), const NumberRange& range)
{
  return numberKey<RobotForm>(name, of, range);
}

FormKey<RobotForm> limitKey(std::string_view name, std::optional<double> RobotForm::*member, NumberRange range)
{
  return {name, [member, range](FormReader& reader, Node list, RobotForm& out)
          {
            if(const auto value = reader.number(list, range))
              out.*member = *value;
          }};
}

const std::vector<FormKey<RobotForm>>& motionKeys()
{
  static const std::vector<FormKey<RobotForm>> list{
      textKey<RobotForm>("plugin", [](RobotForm& r) -> std::string& { return r.motion; }),
      driveKey("maxTransVel", [](RobotForm& r) -> double& { return r.drive.maxSpeed; }, speed),
      driveKey("maxRotVel", [](RobotForm& r) -> double& { return r.drive.maxTurn; }, turn),
      driveKey("maxTransAcc", [](RobotForm& r) -> double& { return r.drive.maxAcceleration; }, acceleration),
      driveKey("maxRotAcc", [](RobotForm& r) -> double& { return r.drive.maxTurnAcceleration; }, turnAcceleration),
      driveKey("maxWheelVel", [](RobotForm& r) -> double& { return r.drive.maxWheelSpeed; }, speed),
      driveKey("wheelBase", [](RobotForm& r) -> double& { return r.drive.wheelBase; }, sizeRange),
      driveKey("wheelRadius", [](RobotForm& r) -> double& { return r.drive.wheelRadius; }, sizeRange),
      driveKey("wheelDistance", [](RobotForm& r) -> double& { return r.drive.wheelDistance; }, sizeRange),
      driveKey("latency", [](RobotForm& r) -> double& { return r.drive.latency; }, {0, 10000, "ms", unit::ms}),
      {"wheelAngles",
       [](FormReader& reader, Node form, RobotForm& out)
       {
         if(const auto angles = reader.numbers(form, 1, 16, {-360, 360, "deg", unit::degree}))
           out.drive.wheelAngles = *angles;
       }},
      {"mode",
       [](FormReader& reader, Node form, RobotForm& out)
       {
         static constexpr std::string_view modes[] = {"servo", "wheels"};
         if(const auto mode = reader.choice(form, modes))
           out.traction = static_cast<Traction>(*mode);
       }},
      limitKey("maxForce", &RobotForm::maxForce, {1e-3, 1e6, "N"}),
      limitKey("maxTorque", &RobotForm::maxTorque, {1e-3, 1e6, "N m"}),
      {"param",
       [](FormReader& reader, Node form, RobotForm& out)
       {
         const std::vector<std::string> words = reader.words(form);
         if(!words.empty())
           out.drive.parameters.insert_or_assign(words[0], std::vector(words.begin() + 1, words.end()));
       },
       FormKey<RobotForm>::Count::Often},
  };
  return list;
}

const std::vector<FormKey<RobotForm>>& robotKeys()
{
  static const std::vector<FormKey<RobotForm>> list{
      textKey<RobotForm>("name", [](RobotForm& r) -> std::string& { return r.name; }),
      {"team",
       [](FormReader& reader, Node form, RobotForm& out)
       {
         static constexpr std::string_view teams[] = {"none", "blue", "yellow"};
         if(const auto team = reader.choice(form, teams))
           out.team = static_cast<RobotTeam>(*team);
       }},
      {"number",
       [](FormReader& reader, Node form, RobotForm& out)
       {
         constexpr int mostNumber = 11;
         if(const auto number = reader.whole(form, 1, mostNumber))
           out.number = *number;
       }},
      numberKey<RobotForm>("mass", [](RobotForm& r) -> double& { return r.mass; }, {0.01, 1000, "kg"}),
      limitKey("inertiaZ", &RobotForm::inertia, {1e-6, 1e4, "kg m^2"}),
  };
  return list;
}

const std::vector<FormKey<RobotForm>>& bodyKeys()
{
  static const std::vector<FormKey<RobotForm>> list{
      {"primitive", [](FormReader& reader, Node form, RobotForm& out) { readShapes(reader, form, out.body); },
       FormKey<RobotForm>::Count::Often},
      {"com",
       [](FormReader& reader, Node form, RobotForm& out)
       {
         if(const auto n = reader.numbers(form, 3, 3, placeRange))
         {
           out.centreX = (*n)[0];
           out.centreY = (*n)[1];
           out.centreZ = (*n)[2];
         }
       }},
  };
  return list;
}

const std::vector<FormKey<RobotForm>>& sectionKeys()
{
  using Count = FormKey<RobotForm>::Count;
  static const std::vector<FormKey<RobotForm>> list{
      {"robot", [](FormReader& reader, Node form, RobotForm& out) { reader.readForm(form, keys(robotKeys()), out); }},
      {"body", [](FormReader& reader, Node form, RobotForm& out) { reader.readForm(form, keys(bodyKeys()), out); }},
      {"motion", [](FormReader& reader, Node form, RobotForm& out) { reader.readForm(form, keys(motionKeys()), out); }},
      {"sensor", readSensor, Count::Often},
      {"manipulator", readManipulator, Count::Often},
      {"client",
       [](FormReader& reader, Node form, RobotForm& out)
       {
         static const std::vector<FormKey<RobotForm>> client{numberKey<RobotForm>(
             "cycle", [](RobotForm& r) -> double& { return r.clientCycle; }, {1, 60000, "ms", unit::ms})};
         reader.readForm(form, keys(client), out);
       }},
  };
  return list;
}

} // namespace

std::optional<std::size_t> ManipulatorForm::stateOf(std::string_view name) const
{
  const auto found = std::ranges::find(states, name, &ManipulatorState::name);
  return found == states.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - states.begin()));
}

bool RobotFile::isUsable() const
{
  return !hasErrors(problems);
}

RobotFile parseRobot(std::string text, const std::string& file)
{
  RobotFile result;
  if(!isShortEnough(text, file, result.problems))
    return result;
  FormReader reader(std::move(text), file);
  result.robot.file = file;
  reader.readTop(keys(sectionKeys()), result.robot);
  if(result.robot.body.empty())
    reader.error(SyntaxTree::none, formText("f2000.noSection", "body"));
  if(result.robot.motion.empty())
    reader.error(SyntaxTree::none, formText("f2000.noSection", "motion"));
  checkLimits(result.robot, reader);
  result.problems = reader.takeProblems();
  return result;
}

RobotFile readRobot(const std::filesystem::path& file)
{
  RobotFile result;
  auto text = readForms(file, result.problems);
  return text ? parseRobot(*std::move(text), file.string()) : result;
}

} // namespace sparkwright::f2000

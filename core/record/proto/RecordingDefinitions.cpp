#include "core/record/proto/ProtoSchema.h"

namespace sparkwright::proto
{

// docs/recordings.md says what the messages mean. Numbers of fields never change; new fields get new numbers. Field 31,
// `recording`, tells the messages of one recording from those of another in the same file.
std::string_view recordingDefinitions()
{
  return R"(
syntax = "proto3";
package sparkwright;

message Argument {
  enum Kind { NUMBER = 0; WHOLE = 1; POINT = 2; TEXT = 3; }
  Kind kind = 1;
  double number = 2; // x of a point
  double y = 3;
  int64 whole = 4;
  // Of a text; 5 was one inside of this one.
  string english = 6;
  string key = 7;
  string original = 8;
  int32 arguments = 9; // so many of the next ones are arguments of this text, with theirs
}
message Text {
  string english = 1;
  string key = 2; // of translations; empty: none
  string original = 3; // with %1 to %9 for arguments
  repeated Argument arguments = 4; // each followed by its own
}

// Topic /frame: one for each recorded cycle.
message Frame {
  double time = 1; // simulated s
  int64 cycle = 2;
  int64 structure = 3; // Structure.number
  bytes poses = 4;
  repeated uint32 shown = 5; // meshes whose visibility has changed
  float game_time = 6; // s
  double judgement_left = 7; // s
  int32 edits = 8;
  double edited_since = 9;
  int64 number = 10; // from 1, without gaps
  bool restart = 11; // poses, shown, game, agents and drawings do not build on the frame before, but on the structure
  int64 game = 12; // Game.number; 0: as in the frame before
  int64 agents = 13; // Agents.number, the same
  int64 drawings = 14; // Drawings.number, the same
  fixed32 recording = 31;
}

// Topic /structure: the visible structure, and the poses that the next ones are measured from.
message Node {
  enum Kind { TRANSFORM = 0; LIGHT = 1; MESH = 2; SINGLE_MESH = 3; }
  Kind kind = 1;
  int32 parent = 2; // index + 1; 0: none
  int32 end = 3;
  int32 slot = 4; // + 1; 0: none
  string name = 5;
  uint64 id = 6;
  string path = 7;
  string file = 8;
  int32 line = 9;
  int32 column = 10;
  bool body = 11;
  string mesh = 12;
  repeated float mesh_parameters = 13;
  repeated float scale = 14;
  bool transparent = 15;
  repeated string materials = 16;
  bool has_material = 17;
  bool cast_shadows = 18;
  repeated float diffuse = 19;
  repeated float ambient = 20;
  repeated float specular = 21;
  float radius = 22;
}
message Material {
  string name = 1;
  repeated float diffuse = 2;
  repeated float ambient = 3;
  repeated float emission = 4;
  repeated float specular = 5;
  float shininess = 6;
  bool depth_check = 7;
  string texture = 8;
  string normal_texture = 9;
  string specular_texture = 10;
  string reference = 11;
}
message Axes { int32 parent = 1; float size = 2; }
message Camera { int32 parent = 1; float fov_deg = 2; repeated float target = 3; }
message Sensor {
  int32 parent = 1;
  string name = 2;
  bool draws = 3;
  int32 kind = 4;
  int32 lens = 5;
  int32 width = 6;
  int32 height = 7;
  float fov_deg = 8;
  float near = 9;
  float far = 10;
  repeated float distortion = 11;
  float mirror = 12;
}
message Link { int32 slot = 1; int32 reference = 2; repeated float anchor = 3; repeated float axis = 4; }
message Joint {
  enum Kind { TURNING = 0; SLIDING = 1; }
  Kind kind = 1;
  string name = 2;
  uint64 agent = 3; // Agent.root_id; 0: of no robot
  int32 first = 4; // slot + 1; 0: the world
  int32 second = 5;
  repeated float axis = 6; // in the frame of the first
  repeated float second_axis = 7; // in the frame of the second; none: the joint has one axis
  repeated float zero = 8; // pose of the first in the second when all angles are 0, column-major
}
message Structure {
  int64 number = 1;
  int64 scene = 2; // the same: nothing but poses, visible and links has changed
  repeated Node nodes = 3;
  int32 transforms = 4;
  int32 meshes = 5;
  repeated Axes axes = 6;
  repeated Camera cameras = 7;
  repeated Sensor sensors = 8;
  repeated Material materials = 9;
  repeated Link links = 10;
  repeated float poses = 11; // 16 for each transform, column-major
  bytes visible = 12; // a byte for each mesh, 0 or 1
  uint64 version = 13; // of the World
  repeated Joint joints = 14; // as far as they are known
  fixed32 recording = 31;
}

// Topic /game: when something but the times has changed.
message LeagueField { string name = 1; repeated float values = 2; }
message Seat { // A side that a program leads as a whole
  enum State { EMPTY = 0; CLIENT = 1; INSIDE = 2; }
  string side = 1;
  int32 team = 2; // 1 left, 2 right
  string name = 3;
  string colour = 4; // #rrggbb
  State state = 5;
}
message Game {
  bool present = 1;
  string league = 2;
  int32 period = 3;
  string left = 4;
  string right = 5;
  int32 score_left = 6;
  int32 score_right = 7;
  string mode = 8;
  bool has_events = 9;
  int32 first_event = 10;
  int32 last_event = 11;
  int32 event_messages = 12; // so many of /events come before
  bool judges_fouls = 13;
  bool judges_goals = 14;
  Event pending = 15;
  bool stands = 16;
  Event undoable = 17;
  int64 rules = 18; // Rules.number; 0: none
  repeated LeagueField fields = 19;
  repeated Seat seats = 20;
  int64 number = 21; // from 1
  fixed32 recording = 31;
}

// Topic /events: each decision once, and again if it has been overruled.
message Player { int32 team = 1; int32 number = 2; }
message Event {
  enum Kind { MODE = 0; GOAL = 1; NO_GOAL = 2; FOUL = 3; OFFENCE = 4; SCORE = 5; CONFIRMED = 6; OVERRULED = 7; UNDONE = 8; NOTICE = 9; }
  int32 index = 1;
  double time = 2;
  float game_time = 3;
  int32 period = 4;
  string left = 5;
  string right = 6;
  int32 score_left = 7;
  int32 score_right = 8;
  Kind kind = 9;
  string rule = 10;
  Text rule_title = 11;
  string mode = 12;
  string next = 13;
  string foul = 14;
  int32 team = 15;
  repeated Player players = 16;
  repeated float position = 17;
  Text reason = 18;
  Text consequence = 19;
  bool overruled = 20;
  int64 number = 21; // of the message, from 1
  fixed32 recording = 31;
}

// Topic /rules: settings of the game, and the constants of monitors.
message Variable {
  enum Kind { NUMBER = 0; SWITCH = 1; TEXT = 2; }
  string name = 1;
  Text topic = 2;
  Text unit = 3;
  Text meaning = 4;
  Kind kind = 5;
  double lowest = 6;
  double highest = 7;
  string value = 8;
  string configured = 9;
  bool live = 10;
}
message Rule { string name = 1; bool enabled = 2; Text title = 3; }
message Constant { string name = 1; float value = 2; }
message Rules {
  int64 number = 1;
  bool has_rules = 2;
  repeated Variable variables = 3;
  repeated Rule rules = 4;
  bool has_environment = 5;
  repeated Constant environment = 6;
  fixed32 recording = 31;
}

// Topic /agents: when something about an agent has changed.
message RobotModel { string file = 1; string type = 2; string meaning = 3; }
message Motors {
  int32 count = 1;
  float hottest = 2;
  string joint = 3;
  int32 weakened = 4;
  int32 shut_down = 5;
  bool has_charge = 6;
  float charge = 7;
}
message Agent {
  int32 id = 1;
  int32 team = 2;
  int32 number = 3;
  int32 robot_type = 4; // -1: unknown
  bool has_body = 5;
  bool synced = 6;
  int64 skipped = 7;
  uint64 root_id = 8;
  RobotModel model = 9;
  Motors motors = 10;
}
message Agents { repeated Agent agents = 1; int64 number = 2; fixed32 recording = 31; }

// Topic /drawings: all that is visible, or what has changed since the message before.
message Shape {
  enum Kind { CIRCLE = 0; LINE = 1; POINT = 2; SPHERE = 3; POLYGON = 4; }
  Kind kind = 1;
  fixed32 colour = 2; // 0xAABBGGRR
  float radius = 3;
  float width = 4;
  repeated float points = 5;
}
message DrawnText { repeated float place = 1; fixed32 colour = 2; string text = 3; }
message DrawingSet { string name = 1; repeated Shape shapes = 2; repeated DrawnText texts = 3; }
message AgentText { int32 team = 1; int32 number = 2; fixed32 colour = 3; string text = 4; }
message Drawings {
  bool all = 1;
  repeated DrawingSet sets = 2;
  repeated string removed = 3;
  repeated AgentText agent_texts = 4;
  int64 number = 5; // from 1, without gaps
  fixed32 recording = 31;
}

// Topic /log
message LogMessage {
  enum Severity { DEBUG = 0; NOTE = 1; WARNING = 2; ERROR = 3; }
  double time = 1;
  Severity severity = 2;
  string file = 3;
  int32 line = 4;
  int32 column = 5;
  Text message = 6;
  Text hint = 7;
  fixed32 recording = 31;
}

// Topic /agent_bytes: what agents have sent and got, what monitors have commanded, and what clients of the game have
// sent, without length prefix. INSIDE: of agents inside the simulator, which act by themselves when a run goes on.
message AgentBytes {
  enum Kind { RECEIVED = 0; SENT = 1; JOINED = 2; LEFT = 3; COMMAND = 4; GAME_JOINED = 5; GAME_LEFT = 6; GAME_RECEIVED = 7;
              INSIDE_RECEIVED = 8; INSIDE_SENT = 9; }
  int64 cycle = 1; // the cycle that was over
  int32 agent = 2;
  Kind kind = 3;
  bytes data = 4; // of one that joined: its address
  int64 number = 5; // from 1, without gaps
  fixed32 recording = 31;
}

// Topic /world_state: everything, from which a run can go on.
message WorldState { int64 cycle = 1; double time = 2; bytes state = 3; fixed32 recording = 31; }
)";
}

} // namespace sparkwright::proto

# The robot types of the 3D league. The index is the type that an agent names in
# `(scene rsg/agent/nao/nao_hetero.rsg TYPE)`; metres, rad/s.

def naoType(changes)
  {
    'Hip1RelTorso_X' => 0.055,
    'Hip1RelTorso_Z' => -0.115,
    'ThighRelHip2_Z' => -0.04,
    'AnkleRelShank_Z' => -0.055,
    'ElbowRelUpperArm_Y' => 0.07,
    'lj5_max_abs_speed' => 6.1395,  # ankle pitch
    'lj6_max_abs_speed' => 6.1395,  # ankle roll
    'UseToe' => 'false',
    'ToeLength' => 0.0
  }.merge(changes)
end

NaoType = [
  # 0: standard
  naoType({}),
  # 1: longer legs and arms
  naoType({
    'ThighRelHip2_Z' => -0.05832,
    'AnkleRelShank_Z' => -0.07332,
    'ElbowRelUpperArm_Y' => 0.10664
  }),
  # 2: quick ankle pitch, slow ankle roll
  naoType({
    'lj5_max_abs_speed' => 8.80667,
    'lj6_max_abs_speed' => 3.47234
  }),
  # 3: longest legs and arms, wider hip
  naoType({
    'Hip1RelTorso_X' => 0.072954143,
    'ThighRelHip2_Z' => -0.067868424,
    'AnkleRelShank_Z' => -0.082868424,
    'ElbowRelUpperArm_Y' => 0.125736848
  }),
  # 4: toes
  naoType({
    'UseToe' => 'true',
    'ToeLength' => 0.035517656
  })
]

# The robot types of the 3D league, from robots/nao.toml. Templates read them as NaoType[type]['parameter'].

loadRobotTypes('robots/nao.toml')

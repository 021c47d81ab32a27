# A demo of SimuroSot: two strategies of our own, zone defence against attack, play inside the simulator.

run('setups/simurosot_large.rb')
match = get('/sys/server/gamecontrol/SimurosotMatch')
match.setStrategy('blue', 'zone_defence')
match.setStrategy('yellow', 'attack')

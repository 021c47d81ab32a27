# Things with every kind of joint on a ramp: a test of joints.

run('setups/materials.rb')
importScene('rsg/jointtest/simspark.rsg')

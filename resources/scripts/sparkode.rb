# There is one physics engine; both names mean it.

$defaultPhysicsBundle ||= 'odeimps'
run 'spark.rb'

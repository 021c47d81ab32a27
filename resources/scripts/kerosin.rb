# Settings of the window, for programs that have one.

createVariable('Application.Title', 'SimSpark')
createVariable('System.FontPath', 'fonts/')

{
  'XRes' => 800, 'YRes' => 600,                       # pixels
  'FullScreen' => false, 'DoubleBuffer' => true,
  'RedBits' => 5, 'GreenBits' => 6, 'BlueBits' => 5, 'AlphaBits' => 8,
  'DepthBits' => 16, 'StencilBits' => 0,
  'DpiHRes' => 120, 'DpiVRes' => 120                  # of fonts
}.each { |name, value| createVariable('Viewport', name, value) }

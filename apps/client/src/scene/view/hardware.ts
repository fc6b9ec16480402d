/** What draws here: a graphics card, an imitation of one, or nothing that knows WebGL. */
export type Hardware = 'card' | 'imitated' | 'none';

let known: Hardware | undefined;

/** Asks once. An imitated card (a virtual machine, a remote screen) pays for every sample: the scene then takes fewer. */
export function hardware(): Hardware {
  known ??= probe();
  return known;
}

function probe(): Hardware {
  const gl = document.createElement('canvas').getContext('webgl2');
  if (!gl) return 'none';
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const name = String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(name) ? 'imitated' : 'card';
}

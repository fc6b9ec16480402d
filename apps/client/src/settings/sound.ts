import { useSettings } from './settings-store';

/** Short cues, synthesised: a wooden knock for a move, a rattle for dice, a small bell when it is your turn. */
export type Cue = 'move' | 'dice' | 'turn' | 'ping' | 'refused';

let context: AudioContext | undefined;

/** Plays a cue if sound was asked for. Browsers allow it only after a first touch of the page. */
export function playCue(cue: Cue): void {
  if (!useSettings.getState().sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const now = context.currentTime;
  if (cue === 'move') knock(context, now, 180);
  else if (cue === 'refused') knock(context, now, 95);
  else if (cue === 'dice')
    for (let at = 0; at < 7; at++) knock(context, now + at * 0.055, 700 + ((at * 137) % 400), 0.05);
  else if (cue === 'turn') for (const [at, pitch] of [523, 784].entries()) bell(context, now + at * 0.16, pitch);
  else bell(context, now, 988, 0.3);
}

function knock(audio: AudioContext, at: number, pitch: number, volume = 0.16) {
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.5, at + 0.08);
  gain.gain.setValueAtTime(volume, at);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + 0.1);
  tone.connect(gain).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.12);
}

function bell(audio: AudioContext, at: number, pitch: number, length = 0.7) {
  for (const [partial, volume] of [
    [1, 0.08],
    [2.01, 0.03],
    [3.9, 0.012],
  ] as const) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.frequency.value = pitch * partial;
    gain.gain.setValueAtTime(0.0005, at);
    gain.gain.exponentialRampToValueAtTime(volume, at + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0003, at + length);
    tone.connect(gain).connect(audio.destination);
    tone.start(at);
    tone.stop(at + length);
  }
}

/** A key press as the table's tools see it. */
export interface Press {
  readonly key: string;
  readonly shift: boolean;
  readonly ctrl: boolean;
}

/** True while someone types: the table's keys rest then. */
export function isTyping(target: EventTarget | null): boolean {
  if (typeof Element === 'undefined' || !(target instanceof Element)) return false;
  if (target instanceof HTMLElement && target.isContentEditable) return true;
  const field = target.closest('input, textarea, select');
  return field !== null && !(field instanceof HTMLInputElement && /^(checkbox|radio|button)$/.test(field.type));
}

/** The keys every game shares, for the shell and the help page. What a game adds is in its words. */
export const sharedKeys: readonly { readonly keys: string; readonly does: string }[] = [
  { keys: 'Tab · Shift Tab', does: 'next, previous unit that can act (the table has the focus)' },
  { keys: 'Arrows', does: 'nudge 1 mm, with Shift 10 mm; with nothing in hand, go to the unit in that direction' },
  { keys: '[ ]', does: 'turn 1°, with Shift 15°' },
  { keys: 'Enter', does: 'confirm what is in the hand, or select' },
  { keys: 'Esc', does: 'let go' },
  { keys: '1 – 9', does: 'pick an offered choice' },
  { keys: 'M', does: 'ruler; press again to put it away. Space sets a way-point' },
  { keys: 'Ctrl Z', does: 'take back your last move' },
  { keys: '+ − 0', does: 'closer, farther, whole table' },
  { keys: 'Q', does: 'turn the view' },
  { keys: 'E', does: 'turn the view the other way' },
  { keys: 'G', does: 'sit on my side' },
  { keys: 'W', does: 'type a move for the selected unit: advance 6.5, turn 20 left; or a place: 24, 6, facing 90' },
  { keys: 'P', does: 'point at a place for everyone' },
  { keys: 'L', does: 'fold the log' },
  { keys: '/', does: 'chat' },
  { keys: 'O', does: 'odds' },
  { keys: '?', does: 'this list' },
];

/** What the shell does with a key no tool used, or undefined. */
export type ShellDeed =
  | 'zoom-in'
  | 'zoom-out'
  | 'home'
  | 'turn-left'
  | 'turn-right'
  | 'my-side'
  | 'log'
  | 'chat'
  | 'odds'
  | 'help'
  | 'undo'
  | 'ruler'
  | 'ping'
  | 'type';

export function shellDeed(press: Press): ShellDeed | undefined {
  if (press.ctrl) return press.key.toLowerCase() === 'z' ? 'undo' : undefined;
  return (
    {
      '+': 'zoom-in',
      '=': 'zoom-in',
      '-': 'zoom-out',
      '−': 'zoom-out',
      '0': 'home',
      q: 'turn-left',
      e: 'turn-right',
      g: 'my-side',
      l: 'log',
      '/': 'chat',
      o: 'odds',
      '?': 'help',
      m: 'ruler',
      p: 'ping',
      w: 'type',
    } as const
  )[press.key.length === 1 ? press.key.toLowerCase() : ''];
}

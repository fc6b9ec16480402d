import type { Names } from '../kernel';
import type { Event } from './events';
import { verb } from './words-many';
import { faceName, orderName } from './words-refusals';
import { RULE_WORDS } from './words-rules';

/** A sentence for the log; undefined for what is not worth a line. */
export function eventSentence(event: Event, names: Names): string | undefined {
  const u = names.unit;
  const does = (unit: string, one: string, many: string) => `${u(unit)} ${verb(names, unit, one, many)}`;
  switch (event.type) {
    case 'armyChosen':
      return `${names.side(event.side)} musters ${event.name}: ${event.units.length} units, ${thousands(event.points)} points.`;
    case 'readied':
      return event.ready ? `${names.side(event.side)} is ready.` : `${names.side(event.side)} is thinking again.`;
    case 'laid':
      return `${names.side(event.side)} lays ${event.piece.name}, ${kindName(event.piece.kind)}, height ${event.piece.height}.`;
    case 'altered':
      return `${event.piece.name} now counts as ${kindName(event.piece.kind)}, height ${event.piece.height}.`;
    case 'takenUp':
      return `${names.side(event.side)} takes a piece of terrain up.`;
    case 'agreed':
      return `${names.side(event.side)} agrees to the field.`;
    case 'rolledOff':
      return `${names.side(event.side)} rolls ${event.face} for ${rollName(event.why)}.`;
    case 'rollOffDecided':
      return event.winner === null
        ? 'A tie: both roll again.'
        : `${names.side(event.winner)} wins the roll for ${rollName(event.why)}.`;
    case 'edgeChosen':
      return `${names.side(event.side)} takes the ${names.edge?.(event.edge) ?? event.edge} edge.`;
    case 'deployed':
      return `${does(event.unit, 'takes', 'take')} the field.`;
    case 'leftOut':
      return `${event.units.map(u).join(', ')}: no room to deploy. They take no part and count as lost.`;
    case 'passed':
      return event.units.length === 0 ? undefined : `${names.side(event.side)} keeps its scouts where they are.`;
    case 'firstChosen':
      return event.of === 'scouts'
        ? `${names.side(event.first)} moves the first scout.`
        : `${names.side(event.first)} has the first turn.`;
    case 'turnBegan':
      return `Round ${event.round}: ${names.side(event.side)}.`;
    case 'ordered':
      return moved(event, names);
    case 'charged': {
      const how = event.order.is === 'counter-charge' ? 'counter ' : '';
      const where = event.face === 'front' ? '' : ` in the ${faceName(event.face)}`;
      const far = event.order.is === 'counter-charge' ? '' : `, ${names.length(event.distance)}`;
      return `${u(event.unit)} ${how}${verb(names, event.unit, 'charges', 'charge')} ${u(event.target)}${where}${far}.${hindered(event.order.charge?.hindered)}`;
    }
    case 'withdrew':
      return `${does(event.unit, 'withdraws', 'withdraw')} 1″.`;
    case 'pivoted':
      return `${does(event.unit, 'turns', 'turn')} about.`;
    case 'wildRolled':
      return `${does(event.unit, 'rolls', 'roll')} ${event.face} for Wild Charge: ${event.inches}″ more.`;
    case 'steadied':
      return event.held
        ? `${does(event.unit, 'rolls', 'roll')} ${event.face} and ${verb(names, event.unit, 'pulls itself', 'pull themselves')} together: Disordered, no longer Wavering.`
        : `${does(event.unit, 'rolls', 'roll')} ${event.face} and ${verb(names, event.unit, 'stays', 'stay')} Wavering.`;
    case 'regenerated':
      return `${does(event.unit, 'regenerates', 'regenerate')} ${event.healed} of ${event.faces.length} damage on ${event.needed}+.`;
    case 'cloaked':
      return `${does(event.by, 'drains', 'drain')} ${event.units.map(u).join(', ')}: 1 damage each.`;
    case 'radiated':
      return `${does(event.by, 'heals', 'heal')} ${event.units.map(u).join(', ')}: 1 damage each.`;
    case 'shot':
    case 'struck':
      return attack(event, names);
    case 'tested':
      return nerve(event, names);
    case 'routed':
      return undefined;
    case 'regrouped':
      return regrouped(event, names);
    case 'overran':
      return `${does(event.unit, 'rolls', 'roll')} ${event.faces.join(' ')} and ${verb(names, event.unit, 'overruns', 'overrun')} into ${u(event.target)}, ${faceName(event.face)}.${hindered(event.order.charge?.hindered)}`;
    case 'lastRoundRolled':
      return `${names.side(event.side)} rolls ${event.face}: ${event.face >= 4 ? 'one more round is played' : 'the battle is over'}.`;
    default:
      return undefined;
  }
}

const hindered = (is: boolean | undefined): string => (is ? ' Hindered.' : '');

const rollName = (why: string): string =>
  why === 'edge' ? 'the side of the table' : why === 'scout' ? 'who scouts first' : 'the first turn';

const KINDS: Readonly<Record<string, string>> = {
  open: 'open ground',
  blocking: 'blocking terrain',
  difficult: 'difficult terrain',
  obstacle: 'an obstacle',
  hill: 'a hill',
};
const kindName = (kind: string): string => KINDS[kind] ?? kind;

function moved(event: Extract<Event, { type: 'ordered' }>, names: Names): string {
  const who = names.unit(event.unit);
  const away = event.left.length > 0 ? ' out of the fight' : '';
  const does = (one: string, many: string) => `${who} ${verb(names, event.unit, one, many)}`;
  switch (event.order.is) {
    case 'halt':
      return `${does('halts', 'halt')}.`;
    case 'face':
      return `${does('changes', 'change')} facing${away}.`;
    case 'back':
      return `${does('goes', 'go')} back ${names.length(event.distance)}${away}.`;
    case 'sidestep':
      return `${does('sidesteps', 'sidestep')} ${names.length(event.distance)}${away}.`;
    case 'double':
      return `${event.scouting ? does('scouts', 'scout') : does('moves', 'move')} at the double, ${names.length(event.distance)}${away}.`;
    case 'advance':
      return `${event.scouting ? does('scouts ahead', 'scout ahead') : does('advances', 'advance')} ${names.length(event.distance)}${away}.`;
    default:
      return `${who}: ${orderName(event.order.is)}.`;
  }
}

function attack(event: Extract<Event, { type: 'shot' | 'struck' }>, names: Names): string {
  const { attacker, target, attacks, toHit, hits, impacts, toDamage, damage, healed } = event.result;
  const how =
    event.type === 'shot' ? verb(names, attacker, 'shoots at', 'shoot at') : verb(names, attacker, 'strikes', 'strike');
  const struck =
    attacks === 0
      ? 'no dice to roll'
      : `${attacks} ${attacks === 1 ? 'attack' : 'attacks'} on ${Math.min(toHit.needed, 6)}+: ${hits} ${hits === 1 ? 'hit' : 'hits'}${
          impacts === hits ? '' : `, ${impacts} with Blast`
        }, ${damage} damage${hits > 0 && toDamage.needed <= 6 ? ` on ${toDamage.needed}+` : ''}`;
  const weapon = event.type === 'shot' ? ` (${event.weapon})` : '';
  return `${names.unit(attacker)} ${how} ${names.unit(target)}${weapon}: ${struck}.${healed > 0 ? ` ${verb(names, attacker, 'It heals', 'They heal')} ${healed}.` : ''}`;
}

function nerve(event: Extract<Event, { type: 'tested' }>, names: Names): string {
  const { target, throws, reroll, result, healed } = event.outcome;
  const rolls = throws.map(thrown).join('; again ');
  const why =
    reroll && throws.length > 1
      ? ` (${RULE_WORDS[reroll.because as keyof typeof RULE_WORDS]?.name ?? reroll.because} of ${names.unit(reroll.unit)})`
      : '';
  const end = {
    steady: verb(names, target, 'stands steady', 'stand steady'),
    wavering: verb(names, target, 'wavers', 'waver'),
    rout: verb(names, target, 'routs', 'rout'),
  }[result];
  return `Nerve ${rolls}${why}. ${names.unit(target)} ${end}.${healed > 0 ? ` It heals ${healed}.` : ''}`;
}

/** `4 + 3 and 10 added: 17` */
function thrown({ faces, total }: { readonly faces: readonly number[]; readonly total: number }): string {
  const added = total - faces.reduce((all, face) => all + face, 0);
  return `${faces.join(' + ')}${added === 0 ? '' : ` and ${added} added`}: ${total}`;
}

function regrouped(event: Extract<Event, { type: 'regrouped' }>, names: Names): string {
  const who = names.unit(event.unit);
  if (event.way === 'stay')
    return `${who} ${verb(names, event.unit, 'regroups where it stands', 'regroup where they stand')}.`;
  const way = { forward: 'ahead', left: 'to the left', right: 'to the right', back: 'back' }[event.way];
  const rolls = `${who} ${verb(names, event.unit, 'rolls', 'roll')} ${event.faces.join(' ')}`;
  if (!event.free) return `${rolls}: ${names.length(event.distance)} ${way} is not free.`;
  return `${rolls} and ${verb(names, event.unit, 'regroups', 'regroup')} ${names.length(event.distance)} ${way}.`;
}

/** `1 920`, with a narrow space that no line breaks at. */
export const thousands = (points: number): string => String(points).replace(/\B(?=(\d{3})+$)/g, '\u202F');

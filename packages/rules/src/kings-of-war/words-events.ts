import type { Names } from '../kernel';
import type { Event } from './events';
import { faceName, orderName } from './words-refusals';
import { RULE_WORDS } from './words-rules';

/** A sentence for the log; undefined for what is not worth a line. */
export function eventSentence(event: Event, names: Names): string | undefined {
  const u = names.unit;
  switch (event.type) {
    case 'armyChosen':
      return `${names.side(event.side)} musters ${event.name}: ${event.units.length} units, ${event.points} points.`;
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
      return `${names.side(event.side)} takes the ${event.edge} edge.`;
    case 'deployed':
      return `${u(event.unit)} takes the field.`;
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
      const how = event.order.is === 'counter-charge' ? 'counter charges' : 'charges';
      const where = event.face === 'front' ? '' : ` in the ${faceName(event.face)}`;
      const far = event.order.is === 'counter-charge' ? '' : `, ${names.length(event.distance)}`;
      return `${u(event.unit)} ${how} ${u(event.target)}${where}${far}.${hindered(event.order.charge?.hindered)}`;
    }
    case 'withdrew':
      return `${u(event.unit)} withdraws 1″.`;
    case 'pivoted':
      return `${u(event.unit)} turns about.`;
    case 'wildRolled':
      return `${u(event.unit)} rolls ${event.face} for Wild Charge: ${event.inches}″ more.`;
    case 'steadied':
      return event.held
        ? `${u(event.unit)} rolls ${event.face} and pulls itself together: Disordered, no longer Wavering.`
        : `${u(event.unit)} rolls ${event.face} and stays Wavering.`;
    case 'regenerated':
      return `${u(event.unit)} regenerates ${event.healed} of ${event.faces.length} damage on ${event.needed}+.`;
    case 'cloaked':
      return `${u(event.by)} drains ${event.units.map(u).join(', ')}: 1 damage each.`;
    case 'radiated':
      return `${u(event.by)} heals ${event.units.map(u).join(', ')}: 1 damage each.`;
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
      return `${u(event.unit)} rolls ${event.faces.join(' ')} and overruns into ${u(event.target)}, ${faceName(event.face)}.${hindered(event.order.charge?.hindered)}`;
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
  switch (event.order.is) {
    case 'halt':
      return `${who} halts.`;
    case 'face':
      return `${who} changes facing${away}.`;
    case 'back':
      return `${who} goes back ${names.length(event.distance)}${away}.`;
    case 'sidestep':
      return `${who} sidesteps ${names.length(event.distance)}${away}.`;
    case 'double':
      return `${who} ${event.scouting ? 'scouts' : 'moves'} at the double, ${names.length(event.distance)}${away}.`;
    case 'advance':
      return `${who} ${event.scouting ? 'scouts ahead' : 'advances'} ${names.length(event.distance)}${away}.`;
    default:
      return `${who}: ${orderName(event.order.is)}.`;
  }
}

function attack(event: Extract<Event, { type: 'shot' | 'struck' }>, names: Names): string {
  const { attacker, target, attacks, toHit, hits, impacts, toDamage, damage, healed } = event.result;
  const how = event.type === 'shot' ? `shoots at ${names.unit(target)}` : `strikes ${names.unit(target)}`;
  const struck =
    attacks === 0
      ? 'no dice to roll'
      : `${attacks} ${attacks === 1 ? 'attack' : 'attacks'} on ${Math.min(toHit.needed, 6)}+: ${hits} ${hits === 1 ? 'hit' : 'hits'}${
          impacts === hits ? '' : `, ${impacts} with Blast`
        }, ${damage} damage${hits > 0 && toDamage.needed <= 6 ? ` on ${toDamage.needed}+` : ''}`;
  return `${names.unit(attacker)} ${how}: ${struck}.${healed > 0 ? ` It heals ${healed}.` : ''}`;
}

function nerve(event: Extract<Event, { type: 'tested' }>, names: Names): string {
  const { target, throws, reroll, result, healed } = event.outcome;
  const rolls = throws.map(({ faces, total }) => `${faces.join(' + ')}, ${total} in all`).join('; again ');
  const why =
    reroll && throws.length > 1
      ? ` (${RULE_WORDS[reroll.because as keyof typeof RULE_WORDS]?.name ?? reroll.because} of ${names.unit(reroll.unit)})`
      : '';
  const end = { steady: 'stands steady', wavering: 'wavers', rout: 'routs' }[result];
  return `Nerve ${rolls}${why}. ${names.unit(target)} ${end}.${healed > 0 ? ` It heals ${healed}.` : ''}`;
}

function regrouped(event: Extract<Event, { type: 'regrouped' }>, names: Names): string {
  const who = names.unit(event.unit);
  if (event.way === 'stay') return `${who} regroups where it stands.`;
  const way = { forward: 'ahead', left: 'to the left', right: 'to the right', back: 'back' }[event.way];
  if (!event.free) return `${who} rolls ${event.faces.join(' ')}: ${names.length(event.distance)} ${way} is not free.`;
  return `${who} rolls ${event.faces.join(' ')} and regroups ${names.length(event.distance)} ${way}.`;
}

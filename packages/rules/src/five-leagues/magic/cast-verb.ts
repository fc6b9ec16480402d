import type { Mark, Note, Refusal } from '../../kernel';
import type { Draft, Offer, Preview } from '../../kernel/system';
import { takeFromPack } from '../combat/pack';
import type { SpellId } from '../content/ids';
import { SPELLS } from '../content/spells';
import type { Fielded } from '../figures';
import type { Intent } from '../intents';
import type { State } from '../state';
import { planned, refused, type VerbOf } from '../steps/step';
import { castStep } from './cast-step';
import { type CastIntent, casterRefusal, castsThisRound, isTaxed, spellRefusal } from './may-cast';
import { castOdds } from './odds';
import { fireLine, groupsFor, isReadable, targetsFor } from './targets';

/** A spell, as the Mystic’s Non-Combat Action after a full move [FL-MAG-03]. */
export const castVerb: VerbOf<'cast'> = {
  do: 'cast',
  offers(state, act, figure) {
    if (casterRefusal(state, act, figure) !== undefined) return [];
    return castOffers(state, figure, figure.profile.spells);
  },
  plan(state, act, figure, intent) {
    const no = casterRefusal(state, act, figure) ?? spellRefusal(state, figure, intent);
    const marks = castMarks(intent);
    if (no !== undefined) return refused(no, marks);
    return planned({
      marks,
      odds: castOdds(state, figure, intent.spell, intent.targets),
      notes: notesOf(state, figure, intent.spell),
      enact(tale) {
        const second = castsThisRound(state, figure) === 1;
        if (second) {
          takeFromPack(tale, 'mystic-trinket');
          tale.add({ type: 'secondSpell', unit: figure.id });
        }
        const did = { ...figure.did, casts: figure.did.casts + 1 };
        const counts = { ...figure.counts, 'cast-round': state.round, casts: second ? 2 : 1 };
        tale.add({ type: 'changed', unit: figure.id, set: { did, counts }, because: 'FL-MAG-03' });
        tale.call(castStep(intent));
      },
    });
  },
  draft(state, act, figure, draft) {
    const no = casterRefusal(state, act, figure);
    return castDraft(state, figure, draft, no);
  },
  sample: (state, _act, figure, offer, random) => sampleCast(state, figure, offer, random),
};

/** Spells of a list that it may cast now, each at everything it may be laid on. */
export function castOffers(state: State, figure: Fielded, spells: readonly SpellId[]): readonly Offer<Intent>[] {
  const known = spells.filter((spell) => !isTaxed(figure, spell));
  const intents = known.flatMap((spell) => intentsOf(state, figure, spell));
  const ground = known.filter((spell) => SPELLS[spell].target.kind === 'ground');
  const offers: Offer<Intent>[] = ground.map((spell) => ({
    needs: 'place',
    do: 'cast',
    unit: figure.id,
    draft: { do: 'cast', unit: figure.id, spell },
  }));
  if (intents.length > 0) offers.unshift({ needs: 'target', do: 'cast', unit: figure.id, intents });
  return offers;
}

/** Before a target is chosen: whom it could reach. */
export function castDraft(
  state: State,
  figure: Fielded,
  draft: Draft<CastIntent>,
  no: Refusal | undefined,
): Preview<Intent> | undefined {
  const { spell } = draft;
  if (spell === undefined) return { is: 'unfinished', needs: 'spell', marks: [] };
  const { kind } = SPELLS[spell].target;
  const whole =
    kind === 'ground' ? draft.at !== undefined && draft.angle !== undefined : (draft.targets ?? []).length > 0;
  if (whole || draft.marker !== undefined) return undefined;
  if (no !== undefined) return { is: 'refused', refusals: [no], marks: [] };
  const marks = targetsFor(state, figure, spell).map(
    (each): Mark => ({ is: 'outline', unit: each.id, tone: 'target' }),
  );
  return { is: 'unfinished', needs: kind === 'ground' ? 'place' : 'target', marks: kind === 'ground' ? [] : marks };
}

/** A line of fire somewhere near the Mystic. */
export function sampleCast(
  state: State,
  figure: Fielded,
  offer: Offer<Intent>,
  random: () => number,
): Intent | undefined {
  if (offer.needs !== 'place' || offer.do !== 'cast') return undefined;
  const spell = (offer.draft as Partial<CastIntent>).spell ?? 'barrier';
  for (let tries = 0; tries < 24; tries++) {
    const angle = Math.round(random() * 359);
    const [far, way] = [random() * 300, random() * 2 * Math.PI];
    const at = {
      x: rounded(figure.pose.x + far * Math.cos(way)),
      y: rounded(figure.pose.y + far * Math.sin(way)),
    };
    const intent: CastIntent = { do: 'cast', unit: figure.id, spell, targets: [], at, angle };
    if (spellRefusal(state, figure, intent, [spell]) === undefined) return intent;
  }
  return undefined;
}

const rounded = (mm: number): number => Math.round(mm * 100) / 100;

function intentsOf(state: State, figure: Fielded, spell: SpellId): readonly CastIntent[] {
  const cast = { do: 'cast', unit: figure.id, spell } as const;
  switch (SPELLS[spell].target.kind) {
    case 'ground':
      return [];
    case 'marker':
      return Object.values(state.markers)
        .filter(isReadable)
        .map(({ id }) => ({ ...cast, targets: [], marker: id }));
    default:
      return groupsFor(state, figure, spell).map((targets) => ({ ...cast, targets }));
  }
}

export function castMarks({ unit, targets, at, angle }: CastIntent): readonly Mark[] {
  const fire: readonly Mark[] =
    at === undefined || angle === undefined ? [] : [{ is: 'region', polygon: fireLine(at, angle), tone: 'threat' }];
  return [
    { is: 'outline', unit, tone: 'legal' },
    ...targets.map((id): Mark => ({ is: 'outline', unit: id, tone: 'target' })),
    ...fire,
  ];
}

function notesOf(state: State, figure: Fielded, spell: SpellId): readonly Note[] {
  const notes: Note[] = [{ code: 'strands-left', because: 'FL-MAG-02', detail: { left: figure.strands } }];
  if (SPELLS[spell].simple) notes.push({ code: 'simple-spell', because: 'FL-MAG-07' });
  else if (figure.strands === 0) notes.push({ code: 'ether-burn', because: 'FL-MAG-10', detail: { unit: figure.id } });
  if (castsThisRound(state, figure) === 1) notes.push({ code: 'uses-trinket', because: 'mystic-trinket' });
  return notes;
}

import type { Odds } from '@muster/rules/kernel';
import { type Figure, has, type Intent, isFielded, SPELLS, type State, stickOf } from '@muster/rules/song-of-blades';
import { lengthText } from '../../tools/lengths';
import type { SkinContext } from '../skin';
import { nameOf, oddsLine, sentenceCase, targetOf } from './intent-words';
import { asIfActing, intentsOf, offersFor, previewOf } from './offers';

const HARM = ['target-gruesome', 'target-out', 'target-prone', 'target-recoil'] as const;
const WORTH = [4, 3, 1.5, 0.8] as const;

/** What a figure could do best with one action, in a few words: `Shoot at Brenna · 42% to beat it`. */
export function bestDeed(context: SkinContext, state: State, figure: Figure): string {
  const { seat } = context;
  if (seat === undefined || !isFielded(figure)) return '';
  const acting = asIfActing(state, figure.id);
  const offers = offersFor(acting, seat).filter((offer) => offer.unit === figure.id);
  let best: { readonly text: string; readonly worth: number } | undefined;
  for (const intent of offers.filter((offer) => offer.do === 'attack' || offer.do === 'shoot').flatMap(intentsOf)) {
    const seen = previewOf(acting, seat, intent as never);
    if (seen.is !== 'ready') continue;
    const worth = worthOf(seen.odds);
    if (best && best.worth >= worth) continue;
    best = {
      worth,
      text: `${verbOf(intent)} ${nameOf(state, targetOf(intent) ?? '')} · ${oddsLine(seen.odds, context.words) ?? ''}`,
    };
  }
  if (best) return best.text;
  if (offers.some((offer) => offer.do === 'stand-up')) return 'Stand up';
  const [spell] = figure.profile.spells;
  if (spell !== undefined) return `Cast ${SPELLS[spell].name} or another`;
  if (offers.some((offer) => offer.do === 'reload')) return 'Reload';
  if (offers.some((offer) => offer.do === 'move')) {
    const stick = has(figure, 'long-move') ? 'long' : has(figure, 'short-move') ? 'short' : 'medium';
    return `Move up to one ${sentenceCase(stick)}, ${lengthText(stickOf(state, stick), 'cm')}`;
  }
  return offers.length > 0 ? context.words.offer(offers[0]?.do ?? '').label : 'Little it could do';
}

const verbOf = (intent: Intent): string => (intent.do === 'shoot' ? 'Shoot at' : 'Attack');

const worthOf = (odds: Odds | undefined): number =>
  HARM.reduce((sum, code, at) => {
    const found = odds?.find((figure) => figure.code === code);
    return found?.is === 'chance' ? sum + found.value * (WORTH[at] ?? 0) : sum;
  }, 0);

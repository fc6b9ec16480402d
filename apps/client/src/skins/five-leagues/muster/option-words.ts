import { BODY_ARMOR, ITEMS, ORIGINS, SKILLS, SPECIALS, SPELLS, WEAPONS } from '@muster/rules/five-leagues';
import { creationWords } from '@muster/rules/five-leagues/words';
import { signed } from '../../../table/figures';
import { pieceText } from './person-words';

/** What an answer of the making brings, in a line; empty where its name says all. */
export function optionText(ask: string, option: string): string {
  if (ask === 'origin') return originText(option);
  if (ask === 'history') return creationWords.past(option) ?? '';
  if (has(SKILLS, option)) return SKILLS[option].text;
  if (has(SPELLS, option)) return `${SPELLS[option].incantation}+. ${SPELLS[option].text}`;
  if (has(ITEMS, option)) return ITEMS[option].text;
  if (has(WEAPONS, option))
    return pieceText({ id: option, is: option, improved: null, damaged: false, enchanted: null });
  if (has(BODY_ARMOR, option)) return BODY_ARMOR[option].name;
  return '';
}

const has = <T extends object>(table: T, key: string): key is Extract<keyof T, string> => Object.hasOwn(table, key);

function originText(id: string): string {
  if (!has(ORIGINS, id)) return '';
  const { speed, skill, rules } = ORIGINS[id];
  const pace = [
    speed.base === 0 ? '' : `${signed(speed.base)}" Speed`,
    speed.dash === 0 ? '' : `${signed(speed.dash)}" Dash`,
    `+1 to tests of ${SKILLS[skill].name}`,
  ].filter((each) => each !== '');
  return `${pace.join(', ')}. ${rules.map((rule) => SPECIALS[rule].name).join(', ')}.`;
}

import {
  BODY_ARMOR,
  enchantedOf,
  type Figure,
  ITEMS,
  rulesOn,
  SKILLS,
  SPECIALS,
  SPELLS,
  type State,
  WEAPONS,
} from '@muster/rules/five-leagues';
import { signed } from '../../table/figures';
import { ruleText, weaponName } from './names';

interface OfFigure {
  readonly figure: Figure;
}

/** What it strikes and shoots with: reach, what the blow adds to overcoming Armor and Toughness, and how full it is. */
export function Weapons({ figure }: OfFigure) {
  const { weapons } = figure.profile;
  if (weapons.length === 0) return <p className="soft small fl-bare">Fights with bare hands or teeth.</p>;
  return (
    <ul className="fl-weapons">
      {weapons.map((carried) => {
        const weapon = enchantedOf(carried) ?? WEAPONS[carried.is];
        const ammunition = figure.ammunition[carried.id];
        return (
          <li key={carried.id} className={figure.hand === carried.id ? 'tip in-hand' : 'tip'}>
            <b>{weaponName(carried)}</b>
            <span className="grow" />
            {weapon.range !== null && <span>{weapon.range}″</span>}
            {(figure.profile.blow === null || weapon.range !== null) && (
              <span>
                {signed(weapon.blow.armor)}/{signed(weapon.blow.toughness)}
              </span>
            )}
            {ammunition !== undefined && (
              <em className={ammunition === 'empty' ? 'bad' : 'soft'}>{AMMUNITION[ammunition]}</em>
            )}
            <span className="tip-text">
              {weapon.text}
              {figure.hand === carried.id ? ' In hand.' : ''}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const AMMUNITION = { fired: 'shot once', last: 'last shot', empty: 'empty' } as const;

/** What it wears, in one line. */
export function Armour({ figure }: OfFigure) {
  const { armor, helmet, shield, knightArmor, worn, luck, specials } = figure.profile;
  const magic = specials.flatMap((id) => (Object.hasOwn(BODY_ARMOR, id) ? SPECIALS[id].name : []));
  const parts = [
    ...(magic.length > 0 ? magic : knightArmor ? ['Knight armor'] : BODY[armor] === undefined ? [] : [BODY[armor]]),
    ...(helmet ? ['helmet'] : []),
    ...(shield ? ['shield'] : []),
  ];
  return (
    <>
      {figure.side === 'party' && (
        <p className="small">
          <span className="caps">Wears</span> {parts.length === 0 ? 'no armor' : parts.join(', ')}
          {luck > 0 && ` · Luck ${luck}`}
        </p>
      )}
      {figure.side === 'enemies' && shield && <p className="small">Bears a shield</p>}
      {worn.length > 0 && (
        <div className="chips">
          {worn.map((id) => (
            <button key={id} type="button" className="chip tip">
              {ITEMS[id].name}
              <span className="tip-text">{ITEMS[id].text}</span>
            </button>
          ))}
        </div>
      )}
    </>
  );
}

const BODY: Readonly<Record<number, string>> = { 1: 'Light armor', 2: 'Partial armor', 3: 'Full armor' };

/** Its spells, each with what it does. */
export function Magic({ figure }: OfFigure) {
  const { spells, casting } = figure.profile;
  if (spells.length === 0) return null;
  return (
    <>
      <h3 className="caps">Spells{casting === null ? '' : `, Casting ${signed(casting)}`}</h3>
      <div className="chips spells">
        {spells.map((id) => (
          <button key={id} type="button" className="chip tip">
            {SPELLS[id].name} <b>{SPELLS[id].incantation}+</b>
            <span className="tip-text">{SPELLS[id].text}</span>
          </button>
        ))}
      </div>
    </>
  );
}

/** Skills, then traits and rules in force on it, each with its sentence. */
export function Chips({ figure, state }: OfFigure & { readonly state: State }) {
  const { skills, skillBonuses } = figure.profile;
  const bonus = (id: string) =>
    skillBonuses.filter(({ skill }) => skill === id).reduce((sum, { amount }) => sum + amount, 0);
  const others = [...new Set(skillBonuses.map(({ skill }) => skill))].filter((id) => !skills.includes(id));
  const rules = rulesOn(state, figure);
  return (
    <>
      {skills.length + others.length > 0 && (
        <>
          <h3 className="caps">Skills</h3>
          <div className="chips">
            {[...skills, ...others].map((id) => (
              <button key={id} type="button" className="chip tip">
                {SKILLS[id].name}
                {bonus(id) !== 0 && ` ${signed(bonus(id))}`}
                <span className="tip-text">
                  {SKILLS[id].text}
                  {skills.includes(id) ? '' : ' Not learnt: only what adds to it counts.'}
                </span>
              </button>
            ))}
          </div>
        </>
      )}
      {rules.length > 0 && (
        <>
          <h3 className="caps">Traits and rules</h3>
          <div className="chips">
            {rules.map((id) => {
              const { name, text } = ruleText(id);
              return (
                <button key={id} type="button" className="chip tip">
                  {name}
                  <span className="tip-text">{text}</span>
                </button>
              );
            })}
          </div>
        </>
      )}
      {figure.lost.length > 0 && (
        <p className="soft small">Lost: {figure.lost.map((id) => ruleText(id).name).join(', ')}</p>
      )}
    </>
  );
}

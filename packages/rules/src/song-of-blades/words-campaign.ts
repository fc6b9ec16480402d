import type { Refusal } from '../kernel';
import type { CampaignEvent, Claim } from './campaign/campaign';
import type { Upgrade } from './campaign/sheet';
import { entryFacts, profileEntry } from './content/profiles';
import { SPELLS } from './content/spells';
import { TRAITS } from './content/traits';
import type { WordsPart } from './words-part';

/** What the keeper of a campaign refuses, beside what its sheets do; by code. */
export const KEEPING_REFUSALS: WordsPart['refusals'] = {
  'campaign/not-a-player': () => 'That is for those who play in this campaign. Join it first.',
  'campaign/full': say((d) => `${d('most')} warbands are all a campaign holds.`),
  'campaign/alone': () => 'A battle wants two players.',
  'campaign/no-warband': () => 'Choose your warband first.',
  'campaign/no-warband-theirs': () => 'The other player has not chosen a warband yet.',
  'campaign/at-battle': () => 'Your warband is at a battle. When it is over the sheet is open again.',
  'campaign/at-battle-theirs': () => 'The other warband is at a battle. When it is over it can fight again.',
  'campaign/settle-first': () => 'Your last battle left wounded. Throw for them first.',
  'campaign/settle-first-theirs': () => 'The other player has not thrown for the wounded yet.',
  'campaign/has-fought': () => 'Your warband has fought already. From now on it changes by its battles alone.',
  'campaign/not-your-battle': () => 'Your warband was not at that battle.',
  'campaign/settled-already': () => 'You have thrown for the wounded of that battle.',
  'campaign/needs-a-word': () => 'What the story gives wants the word of another player. Put it before them.',
  'campaign/no-name': say((d) => `Give ${d('of')} a name that can be read.`),
  'campaign/claim-gone': () => 'That is settled, or was taken back.',
  'campaign/not-your-answer': () => 'Another player has to answer that.',
  'campaign/too-many-claims': say((d) => `${d('most')} of your claims wait already. Let the others answer first.`),
  'campaign/chest-full': say((d) => `${d('most')} things are all the chest holds. Leave something behind.`),
  'campaign/stale': () =>
    'Your warband has changed since this page was drawn. Look again and repeat it if you want it.',
};

/** How the log of a campaign tells an event; `who` names a player. */
export function campaignEvent(event: CampaignEvent, who: (player: string) => string): string {
  switch (event.type) {
    case 'begun': {
      const { limits, length } = event.settings;
      return `${who(event.by)} begins a campaign of ${length} ${length === 1 ? 'battle' : 'battles'} at ${limits.points} points.`;
    }
    case 'joined':
      return `${who(event.by)} joins.`;
    case 'leftCampaign':
      return `${who(event.by)} leaves the campaign.`;
    case 'mustered':
      return `${who(event.by)} takes ${event.name}: ${figures(event.figures)}, ${event.points} points.`;
    case 'battleBegan':
      return `${event.players.map(who).join(' and ')} go to battle.`;
    case 'battleEnded':
      return event.winner === null
        ? `The battle of ${event.players.map(who).join(' and ')} ends in a tie.`
        : `${who(event.winner)} wins the battle, a ${event.degree} victory.`;
    case 'battleVoid':
      return event.why === 'unfinished'
        ? `The battle of ${event.players.map(who).join(' and ')} was left unfinished and does not count.`
        : `The battle of ${event.players.map(who).join(' and ')} was fought with other warbands and does not count.`;
    case 'settled':
      return settledWords(event, who);
    case 'replaced':
      return `${who(event.by)} takes on ${many(event.count, event.of)} for ${event.points} points of the dead.`;
    case 'upgraded':
      return `${event.name} learns: ${upgradeWords(event.upgrade)}.`;
    case 'recruited':
      return `${many(event.count, event.of)} ${event.count === 1 ? 'joins' : 'join'} the warband of ${who(event.by)} in place of an upgrade.`;
    case 'renamed':
      return `${event.from} is called ${event.to} from now on.`;
    case 'claimed':
      return `${who(event.by)} says: ${claimWords(event.claim, event.name)}. It waits for another player’s word.`;
    case 'claimWithdrawn':
      return `${who(event.by)} takes back: ${claimWords(event.claim, event.name)}.`;
    case 'claimAnswered':
      return `${who(event.by)} ${event.yes ? 'allows' : 'does not allow'} it to ${who(event.claim.by)}: ${claimWords(event.claim, event.name)}.`;
    case 'given':
      return event.to === null ? `${event.item} goes back into the chest.` : `${event.to} bears ${event.item}.`;
    case 'dropped':
      return `${event.item} is spent, sold or lost.`;
    case 'campaignOver':
      return event.winners.length === 1
        ? `The campaign is over. ${who(event.winners[0] ?? '')} has won it.`
        : `The campaign is over. ${event.winners.map(who).join(' and ')} share it.`;
    default:
      return event satisfies never;
  }
}

/** `Combat 3`, `the spell Mist`: what an upgrade is, without who has it. */
export function upgradeWords(upgrade: Upgrade): string {
  switch (upgrade.is) {
    case 'quality':
      return 'Quality 3';
    case 'combat':
      return `Combat ${upgrade.to}`;
    case 'spell':
      return `the spell ${SPELLS[upgrade.spell].name}`;
    case 'memory':
      return 'room for two more spells';
    case 'profile':
      return `to fight as ${titleOf(upgrade.to)}`;
    case 'table':
      return TRAITS[upgrade.trait].name;
    case 'story': {
      const given = [
        ...(upgrade.trait ? [TRAITS[upgrade.trait.id].name] : []),
        ...(upgrade.spell ? [`the spell ${SPELLS[upgrade.spell].name}`] : []),
      ];
      return given.join(' and ') || 'nothing';
    }
    default:
      return upgrade satisfies never;
  }
}

/** What a player says was found or learned. */
export function claimWords({ what }: Claim, name: string | null): string {
  if (what.is === 'story') return `${name ?? 'somebody'} learned ${upgradeWords(what.upgrade)}`;
  const grants = [
    ...what.item.grants.map(({ id }) => TRAITS[id].name),
    ...(what.item.magicWeapon ? ['a magic weapon'] : []),
  ];
  return `${what.item.name} was found${grants.length === 0 ? '' : ` (${grants.join(', ')})`}`;
}

function settledWords(event: Extract<CampaignEvent, { type: 'settled' }>, who: (player: string) => string): string {
  const rolls = event.rolls.map(
    ({ name, quality, faces, status }) => `${name} throws ${faces.join(', ')} on ${quality}+ and ${STATUS[status]}`,
  );
  const won = { won: 'won', lost: 'lost', tied: 'tied' }[event.result];
  return [
    `${who(event.by)}, who ${won}, sees to the wounded.`,
    ...(rolls.length > 0 ? [`${rolls.join('; ')}.`] : []),
    event.dead.length === 0 ? 'Nobody has died.' : `Dead: ${event.dead.join(', ')}.`,
    ...(event.upgrades > 0 ? [`${event.upgrades} ${event.upgrades === 1 ? 'upgrade' : 'upgrades'} to give.`] : []),
  ].join(' ');
}

const STATUS = {
  fit: 'is fit again',
  hurt: 'will fight the next battle hurt',
  resting: 'misses the next battle',
  dead: 'dies',
} as const;

function titleOf(id: string): string {
  const entry = profileEntry(id);
  return entry ? entryFacts(entry).title : id;
}

const figures = (count: number): string => `${count} ${count === 1 ? 'figure' : 'figures'}`;
const many = (count: number, title: string): string => (count === 1 ? title : `${count} × ${title}`);

function say(sentence: (d: (key: string) => string) => string): (refusal: Refusal) => string {
  return ({ detail = {} }) => sentence((key) => String(detail[key] ?? ''));
}

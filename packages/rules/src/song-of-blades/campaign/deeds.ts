import { z } from 'zod';
import { type Dice, err, ok, type Refusal, type Result, tidyName } from '../../kernel';
import { compileProfile } from '../roster';
import { zWarbandEntry, zWarbandList } from '../roster/list';
import { afterBattle } from './after-battle';
import type { Campaign, CampaignEvent, CampaignPlayer } from './campaign';
import { answered, claimed, zClaimed } from './claims';
import { assignItem, dropItem } from './items';
import { busyRefusal, type Done, isUnsettled, sheetsOf, withPlayer, withSheet } from './players';
import { replaceDead, takeRecruits } from './replace';
import { type CampaignSheet, zUpgrade } from './sheet';
import { beginCampaign } from './start';
import { RECRUIT_LINES } from './upgrade-tables';
import { giveUpgrade } from './upgrades';
import { standings } from './victory';

const record = z.string().min(1).max(40);
const name = z.string().max(200);

/** What a player may do on the page of a campaign. */
export const zCampaignDeed = z.discriminatedUnion('do', [
  /** Chooses a warband, or another as long as nothing was fought. */
  z.strictObject({ do: z.literal('muster'), list: zWarbandList }),
  /** Throws for the wounded of a battle that has ended [ASOBH-END-02]. */
  z.strictObject({ do: z.literal('settle'), table: z.string().min(1).max(60) }),
  z.strictObject({ do: z.literal('replace'), entry: zWarbandEntry }),
  z.strictObject({ do: z.literal('upgrade'), record, upgrade: zUpgrade }),
  z.strictObject({
    do: z.literal('recruits'),
    line: z.string().min(1).max(40),
    choice: z.string().min(1).max(40),
    names: z.array(name).max(10),
  }),
  z.strictObject({ do: z.literal('rename'), record, name }),
  z.strictObject({ do: z.literal('claim'), what: zClaimed }),
  z.strictObject({ do: z.literal('answer'), claim: z.string().min(1).max(40), yes: z.boolean() }),
  /** Takes an own claim back. */
  z.strictObject({ do: z.literal('withdraw'), claim: z.string().min(1).max(40) }),
  z.strictObject({ do: z.literal('give'), item: z.string().min(1).max(40), record: record.nullable() }),
  z.strictObject({ do: z.literal('drop'), item: z.string().min(1).max(40) }),
  z.strictObject({ do: z.literal('leave') }),
]);
export type CampaignDeed = z.infer<typeof zCampaignDeed>;

/**
 * One deed of one player, or everything that stands against it. A sheet rests while its battle is played, and the
 * wounded come first afterwards [ASOBH-END-02]; otherwise the order is the player's.
 */
export function campaignDeed(
  campaign: Campaign,
  by: string,
  deed: CampaignDeed,
  dice: Dice,
): Result<Done, readonly Refusal[]> {
  const me = campaign.players.find((each) => each.player === by && !each.left);
  if (!me) return err([no('not-a-player', {})]);
  switch (deed.do) {
    case 'leave':
      return leave(campaign, me);
    case 'answer':
    case 'withdraw':
      return answered(campaign, by, deed);
    case 'muster':
      return mustered(campaign, me, deed);
    case 'settle':
      return settled(campaign, me, deed.table, dice);
    default: {
      const busy = busyRefusal(campaign, by);
      if (busy) return err([busy]);
      if (me.sheet === null) return err([no('no-warband', {})]);
      return onSheet(campaign, me, me.sheet, deed);
    }
  }
}

type SheetDeed = Exclude<CampaignDeed, { do: 'leave' | 'answer' | 'withdraw' | 'muster' | 'settle' }>;

function onSheet(
  campaign: Campaign,
  { player: by }: CampaignPlayer,
  sheet: CampaignSheet,
  deed: SheetDeed,
): Result<Done, readonly Refusal[]> {
  const changed = (next: Result<CampaignSheet, readonly Refusal[]>, event: CampaignEvent) =>
    next.ok ? ok({ campaign: withSheet(campaign, by, next.value), events: [event] }) : next;
  switch (deed.do) {
    case 'replace': {
      const compiled = compileProfile(deed.entry.profile);
      if (!compiled.ok) return compiled;
      const { title: of, points } = compiled.value;
      const { count } = deed.entry;
      return changed(replaceDead(sheet, deed.entry), { type: 'replaced', by, of, count, points: points * count });
    }
    case 'upgrade':
      if (deed.upgrade.is === 'story') return err([no('needs-a-word', {})]);
      return changed(giveUpgrade(sheet, deed.record, deed.upgrade), {
        type: 'upgraded',
        by,
        name: nameOf(sheet, deed.record) ?? '',
        upgrade: deed.upgrade,
      });
    case 'recruits': {
      const choice = RECRUIT_LINES.find((l) => l.id === deed.line)?.choices.find((c) => c.id === deed.choice);
      const compiled = choice && compileProfile(choice.profile);
      const of = compiled?.ok ? compiled.value.title : deed.choice;
      const event: CampaignEvent = { type: 'recruited', by, of, count: choice?.count ?? 0 };
      return changed(takeRecruits(sheet, deed.line, deed.choice, deed.names), event);
    }
    case 'rename': {
      const from = nameOf(sheet, deed.record);
      const to = tidyName(deed.name);
      if (from === undefined) return err([no('unknown-record', { record: deed.record })]);
      if (to === undefined) return err([no('no-name', { of: from })]);
      const figures = sheet.figures.map((each) => (each.id === deed.record ? { ...each, name: to } : each));
      return changed(ok({ ...sheet, figures }), { type: 'renamed', by, from, to });
    }
    case 'claim':
      return claimed(campaign, by, sheet, deed.what);
    case 'give': {
      const item = sheet.items.find((each) => each.id === deed.item)?.name ?? '';
      const to = deed.record === null ? null : (nameOf(sheet, deed.record) ?? null);
      return changed(assignItem(sheet, deed.item, deed.record), { type: 'given', by, item, to });
    }
    case 'drop': {
      const item = sheet.items.find((each) => each.id === deed.item);
      if (!item) return err([no('unknown-item', { item: deed.item })]);
      return changed(ok(dropItem(sheet, deed.item)), { type: 'dropped', by, item: item.name });
    }
    default:
      return deed satisfies never;
  }
}

function mustered(
  campaign: Campaign,
  me: CampaignPlayer,
  { list }: Extract<CampaignDeed, { do: 'muster' }>,
): Result<Done, readonly Refusal[]> {
  const { player: by } = me;
  const busy = busyRefusal(campaign, by);
  if (busy) return err([busy]);
  if ((me.sheet?.battles.length ?? 0) > 0) return err([no('has-fought', {})]);
  const { limits, length, once } = campaign.settings;
  const begun = beginCampaign(list, limits, length);
  if (!begun.ok) return begun;
  const sheet = { ...begun.value, once };
  const points = sheet.figures.reduce((sum, figure) => sum + figure.points, 0);
  return ok({
    campaign: withSheet(campaign, by, sheet),
    events: [{ type: 'mustered', by, name: sheet.name, points, figures: sheet.figures.length }],
  });
}

function settled(campaign: Campaign, me: CampaignPlayer, table: string, dice: Dice): Result<Done, readonly Refusal[]> {
  const { player: by, sheet } = me;
  const battle = campaign.battles.find((each) => each.table === table);
  const seat = Object.entries(battle?.seats ?? {}).find(([, player]) => player === by)?.[0];
  if (!battle || seat === undefined || sheet === null) return err([no('not-your-battle', {})]);
  if (battle.is === 'playing') return err([no('at-battle', {})]);
  if (battle.report === null || !isUnsettled(battle, by)) return err([no('settled-already', {})]);
  const foes = Object.values(battle.seats).filter((player) => player !== by);
  const against = foes.map((foe) => campaign.players.find((each) => each.player === foe)?.sheet?.name ?? '').join(', ');
  const after = afterBattle(sheet, battle.report, { seat, side: battle.sides[seat] ?? '', against }, dice);
  if (!after.ok) return after;
  const { result, rolls, dead, upgrades } = after.value;
  const label = (id: string) => nameOf(sheet, id) ?? id;
  const event: CampaignEvent = {
    type: 'settled',
    by,
    result,
    rolls: rolls.map(({ record, quality, faces, status }) => ({
      ...{ name: label(record), quality, faces, status: status.is },
    })),
    dead: dead.map(label),
    upgrades,
  };
  const battles = campaign.battles.map((each) =>
    each.table === table ? { ...each, settled: [...each.settled, by] } : each,
  );
  const next = { ...withSheet(campaign, by, after.value.sheet), battles };
  const stand = standings(sheetsOf(next));
  const over: CampaignEvent[] =
    stand.over && !battles.some((each) => each.is === 'playing')
      ? [{ type: 'campaignOver', winners: stand.winners }]
      : [];
  return ok({ campaign: next, events: [event, ...over] });
}

function leave(campaign: Campaign, { player: by }: CampaignPlayer): Result<Done, readonly Refusal[]> {
  const mine = campaign.battles.some((each) => each.is === 'playing' && Object.values(each.seats).includes(by));
  if (mine) return err([no('at-battle', {})]);
  const gone = withPlayer(campaign, by, (each) => ({ ...each, left: true, changes: each.changes + 1 }));
  return ok({
    campaign: { ...gone, claims: gone.claims.filter((claim) => claim.by !== by) },
    events: [{ type: 'leftCampaign', by }],
  });
}

function nameOf(sheet: CampaignSheet, id: string): string | undefined {
  return sheet.figures.find((each) => each.id === id)?.name;
}

function no(code: string, detail: Record<string, string | number>): Refusal {
  return { code: `campaign/${code}`, rule: 'ASOBH-END-02', detail };
}

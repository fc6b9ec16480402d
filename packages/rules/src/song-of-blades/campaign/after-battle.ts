import { type Dice, err, ok, type Refusal, type Result } from '../../kernel';
import { grownProfile } from './figures';
import type { BattleReport, CampaignSheet, FigureRecord, Status } from './sheet';

/** One figure's three quality dice, for the log. */
export interface SurvivalRoll {
  readonly record: string;
  readonly quality: number;
  readonly faces: readonly number[];
  readonly successes: number;
  readonly status: Status;
}

export interface Aftermath {
  readonly sheet: CampaignSheet;
  readonly result: 'won' | 'lost' | 'tied';
  readonly rolls: readonly SurvivalRoll[];
  /** Records that died, by wounds or outright. */
  readonly dead: readonly string[];
  /** Upgrades this battle gave. */
  readonly upgrades: number;
}

/** Whose sheet it is: the seat that fielded it, its side, and whom it fought, by name. */
export interface Fighter {
  readonly seat: string;
  readonly side: string;
  readonly against: string;
}

/** Upgrades of a victory; the loser and a tie have none [ASOBH-END-05]. */
export const UPGRADES = { tie: 0, marginal: 1, decisive: 2 } as const;

/**
 * What a battle leaves of a warband [ASOBH-END-02] to [ASOBH-END-06]. A side that won or tied rolls three quality dice
 * for each figure out of action; the loser loses them all. Gruesomely killed is dead, run off lives, and swarms always
 * come back. A figure the report does not name was not there: it rests and heals as if it stood.
 */
export function afterBattle(
  sheet: CampaignSheet,
  report: BattleReport,
  me: Fighter,
  dice: Dice,
): Result<Aftermath, readonly Refusal[]> {
  const mine = report.perFigure.filter((f) => f.seat === me.seat);
  const unknown = mine.filter((f) => !sheet.figures.some((r) => r.id === f.record && isAlive(r)));
  const wrong = unknown.map((f) => no('unknown-record', { record: f.record }));
  if (sheet.battles.length >= sheet.length) wrong.push(no('over', { battles: sheet.length }));
  if (wrong.length > 0) return err(wrong);

  const result = report.winner === null ? 'tied' : report.winner === me.side ? 'won' : 'lost';
  const battle = sheet.battles.length + 1;
  const rolls: SurvivalRoll[] = [];
  const figures = sheet.figures.map((record): FigureRecord => {
    if (!isAlive(record)) return record;
    const fate = mine.find((f) => f.record === record.id)?.fate;
    if (fate === undefined || record.status.is === 'resting') return { ...record, status: rested(record.status) };
    const outcome = survival(record, fate, result, battle, dice);
    if (outcome.roll) rolls.push(outcome.roll);
    const faces = [...(outcome.roll?.faces ?? [])];
    const experience = [...record.experience, { battle, fate, faces, status: outcome.status }];
    return { ...record, status: outcome.status, experience };
  });
  const dead = figures.filter((r, i) => !isAlive(r) && isAlive(sheet.figures[i] ?? r));
  const upgrades = result === 'won' ? UPGRADES[report.degree] : 0;
  return ok({
    ...{ result, rolls, upgrades, dead: dead.map((r) => r.id) },
    sheet: {
      ...sheet,
      figures,
      battles: [...sheet.battles, { against: me.against, result, degree: report.degree }],
      upgrades: sheet.upgrades + upgrades,
      pot: potAfter(sheet, dead, result),
      gone: [...sheet.gone, ...dead.filter(isUnique).map((r) => profileKey(r.profile))],
      items: sheet.items.map((i) => (dead.some((r) => r.id === i.bearer) ? { ...i, bearer: null } : i)),
    },
  });
}

export function isAlive(record: FigureRecord): boolean {
  return record.status.is !== 'dead';
}

/** What tells one profile from another: its id, or all of a home-made one. */
export function profileKey(profile: FigureRecord['profile']): string {
  return typeof profile === 'string' ? profile : JSON.stringify(profile);
}

/** Three quality dice: fit, at -1 next game, a game away and then at -1, or dead [ASOBH-END-02]. */
export function statusAfter(successes: number, battle: number): Status {
  if (successes >= 3) return { is: 'fit' };
  if (successes === 2) return { is: 'hurt' };
  return successes === 1 ? { is: 'resting' } : { is: 'dead', battle };
}

function survival(
  record: FigureRecord,
  fate: BattleReport['perFigure'][number]['fate'],
  result: Aftermath['result'],
  battle: number,
  dice: Dice,
): { readonly status: Status; readonly roll?: SurvivalRoll } {
  if (fate === 'fit' || fate === 'fled' || record.swarm !== null) return { status: { is: 'fit' } };
  if (fate === 'gruesome' || result === 'lost') return { status: { is: 'dead', battle } };
  const grown = grownProfile(record);
  const quality = grown.ok ? grown.value.quality : 4;
  const faces = dice.roll(3, 6);
  // A natural 1 fails and a natural 6 succeeds, whatever the Quality [ASOBH-ACT-02].
  const successes = faces.filter((f) => f === 6 || (f !== 1 && f >= quality)).length;
  const status = statusAfter(successes, battle);
  return { status, roll: { record: record.id, quality, faces, successes, status } };
}

/** A wound lasts for one game; who missed one comes back at -1 for the next. */
function rested(status: Status): Status {
  return status.is === 'resting' ? { is: 'hurt' } : { is: 'fit' };
}

/** The loser buys no Personalities for his Personalities; all else may be spent on anything [ASOBH-END-04]. */
function potAfter(sheet: CampaignSheet, dead: readonly FigureRecord[], result: Aftermath['result']) {
  const worth = dead.reduce((sum, r) => sum + r.points, 0);
  const { any, common } = sheet.pot;
  return result === 'lost' ? { any, common: common + worth } : { any: any + worth, common };
}

function isUnique(record: FigureRecord): boolean {
  const grown = grownProfile(record);
  return grown.ok && grown.value.traits.some((t) => t.id === 'unique');
}

function no(code: string, detail: Record<string, string | number>): Refusal {
  return { code: `campaign/${code}`, rule: 'ASOBH-END-02', detail };
}

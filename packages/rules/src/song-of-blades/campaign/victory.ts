import type { BattleReport, CampaignSheet } from './sheet';

/** Where a campaign stands: victories by player, whether it is over, and who has most of them [ASOBH-END-08]. */
export interface Standings {
  readonly victories: Readonly<Record<string, number>>;
  readonly played: number;
  readonly over: boolean;
  /** Those with most victories; several share, and nobody has won before it is over. */
  readonly winners: readonly string[];
}

/** The sheets of one campaign by player. It is over when the agreed number of battles was played by all. */
export function standings(sheets: Readonly<Record<string, CampaignSheet>>): Standings {
  const players = Object.entries(sheets);
  const victories = Object.fromEntries(
    players.map(([player, sheet]) => [player, sheet.battles.filter((b) => b.result === 'won').length]),
  );
  const over = players.length > 0 && players.every(([, sheet]) => sheet.battles.length >= sheet.length);
  const most = Math.max(0, ...Object.values(victories));
  return {
    victories,
    played: Math.max(0, ...players.map(([, sheet]) => sheet.battles.length)),
    over,
    winners: over ? players.map(([player]) => player).filter((player) => victories[player] === most) : [],
  };
}

/**
 * How great a plain victory was. The book leaves it to scenarios and prints none; ours: decisive where more than half
 * of the figures the winner began with still stand, else marginal; a tie where nobody won.
 */
export function degreeOf(winner: { readonly began: number; readonly standing: number } | null): BattleReport['degree'] {
  if (winner === null) return 'tie';
  return 2 * winner.standing > winner.began ? 'decisive' : 'marginal';
}

/** Short names of the rules, by their id; the page is that of the printed book. */
export function sourceName(id: string): string {
  const [, group = ''] = id.split('-');
  const known = ROWS[id] ?? GROUPS[group];
  return known ?? id;
}

const GROUPS: Readonly<Record<string, string>> = {
  GEN: 'General principles · p. 5',
  UNI: 'Units · p. 6',
  TRN: 'The turn · p. 12',
  MOV: 'Movement orders · p. 13',
  CHG: 'Charge · p. 15',
  MUL: 'Charging together · p. 18',
  CTR: 'Counter Charge · p. 19',
  DIS: 'Disengaging · p. 14',
  TER: 'Terrain · p. 20',
  LOS: 'Line of sight · p. 11',
  RNG: 'Ranged attacks · p. 22',
  COV: 'Cover · p. 23',
  MEL: 'Melee · p. 24',
  NRV: 'Nerve · p. 26',
  REG: 'Regroup · p. 25',
  DSO: 'Disordered · p. 25',
  WAR: 'War engines · p. 28',
  IND: 'Individuals · p. 30',
  SPR: 'Special rules · p. 32',
  MAG: 'Magic · p. 49',
  FOR: 'Choosing a force · p. 36',
  SCN: 'Scenarios · p. 53',
};

const ROWS: Readonly<Record<string, string>> = {
  'KOW-CHG-01': 'Who may charge · p. 15',
  'KOW-CHG-02': 'Flank and rear charges · p. 17',
  'KOW-CHG-06': 'Align · p. 16',
  'KOW-CHG-10': 'Corner to corner · p. 17',
  'KOW-CHG-12': 'Charge reach · p. 15',
  'KOW-MOV-10': 'Enemies in the way · p. 14',
  'KOW-UNI-12': 'Keep your distance · p. 11',
  'KOW-UNI-13': 'Apart from friends · p. 11',
  'KOW-MOV-14': 'Wavering · p. 26',
  'KOW-COV-02': 'Cover · p. 23',
  'KOW-RNG-08': 'Moved this turn · p. 22',
  'KOW-RNG-11': 'Needing more than 6 · p. 22',
  'KOW-MEL-03': 'Flank and rear attacks · p. 24',
  'KOW-MEL-04': 'Needing more than 6 · p. 24',
  'KOW-MEL-05': 'Hindered · p. 24',
  'KOW-TER-07': 'Charging from a hill · p. 20',
  'KOW-WAR-02': 'Against a war engine · p. 28',
  'KOW-NRV-11': 'Devastated · p. 27',
  'KOW-SCN-03': 'Set-up · p. 53',
  'KOW-SCN-06': 'Length of the battle · p. 53',
  'KOW-SCN-23': 'Kill · p. 56',
};

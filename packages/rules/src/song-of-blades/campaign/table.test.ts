import { describe, expect, it } from 'vitest';
import { zConfig } from '../config';
import { READY_WARBANDS } from '../content/warbands';
import type { Intent } from '../intents';
import { STANDARD_LIMITS } from '../roster';
import { setup } from '../setup';
import { play, refusals } from '../test-kit';
import type { CampaignSheet } from './sheet';
import { beginCampaign } from './start';

const [ready] = READY_WARBANDS;
const begun = ready ? beginCampaign(ready.list, STANDARD_LIMITS, 3) : undefined;
if (!begun?.ok) throw new Error('no sheet');
const [first, ...others] = begun.value.figures;
if (!first) throw new Error('no figure');
const sheet: CampaignSheet = { ...begun.value, figures: [{ ...first, status: { is: 'hurt' } }, ...others] };
const bring = (brought: CampaignSheet): Intent =>
  ({ do: 'choose-warband', warband: { is: 'sheet', sheet: brought } }) as Intent;

describe('a campaign at the table', () => {
  it('brings its figures with their records and wounds [ASOBH-END-02]', () => {
    const told = play(setup(zConfig.parse({})), bring(sheet));
    expect(told.state.chosen['a']?.figures[0]).toMatchObject({ record: 'r1', hurt: -1 });
    expect(told.state.chosen['a']?.figures).toHaveLength(sheet.figures.length);
  });

  it('is refused with upgrades nobody won [ASOBH-END-05]', () => {
    const [no] = refusals(setup(zConfig.parse({})), bring({ ...sheet, upgrades: 1 }));
    expect(no?.code).toBe('campaign/too-many-upgrades');
  });
});

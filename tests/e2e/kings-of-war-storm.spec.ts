import { expect, test } from '@playwright/test';
import { comesIn, openBattle, player, skipDice, together } from './battle';
import {
  agreed,
  ask,
  deployed,
  endPhase,
  mustered,
  rolledOff,
  state,
  step,
  unitNamed,
  whoseTurn,
} from './kings-of-war';
import { ownServer } from './own-server';
import { log, version } from './table';

const HEDGE = {
  name: 'One Hedge',
  army: 'basileans',
  entries: [{ unit: 'men-at-arms-spearmen', size: 'horde', options: [], name: 'The Long Hedge' }],
} as const;
const MOB = {
  name: 'One Mob',
  army: 'orcs',
  entries: [{ unit: 'ax', size: 'horde', options: [], name: 'Tusk Mob' }],
} as const;

test('a lost line and a killed server in the middle of a melee cost nothing', async ({ browser }) => {
  test.setTimeout(180_000);
  const server = ownServer();
  try {
    await server.start();
    const ilse = await player(browser);
    const links = await openBattle(
      ilse,
      'Ilse',
      { map: 'hollin-crossroads', rounds: 1, lastRound: false },
      server.address,
    );
    const marek = await player(browser);
    await comesIn(marek, links.seat, 'Marek', /Take seat/);
    const both = [ilse, marek] as const;
    await mustered(both, [
      { is: 'list', list: HEDGE },
      { is: 'list', list: MOB },
    ]);
    await rolledOff(both);
    await ask(await whoseTurn(both), { do: 'choose-edge', edge: 'near' });
    await deployed(both);
    await rolledOff(both);
    await ask(await whoseTurn(both), { do: 'choose-first', side: (await state(ilse)).seats[0]?.side ?? '' });
    await together(...both);
    const hedge = (await unitNamed(ilse, 'The Long Hedge')).id;
    const mob = (await unitNamed(ilse, 'Tusk Mob')).id;
    await agreed(both, [
      { is: 'pose', unit: hedge, pose: { x: 1300, y: 420, facing: 90 } },
      { is: 'pose', unit: mob, pose: { x: 1300, y: 620, facing: 90 } },
    ]);
    await ask(ilse, { do: 'charge', target: mob, chargers: [{ unit: hedge }] });
    await endPhase(ilse, 'End moving');
    await endPhase(ilse, 'End shooting');
    await together(...both);
    expect((await step(marek))?.is).toBe('melee');

    // Marek loses his line just before the blow, and finds it told when he is back.
    await marek.context().setOffline(true);
    await expect(marek.getByText('Your line is down')).toBeVisible();
    await ilse.getByRole('button', { name: 'Strike' }).click();
    await expect.poll(async () => (await step(ilse))?.is).not.toBe('melee');
    await marek.context().setOffline(false);
    await expect(marek.getByText('Your line is down')).toHaveCount(0, { timeout: 30_000 });
    await together(...both);
    await expect(log(marek)).toContainText('The Long Hedge');
    expect(await state(marek)).toEqual(await state(ilse));

    // The server dies with the nerve test owed, and comes back to it.
    const before = { state: await state(ilse), version: await version(ilse) };
    await server.kill();
    await expect(ilse.getByText('Your line is down')).toBeVisible();
    await server.start();
    await expect(ilse.getByText('Your line is down')).toHaveCount(0, { timeout: 45_000 });
    await expect(marek.getByText('Your line is down')).toHaveCount(0, { timeout: 45_000 });
    await expect.poll(() => version(ilse)).toBe(before.version);
    expect(await state(ilse)).toEqual(before.state);
    expect(await state(marek)).toEqual(before.state);

    await skipDice(ilse);
    if ((await step(ilse))?.is === 'nerve') await ilse.getByRole('button', { name: /^(Test|Roll)/ }).click();
    else await ilse.getByRole('button', { name: 'End turn' }).click();
    await expect.poll(() => version(ilse)).toBeGreaterThan(before.version);
    await together(...both);
  } finally {
    await server.remove();
  }
});

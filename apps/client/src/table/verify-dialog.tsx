import { checkWords, stepWords, type Verification, verificationWords, verifyInSlices } from '@muster/record';
import { systemById } from '@muster/rules';
import { useEffect, useState } from 'react';
import { Dialog } from '../parts/dialog';
import { hasSeed } from '../store/own-seed';

/** The page stays alive meanwhile, however long the file is. */
const SLICES = {
  slice: 12,
  most: Number.POSITIVE_INFINITY,
  pause: () => new Promise<void>((resolve) => setTimeout(resolve)),
};

/** Verifies a game file in this browser: the chain, the promise, every die, the fold, and the engine once more. */
export function VerifyDialog({
  load,
  seed,
  onClose,
}: {
  readonly load: () => Promise<unknown>;
  /** The seed this browser mixed in at the table, if it sat there. */
  readonly seed?: string | undefined;
  readonly onClose: () => void;
}) {
  const [found, setFound] = useState<Verification>();
  const [mine, setMine] = useState<boolean>();
  const [no, setNo] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: verified once for each opening
  useEffect(() => {
    let gone = false;
    const verify = async (): Promise<void> => {
      const file = await load();
      const verification = await verifyInSlices(file, systemById, SLICES);
      if (gone) return;
      setFound(verification);
      setMine(hasSeed(file, seed));
    };
    verify().catch((error: unknown) => {
      if (!gone) setNo(error instanceof Error ? error.message : 'The file could not be fetched.');
    });
    return () => {
      gone = true;
    };
  }, []);
  return (
    <Dialog title="Verify the dice" onClose={onClose}>
      {no && <p className="bad">{no}</p>}
      {!found && !no && <p className="soft">Rolling everything again…</p>}
      {found && (
        <div className="column">
          <p>
            <b>{verificationWords(found)}</b>
          </p>
          <ol className="verify-steps">
            {found.steps.map((step, at) => (
              <li key={step.check} className={step.is}>
                <span className="verify-mark" aria-hidden="true">
                  {step.is === 'passed' ? '✓' : step.is === 'failed' ? '✕' : '–'}
                </span>
                <span>
                  <b>{checkWords[step.check]}</b>
                  {/* One reason for several checks is told once. */}
                  {step.is !== 'passed' &&
                    !verificationWords(found).endsWith(stepWords(step)) &&
                    (step.code === undefined || step.code !== found.steps[at - 1]?.code) && (
                      <span className="soft"> {stepWords(step)}</span>
                    )}
                </span>
              </li>
            ))}
          </ol>
          {mine !== undefined && (
            <p className={mine ? undefined : 'bad'}>
              {mine
                ? 'The seed of your own browser is in these dice, so nobody could know them beforehand.'
                : 'The seed of your own browser is missing from this file.'}
            </p>
          )}
          {mine === undefined && seed !== undefined && (
            <p>The seed of your own browser counts in these dice. It can be looked up here when the game is over.</p>
          )}
          <p className="small soft">Checked in this browser, from the game file alone.</p>
        </div>
      )}
    </Dialog>
  );
}

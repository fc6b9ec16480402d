import { checkWords, stepWords, verificationWords, verifyFile } from '@muster/record';
import { systemById } from '@muster/rules';
import { useEffect, useState } from 'react';
import { Dialog } from '../parts/dialog';

type Found = ReturnType<typeof verifyFile>;

/** Verifies a game file in this browser: the chain, the promise, every die, the fold, and the engine once more. */
export function VerifyDialog({
  load,
  onClose,
}: {
  readonly load: () => Promise<unknown>;
  readonly onClose: () => void;
}) {
  const [found, setFound] = useState<Found>();
  const [no, setNo] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: verified once for each opening
  useEffect(() => {
    let gone = false;
    load().then(
      (file) => {
        if (!gone) setFound(verifyFile(file, systemById));
      },
      (error: unknown) => {
        if (!gone) setNo(error instanceof Error ? error.message : 'The file could not be fetched.');
      },
    );
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
            {found.steps.map((step) => (
              <li key={step.check} className={step.is}>
                <span className="verify-mark" aria-hidden="true">
                  {step.is === 'passed' ? '✓' : step.is === 'failed' ? '✕' : '–'}
                </span>
                <span>
                  <b>{checkWords[step.check]}</b>
                  {step.is !== 'passed' && <span className="soft"> {stepWords(step)}</span>}
                </span>
              </li>
            ))}
          </ol>
          <p className="small soft">Checked in this browser, from the game file alone.</p>
        </div>
      )}
    </Dialog>
  );
}

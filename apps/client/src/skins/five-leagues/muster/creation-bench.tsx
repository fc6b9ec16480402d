import type { Character, WarbandSheet } from '@muster/rules/five-leagues';
import type { Refusal } from '@muster/rules/kernel';
import { Dices } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import type { Tincture } from '../../../scene/model';
import { CharacterCard } from './character-card';
import { type CreationStep, nextOpen, stepsOf } from './creation-steps';
import { useMaking } from './making';
import { MakingCard } from './making-card';
import { NamesLeaf } from './names-leaf';
import { BenchPage } from './page';
import { QuestionRow } from './question';
import { StartLeaf } from './start-leaf';

/** A new warband, leaf by leaf: the server throws and keeps the dice, and whatever is chosen can be changed. */
export function CreationBench({
  tincture,
  says,
  tools,
  onMade,
  onShelf,
}: {
  readonly tincture: Tincture;
  readonly says: (refusal: Refusal) => string;
  readonly tools: ReactNode;
  readonly onMade: (sheet: WarbandSheet) => void;
  readonly onShelf: () => void;
}) {
  const workshop = useMaking();
  const { made, draft, busy, no } = workshop;
  const steps = useMemo(() => stepsOf(made, draft), [made, draft]);
  const [at, setAt] = useState('start');
  const step = steps.find(({ id }) => id === at) ?? (steps[0] as CreationStep);
  const nameOf = (id: string): string => made.sheet.characters.find((each) => each.id === id)?.name ?? id;
  const open = made.open.length;
  const done = open === 0 && made.refusals.length === 0;
  const dice = step.questions.filter(({ sides, answer }) => sides !== null && answer === null);
  const onLeaf = (key: string): boolean =>
    dice.some((each) => each.key === key) || (step.id.startsWith('c') && key.startsWith(`${step.id}/`));
  const finish = async () => {
    const sheet = await workshop.finish();
    if (sheet !== undefined) onMade(sheet);
  };
  return (
    <BenchPage
      leaf={step.id}
      main={
        <section className="card flm-gathered" aria-label="A new warband">
          <nav className="flm-steps" aria-label="The making">
            {steps.map(({ id, label, open: left }) => (
              <button
                key={id}
                type="button"
                aria-current={id === step.id ? 'step' : undefined}
                onClick={() => setAt(id)}
              >
                {label}
                {left > 0 && <span className="count">{left}</span>}
              </button>
            ))}
          </nav>
          <div className="row wrap">
            <h2 className="grow">{titleOf(step, nameOf)}</h2>
            {dice.length > 1 && (
              <button type="button" className="button" disabled={busy} onClick={() => void workshop.throwFor(onLeaf)}>
                <Dices size={17} aria-hidden="true" /> Throw for all on this leaf
              </button>
            )}
          </div>
          {LEADS[step.id] !== undefined && <p className="soft">{LEADS[step.id]}</p>}
          {step.id === 'start' && <StartLeaf {...{ workshop }} />}
          {step.questions.map((asked) => (
            <QuestionRow key={asked.key} {...{ asked, workshop, nameOf }} />
          ))}
          {step.id === 'names' && <NamesLeaf {...{ workshop, tincture }} />}
        </section>
      }
      beside={
        <>
          {shownWith(step, made.sheet.characters).map((each) => (
            <CharacterCard key={each.id} character={each} side={tincture} />
          ))}
          <MakingCard {...{ made, steps, says }} onGo={setAt} />
        </>
      }
      march={
        <div className="muster-march">
          {no !== undefined && (
            <p className="muster-note bad" role="alert">
              {no}
            </p>
          )}
          <div className="row">
            {done ? (
              <button type="button" className="button main big grow" disabled={busy} onClick={() => void finish()}>
                The warband is made
              </button>
            ) : (
              <button type="button" className="button main big grow" onClick={() => setAt(nextOpen(steps, step.id))}>
                {open === 0 ? 'To the names' : 'Next'}
              </button>
            )}
          </div>
          <div className="row wrap">
            {open > 0 && (
              <button type="button" className="button" disabled={busy} onClick={() => void workshop.everything()}>
                <Dices size={17} aria-hidden="true" /> Roll everything
              </button>
            )}
            <button type="button" className="button" onClick={workshop.anew}>
              Begin anew
            </button>
            <button type="button" className="button" onClick={onShelf}>
              Other warbands
            </button>
            {tools}
          </div>
        </div>
      }
    />
  );
}

/** Above the questions of a leaf, what it is about. */
const LEADS: Readonly<Record<string, string>> = {
  avatar: 'One of the Heroes stands for you, and brings a past.',
  gear: 'The warband shares what the tables brought, two quality and two basic weapons, and the armour of its choice.',
  followers: 'They have a name, a weapon and courage; one of them wears light armour.',
  names: 'Write over any name, and give everybody a face.',
};

const titleOf = ({ id, label }: CreationStep, nameOf: (id: string) => string): string =>
  id === 'start'
    ? 'A new warband'
    : id === 'names'
      ? 'Names and faces'
      : id === 'gear'
        ? 'Arms and armour'
        : id.startsWith('c')
          ? nameOf(id)
          : label;

/** The characters a leaf is about, at a glance beside it. */
function shownWith({ id }: CreationStep, all: readonly Character[]): readonly Character[] {
  if (id === 'gear') return all.filter(({ kind }) => kind === 'hero');
  if (id === 'followers') return all.filter(({ kind }) => kind === 'follower');
  if (id === 'avatar') return all.filter(({ avatar }) => avatar);
  return all.filter((each) => each.id === id);
}

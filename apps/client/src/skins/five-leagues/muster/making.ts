import { type Making, zMaking } from '@muster/protocol';
import {
  boundBy,
  type Creation,
  type CreationDraft,
  creation,
  emptyDraft,
  finishDraft,
  suggestion,
  type Thrown,
  type WarbandSheet,
  zCreationDraft,
  zWarbandSheet,
} from '@muster/rules/five-leagues';
import { useEffect, useMemo, useState } from 'react';
import { call } from '../../../net/http';
import { keep, kept } from '../../../store/kept';
import { sentenceOf } from './saved-warbands';

/** A warband in the making: answers here, dice on the server, which alone throws and keeps them. */
export interface Workshop {
  /** The draft with the dice that fell and what they settled. */
  readonly draft: CreationDraft;
  readonly made: Creation;
  /** Answers that hang together with dice which have fallen: they stay as they are. */
  readonly isSettled: (key: string) => boolean;
  /** Where the dice are recorded; undefined before the first. */
  readonly id: string | undefined;
  readonly busy: boolean;
  /** Why the server did not do it, in a sentence. */
  readonly no: string | undefined;
  readonly change: (set: Partial<CreationDraft>) => void;
  /** Chooses an answer; without one, what the die said or what is usual holds again. */
  readonly choose: (key: string, answer: string | undefined) => void;
  /** Throws for these questions and for what comes of them on the same leaf. */
  readonly throwFor: (isAsked: (key: string) => boolean) => Promise<void>;
  /** Throws and chooses everything that is open. */
  readonly everything: () => Promise<void>;
  /** The finished sheet, or undefined where the server says no. */
  readonly finish: () => Promise<WarbandSheet | undefined>;
  readonly anew: () => void;
}

/** The one making that is under way in this browser; a reload goes on where it was. */
export function useMaking(): Workshop {
  const [draft, setDraft] = useState<CreationDraft>(readDraft);
  const [making, setMaking] = useState<Making>();
  const [busy, setBusy] = useState(false);
  const [no, setNo] = useState<string>();
  useEffect(() => {
    const id = kept(ID);
    if (typeof id !== 'string') return;
    setBusy(true);
    call('GET', `/makings/${encodeURIComponent(id)}`, zMaking)
      // What is closed takes no more dice: the next warband begins anew.
      .then(
        (found) => (found.seed === undefined ? setMaking(found) : keep(ID, undefined)),
        () => keep(ID, undefined),
      )
      .finally(() => setBusy(false));
  }, []);
  useEffect(() => keep(DRAFT, draft), [draft]);
  const bound = useMemo(() => bind(draft, making), [draft, making]);
  const made = useMemo(() => creation(bound), [bound]);

  /** Does something with the server, one thing at a time. */
  const task = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    if (busy) return undefined;
    setBusy(true);
    setNo(undefined);
    try {
      return await work();
    } catch (error) {
      setNo(sentenceOf(error));
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  const begun = async (): Promise<Making> => {
    if (making !== undefined) return making;
    const fresh = await call('POST', '/makings', zMaking, { system: 'five-leagues' });
    keep(ID, fresh.id);
    setMaking(fresh);
    return fresh;
  };
  /** Throws round after round: an answer may ask for another die. */
  const thrown = async (now: CreationDraft, from: Making, isAsked: (key: string) => boolean): Promise<Making> => {
    let at = from;
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const { open } = creation(bind(now, at));
      const keys = open.filter(({ sides, key }) => sides !== null && isAsked(key)).map(({ key }) => key);
      if (keys.length === 0) break;
      at = await call('POST', `/makings/${at.id}/throws`, zMaking, { draft: { ...now, dice: {} }, keys });
      setMaking(at);
    }
    return at;
  };
  return {
    draft: bound,
    made,
    isSettled: (key) => making !== undefined && Object.hasOwn(making.settled, key),
    id: making?.id,
    busy,
    no,
    change: (set) => setDraft((before) => ({ ...before, ...set })),
    choose: (key, answer) =>
      setDraft((before) => {
        const { [key]: _, ...others } = before.choices;
        return { ...before, choices: answer === undefined ? others : { ...others, [key]: answer } };
      }),
    throwFor: async (isAsked) => {
      await task(async () => thrown(draft, await begun(), isAsked));
    },
    everything: async () => {
      await task(async () => {
        let at = await begun();
        let now = draft;
        for (let round = 0; round < MOST_ROUNDS; round++) {
          at = await thrown(now, at, () => true);
          const next = chosenUntilDice(now, at);
          if (next === now) break;
          now = next;
        }
        const { choices } = finishDraft(bind(now, at), CHANCE);
        setDraft({ ...now, choices });
      });
    },
    finish: () =>
      task(async () => {
        const { id } = await begun();
        const closed = await call('POST', `/makings/${id}/close`, zMaking, { draft: { ...draft, dice: {} } });
        const sheet = zWarbandSheet.parse(closed.sheet);
        keep(ID, undefined);
        keep(DRAFT, undefined);
        return sheet;
      }),
    anew: () => {
      keep(ID, undefined);
      setMaking(undefined);
      setNo(undefined);
      setDraft(emptyDraft({ name: FIRST_NAME }));
    },
  };
}

const ID = 'fl.making';
const DRAFT = 'fl.making-draft';
const FIRST_NAME = 'A band of our own';
const MOST_ROUNDS = 60;

function readDraft(): CreationDraft {
  const read = zCreationDraft.safeParse(kept(DRAFT));
  return read.success ? read.data : emptyDraft({ name: FIRST_NAME });
}

const bind = (draft: CreationDraft, thrown: Thrown | undefined): CreationDraft =>
  thrown === undefined ? { ...draft, dice: {} } : boundBy(draft, thrown);

/** Chooses what a sensible hand would, until a die is asked for; the very same draft where nothing was chosen. */
function chosenUntilDice(draft: CreationDraft, thrown: Thrown): CreationDraft {
  let now = draft;
  for (let i = 0; i < MOST_CHOICES; i++) {
    const made = creation(bind(now, thrown));
    const next = made.open.find(({ sides }) => sides === null);
    if (next === undefined || made.open.some(({ sides }) => sides !== null)) return now;
    now = { ...now, choices: { ...now.choices, [next.key]: suggestion(made, next, CHANCE) } };
  }
  return now;
}
const MOST_CHOICES = 80;

/** Where one thing is as good as another, chance chooses; nothing that counts is thrown with these. */
const CHANCE = {
  roll: (count: number, sides: number) => Array.from({ length: count }, () => Math.floor(Math.random() * sides) + 1),
};

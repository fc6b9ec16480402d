import type { Refusal } from '@muster/rules/kernel';
import {
  CATALOG,
  type CatalogEntry,
  compileProfile,
  type OwnProfile,
  type WarbandLimits,
  type WarbandList,
  warbandToJson,
  warbandToText,
} from '@muster/rules/song-of-blades';
import { type ReactNode, useMemo, useState } from 'react';
import { BenchLayout, type BenchPage } from '../../../parts/muster/bench-layout';
import { Legality } from '../../../parts/muster/legality';
import { SheetFoot } from '../../../parts/muster/sheet-foot';
import type { Tincture } from '../../../scene/model';
import { Catalogue } from './catalogue';
import { type EntryDeeds, EntryDetail } from './entry-detail';
import { offendersOf, spendingOf } from './judged';
import { remarksOn, sharesOf } from './muster-words';
import { OwnEditor } from './own-editor';
import type { SavedWarbands } from './saved-warbands';
import * as draft from './warband-draft';
import { WarbandSheet } from './warband-sheet';

export interface BuilderProps {
  readonly limits: WarbandLimits;
  /** Everything that keeps a list from where it is to go. */
  readonly judge: (list: WarbandList) => readonly Refusal[];
  /** Points the other seats of the side have taken; left out where a side is one seat. */
  readonly shared?: number | undefined;
  readonly list: WarbandList;
  readonly tincture: Tincture;
  readonly saved: SavedWarbands;
  readonly says: (refusal: Refusal) => string;
  /** It is where it was to go, and only looked at. */
  readonly ready: boolean;
  readonly beside?: ReactNode;
  /** The one main deed, below everything. */
  readonly march: (able: boolean) => ReactNode;
  readonly onChange: (list: WarbandList) => void;
  readonly onShelf: () => void;
  readonly onPaste: () => void;
}

type Chosen = { readonly is: 'entry'; readonly at: number } | { readonly is: 'profile'; readonly id: string };
/** A profile in the making; `at` where it takes the place of an entry. */
interface Making {
  readonly begun: OwnProfile;
  readonly at: number | undefined;
}

/** One warband in the making: profiles, sheet and check side by side, or as leaves on a narrow page. */
export function Builder(props: BuilderProps) {
  const { limits, judge, shared, beside, list, tincture, saved, says, ready, onChange } = props;
  const [page, setPage] = useState<BenchPage>('sheet');
  const [chosen, setChosen] = useState<Chosen>();
  const [making, setMaking] = useState<Making>();
  const refusals = useMemo(() => judge(list), [judge, list]);
  const wrong = useMemo(() => offendersOf(list, refusals), [list, refusals]);
  const spending = useMemo(() => spendingOf(list, limits), [list, limits]);
  const at = chosen?.is === 'entry' && chosen.at < list.entries.length ? chosen.at : undefined;
  const entry = at === undefined ? undefined : list.entries[at];
  const printed = entry ? entry.profile : chosen?.is === 'profile' ? chosen.id : undefined;
  const catalog = typeof printed === 'string' ? catalogEntry(printed) : undefined;
  const compiled = printed === undefined ? undefined : compileProfile(printed);
  const profile = compiled?.ok ? compiled.value : undefined;

  const add = (added: CatalogEntry) => {
    const swarm = added.profile?.traits.some((trait) => trait.id === 'swarm');
    const next = draft.withProfile(list, added.id, swarm ? 2 : 1);
    onChange(next);
    setChosen({ is: 'entry', at: draft.placeOf(next, added.id) });
  };
  // On a narrow page the details have a leaf of their own: choosing turns to it.
  const choose = (next: Chosen) => {
    setChosen(next);
    setPage('detail');
  };
  const deeds: EntryDeeds | undefined =
    at === undefined || !entry || ready
      ? undefined
      : {
          count: (count) => onChange(draft.counted(list, at, count)),
          name: (figure, name) => onChange(draft.renamedFigure(list, at, figure, name)),
          move: (by) => {
            onChange(draft.moved(list, at, by));
            setChosen({ is: 'entry', at: Math.min(list.entries.length - 1, Math.max(0, at + by)) });
          },
          remove: () => {
            onChange(draft.withoutEntry(list, at));
            setChosen(undefined);
          },
          make: () =>
            setMaking(
              typeof entry.profile === 'string'
                ? { begun: ownOf(profile) ?? draft.FRESH_PROFILE, at: undefined }
                : { begun: entry.profile, at },
            ),
        };
  const made = (own: OwnProfile) => {
    const next = making?.at === undefined ? draft.withProfile(list, own) : draft.withOwn(list, making.at, own);
    onChange(next);
    setChosen({ is: 'entry', at: making?.at ?? draft.placeOf(next, own) });
    setMaking(undefined);
  };

  const catalogue = !ready && (
    <Catalogue
      selected={chosen?.is === 'profile' ? chosen.id : typeof entry?.profile === 'string' ? entry.profile : undefined}
      has={(id) => list.entries[draft.placeOf(list, id)]?.count ?? 0}
      says={says}
      onSelect={(id) => choose({ is: 'profile', id })}
      onAdd={add}
      onOwn={() => setMaking({ begun: draft.FRESH_PROFILE, at: undefined })}
    />
  );
  const sheet = (
    <WarbandSheet
      list={list}
      spending={spending}
      limit={limits.points}
      side={tincture}
      selected={at}
      wrong={wrong}
      onSelect={(pick) => choose({ is: 'entry', at: pick })}
      {...(ready ? {} : { onRename: (name: string) => onChange({ ...list, name }) })}
      foot={
        <SheetFoot
          deeds={{
            ...(ready
              ? {}
              : {
                  shelf: { label: 'Other warbands', onPress: props.onShelf },
                  paste: { label: 'Paste', onPress: props.onPaste },
                }),
            keep: {
              label: 'Put by on the server',
              onPress: async () => ((await saved.save(list)) ? 'Put by.' : ''),
            },
            text: () => warbandToText(list, limits.points),
            file: { name: list.name, ending: 'warband.json', json: () => warbandToJson(list) },
          }}
          no={saved.no}
          count={`${spending.figures} ${spending.figures === 1 ? 'figure' : 'figures'}`}
        />
      }
    />
  );
  const legality = (
    <Legality
      refusals={refusals}
      remarks={remarksOn(spending, limits, shared, refusals.length)}
      shares={sharesOf(spending, shared)}
      says={says}
    />
  );
  const detail = (entry || catalog) && (
    <EntryDetail
      {...{ entry, catalog, profile, deeds, says }}
      onAdd={ready || !catalog?.profile ? undefined : () => add(catalog)}
    />
  );
  const march = props.march(refusals.length === 0);
  const editor = making && (
    <OwnEditor begun={making.begun} onTake={made} onClose={() => setMaking(undefined)} says={says} />
  );
  return (
    <BenchLayout
      leaves={{ catalogue, sheet, detail, legality, beside, march, over: editor }}
      words={{ sheet: 'Warband', detail: 'Figure' }}
      count={spending.figures}
      faults={refusals.length}
      ready={ready}
      scrolls
      page={page}
      onPage={setPage}
    />
  );
}

const catalogEntry = (id: string): CatalogEntry | undefined =>
  CATALOG.flatMap((roster) => roster.entries).find((entry) => entry.id === id);

/** A printed profile as a home-made one may begin. */
function ownOf(profile: ReturnType<typeof compiledOf>): OwnProfile | undefined {
  if (!profile) return undefined;
  const { title, quality, combat, traits, spells, kinds, armed, ranged, face, base } = profile;
  return { title, quality, combat, traits, spells, kinds: kinds.slice(0, 4), armed, ranged, face, base };
}

const compiledOf = (id: string) => {
  const compiled = compileProfile(id);
  return compiled.ok ? compiled.value : undefined;
};

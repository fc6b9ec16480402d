import type { Refusal } from '@muster/rules/kernel';
import { type CampaignSheet, type CatalogEntry, grownProfile } from '@muster/rules/song-of-blades';
import { words } from '@muster/rules/song-of-blades/words';
import { useState } from 'react';
import { Dialog } from '../../../parts/dialog';
import { Catalogue } from '../muster/catalogue';
import { OwnEditor } from '../muster/own-editor';
import { FRESH_PROFILE } from '../muster/warband-draft';
import type { Deeds } from './use-deeds';

/** Buys figures for the points the dead have left. */
export function ReplaceDialog({
  sheet,
  deeds,
  onClose,
}: {
  readonly sheet: CampaignSheet;
  readonly deeds: Deeds;
  readonly onClose: () => void;
}) {
  const [selected, setSelected] = useState<string>();
  const [making, setMaking] = useState(false);
  const { any, common } = sheet.pot;
  const add = ({ id, profile }: CatalogEntry) => {
    const swarm = profile?.traits.some((trait) => trait.id === 'swarm');
    void deeds.act({ do: 'replace', entry: { profile: id, count: swarm ? 2 : 1 } });
  };
  const has = (id: string) =>
    sheet.figures.filter((record) => {
      const grown = grownProfile(record);
      return record.status.is !== 'dead' && grown.ok && grown.value.id === id;
    }).length;
  return (
    <Dialog title="Replace the dead" onClose={onClose} wide>
      <p>
        <b>{any + common}</b> points{common > 0 ? `, ${any} of them for Personalities too` : ''}.
      </p>
      {deeds.no && (
        <p className="muster-note bad" role="alert">
          {deeds.no}
        </p>
      )}
      <div className="muster-page sobm-replace">
        <Catalogue {...{ selected, has, says }} onSelect={setSelected} onAdd={add} onOwn={() => setMaking(true)} />
      </div>
      {making && (
        <OwnEditor
          begun={FRESH_PROFILE}
          says={says}
          onClose={() => setMaking(false)}
          onTake={(profile) => {
            setMaking(false);
            void deeds.act({ do: 'replace', entry: { profile: profile as never, count: 1 } });
          }}
        />
      )}
    </Dialog>
  );
}

const says = (refusal: Refusal): string =>
  words.refusal(refusal, { unit: String, seat: String, side: String, length: String });

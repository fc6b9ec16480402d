import type { CampaignChange, CampaignRow, DeedRow, Store } from './store';

/** How the file is spoken to. */
interface Sql {
  readonly one: <R>(text: string, ...values: unknown[]) => R | undefined;
  readonly all: <R>(text: string, ...values: unknown[]) => R[];
  readonly run: (text: string, ...values: unknown[]) => void;
  readonly write: (work: () => void) => Promise<void>;
}

type Campaigns = Pick<
  Store,
  | 'addCampaign'
  | 'campaign'
  | 'campaignByLink'
  | 'campaignOfTable'
  | 'campaignsOf'
  | 'countCampaignsOf'
  | 'changeCampaign'
  | 'campaignDeed'
  | 'campaignDeeds'
>;

/** Campaigns in the file: each as it stands, and the journal of what was done to it. */
export function campaignsIn({ one, all, run, write }: Sql): Campaigns {
  const enter = ({ campaign, deed, people, table }: CampaignChange): void => {
    const { number, id, person, at } = deed;
    run(
      'insert into campaign_deeds values (?, ?, ?, ?, ?, ?, ?)',
      ...[campaign, number, id, person, JSON.stringify(deed.deed ?? null), at, JSON.stringify(deed.events)],
    );
    run(
      'delete from campaign_people where campaign = ? and person not in (select value from json_each(?))',
      ...[campaign, JSON.stringify(people)],
    );
    for (const each of people) run('insert or ignore into campaign_people values (?, ?)', campaign, each);
    if (table !== undefined) run('insert into campaign_tables values (?, ?)', table, campaign);
  };
  return {
    addCampaign: (row, change) =>
      write(() => {
        const { id, title, system, link, seed, commitment, created, changed, version, data } = row;
        run(
          'insert into campaigns values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
          ...[id, title, system, link, seed, commitment, created, changed, version, JSON.stringify(data)],
        );
        enter(change);
      }),
    campaign: async (id) => readCampaign(one<CampaignRecord>('select * from campaigns where id = ?', id)),
    campaignByLink: async (link) => readCampaign(one<CampaignRecord>('select * from campaigns where link = ?', link)),
    campaignOfTable: async (game) =>
      readCampaign(
        one<CampaignRecord>(
          'select c.* from campaigns c join campaign_tables t on t.campaign = c.id where t.game = ?',
          game,
        ),
      ),
    campaignsOf: async (person, limit) =>
      all<CampaignRecord>(
        `select c.* from campaigns c join campaign_people p on p.campaign = c.id
         where p.person = ? order by c.changed desc limit ?`,
        person,
        limit,
      ).map(campaignOf),
    countCampaignsOf: async (person) =>
      one<{ n: number }>('select count(*) n from campaign_people where person = ?', person)?.n ?? 0,
    changeCampaign: (change) =>
      write(() => {
        enter(change);
        run(
          'update campaigns set data = ?, changed = ?, version = ? where id = ?',
          ...[JSON.stringify(change.data), change.deed.at, change.deed.number + 1, change.campaign],
        );
      }),
    campaignDeed: async (campaign, id) => {
      const found = one<DeedRecord>('select * from campaign_deeds where campaign = ? and id = ?', campaign, id);
      return found && deedOf(found);
    },
    campaignDeeds: async (campaign, limit) =>
      all<DeedRecord>('select * from campaign_deeds where campaign = ? order by number desc limit ?', campaign, limit)
        .map(deedOf)
        .reverse(),
  };
}

interface CampaignRecord extends Omit<CampaignRow, 'data'> {
  readonly data: string;
}
interface DeedRecord extends Omit<DeedRow, 'deed' | 'events'> {
  readonly deed: string;
  readonly events: string;
}

const campaignOf = (record: CampaignRecord): CampaignRow => ({ ...record, data: JSON.parse(record.data) as unknown });
const readCampaign = (record: CampaignRecord | undefined): CampaignRow | undefined => record && campaignOf(record);
const deedOf = ({ number, id, person, deed, at, events }: DeedRecord): DeedRow => ({
  ...{ number, id, person, at },
  deed: JSON.parse(deed) as unknown,
  events: JSON.parse(events) as unknown[],
});

/** Numbered; each runs once, in order, in one transaction. Never change one that was released: add the next. */
export const MIGRATIONS: readonly string[] = [
  `
  create table people (person text primary key, name text not null, return_hash text unique, created integer not null) strict;
  create table keys (hash text primary key, person text not null references people, created integer not null) strict;
  create table games (
    id text primary key, title text not null, system text not null, edition text not null, rules text not null,
    config text not null, seats text not null, host text not null references people, open integer not null,
    delay integer not null, seed text not null, commitment text not null, created integer not null,
    status text not null, entries integer not null, moved integer not null, waiting text not null, outcome text
  ) strict;
  create index games_by_status on games (status, open, moved desc);
  create index games_by_host on games (host, status);
  create table journal (
    game text not null references games, number integer not null, row text not null, primary key (game, number)
  ) strict, without rowid;
  create table chairs (
    game text not null references games, seat text not null, holder text references people,
    borrower text references people, until_back integer not null, primary key (game, seat)
  ) strict, without rowid;
  create index chairs_by_holder on chairs (holder);
  create table members (
    game text not null references games, person text not null references people, muted integer not null,
    removed integer not null, primary key (game, person)
  ) strict, without rowid;
  create table links (code text primary key, game text not null references games, seat text) strict;
  create index links_by_game on links (game);
  create table chat (
    game text not null references games, number integer not null, line text not null, primary key (game, number)
  ) strict, without rowid;
  create table saved (
    person text not null references people, kind text not null, id text not null, title text not null,
    data text not null, changed integer not null, primary key (person, kind, id)
  ) strict, without rowid;
  create table replays (id text primary key, file text not null, created integer not null) strict;
  `,
  `
  create table questions (
    game text not null references games, id text not null, question text not null, primary key (game, id)
  ) strict, without rowid;
  `,
  `
  create table campaigns (
    id text primary key, title text not null, system text not null, link text not null unique, seed text not null,
    commitment text not null, created integer not null, changed integer not null, version integer not null,
    data text not null
  ) strict;
  create table campaign_people (
    campaign text not null references campaigns, person text not null references people, primary key (campaign, person)
  ) strict, without rowid;
  create index campaign_people_by_person on campaign_people (person);
  create table campaign_deeds (
    campaign text not null references campaigns, number integer not null, id text not null, person text not null,
    deed text not null, at integer not null, events text not null, primary key (campaign, number), unique (campaign, id)
  ) strict, without rowid;
  create table campaign_tables (game text primary key references games, campaign text not null references campaigns)
    strict, without rowid;
  `,
  `
  create table notes (
    game text not null references games, seat text not null, id text not null, note text not null,
    primary key (game, seat, id)
  ) strict, without rowid;
  `,
  `
  create table makings (
    id text primary key, person text not null references people, system text not null, seed text not null,
    commitment text not null, created integer not null, version integer not null, data text not null
  ) strict;
  create index makings_by_person on makings (person, created desc);
  `,
];

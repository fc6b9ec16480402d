/** What the table takes, at most. The client shows these before the server has to refuse. */
export const LIMITS = {
  /** Characters of a person's name. */
  name: 32,
  /** Characters of a table's title. */
  title: 60,
  /** Characters of one line of chat. */
  chat: 400,
  /** Lines one line of chat may be broken into. */
  chatLines: 12,
  /** Notes a seat may keep, and characters of one. */
  notes: 60,
  note: 600,
  /** Lines of chat one person may say in ten seconds. */
  chatRate: 8,
  /** Changes of seats, names and seeds one person may make at a table in ten seconds. */
  changeRate: 12,
  /** Lines of chat a newcomer is given. */
  chatBacklog: 200,
  /** Commands one connection may send in a second before it is asked to wait. */
  commandsPerSecond: 20,
  /** Ms between two things the game does for seats it plays, so that people can follow. */
  deputyPaceMs: 900,
  /** Ms a line may be lost before the game plays for it what it may. */
  deputyGraceMs: 6_000,
  /** Cursor, drag and ruler messages one connection may send in a second. The rest is dropped in silence. */
  presencePerSecond: 15,
  /** Messages of any kind in a second at which a connection is cut: no honest client comes near it. */
  floodPerSecond: 200,
  /** Bytes of one message over the socket. */
  messageBytes: 65_536,
  /** Bytes of a request body over HTTP, except a game file. */
  bodyBytes: 262_144,
  /** How deep lists may lie in lists in what comes over HTTP. */
  bodyDepth: 64,
  /** Bytes of a game file. */
  fileBytes: 8_388_608,
  /** Bytes of a game file the server checks itself; larger ones are checked by the reader. */
  verifyBytes: 2_097_152,
  /** Connections at one table. */
  connections: 80,
  /** Spectators at one table. */
  spectators: 60,
  /** Tables one person may have open at a time. */
  tablesPerPerson: 20,
  /** Entries in the log of one game. */
  entries: 20_000,
  /** Way-points of a ruler. */
  rulerPoints: 32,
  /** Units under one drag. */
  dragUnits: 64,
  /** Seconds a spectator's picture may lag behind. */
  delay: 600,
  /** Things one person may save (army lists and the like), and the bytes of one. */
  savedThings: 200,
  savedBytes: 131_072,
  /** Campaigns one person may play in at a time, and the deeds one takes. */
  campaignsPerPerson: 20,
  campaignDeeds: 5_000,
  /** Lines of its log a campaign shows. */
  campaignLog: 400,
  /** Makings of warbands the server remembers of one person; the oldest go. */
  makingsPerPerson: 40,
  /** Seconds after which the seat of someone away may be lent or freed. */
  awaySeconds: 60,
  /** Seconds after which the powers of a host who is away pass on. */
  hostAwaySeconds: 300,
} as const;

/**
 * Every limit of the lake, in one place: how much, of what, and why that much. The README has the same table; a test compares the two.
 */
export const limits = {
  queryMs: {
    value: 5000,
    unit: "milliseconds",
    reason:
      "the catalogue's query takes some 20 ms; one that is still running then would keep the others waiting. All patches and deletes by query of one transaction have it together",
  },
  busyFactor: {
    value: 4,
    unit: "times",
    reason:
      "its deadline (of CPU time) is a query, a filter, a change or an SVG waited for; one that has had less than a quarter of it by then is a 503, a stopped process as well",
  },
  queryMegabytes: {
    value: 768,
    unit: "megabytes",
    reason: "all documents that there may be, and what one query makes of them",
  },
  publicQueryMegabytes: {
    value: 512,
    unit: "megabytes",
    reason:
      "all documents that there may be, and a list of them; anybody may send a query, so it has less than the others",
  },
  responseBytes: {
    value: 32 * 1024 * 1024,
    unit: "bytes",
    reason: "10,000 whole documents; a list is best asked for in pages",
  },
  publicResponseBytes: {
    value: 4 * 1024 * 1024,
    unit: "bytes",
    reason: "nobody's page shows more, and anybody may ask for it again and again",
  },
  unreadResponseBytes: {
    value: 192 * 1024 * 1024,
    unit: "bytes",
    reason: "made for those with a token, and not read yet; beyond, they are told to retry (503)",
  },
  unreadResponseBytesPerPerson: {
    value: 64 * 1024 * 1024,
    unit: "bytes",
    reason: "of these, for one person or program: the two largest responses at once",
  },
  publicUnreadResponseBytes: {
    value: 64 * 1024 * 1024,
    unit: "bytes",
    reason: "the same without a token, in all",
  },
  publicUnreadResponseBytesPerAddress: {
    value: 8 * 1024 * 1024,
    unit: "bytes",
    reason: "and for one address: the two largest responses at once",
  },
  waitingQueries: {
    value: 100,
    unit: "queries",
    reason: "half of them for one person or address, each in their turn; later ones are told to retry (503)",
  },
  queryBodyBytes: {
    value: 1024 * 1024,
    unit: "bytes",
    reason: "a list of 10,000 ids fits twice",
  },
  queryCacheBytes: {
    value: 32 * 1024 * 1024,
    unit: "bytes",
    reason: "the results for some hundred screens",
  },
  nestingLevels: {
    value: 100,
    unit: "levels",
    reason:
      "the hosted service takes documents of 20 levels; what recurses over a value must not exhaust its stack",
  },
  publicQueriesPerAddress: {
    value: 4,
    unit: "queries",
    reason: "evaluated or waiting without a token: one address cannot take every turn",
  },
  publicRequestsPerSecond: {
    value: 20,
    unit: "requests a second",
    reason: "from one address without a token; a page asks for a few, and the results are cached",
  },
  publicRequestsAtOnce: {
    value: 100,
    unit: "requests",
    reason: "from one address without a token, after a pause: a household that opens a page",
  },
  publicStreamsPerAddress: {
    value: 50,
    unit: "streams",
    reason: "without a token: a household's browsers, each with a few tabs",
  },
  publicStreams: {
    value: 500,
    unit: "streams",
    reason: "without a token, in all; each costs some 50 kilobytes as long as it goes on",
  },
  streamsPerAddress: {
    value: 1000,
    unit: "streams",
    reason: "with a token: an office behind one address, where each tab of Studio holds a dozen or more",
  },
  streams: { value: 2000, unit: "streams", reason: "with a token, in all: some 100 megabytes" },
  documentIds: {
    value: 200,
    unit: "documents",
    reason: "that one request asks for by id; the real client asks for at most 100 at a time",
  },
  historyTransactions: { value: 1000, unit: "transactions", reason: "that one page of history has" },
  replayedChanges: {
    value: 500,
    unit: "changes",
    reason: "that a listener is told of which it has missed; with more it is reset, which costs it one query",
  },
  exports: {
    value: 4,
    unit: "exports",
    reason:
      "at once; each reads the documents of one moment, and what changes meanwhile takes room on the disk",
  },
  publicExports: { value: 2, unit: "exports", reason: "without a token, beside those" },
  exportIdleSeconds: {
    value: 30,
    unit: "seconds",
    reason: "an export that nobody reads for so long ends, and gives back its room on the disk",
  },
  exportMinutes: {
    value: 30,
    unit: "minutes",
    reason: "from its first document to its last: the largest dataset at 2 Mbit/s",
  },
  unreadStreamBytes: {
    value: 1024 * 1024,
    unit: "bytes",
    reason:
      "of one stream: some hundred events; a client that reads more slowly is disconnected, reconnects and resumes",
  },
  unreadBytes: {
    value: 64 * 1024 * 1024,
    unit: "bytes",
    reason: "of all streams together; beyond, those that have not read everything are disconnected",
  },
  waitingCommits: {
    value: 1000,
    unit: "commits",
    reason: "that one listener has not been told of yet; beyond, it is disconnected, reconnects and resumes",
  },
  waitingCommitBytes: {
    value: 64 * 1024 * 1024,
    unit: "bytes",
    reason: "of the documents in those commits; the last one may go beyond",
  },
  filterMs: {
    value: 500,
    unit: "milliseconds",
    reason:
      "of one listener, at one change: an ordinary one takes a hundredth of a millisecond; a slow one ends its listener",
  },
  filterMsPerPerson: {
    value: 1000,
    unit: "milliseconds",
    reason: "all filters of one person or address, at one change; the costliest end their listeners",
  },
  filterMsInAll: {
    value: 3000,
    unit: "milliseconds",
    reason: "everybody's filters, at one change: the next one waits for them, and no query does",
  },
  childStartSeconds: {
    value: 30,
    unit: "seconds",
    reason:
      "until a process for queries, filters or SVGs can be asked: loading all documents is part of it, on a disk that may be busy",
  },
  connectionsPerAddress: {
    value: 2000,
    unit: "connections",
    reason:
      "all streams and sockets that one address may hold, and its pages; a proxy in front counts its own",
  },
  requestsPerConnection: {
    value: 16,
    unit: "requests",
    reason: "sent before the first is answered, which no browser does: one packet holds a thousand",
  },
  headerBytes: {
    value: 32 * 1024,
    unit: "bytes",
    reason: "of one request, twice Node's own: what a proxy lets through, and what it adds",
  },
  connectionIdleSeconds: {
    value: 120,
    unit: "seconds",
    reason: "a connection on which nothing moves: a browser that has stopped reading asks again where it was",
  },
  pictureUploadBytes: { value: 64 * 1024 * 1024, unit: "bytes", reason: "a camera's largest pictures fit" },
  fileUploadBytes: {
    value: 256 * 1024 * 1024,
    unit: "bytes",
    reason: "a film belongs beside the dataset, or to a service for films",
  },
  unpackedBytes: {
    value: 256 * 1024 * 1024,
    unit: "bytes",
    reason: "of an archive that is imported, or fifty times its own size: no small one may fill the disk",
  },
  svgBytes: {
    value: 5 * 1024 * 1024,
    unit: "bytes",
    reason: "an SVG is read whole; one that is larger should be a picture of pixels",
  },
  svgSeconds: {
    value: 10,
    unit: "seconds",
    reason:
      "an SVG of a few kilobytes can be made to take years; an upload has to be answered before a proxy gives up",
  },
  svgMegabytes: {
    value: 512,
    unit: "megabytes",
    reason: "the process that rasterizes SVGs ends there: the largest SVG, some times over",
  },
  describeSeconds: {
    value: 30,
    unit: "seconds",
    reason: "to look through an uploaded picture; others wait for their turn meanwhile",
  },
  picturePieces: {
    value: 50_000,
    unit: "pieces",
    reason:
      "chunks, blocks of tags and places in one uploaded picture; the largest PNG that cameras and programs write has 8,000",
  },
  pngTextBytes: {
    value: 8 * 1024 * 1024,
    unit: "bytes",
    reason: "a chunk of a PNG that is searched for a place, also when inflated; a larger one holds no tags",
  },
  concurrentUploads: {
    value: 16,
    unit: "uploads",
    reason: "half of them for one person; each keeps a file open; those beyond are told to try again",
  },
  uploadMinutes: {
    value: 30,
    unit: "minutes",
    reason: "the largest film at 1.2 Mbit/s; who sends more slowly holds a place for nothing",
  },
  bodyMinutes: {
    value: 5,
    unit: "minutes",
    reason: "any other body: the largest at 0.2 Mbit/s",
  },
  bodyIdleSeconds: {
    value: 30,
    unit: "seconds",
    reason: "a body or an upload of which nothing more arrives for so long has ended",
  },
  picturePixels: {
    value: 100_000_000,
    unit: "pixels",
    reason: "a small file that says it is huge would fill the memory; no camera of the label makes more",
  },
  animationPixels: {
    value: 64_000_000,
    unit: "pixels",
    reason:
      "width × height × frames; an animation beyond shows its first frame, as in the hosted service (256 there)",
  },
  renditionSide: { value: 4096, unit: "pixels", reason: "wider than any screen that a page is shown on" },
  renderSeconds: {
    value: 30,
    unit: "seconds",
    reason: "a picture that takes longer to make was made to take long",
  },
  avifPixels: {
    value: 1_440_000,
    unit: "pixels",
    reason:
      "of an AVIF that is made: 1,200 x 1,200 take a second or two, and nothing stops an encoder of AVIF",
  },
  costlySeconds: {
    value: 3,
    unit: "seconds",
    reason: "that one rendition may take at no cost; most take a tenth of a second",
  },
  costlySecondsPerAddress: {
    value: 30,
    unit: "seconds",
    reason:
      "beyond those, all renditions of one address within some ten minutes; with more it is told to wait (429), and is shown what is made already",
  },
  waitingRenditions: {
    value: 800,
    unit: "renditions",
    reason:
      "a quarter for one address, which is the pictures of several screens; each address in its turn, and the clients with the most make room",
  },
  renditionsPerPicture: {
    value: 200,
    unit: "renditions",
    reason: "some dozens of sizes, in a few formats and cuts; the oldest go first",
  },
  renditionBytesPerPicture: {
    value: 32 * 1024 * 1024,
    unit: "bytes",
    reason: "some dozens of sizes; who counts through every width evicts only those of that picture",
  },
  renditionBytes: {
    value: 2 * 1024 * 1024 * 1024,
    unit: "bytes",
    reason: "a collection's pictures in all sizes fit many times; the oldest go first",
  },
  deletedAssetDays: {
    value: 7,
    unit: "days",
    reason: "how long a deleted asset's bytes stay on disk, so that its document can be restored",
  },
  openReleases: {
    value: 200,
    unit: "releases",
    reason: "those that are not published or archived; Studio listens to all of them at once",
  },
  releaseDocuments: {
    value: 1000,
    unit: "documents",
    reason: "a release is published in one transaction; as many as in the hosted service",
  },
  mutationBodyBytes: {
    value: 4 * 1024 * 1024,
    unit: "bytes",
    reason: "one request with mutations or actions; the hosted service takes 4 MB as well",
  },
  datasetMegabytes: {
    value: 320,
    unit: "megabytes",
    reason:
      "memory that all documents take where queries are answered, by estimate: 40,000 of a kilobyte; more is 413, and can be deleted",
  },
  documentBytes: {
    value: 3.75 * 1024 * 1024,
    unit: "bytes",
    reason: "what one mutation can carry: a document that has grown larger could not be imported again",
  },
  documentDepth: {
    value: 40,
    unit: "levels",
    reason: "20 attributes within each other, as in the hosted service, each of which may hold a list",
  },
  documentValues: {
    value: 250_000,
    unit: "values",
    reason: "each takes some 50 bytes of memory where queries are answered, however short it is",
  },
  transactionBytes: {
    value: 32 * 1024 * 1024,
    unit: "bytes",
    reason:
      "all documents that one transaction changes, as it leaves them; a release of a thousand large ones fits",
  },
  transactionDocuments: {
    value: 10_000,
    unit: "documents",
    reason:
      "that one transaction looks at: its events go to every listener; a patch by query of more is done in parts",
  },
  requestMutations: {
    value: 10_000,
    unit: "mutations",
    reason: "of one request; an import sends some hundred",
  },
  requestActions: {
    value: 1000,
    unit: "actions",
    reason: "of one request, one after the other, while every other change waits; Studio sends some dozens",
  },
  mutationSeconds: {
    value: 3,
    unit: "seconds",
    reason:
      "for all steps of one transaction: every other change waits meanwhile; a simple patch takes some milliseconds",
  },
  mutationMegabytes: {
    value: 512,
    unit: "MB",
    reason: "memory to apply one transaction in: the largest one, some times over",
  },
  waitingWrites: {
    value: 500,
    unit: "changes",
    reason: "half of them for one person, each person in their turn; those beyond are told to try again",
  },
  strangersSockets: {
    value: 100,
    unit: "sockets",
    reason: "that have shown no token yet, which comes with the first message; beyond, the oldest makes room",
  },
  strangersSocketsPerAddress: {
    value: 25,
    unit: "sockets",
    reason: "of those: the tabs of an atelier that come back at once, and others try again a moment later",
  },
  strangersSocketSeconds: {
    value: 5,
    unit: "seconds",
    reason: "until one has to show a token; Studio does at once, also over a slow connection",
  },
  sockets: {
    value: 1000,
    unit: "sockets",
    reason: "with a token: two for each open tab of Studio; some 50 KB each",
  },
  socketsPerAddress: {
    value: 200,
    unit: "sockets",
    reason: "a whole atelier behind one address, and nobody takes the places of all the others",
  },
  socketsPerPerson: {
    value: 50,
    unit: "sockets",
    reason:
      "of each kind: tabs of Studio in which one person says where they are, which all the others are told, and their listeners",
  },
  socketMessageBytes: {
    value: 64 * 1024,
    unit: "bytes",
    reason: "a listener's query and parameters fit several times",
  },
  socketMessages: {
    value: 500,
    unit: "messages in 10 seconds",
    reason: "opening Studio opens some 50 listeners at once; more closes the socket, which reconnects",
  },
  streamsPerSocket: { value: 200, unit: "streams", reason: "four times what one tab of Studio listens to" },
  presenceMessageBytes: {
    value: 16 * 1024,
    unit: "bytes",
    reason: "where somebody is in a document; it goes to every other tab",
  },
  presenceMessages: {
    value: 50,
    unit: "messages in 5 seconds",
    reason: "of one tab: Studio says where somebody is five times a second at most",
  },
  loginBodyBytes: { value: 10 * 1024, unit: "bytes", reason: "a name and a password" },
  presenceMessagesPerPerson: {
    value: 100,
    unit: "messages in 5 seconds",
    reason: "of all tabs of one person together, however many they have open",
  },
  unsentSocketBytes: {
    value: 1024 * 1024,
    unit: "bytes",
    reason: "of one socket whose client does not read; more closes it",
  },
  unsentBytes: {
    value: 32 * 1024 * 1024,
    unit: "bytes",
    reason: "of all sockets together; beyond, those close that have anything unsent",
  },
  loginFailures: {
    value: 5,
    unit: "failures in 15 minutes",
    reason: "logins from one address, or one network of IPv6; a password cannot be guessed by trying",
  },
  loginAddresses: {
    value: 10_000,
    unit: "addresses",
    reason: "whose failures are remembered; a guess costs a tenth of a second of this machine anyway",
  },
  waitingLogins: {
    value: 50,
    unit: "logins",
    reason:
      "passwords are checked one at a time, each address in its turn; those beyond are told to retry (503)",
  },
  loginTickets: {
    value: 1000,
    unit: "tickets",
    reason: "logins of the last minute that Studio has not taken up",
  },
  settingsPerPerson: {
    value: 500,
    unit: "settings",
    reason: "what Studio remembers for a person; the one changed longest ago is forgotten",
  },
  settingBytes: {
    value: 64 * 1024,
    unit: "bytes",
    reason: "one of these settings: a list of recent searches takes some thousand",
  },
  settingsBodyBytes: { value: 256 * 1024, unit: "bytes", reason: "some of these settings in one request" },
  tokenBodyBytes: { value: 16 * 1024, unit: "bytes", reason: "the name and the role of a new token" },
  sessionsPerPerson: {
    value: 20,
    unit: "sessions",
    reason: "browsers in which one person is logged in; the one used longest ago is logged out",
  },
} as const satisfies Readonly<Record<string, Limit>>;

export interface Limit {
  value: number;
  unit: string;
  reason: string;
}

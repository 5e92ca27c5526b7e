import { hostLimits } from "@trousseau/host/host-limits.ts";

const KiB = 1024;
const MiB = 1024 * KiB;

/** Every limit of the lake. The name says the unit, the comment why it is that much. A client beyond a limit is told so: README.md. */
export const limits = {
  ...hostLimits,

  // Bodies
  nestingLevels: 100, // The hosted service takes 20 levels. Code that recurses over a value must not exhaust its stack.
  bodyMinutes: 5, // The largest ordinary body arrives in this time at 0.2 Mbit/s.
  bodyIdleSeconds: 30, // A body of which nothing more arrives has ended.
  loginBodyBytes: 10 * KiB, // A name and a password fit.

  // Queries
  queryMs: 5000, // The catalogue's query takes 20 ms. All selections of one transaction share this time.
  busyFactor: 4, // On a busy machine a task may take this many times its CPU time, and is then a 503.
  queryMegabytes: 768, // The largest dataset fits, with what one query makes of it.
  publicQueryMegabytes: 512, // The largest dataset fits, with a list of it. Anybody may send a query.
  responseBytes: 32 * MiB, // 10,000 whole documents fit. A longer list is asked for in pages.
  publicResponseBytes: 4 * MiB, // No page shows more, and anybody may ask again and again.
  waitingQueries: 100, // Half of the places are for one person or address.
  queryBodyBytes: MiB, // A list of 10,000 ids fits twice.
  queryCacheBytes: 32 * MiB, // The results for some hundred pages fit.
  publicQueriesPerAddress: 4, // One address cannot take every turn.
  publicRequestsPerSecond: 20, // A page asks for a few, and the results are cached.
  publicRequestsAtOnce: 100, // A household that opens a page after a pause sends this many.
  documentIds: 200, // The real client asks for at most 100 ids at a time.

  // History and streams
  historyTransactions: 1000, // One page of history holds this many.
  replayedChanges: 500, // A listener that has missed more is reset, which costs it one query.
  publicStreamsPerAddress: 50, // A household has a few browsers with a few tabs each.
  publicStreams: 500, // Each stream costs 50 KB for as long as it lasts.
  streamsPerAddress: 1000, // Each tab of Studio in an office behind one address holds a dozen or more.
  streams: 2000, // They cost 100 MB together. Half of the places are for one person.
  unreadStreamBytes: MiB, // Some hundred events fit. A slower client is disconnected, reconnects and resumes.
  unreadBytes: 64 * MiB, // Beyond this sum over all streams, the slowest clients are disconnected.
  waitingCommits: 1000, // A listener that is further behind is disconnected, reconnects and resumes.
  waitingCommitBytes: 64 * MiB, // The same, by the bytes of documents. The last commit may go beyond.
  filterMs: 500, // An ordinary filter takes a hundredth of a millisecond. A slow one ends its listener.
  filterMsPerPerson: 1000, // The costliest filters of one person end their listeners.
  filterMsInAll: 3000, // The filters of the next change wait this long at most.
  exports: 4, // Each export reads one moment, and later changes take room on the disk meanwhile.
  publicExports: 2, // The public has these beside the others.
  exportIdleSeconds: 30, // An export that nobody reads ends, and its room on the disk is free again.
  exportMinutes: 30, // The largest dataset arrives in this time at 2 Mbit/s.

  // Connections and bodies
  childStartSeconds: 30, // A child process first loads all documents, from a disk that may be busy.
  headerBytes: 32 * KiB, // Node's own limit is half of what proxies let through and add.
  uploadMinutes: 30, // The largest film arrives in this time at 1.2 Mbit/s.
  concurrentUploads: 16, // Each keeps a file open. Half of the places are for one person.

  // Pictures and files
  pictureUploadBytes: 64 * MiB, // A camera's largest pictures fit.
  fileUploadBytes: 256 * MiB, // A longer film belongs to a service for films.
  unpackedBytes: 256 * MiB, // An archive may unpack to this or fifty times its size, so that no small one fills the disk.
  svgBytes: 5 * MiB, // An SVG is read whole. A larger one should be a picture of pixels.
  svgSeconds: 10, // A few kilobytes of SVG can take years, and an upload must be answered before a proxy gives up.
  svgMegabytes: 512, // The largest SVG fits several times.
  heicPixels: 50_000_000, // A telephone's largest HEIC has 48 million pixels, of four bytes each.
  heicSeconds: 20, // The largest takes two seconds of a processor.
  heicMegabytes: 1024, // The largest takes 770 MB while it is read.
  describeSeconds: 30, // Other uploads wait while one picture is described.
  picturePieces: 50_000, // The largest PNG that cameras and programs write has 8,000 chunks.
  pngTextBytes: 8 * MiB, // A larger text chunk of a PNG holds no tags.
  picturePixels: 100_000_000, // A small file that claims to be huge would fill the memory. No camera makes more.
  wholePicturePixels: 24_000_000, // Progressive JPEG, interlaced PNG, GIF, WebP and AVIF are decoded whole, in up to 20 bytes a pixel.
  animationPixels: 64_000_000, // Width × height × frames: a larger animation shows its first frame. The hosted service has 256 million.
  renditionSide: 4096, // No screen that shows a page is wider.
  renderSeconds: 30, // A picture that takes longer was made to take long.
  avifPixels: 1_440_000, // 1,200 × 1,200 take two seconds, and nothing stops an AVIF encoder.
  aheadPixels: 4_700_000, // 1,920 × 2,400, the largest that a page names. A process of its own encodes them, and can be ended.
  aheadSeconds: 30, // The largest takes eight seconds of a processor.
  aheadMegabytes: 256, // This is V8's heap, which holds the result alone.
  pngPixels: 8_400_000, // 2,048 × 4,096 take twenty megabytes, and no page shows more.
  costlySeconds: 3, // Most renditions take a tenth of a second. Only the time beyond this counts as costly.
  costlySecondsPerAddress: 30, // A costlier address is told to wait (429) for some ten minutes, and sees cached renditions.
  waitingRenditions: 800, // A quarter is for one address: the pictures of several pages.
  renditionsPerPicture: 200, // Some dozens of sizes fit, in a few formats and crops. The oldest go first.
  renditionBytesPerPicture: 32 * MiB, // A client that counts through every width evicts only that picture's own renditions.
  renditionBytes: 2048 * MiB, // A collection's pictures fit many times in all sizes. The oldest go first. AVIF made ahead count apart.
  deletedAssetDays: 7, // A deleted asset's bytes stay this long, so that its document can be restored.

  // Writing
  openReleases: 200, // Studio listens to all active and scheduled releases at once.
  releaseDocuments: 1000, // A release is published in one transaction. The hosted service has the same limit.
  mutationBodyBytes: 4 * MiB, // The hosted service takes 4 MB as well.
  datasetMegabytes: 320, // This is the estimated memory of all documents: 40,000 of a kilobyte. More is a 413.
  visitorsMegabytes: 128, // Some 20,000 enquiries fit, as a part of all documents. A new one beyond it is a 413, and the shop keeps it.
  documentBytes: 3.75 * MiB, // A larger document could not be imported again in one mutation.
  documentDepth: 40, // The hosted service takes 20 attributes within each other, each of which may hold a list.
  documentValues: 250_000, // Each value takes 50 bytes of memory in a query process, however short it is.
  transactionBytes: 32 * MiB, // A release of a thousand large documents fits.
  transactionDocuments: 10_000, // Every listener gets an event for each. A larger patch by query is done in parts.
  transactionLinks: 20_000, // They take a tenth of a second. A release of a thousand documents has some thousand.
  requestMutations: 10_000, // An import sends some hundred.
  requestActions: 1000, // Actions run one after the other while every other change waits. Studio sends dozens.
  mutationSeconds: 3, // Every other change waits meanwhile. A simple patch takes some milliseconds.
  mutationMegabytes: 512, // The largest transaction fits several times.
  waitingWrites: 500, // Half of the places are for one person.

  // Sockets of Studio
  strangersSockets: 100, // A socket shows its token with the first message. The oldest without one makes room.
  strangersSocketsPerAddress: 25, // The tabs of an atelier that reconnect at once fit.
  strangersSocketSeconds: 5, // Studio shows its token at once, also over a slow connection.
  sockets: 1000, // Each open tab of Studio has two, of 50 KB each.
  socketsPerAddress: 200, // A whole atelier behind one address fits.
  socketsPerPerson: 50, // This counts tabs: each kind of socket has its own.
  socketMessageBytes: 64 * KiB, // A listener's query and parameters fit several times.
  socketMessages: 500, // This is in 10 seconds. Opening Studio opens 50 listeners at once.
  streamsPerSocket: 200, // One tab of Studio has a quarter of that.
  presenceMessageBytes: 16 * KiB, // A position in a document fits. It goes to every other tab.
  presenceMessages: 50, // This is in 5 seconds. One tab says its position five times a second at most.
  presenceMessagesPerPerson: 100, // This is in 5 seconds, over all tabs of one person.
  unsentSocketBytes: MiB, // A socket whose client has stopped reading is closed.
  unsentBytes: 32 * MiB, // Beyond this sum, every socket with anything unsent is closed.

  // People and tokens
  loginFailures: 5, // This is in 15 minutes from one address. A wider network of IPv6 has 4 or 16 times as many.
  loginAddresses: 10_000, // The failures of this many networks are remembered.
  waitingLogins: 50, // Passwords are checked one at a time, each address in its turn.
  loginTickets: 1000, // A ticket stands for a login of the last minute that Studio has not taken up.
  settingsPerPerson: 500, // Studio remembers these for a person. The one changed longest ago goes first.
  settingBytes: 64 * KiB, // A list of what was opened takes some thousand bytes.
  settingsBodyBytes: 256 * KiB, // Several settings fit into one request.
  tokenBodyBytes: 16 * KiB, // The name and the role of a token fit.
  sessionsPerPerson: 20, // This counts logged-in browsers. The one used longest ago is logged out.
} as const;

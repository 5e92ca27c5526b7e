import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { createContentClient } from "#content/client.server.ts";
import {
  type ContentRefresh,
  createContentEvents,
  startContentRefresh,
} from "#content/content-refresh.server.ts";
import { createContentStore } from "#content/content-store.server.ts";
import { createDraftContent } from "#content/draft-content.server.ts";
import { createKnownPictures } from "#content/known-pictures.server.ts";
import { createLastGoodCopy } from "#content/last-good-copy.server.ts";
import { allRental, createRentalCalendar, isOfCalendar } from "#content/rental-calendar.server.ts";
import { timeZoneOf } from "#model/days/opening-hours.ts";
import { allShown } from "#model/documents/queries.server.ts";
import { createLabelMedia } from "#model/pictures/label-media.server.ts";
import { createPictureReader } from "#model/pictures/pictures.server.ts";
import { indexedPages } from "#model/screens/indexed-pages.server.ts";
import { createTextReader } from "#model/texts/read-texts.server.ts";
import { type Assistants, createAssistants } from "./assistants/assistant-endpoint.ts";
import { refuseUnknownData } from "./data-files.ts";
import { mayNotUse, openDataFolder } from "./data-folder.ts";
import { type Enquiries, openEnquiries } from "./enquiries/open-enquiries.ts";
import type { Middleware } from "./http/middleware.ts";
import { localOrigin, warnOfMissingAddress } from "./http/proxy-config.ts";
import { createHttpServer } from "./http/server.ts";
import { type Counter, openCounter } from "./insights/counter.ts";
import { checkContentFolder, warnIfNotRead } from "./lake/content-folder.ts";
import { type LakeProcess, LakeStartError, startLake } from "./lake/lake-process.ts";
import { createPasswordMails } from "./lake/password-mails.ts";
import { createEditions, type Editions } from "./languages/editions.ts";
import { hideInLog, log } from "./log.ts";
import { createPictureWarmer } from "./pictures/warm-pictures.ts";
import { projectPaths } from "./project-paths.ts";
import { createContentProxy } from "./proxy/content-proxy.ts";
import { readSettings, type Settings } from "./settings.ts";
import { version } from "./version.ts";

/** A start waits so long for the content before it says that the shop is open. */
const FIRST_LOAD_MS = { withCopy: 1_500, without: 8_000 };

/** Everything that a middleware may need of the shop that it is a part of. */
export type RunningShop = Content & {
  settings: Settings;
  contentRefresh: ContentRefresh;
  calendarRefresh: ContentRefresh;
  routes: ReturnType<typeof openContentRoutes>;
  enquiries: Enquiries;
  editions: Editions;
  counter: Counter;
  assistants: Assistants;
  isEnding: () => boolean;
};

type MakeMiddlewares = (shop: RunningShop) => Promise<Middleware[]>;

/**
 * The life of the process: the shop is open until a signal ends it. Resolves with the exit code. A failure that the owner can mend is said in one
 * sentence.
 */
export async function runShop(middlewares: MakeMiddlewares): Promise<number> {
  // The signals are listened to from the beginning, because nothing else ends process 1 of a container.
  const endSignal = Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
  try {
    const settings = readSettings(process.env);
    console.log(openDataFolder(settings.dataFolder));
    refuseUnknownData(settings.dataFolder);
    const opening = openShop(settings, middlewares);
    const shop = await Promise.race([opening, endSignal.then(() => undefined)]);
    // Whatever was begun ends with this process, as it would if it were killed.
    if (!shop) return 0;
    console.log(shop.announcement());
    await Promise.race([endSignal, shop.folderInUse]).finally(shop.end);
    return 0;
  } catch (error) {
    console.error(startFailure(error));
    return 1;
  }
}

/** The port comes first, then the content, then requests. Rejects where the settings name what cannot be had, and frees the port again. */
export async function openShop(settings: Settings, middlewares: MakeMiddlewares): Promise<OpenShop> {
  let isEnding = false;
  warnOfMissingAddress(settings, log);
  const server = createHttpServer(settings);
  const port = await server.listen(settings.port, settings.host);
  const content = await openContent(settings).catch(async (error: unknown) => {
    await server.close();
    throw error;
  });
  log("info", "shop starts", { version });
  const { store, events, calendar, calendarEvents, lake } = content;
  const routes = openContentRoutes(content, settings);
  if (routes) server.onUpgrade(routes.upgrade);
  const editions = createEditions(content);
  const visitTexts = () => store.texts();
  const enquiries = openEnquiries({ settings, ...content, editions, visitTexts }, log);
  const timeZone = () => timeZoneOf(store.texts().labelSettings.openingHours);
  const counter = openCounter({ ...settings, timeZone, log });
  await store.open();
  const calendarRefresh = startContentRefresh(calendar, calendarEvents, lake?.firstStart);
  const contentRefresh = startContentRefresh(store, events, lake?.firstStart);
  calendar.onDresses(contentRefresh.changed);
  const refreshes = { contentRefresh, calendarRefresh };
  const own = { settings, routes, enquiries, editions, counter, assistants: createAssistants() };
  const shop = { ...content, ...refreshes, ...own, isEnding: () => isEnding };
  server.open(...(await middlewares(shop)));
  await firstContent(shop).catch(async (error: unknown) => {
    await end();
    throw error;
  });
  if (routes && settings.warmsPictures) warm(shop, localOrigin(settings.host, port));
  return { port, announcement: () => announcement(shop, port), folderInUse: folderInUse(lake), end };

  /** Finishes what is under way, and resolves when nothing of the shop is left. */
  async function end() {
    isEnding = true;
    if (settings.drainMs > 0) await setTimeout(settings.drainMs);
    contentRefresh.stop();
    calendarRefresh.stop();
    await Promise.all([server.close(), store.whenWritten()]);
    counter.close();
    await enquiries.close();
    await lake?.close();
  }
}

type OpenShop = {
  port: number;
  announcement(): string;
  folderInUse: Promise<never>;
  end(): Promise<void>;
};

/** Rejects where another shop keeps the data folder: its copy would grow old, and two would answer for one. */
async function folderInUse(lake: LakeProcess | undefined): Promise<never> {
  await lake?.isRunning.catch((error: unknown) => {
    if (error instanceof LakeStartError && error.isFolderInUse) throw error;
  });
  return await new Promise(() => undefined);
}

/** A shop without anything to show does not say that it is open. */
function announcement({ store, lake }: RunningShop, port: number): string {
  const address = `http://localhost:${port}`;
  if (!store.current())
    return `Trousseau waits for its content at ${address}\nIt opens by itself as soon as the content host answers; the log says what is wrong.`;
  if (lake && lake.state() !== "running")
    return `Trousseau is open at ${address}\nIt shows its last good copy until the content lake has started. Where that does not start, the log says why.`;
  return `Trousseau is open at ${address}`;
}

type Content = Awaited<ReturnType<typeof openContent>>;

/** Reads the content from the host that the settings name, or from a lake that is started here. */
export async function openContent(settings: Settings) {
  const { dataFolder, mayShrink } = settings;
  const sendMail = createPasswordMails(settings, () => store.texts(), log);
  const lake = settings.startsLake ? await startOwnLake(settings, sendMail) : undefined;
  const location = lake ? { ...settings.content, apiHost: lake.url, token: lake.token } : settings.content;
  /** Writes what visitors send. Undefined where the shop may not write. */
  const writeToken = lake ? lake.writerToken : settings.writeToken;
  for (const token of [location.token, writeToken]) if (token) hideInLog(token);
  const client = createContentClient(location);
  const pictures = createKnownPictures(client, log);
  const readers = {
    readPicture: createPictureReader(location),
    readTexts: createTextReader(createLabelMedia(location, pictures)),
  };
  const calendar = createRentalCalendar(client, log);
  const dressesWithPieces = calendar.dresses;
  const store = createContentStore({
    client,
    ...readers,
    pictures,
    lastGoodCopy: createLastGoodCopy(dataFolder, location),
    mayShrink,
    dressesWithPieces,
    log,
  });
  const events = createContentEvents(client, allShown, log);
  const { rejectedCatalogue } = store;
  const draftContent = createDraftContent({
    client,
    readers,
    pictures,
    dressesWithPieces,
    rejectedCatalogue,
  });
  const calendarEvents = createContentEvents(client, allRental, log, isOfCalendar);
  const host = { client, content: location, writeToken, lake, pictures };
  return { ...host, store, events, calendar, calendarEvents, draftContent };
}

async function startOwnLake(
  { content, dataFolder, contentFolder }: Settings,
  sendMail: ReturnType<typeof createPasswordMails>,
): Promise<LakeProcess> {
  const { projectId, dataset } = content;
  const folder = join(dataFolder, "lake");
  if (contentFolder) await checkContentFolder(contentFolder, folder);
  const seed = contentFolder ?? projectPaths.content;
  if (!existsSync(join(folder, "lake.sqlite"))) console.log("Importing the first documents and pictures…");
  const lake = await startLake({ folder, projectId, dataset, seed, sendMail }, log);
  if (contentFolder)
    void lake.firstStart.then(async () => {
      // A lake that could not be filled has said why.
      if (lake.state() === "running") await warnIfNotRead(contentFolder, folder, log);
    });
  return lake;
}

/** The content host at the shop's own origin. Undefined where browsers request from the host directly. */
function openContentRoutes({ content, lake, store }: Content, settings: Settings) {
  const { apiHost: url } = content;
  if (url === undefined) return undefined;
  return createContentProxy(
    {
      url,
      isResponsive: () => !lake || lake.state() === "running",
      startUnderWay: () => lake?.startUnderWay(),
      secret: lake?.proxySecret,
      identity: () => store.texts().identity,
    },
    settings,
  );
}

/** Resolves when there is content to show, or after a while. Rejects where the shop's own lake cannot start, and there is no copy. */
async function firstContent({ store, lake, contentRefresh }: RunningShop): Promise<void> {
  const hasCopy = store.current() !== undefined;
  // A lake that is importing the first documents is worth waiting for, and so is one that tries again.
  if (!hasCopy) await lake?.isRunning;
  const firstRead = lake && !hasCopy ? store.whenReady() : contentRefresh.firstLoad;
  const patienceMs = hasCopy ? FIRST_LOAD_MS.withCopy : FIRST_LOAD_MS.without;
  await Promise.race([firstRead, setTimeout(patienceMs, undefined, { ref: false })]);
}

/** Pictures are made ahead of the catalogue that is shown, and again after each change of it. */
function warm({ store, lake, isEnding }: RunningShop, origin: string) {
  const makeAhead = createPictureWarmer({
    origin,
    pages: (catalogue) => indexedPages(catalogue, store.texts()).map(({ path }) => path),
    lake,
    isEnding,
  });
  let isAtWork = false;

  async function work(): Promise<void> {
    if (isAtWork) return;
    isAtWork = true;
    let before: unknown;
    for (let now = await store.whenReady(); now !== before; now = store.current() ?? now) {
      before = now;
      await makeAhead(now, () => store.current() !== before).catch((error: unknown) =>
        log("warning", "pictures not made ahead", { error }),
      );
    }
    isAtWork = false;
  }

  store.onChange(() => void work());
  void work();
}

/**
 * Says in one sentence why the shop does not open. An error that nobody wrote for a person comes with its stack,
 * because it is a fault of the code.
 */
export function startFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, port, path, syscall } = { ...noDetails, ...error };
  if (syscall === "listen" && code === "EADDRINUSE")
    return `Port ${port} is in use: end what listens there, or choose another with PORT.`;
  if (syscall === "listen" && code === "EACCES")
    return `Port ${port} is not for us to open: choose another with PORT.`;
  if (syscall === "getaddrinfo" || code === "EADDRNOTAVAIL")
    return `HOST must be an address of this machine, such as 127.0.0.1: ${error.message}.`;
  if (path && FORBIDDEN.has(code)) return mayNotUse(String(path), error);
  return error.name === "Error" ? error.message : (error.stack ?? String(error));
}

/** Node says these of an error of the system, and of no other. */
const noDetails = { code: undefined, port: undefined, path: undefined, syscall: undefined };

const FORBIDDEN = new Set<unknown>(["EACCES", "EPERM", "EROFS"]);

import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ClientConfig, createClient, type SanityClient } from "@sanity/client";
import sharp from "sharp";
import { onTestFinished } from "vitest";
import { openAccess } from "../access/access.ts";
import type { Role } from "../access/permissions.ts";
import { importArchive } from "../command/import-archive.ts";
import { serveHere } from "../command/loopback.ts";
import { type ContentLake, type ContentLakeOptions, openContentLake } from "../content-lake.ts";
import type { Document } from "../documents/document.ts";
import { limits } from "../limits.ts";
import type { ServeOptions } from "../serve-lake.ts";

/** Nobody answers at this address: requests reach the lake through the client's transport option. */
export const ORIGIN = "http://lake.test";

/** The command line names the same for a folder. */
export const address = { projectId: "atelier", dataset: "production" };

/** A password's hash is slow on purpose, except where it is not tested. */
const quickPasswords = { passwordCost: 2 ** 10 };

export const PASSWORD = "a long enough secret";

/** Somebody asks with a token of this role, with one that the test has made, or without any. */
export type Who = Role | { token: string } | "anybody";

type Ask = Omit<RequestInit, "headers"> & {
  as?: Who;
  headers?: Record<string, string>;
  /** The lake counts what comes from an address. */
  from?: string;
  origin?: string;
};

/** Sentences of Studio name these. */
export const uploadLimits: Pick<typeof limits, "pictureUploadBytes" | "fileUploadBytes"> = limits;

export type TestLake = Awaited<ReturnType<typeof openLake>>;

export async function temporaryFolder(...names: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "content-lake-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return join(folder, ...names);
}

/** The lake is in this process, empty without a folder or a seed, and ends with the test. */
export async function openLake(options: Partial<ContentLakeOptions> = {}) {
  const { folder = await temporaryFolder() } = options;
  // A public hosted dataset is open without a token, too.
  const lake = await openContentLake({ ...address, isPublic: true, ...quickPasswords, ...options, folder });
  onTestFinished(() => lake.close());
  return withHelpers(lake, folder, options.projectId);
}

function withHelpers(lake: ContentLake, folder: string, projectId = address.projectId) {
  const tokenOf = (role: Role, name: string = role) => lake.issueToken({ name, role });
  const tokenFor = (who: Who) => {
    if (who === "anybody") return undefined;
    return typeof who === "object" ? who.token : tokenOf(who);
  };
  return Object.assign(lake, {
    folder,
    tokenOf,
    /** Returns somebody's client. */
    as(who: Who, { name, ...config }: ClientConfig & { name?: string } = {}): SanityClient {
      const token = typeof who === "object" || who === "anybody" ? tokenFor(who) : tokenOf(who, name);
      const own = { ...address, projectId, apiVersion: "2021-10-21", useCdn: false, apiHost: ORIGIN };
      const connection = { useProjectHostname: false, resolveFetch: () => lake.fetch };
      return createClient({ ...own, ...connection, ...(token && { token }), ...config });
    },
    /** Answers somebody's request. */
    ask(path: string, { as = "anybody", headers, from, origin = ORIGIN, ...init }: Ask = {}) {
      const token = tokenFor(as);
      const all = { ...(token && { Authorization: `Bearer ${token}` }), ...headers };
      const request = new Request(new URL(path, origin), { ...init, headers: all });
      return from === undefined ? lake.fetch(request) : lake.respond(request, { address: from });
    },
    /** Another process looks into the same people and tokens like this. */
    access: () => accessIn(folder),
    /** Returns its origin on this machine. `onAnswer` is called before an answer to a request is sent. */
    async serve({ onAnswer, ...serving }: ServeOptions & { onAnswer?: (request: Request) => unknown } = {}) {
      const respond: ContentLake["respond"] = async (request, client) => {
        const response = await lake.respond(request, client);
        await onAnswer?.(request);
        return response;
      };
      const { origin, close } = await serveHere({ ...lake, respond }, serving);
      onTestFinished(close);
      return origin;
    },
  });
}

function accessIn(folder: string) {
  const access = openAccess(folder, quickPasswords);
  onTestFinished(() => access.close());
  return access;
}

/** People and tokens need no lake. */
export async function openTestAccess(given?: string) {
  const folder = given ?? (await temporaryFolder());
  return { folder, ...accessIn(folder) };
}

/** A lake is open on this folder for as long as its editor works in it. */
export async function inLake<Result>(
  folder: string,
  work: (editor: SanityClient, lake: TestLake) => Promise<Result>,
): Promise<Result> {
  const lake = await openContentLake({ ...address, folder });
  const helped = withHelpers(lake, folder);
  return await work(helped.as("editor"), helped).finally(lake.close);
}

/** Resolves with the status with which a client's call ends. */
export function statusOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => 200,
    ({ statusCode }) => statusCode,
  );
}

/** The cookie of a browser that has opened the login page. */
export const browser = { Cookie: `lake-login=${"b".repeat(32)}` };

/** That browser sends a form: the login's own, or that of the page below it. */
export function sendLoginForm(
  lake: TestLake,
  fields: Record<string, string>,
  { page = `?origin=${ORIGIN}/studio`, from = "192.0.2.1", headers = {} } = {},
): Promise<Response> {
  const body = new URLSearchParams(fields);
  return lake.ask(`/v1/login${page}`, { method: "POST", headers: { ...browser, ...headers }, body, from });
}

/** Each named picture is small and has one colour. */
export async function writeDataset(documents: readonly unknown[], pictures: Record<string, string> = {}) {
  const folder = await temporaryFolder();
  await mkdir(join(folder, "images"));
  const lines = documents.map((document) => JSON.stringify(document));
  await writeFile(join(folder, "data.ndjson"), lines.join("\n"));
  for (const [name, colour] of Object.entries(pictures))
    await writeFile(join(folder, "images", name), await paint(colour));
  return folder;
}

/** An import takes what an earlier lake has taken, and this one refuses. */
export async function importDocuments(lake: TestLake, documents: readonly unknown[]): Promise<void> {
  const url = await lake.serve();
  await importArchive({ ...address, folder: lake.folder }, await writeDataset(documents), {
    operation: "create",
    url,
  });
}

export function paint(colour: string, width = 300, height = 400): Promise<Buffer> {
  const create = { width, height, channels: 3, background: colour } as const;
  return sharp({ create }).jpeg().toBuffer();
}

export function sha1Of(bytes: Uint8Array): string {
  return createHash("sha1").update(bytes).digest("hex");
}

/** Nobody has the returned database open. */
export async function writeDocuments(documents: readonly Document[]): Promise<string> {
  const folder = await temporaryFolder();
  await inLake(folder, (editor) =>
    editor.mutate(documents.map((document) => ({ createOrReplace: document }))),
  );
  return join(folder, "lake.sqlite");
}

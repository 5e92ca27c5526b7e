import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { SEED_RECORD, writeSeedRecord } from "@trousseau/content-lake/folder";
import { expect, test, vi } from "vitest";
import { identityOf } from "#model/brand/identity.ts";
import type { Catalogue } from "#model/dresses/catalogue.ts";
import { root } from "#scripts/prepare.mjs";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { loadingBranding, loadingPage, serveLoadingPage } from "./loading-page.ts";

test("it says LOADING at once, stays open, and asks again the moment the catalogue is there", async () => {
  const catalogue = Promise.withResolvers<void>();
  const { status, headers, body } = loadingPage(catalogue.promise, identityOf("Aube & Fils"));
  expect([status, headers.get("Retry-After"), headers.get("Cache-Control")]).toEqual([503, "5", "no-store"]);
  const pieces = body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await pieces?.read())?.value).toMatch(/<b>Aube &amp; Fils<\/b>.*LOADING/);
  const rest = pieces?.read();
  catalogue.resolve();
  expect((await rest)?.value).toContain('<meta http-equiv="refresh" content="0">');
  expect((await pieces?.read())?.done).toBe(true);
});

test("a label that nobody has told yet is not called by another's name", async () => {
  const begun = await loadingPage(Promise.resolve(), identityOf("")).text();
  expect(begun).toContain("<title>Loading</title>");
  expect(begun).not.toMatch(/<b>|Auvrane/);
});

/** A shop without a catalogue until it is given one. */
function waitingShop() {
  const ready = Promise.withResolvers<Catalogue>();
  let current: Catalogue | undefined;
  const store = { current: () => current, whenReady: () => ready.promise };
  const serve = serveLoadingPage(store, identityOf("Aube"));
  return {
    ask: async (accept: string | undefined, method = "GET") =>
      serve(new Request("http://localhost/faq", { method, headers: accept ? { Accept: accept } : {} }), ""),
    arrive() {
      current = { revision: "1", products: [] };
      ready.resolve(current);
    },
  };
}

test.each([
  ["*/*", "GET"],
  [undefined, "GET"],
  ["text/html", "POST"],
] as const)("what asks for %s by %s waits until there is an answer", async (accept, method) => {
  const { ask, arrive } = waitingShop();
  const answer = ask(accept, method);
  arrive();
  expect(await answer).toBeUndefined();
});

test("or until it has waited too long", async () => {
  const response = await tooLate(() => waitingShop().ask("application/json"));
  const { status, headers } = response ?? Response.error();
  expect([status, headers.get("retry-after"), headers.get("cache-control")]).toEqual([503, "5", "no-store"]);
  expect(await response?.text()).toBe("The catalogue is not here yet.");
});

test("a page that has waited too long asks again a little later", async () => {
  const never = new Promise(() => undefined);
  const page = await tooLate(() => loadingPage(never, identityOf("Aube")).text());
  expect(page).toContain('<meta http-equiv="refresh" content="5"></body></html>');
});

/** The answer of the request once it has waited for half a minute: of a page, the first piece comes before the wait begins. */
async function tooLate<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const answer = ask();
  let isAnswered = false;
  void answer.finally(() => (isAnswered = true));
  while (!isAnswered) await vi.advanceTimersByTimeAsync(30_000);
  return await answer;
}

const contentFolder = join(root, "tests/second-label");

test("a label that begins with a folder waits in its own colours, type and name from the first start on", async () => {
  const { settings, lake } = await started();
  expect(await loadingBranding(settings)).toMatchObject({ wordmark: "Vesper & Lune", pairing: "garalde" });
  await writeSeedRecord(lake, contentFolder);
  const label = await loadingBranding(settings);
  const page = await loadingPage(Promise.resolve(), label).text();
  expect(page).toContain("<b>Vesper &amp; Lune</b>");
  expect(page).toContain("background:#15131a;color:#f1ece4;color-scheme:dark");
  expect(page).toContain('"Cormorant Garamond"');
});

test("a lake that began with something else is not called by the folder's name", async () => {
  const { settings, lake } = await started();
  await writeFile(join(lake, SEED_RECORD), JSON.stringify({ folder: "/elsewhere", sha256: "0" }));
  expect(await loadingBranding(settings)).toEqual(identityOf(""));
});

test("a label at a content host is not known yet; without any the shop is the sample label's", async () => {
  const { settings } = await started();
  expect(await loadingBranding({ ...settings, startsLake: false })).toEqual(identityOf(""));
  const sample = await loadingBranding({ ...settings, contentFolder: undefined });
  expect(sample.wordmark).toBe("Auvrane");
});

test("one that has not written how it signs does so with its name", async () => {
  const { settings, dataFolder } = await started();
  const folder = join(dataFolder, "label");
  await mkdir(folder);
  await writeFile(join(folder, "data.ndjson"), '{"_id":"house","_type":"house","name":"Maison Une"}\n');
  expect(await loadingBranding({ ...settings, contentFolder: folder })).toEqual(identityOf("Maison Une"));
});

async function started() {
  const dataFolder = temporaryFolder();
  const lake = join(dataFolder, "lake");
  await mkdir(lake);
  return { settings: { startsLake: true, contentFolder, dataFolder }, lake, dataFolder };
}

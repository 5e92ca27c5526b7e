import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { RenderScreen, Shop as Screens } from "#model/services/shop.ts";
import { readSettings } from "#server/settings.ts";
import { shopMiddlewares } from "#server/shop-middlewares.ts";
import { openShop } from "#server/start.ts";
import { type HostBehaviour, openContentHost } from "./content-host.ts";
import { dress } from "./dress.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/**
 * Opens the shop in this process, on a folder of its own, with pages that say what they were rendered from. It ends
 * with the test.
 */
export async function openShopInProcess(
  settings: Record<string, string>,
  renderScreen: RenderScreen = plainScreen,
) {
  const folder = temporaryFolder();
  const clientFolder = await builtFiles(folder);
  const dataFolder = join(folder, "data");
  const variables = { HOST: "127.0.0.1", PORT: "0", WARM_PICTURES: "false", DATA_DIR: dataFolder };
  const shop = await openShop(readSettings({ ...variables, ...settings }), (running) =>
    shopMiddlewares(running, { renderScreen, clientFolder }),
  );
  let ending: Promise<void> | undefined;
  const end = () => {
    ending ??= shop.end();
    return ending;
  };
  onTestFinished(end);
  return { ...shop, end, dataFolder, url: `http://127.0.0.1:${shop.port}` };
}

/** The same, with the content of a host that stands in for the hosted one. */
export async function openShopAtHost(
  settings: Record<string, string> = {},
  { behaviour, renderScreen }: { behaviour?: HostBehaviour; renderScreen?: RenderScreen } = {},
) {
  const host = await openContentHost(behaviour ?? { documents: [dress("aurelie"), dress("odette")] });
  onTestFinished(() => host.close());
  const content = { SANITY_API_HOST: host.url, SANITY_PROJECT_ID: "atelier" };
  return { host, ...(await openShopInProcess({ ...content, ...settings }, renderScreen)) };
}

/** A page with what the screens are given, as JSON; "/product/nowhere" is not found. */
export async function plainScreen(request: Request, shop: Screens): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const shown = {
    path: pathname + search,
    method: request.method,
    form: request.method === "POST" ? decodeURIComponent(await request.text()) : undefined,
    origin: shop.origin,
    dresses: shop.catalogue.products.map(({ slug }) => slug),
    visitor: shop.visitor,
    privacy: shop.privacy,
    countsVisits: shop.countsVisits,
    worksOffline: shop.worksOffline,
    preview: shop.preview?.title,
  };
  return new Response(`<!doctype html><html><head></head><body>${JSON.stringify(shown)}</body></html>`, {
    status: pathname.endsWith("/nowhere") ? 404 : 200,
    headers: { "Content-Type": "text/html; charset=utf-8" },
  });
}

/** The content of a page of `plainScreen`. */
export async function shownBy(page: Response) {
  const [, text = "null"] = /<body>(.*)<\/body>/.exec(await page.text()) ?? [];
  return JSON.parse(text);
}

async function builtFiles(folder: string): Promise<string> {
  const client = join(folder, "client");
  await mkdir(join(client, "static/css"), { recursive: true });
  await writeFile(join(client, "static/a-1b2c.js"), "one()");
  return client;
}

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import sharp from "sharp";
import { node } from "#scripts/prepare.mjs";
import { editorAt, lakeOf } from "#tests/support/running-lake.ts";
import { openShop, type Shop } from "#tests/support/shop.ts";

// README.md beside this file says how it is run.
const [checkout = "", archive = ""] = process.argv.slice(2);
const data = mkdtempSync(join(tmpdir(), "trousseau-earlier-"));

await writeContent(join(checkout, "content"));
await visitShop();
await leaveMessageWaiting();
// The shop makes these again.
const made = ["pictures", "label-renditions", "renditions", "compile-cache"].map(
  (name) => `--exclude=${name}`,
);
execFileSync("tar", ["-czf", archive, "-C", data, ...made, "."]);
rmSync(data, { recursive: true });

/** A label with one dress and one picture takes the place of the sample. */
async function writeContent(folder: string) {
  rmSync(folder, { recursive: true });
  for (const part of ["images", "film"]) mkdirSync(join(folder, part), { recursive: true });
  const picture = { width: 640, height: 800, channels: 3, background: "#e6c4ba" } as const;
  await sharp({ create: picture }).jpeg().toFile(join(folder, "images/dress.jpg"));
  const documents = [
    { _id: "house", _type: "house", name: "Earlier", phone: "33199001234", email: "atelier@label.example" },
    {
      _id: "product-aurelie",
      _type: "product",
      name: "Aurelie",
      slug: { _type: "slug", current: "aurelie" },
      category: "tulle-dresses",
      price: 2450,
      mainImage: { _type: "image", _sanityAsset: "image@file://./images/dress.jpg", alt: "A blush gown" },
      sizes: ["36", "38"],
      description: "Tulle, in layers.",
    },
  ];
  writeFileSync(
    join(folder, "data.ndjson"),
    documents.map((document) => JSON.stringify(document)).join("\n"),
  );
}

/** An owner, an editor and visitors leave something, and the shop ends as it should. */
async function visitShop() {
  const shop = await openEarlier();
  lakeCommand(["set-password", "mara", "--role", "administrator"], "a long enough secret\n");
  const editor = editorAt(shop.url, lakeCommand(["tokens", "create", "editor", "--role", "editor"]));
  await editor.patch("product-aurelie").set({ price: 2500 }).commit();
  const times = { signedUp: "2026-11-20T10:00:00.000Z", confirmed: "2026-11-20T10:05:00.000Z" };
  await editor.create({ _id: "subscriber.0123", _type: "subscriber", email: "ada@mail.example", ...times });
  await send(shop, "delivered");
  while (!(await editor.fetch('defined(*[_type == "enquiry"][0])'))) await setTimeout(100);
  await fetch(`${shop.url}/count`, {
    method: "POST",
    headers: {
      Origin: shop.url,
      "User-Agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/131.0.0.0 Safari/537.36",
    },
    body: new URLSearchParams({ view: "aurelie" }),
  });
  await shop.close();
}

/** The lake does not answer, and then the machine loses its power. */
async function leaveMessageWaiting() {
  const shop = await openEarlier();
  const { process: lake } = lakeOf(shop);
  process.kill(lake, "SIGSTOP");
  await send(shop, "waiting");
  await shop.kill();
  process.kill(lake, "SIGKILL");
}

async function openEarlier(): Promise<Shop> {
  const shop = await openShop({ DATA_DIR: data }, { folder: checkout });
  while (!lakeOf(shop)) await setTimeout(100);
  return shop;
}

/** The command is the checkout's own: today's would change its databases. */
function lakeCommand(words: readonly string[], input = ""): string {
  const command = join(checkout, "lake/command/content-lake-command.ts");
  return execFileSync(node, [command, ...words, "--folder", join(data, "lake")], {
    input,
    encoding: "utf8",
  }).trim();
}

async function send(shop: Shop, message: string) {
  const body = new URLSearchParams({ name: "Ada Byron", email: "ada@mail.example", message });
  await fetch(`${shop.url}/contact`, { method: "POST", body });
}

import sharp from "sharp";
import { expect, vi } from "vitest";
import { pageOf } from "./page.ts";
import type { Shop } from "./shop.ts";

/** The first picture of the content host that a page names, as its address; made, and cached by the shop. */
export async function pictureOn(path: string, from: Shop): Promise<string> {
  const { html } = await fetchPage(path, from);
  const picture = /\/images\/[^\s",]+/.exec(html)?.[0].replaceAll("&amp;", "&") ?? "";
  await (await fetch(from.url + picture)).arrayBuffer();
  // It is written to the disk after it has been sent: from then on the host is not asked.
  await vi.waitFor(async () => expect((await fetch(from.url + picture)).status).toBe(200), 20_000);
  return picture;
}

export async function fetchPage(path: string, from: Shop) {
  return pageOf(await fetch(from.url + path, { redirect: "manual" }));
}

export async function untilShown(path: string, text: string, from: Shop) {
  await vi.waitFor(async () => expect((await fetchPage(path, from)).text).toContain(text), 10_000);
}

export function paint(background: string): Promise<Buffer> {
  return sharp({ create: { width: 300, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

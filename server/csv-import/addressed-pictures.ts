import { createHash } from "node:crypto";
import { lookup } from "node:dns/promises";
import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { BlockList, isIPv6 } from "node:net";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Report } from "@trousseau/host/progress.ts";
import { t } from "@trousseau/words/translate.ts";
import { sizeOfAsset } from "#model/dresses/picture-size.ts";
import { describePicture, type PictureFile, type Pictures } from "./picture-folder.ts";

/** No shop takes a larger picture. In bytes. */
const LARGEST_PICTURE = 20 * 1024 * 1024;

/** The limit for one picture, in milliseconds. */
const FETCH_MS = 60_000;

/** A table may name a picture by its address, as the export of another shop does. */
export function isAddress(name: string): boolean {
  return /^https?:\/\//i.test(name);
}

export function notFetched(): { fault: string } {
  return { fault: t("A picture at another address is fetched by content:import with --fetch-pictures") };
}

type Fetching = {
  assetsOf: (digests: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Pictures are fetched into it; without one, only those are there that an earlier import has fetched. */
  folder: string | undefined;
  report?: Report;
  mayFetchFrom?: (ip: string) => boolean;
};

/** The digest of its address stands for a picture's own, so that the next import knows it without fetching it again. */
export async function openAddressedPictures(
  addresses: readonly string[],
  { assetsOf, folder, report = () => undefined, mayFetchFrom = isPublic }: Fetching,
): Promise<Pictures> {
  const wanted = [...new Set(addresses)];
  const assets = wanted.length > 0 ? await assetsOf(wanted.map(digestOf)) : new Map<string, string>();
  const pictures = new Map<string, Omit<PictureFile, "assetId"> | { fault: string }>();
  const missing = wanted.filter((address) => !assets.has(digestOf(address)));
  for (const [index, address] of (folder === undefined ? [] : missing).entries()) {
    report({ step: t("Fetching the pictures"), current: index + 1, total: missing.length });
    pictures.set(
      address,
      await fetched(new URL(address), join(folder ?? "", digestOf(address)), mayFetchFrom),
    );
  }
  return (address) => {
    const sha1 = digestOf(address);
    const assetId = assets.get(sha1);
    const size = sizeOfAsset(assetId ?? "");
    if (assetId !== undefined && size) return { path: nameIn(address), sha1, size, assetId };
    const picture = pictures.get(address) ?? notFetched();
    return "fault" in picture ? picture : { ...picture, sha1, assetId };
  };
}

function digestOf(address: string): string {
  return createHash("sha1").update(address).digest("hex");
}

/** Its own name helps editors to find it. */
function nameIn(address: string): string {
  const [name = ""] = /[^/]*$/.exec(new URL(address).pathname) ?? [];
  return name.replace(/[^\w.-]+/g, "-").slice(-100) || "picture";
}

async function fetched(address: URL, folder: string, mayFetchFrom: (ip: string) => boolean) {
  const file = join(folder, nameIn(address.href));
  try {
    await mkdir(folder);
    await download(address, file, mayFetchFrom);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { fault: t("{{address}} could not be fetched: {{reason}}", { address: address.href, reason }) };
  }
  return await describePicture(address.href, file);
}

/** The connection goes to the address that was looked up and judged: a name may mean another a moment later. */
async function download(address: URL, file: string, mayFetchFrom: (ip: string) => boolean): Promise<void> {
  const resolved = await lookup(address.hostname, { all: true });
  const stray = resolved.find(({ address: ip }) => !mayFetchFrom(ip));
  if (stray) throw new Error(t("{{address}} is in a private network", { address: stray.address }));
  const { get } = address.protocol === "https:" ? https : http;
  const options = {
    hostname: resolved[0]?.address,
    servername: address.hostname,
    headers: { host: address.host },
    signal: AbortSignal.timeout(FETCH_MS),
  };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(address, options, resolve).on("error", reject);
  });
  if (response.statusCode !== 200) {
    response.destroy();
    throw new Error(t("it answered {{status}}", { status: response.statusCode ?? 0 }));
  }
  await pipeline(response, atMost(LARGEST_PICTURE), createWriteStream(file));
}

function atMost(most: number) {
  return async function* (chunks: AsyncIterable<Buffer>) {
    let size = 0;
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > most) throw new Error(t("it is larger than {{most}} bytes", { most }));
      yield chunk;
    }
  };
}

/** Networks of a house, of a machine, and for purposes of their own: https://www.iana.org/assignments/iana-ipv4-special-registry */
const special = {
  ipv4: listOf("ipv4", [
    ...["0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12"],
    ...["192.0.0.0/24", "192.0.2.0/24", "192.168.0.0/16", "198.18.0.0/15", "198.51.100.0/24"],
    ...["203.0.113.0/24", "224.0.0.0/3"],
  ]),
  // A list of both would take each address of IPv4 for one within ::/3.
  ipv6: listOf("ipv6", ["::/3", "2001::/23", "2002::/16", "4000::/2", "8000::/1"]),
};

function listOf(family: "ipv4" | "ipv6", networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", bits] = network.split("/");
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

export function isPublic(ip: string): boolean {
  const family = isIPv6(ip) ? "ipv6" : "ipv4";
  return !special[family].check(ip, family);
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { node, root } from "#scripts/prepare.mjs";
import { openCaddy } from "#tests/support/caddy.ts";
import { openNginx, PROXY_SECRET } from "#tests/support/nginx.ts";
import { editorAt, lakeOf, tokenFor } from "#tests/support/running-lake.ts";
import { failedStart, openShop, type Shop } from "#tests/support/shop.ts";

/** Both as docs/your-own-label.md says to run them, with the files that it names. */
describe.each([
  { name: "nginx", open: openNginx },
  { name: "Caddy", open: openCaddy },
])("behind $name, as it is documented", ({ open }) => {
  let shop: Shop;
  let proxy: Awaited<ReturnType<typeof open>>;

  beforeAll(async () => {
    shop = await openShop({ TRUST_PROXY: "127.0.0.1", PROXY_SECRET, LOG_REQUESTS: "true" });
    proxy = await open(shop.url);
    await vi.waitFor(() => expect(lakeOf(shop)).not.toBeNull(), 30_000);
  });

  afterAll(async () => {
    await proxy.close();
    await shop.close();
  });

  test("an editor logs in, in the browser in which she has opened the page", async () => {
    await setPassword(shop.dataFolder, "mara", "a long enough secret");
    const login = `${proxy.url}/v1/login?${new URLSearchParams({ origin: `${proxy.url}/studio` })}`;
    const cookie = (await fetch(login)).headers.get("Set-Cookie")?.split(";")[0] ?? "";
    const sent = await fetch(login, {
      method: "POST",
      redirect: "manual",
      headers: { Cookie: `preview=x; ${cookie}` },
      body: new URLSearchParams({ name: "mara", password: "a long enough secret" }),
    });
    const [studio, sid = ""] = sent.headers.get("Location")?.split("#sid=") ?? [];
    expect(studio).toBe(`${proxy.url}/studio`);
    const session = `${proxy.url}/v2026-05-04/auth/fetch?${new URLSearchParams({ sid })}`;
    expect((await fetch(session)).status).toBe(401);
    expect(await (await fetch(session, { headers: { Cookie: cookie } })).json()).toEqual({
      token: expect.any(String),
    });
  });

  test("who makes up an address at each try is counted all the same", async () => {
    const statuses = await guesses(proxy.url, "203.0.113");
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429]);
  });

  test("who makes up the shop's address gets no page that others would be shown", async () => {
    const forged = { "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "https" };
    const page = await fetch(`${proxy.url}/about`, { headers: forged });
    expect(await page.text()).not.toContain("evil.example");
  });

  test("a neighbour on the machine, which has the proxy's address, is believed about nobody", async () => {
    expect((await guesses(shop.url, "198.51.100")).at(-1)).toBe(429);
    const shown = await fetch(`${shop.url}/about`, { headers: { "X-Forwarded-Host": "evil.example" } });
    expect(await shown.text()).not.toContain("evil.example");
  });

  test("who makes up a request's id gets the shop's, which is short enough to be read out", async () => {
    await fetch(`${proxy.url}/about`, { headers: { "X-Request-Id": "made-up" } });
    await expect.poll(shop.log).toMatch(/"request":"[\da-f]{8}"/);
    expect(shop.log()).not.toContain("made-up");
  });

  test("an editor uploads more than a megabyte", async () => {
    const editor = editorAt(proxy.url, await tokenFor(shop.dataFolder, "editor"));
    const film = Buffer.alloc(3_000_000, "film");
    const { size } = await editor.assets.upload("file", film, { filename: "film.bin" });
    expect(size).toBe(film.length);
  });

  test("a socket of Studio's is one all the way", async () => {
    const { hostname, port } = new URL(proxy.url);
    const socket = connect(Number(port), hostname);
    socket.write(
      `GET /v1/streams/production HTTP/1.1\r\nHost: ${hostname}:${port}\r\nOrigin: ${proxy.url}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
    );
    const [answer] = await once(socket, "data");
    socket.destroy();
    expect(String(answer)).toMatch(/^HTTP\/1\.1 101 /);
  });

  test("what Studio opens with at once is not refused", async () => {
    const statuses = await Promise.all(
      Array.from({ length: 250 }, async () => (await fetch(`${proxy.url}/v1/ping`)).status),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test("a secret in an address is in no log of the proxy, with the shop there or gone", async () => {
    const secrets = [
      "/rental.ics?key=",
      "/newsletter/leave?token=",
      "/preview?token=",
      "/v1/auth/fetch?sid=",
    ];
    const ask = () =>
      Promise.all(secrets.map((address) => fetch(`${proxy.url}${address}SECRET`).catch(() => undefined)));
    await ask();
    await shop.close();
    await ask();
    expect(proxy.log()).toMatch(/rental\.ics/);
    expect(proxy.log()).not.toContain("SECRET");
  });
});

test("nginx keeps nothing on its disk of what a stranger sends, and takes no more than a form", async () => {
  const shop = await openShop({ TRUST_PROXY: "127.0.0.1" });
  const nginx = await openNginx(shop.url);
  const { hostname, port } = new URL(nginx.url);
  const begin = async (length: number) => {
    const socket = connect(Number(port), hostname).on("error", () => undefined);
    await once(socket, "connect");
    const head = `POST /contact HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${length}\r\n\r\n`;
    socket.write(head + "x".repeat(500_000));
    return socket;
  };
  try {
    const large = await begin(2_000_000);
    const [answer] = await once(large, "data");
    expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
    const unfinished = await begin(600_000);
    await expect.poll(() => unfinished.writableLength).toBe(0);
    expect((await fetch(`${nginx.url}/about`)).status).toBe(200);
    expect(await readdir(nginx.bodies)).toEqual([]);
    for (const socket of [large, unfinished]) socket.destroy();
  } finally {
    await nginx.close();
    await shop.close();
  }
});

test("the lake's own port believes nobody on the machine", async () => {
  const shop = await openShop();
  try {
    await vi.waitFor(() => expect(lakeOf(shop)).not.toBeNull(), 30_000);
    expect(await guesses(lakeOf(shop).url, "198.51.100")).toEqual([403, 403, 403, 403, 403, 429]);
  } finally {
    await shop.close();
  }
});

test("TRUST_PROXY=true is refused with what to write instead, and a proxy without PUBLIC_URL is named", async () => {
  const { code, said } = await failedStart({ TRUST_PROXY: "true" });
  expect(code).toBe(1);
  expect(said).toContain("TRUST_PROXY must be the addresses of your proxies, such as 127.0.0.1");
  const shop = await openShop({ TRUST_PROXY: "1" });
  const { log } = shop;
  await shop.close();
  expect(log().match(/does not know its own address/g)).toHaveLength(1);
});

async function setPassword(dataFolder: string, name: string, password: string) {
  const command = join(root, "lake/command/content-lake-command.ts");
  const child = spawn(node, [command, "set-password", name, "--folder", join(dataFolder, "lake")]);
  child.stdin.end(`${password}\n`);
  await once(child, "exit");
}

/** Six wrong passwords, each as if from somewhere else. */
/** A guess without the login page's cookie is none, and the cookie's name says whether the page is secure. */
const browser = ["lake-login", "__Host-lake-login"].map((name) => `${name}=${"b".repeat(32)}`).join("; ");

async function guesses(url: string, network: string) {
  const statuses: number[] = [];
  for (let guess = 0; guess < 6; guess += 1) {
    const response = await fetch(`${url}/v1/login?origin=${url}/studio`, {
      method: "POST",
      headers: { "X-Forwarded-For": `${network}.${guess}`, Cookie: browser },
      body: new URLSearchParams({ name: "owner", password: `guess ${guess}` }),
    });
    statuses.push(response.status);
  }
  return statuses;
}

import { once } from "node:events";
import { connect } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { limits } from "../limits.ts";
import { openLake } from "../testing/test-lake.ts";

test.each(["query/production?query=*", "doc/production/IDS", "history/production/documents/IDS"])(
  "%s: answers that nobody reads are bounded as soon as they are written, and somebody else is answered",
  async (path) => {
    const lake = await openLake();
    const token = lake.tokenOf("editor");
    const ids = Array.from({ length: 6 }, (_, at) => `large-${at}`);
    for (const _id of ids)
      await lake.as({ token }).create({ _id, _type: "large", text: "x".repeat(3_500_000) });
    // The look that is taken four times a second never comes.
    vi.useFakeTimers({ toFake: ["setInterval"] });
    const origin = new URL(await lake.serve({ trustsProxy: () => true }));

    /** Only the beginning of the response is read. */
    async function begin(from: string) {
      const socket = connect(Number(origin.port), origin.hostname).on("error", () => undefined);
      onTestFinished(() => void socket.destroy());
      const target = `/v1/data/${path.replace("IDS", ids.join())}`;
      const head = `Host: lake\r\nAuthorization: Bearer ${token}\r\nX-Forwarded-For: ${from}`;
      socket.write(`GET ${target} HTTP/1.1\r\n${head}\r\n\r\n`);
      await once(socket, "readable");
      return { socket, status: String(socket.read(15)).split(" ")[1] };
    }

    const most = Math.floor(limits.unreadConnectionBytesPerSite / (6 * 3_500_000)) + 1;
    const other = await begin("198.51.100.2");
    const greedy = await Promise.all(Array.from({ length: 3 * most }, () => begin("198.51.100.1")));
    // Whoever reads to the end finds which connections were broken off.
    const whole = await Promise.all(greedy.map(({ socket }) => isWhole(socket)));
    expect(whole.filter(Boolean).length).toBeLessThanOrEqual(most);
    expect([other.status, await isWhole(other.socket)]).toEqual(["200", true]);
  },
  120_000,
);

async function isWhole(socket: ReturnType<typeof connect>): Promise<boolean> {
  let bytes = 0;
  socket.on("data", ({ length }) => {
    bytes += length;
    if (bytes >= 6 * 3_500_000) socket.destroy();
  });
  await once(socket, "close");
  return bytes >= 6 * 3_500_000;
}

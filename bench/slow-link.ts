import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";

/** A slow phone network. Browsers' own throttling does not know what is sent first, so it is done outside of them. */
const ROUND_TRIP_MS = 150;
const BITS_PER_SECOND = 1_600_000;

/** Chunks of all connections take turns on the link. */
const PIECE_BYTES = 4 * 1024;

type Link = { url: string; close(): Promise<void> };

/** Puts a round trip, and a line as narrow as requested, between a browser and a server on this machine. */
export async function openLink(target: string, bitsPerSecond = BITS_PER_SECOND): Promise<Link> {
  const { port } = new URL(target);
  const line = createLine(bitsPerSecond);
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, async (client) => {
    sockets.add(client.on("error", () => client.destroy()));
    const origin = connect({ port: Number(port), host: "127.0.0.1", noDelay: true });
    origin.on("error", () => client.destroy());
    client.once("close", () => origin.destroy());
    // A browser waits this long for a connection.
    await setTimeout(ROUND_TRIP_MS);
    void carry(client, origin, () => Promise.resolve());
    void carry(origin, client, line);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

/** Each chunk waits for the link, then travels half a round trip; the next one need not wait for its arrival. */
async function carry(from: Socket, to: Socket, line: (bytes: number) => Promise<void>) {
  try {
    for await (const chunk of from) {
      for (let start = 0; start < chunk.length; start += PIECE_BYTES) {
        const piece = chunk.subarray(start, start + PIECE_BYTES);
        await line(piece.length);
        void setTimeout(ROUND_TRIP_MS / 2).then(() => to.writable && to.write(piece));
      }
    }
    await setTimeout(ROUND_TRIP_MS / 2);
    to.end();
  } catch {
    to.destroy();
  }
}

/** Resolves when so many bytes have gone over the link, after all that were queued before. */
function createLine(bitsPerSecond: number) {
  let freeAt = 0;
  return async (bytes: number) => {
    freeAt = Math.max(freeAt, performance.now()) + (bytes * 8 * 1000) / bitsPerSecond;
    await setTimeout(Math.max(0, freeAt - performance.now()));
  };
}

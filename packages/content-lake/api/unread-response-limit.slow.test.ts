import { once } from "node:events";
import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { limits } from "../limits.ts";
import { clientOf, openTestLake, serveTestLake } from "../testing/test-lake.ts";

test.each(["query/production?query=*", "doc/production/IDS", "history/production/documents/IDS"])(
  "%s: answers of one person that nobody reads are bounded, somebody else is answered, and a closed connection makes room",
  async (path) => {
    const lake = await openTestLake();
    const tokenOf = (name: string) => lake.issueToken({ name, role: "editor" });
    const [anna, berta] = [tokenOf("anna"), tokenOf("berta")];
    const ids = Array.from({ length: 6 }, (_, at) => `large-${at}`);
    for (const _id of ids)
      await clientOf(lake, { token: anna }).create({ _id, _type: "large", text: "x".repeat(3_500_000) });
    const origin = new URL(await serveTestLake(lake));

    /** Only the status line of the response is read. */
    async function begin(token: string) {
      const socket = connect(Number(origin.port), origin.hostname);
      onTestFinished(() => void socket.destroy());
      socket.on("error", () => undefined);
      const target = `/v1/data/${path.replace("IDS", ids.join())}`;
      socket.write(`GET ${target} HTTP/1.1\r\nHost: lake\r\nAuthorization: Bearer ${token}\r\n\r\n`);
      await once(socket, "readable");
      return { socket, status: String(socket.read(15)).split(" ")[1] };
    }

    const most = Math.floor(limits.unreadResponseBytesPerPerson / (6 * 3_500_000));
    const open: Awaited<ReturnType<typeof begin>>[] = [];
    for (let at = 0; at < most; at += 1) open.push(await begin(anna));
    expect(open.map(({ status }) => status)).toEqual(open.map(() => "200"));
    expect((await begin(anna)).status).toBe("503");
    expect((await begin(berta)).status).toBe("200");
    open[0]?.socket.destroy();
    await expect.poll(async () => (await begin(anna)).status, { timeout: 30_000 }).toBe("200");
  },
  120_000,
);

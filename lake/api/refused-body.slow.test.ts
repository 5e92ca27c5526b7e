import { once } from "node:events";
import { openRawConnection } from "@trousseau/host/testing/raw-connection.ts";
import { test } from "vitest";
import { openLake } from "../testing/test-lake.ts";

const MEGABYTE = 1024 * 1024;
const COUNT = 100;

test.each([
  ["whose body is too large", true, "413"],
  ["who has no token", false, "401"],
])(
  "a client %s reads why, may send the rest of its 100 MB, and then asks again",
  async (_, hasToken, status) => {
    const lake = await openLake();
    const { socket, received } = await openRawConnection(await lake.serve());
    const headers = ["Host: lake", `Content-Length: ${COUNT * MEGABYTE}`];
    if (hasToken) headers.push(`Authorization: Bearer ${lake.tokenOf("editor")}`);
    socket.write(`POST /v1/data/mutate/production HTTP/1.1\r\n${headers.join("\r\n")}\r\n\r\n`);
    const piece = Buffer.alloc(MEGABYTE, " ");
    for (let at = 0; at < COUNT; at += 1) if (!socket.write(piece)) await once(socket, "drain");
    await received(`HTTP/1.1 ${status}`);
    socket.write("GET /v1/ping HTTP/1.1\r\nHost: lake\r\n\r\n");
    await received("HTTP/1.1 200");
  },
);

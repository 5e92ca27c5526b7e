import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { forwardedHeaders, returnedHeaders } from "./forwarded-headers.ts";

function message(headers: Record<string, string | string[]>): IncomingMessage {
  return Object.assign(new IncomingMessage(new Socket()), { headers });
}

test("of the cookies only those of a login are passed on, all of them; the lake's comes back with its attributes", () => {
  const cookie = "lake-login=old; preview=x; __Host-lake-login=own";
  const sent = forwardedHeaders(message({ cookie }), { ip: "192.0.2.1", origin: "https://shop.example" });
  expect(sent["cookie"]).toBe("lake-login=old; __Host-lake-login=own");
  const login = "__Host-lake-login=own; HttpOnly; SameSite=Strict";
  const returned = Object.fromEntries(returnedHeaders(message({ "set-cookie": [login, "other=1; Path=/"] })));
  expect(returned["set-cookie"]).toEqual([login]);
});

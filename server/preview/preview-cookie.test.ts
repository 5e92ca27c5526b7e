import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { previewCookie } from "./preview-cookie.ts";
import { unlessPreviewing } from "./preview-pages.ts";
import { createPreviewTokens } from "./preview-tokens.ts";

const tokens = createPreviewTokens(Buffer.alloc(32, "secret"));

test("over plain http, as on an editor's own machine, the cookie needs no encryption and is nobody's third party", () => {
  const request = new Request("http://localhost:3000/preview");
  const cookie = previewCookie(request, "a.b", { timeLeft: 1_999, studio: "http://localhost:3333" });
  expect(cookie).toBe("preview=a.b; Path=/; Max-Age=1; HttpOnly; SameSite=Lax");
});

test.each([
  ["a visitor", undefined, ["cached"]],
  ["an editor whose preview has ended", `preview=${tokens.issue({ release: "a" }, 1)}`, ["cached"]],
  ["an editor who previews", `preview=${tokens.issue({ release: "a" })}`, ["next"]],
])("%s gets what is cached for everybody, or does not", (_who, cookie, expected) => {
  const request = new IncomingMessage(new Socket());
  if (cookie !== undefined) request.headers.cookie = cookie;
  const reached: string[] = [];
  const cached = unlessPreviewing(tokens, () => reached.push("cached"));
  cached(request, new ServerResponse(request), () => reached.push("next"));
  expect(reached).toEqual(expected);
});

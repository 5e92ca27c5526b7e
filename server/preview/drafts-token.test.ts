import { expect, test } from "vitest";
import { createDraftsToken } from "./drafts-token.ts";

test("a token is made when it is first needed, and again before it ends", () => {
  let time = 0;
  const issued: unknown[] = [];
  const lake = { issueToken: (wish: object) => `token ${issued.push(wish)}` };
  const token = createDraftsToken(lake, () => time);
  expect(issued).toEqual([]);
  expect([token(), token()]).toEqual(["token 1", "token 1"]);
  time = 51 * 60_000;
  expect(token()).toBe("token 2");
  expect(issued[0]).toEqual({ name: "preview", role: "viewer", lifetimeMs: 60 * 60_000 });
});

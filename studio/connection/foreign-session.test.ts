import { expect, test } from "vitest";
import { dropForeignSession } from "./foreign-session.ts";

test.each([
  ["#token=sk-of-somebody-else-that-is-long-enough", "/studio/structure?a=1"],
  ["#a=1&token=sk-of-somebody-else-that-is-long-enough", "/studio/structure?a=1"],
  ["#sid=the-ticket-of-this-login", undefined],
  ["", undefined],
])("a session in the address is not taken: %s", (hash, replaced) => {
  let now: string | URL | null | undefined;
  dropForeignSession({
    location: Object.assign(new URL("http://shop.test/studio/structure?a=1"), { hash }),
    history: {
      replaceState: (_data: unknown, _unused: string, url?: string | URL | null) => {
        now = url;
      },
    },
  });
  expect(now).toBe(replaced);
});

import { expect, test } from "vitest";
import { isTestCode, readSourceFiles } from "./support/source-files.ts";

/** Where a response leads: a header, or the router's function. */
const redirecting =
  /(?:\bLocation:|"[Ll]ocation"[:,])\s*(?<to>[\w$.]+\(?)|(?<![\w.])redirect\((?<target>[\w$."'`/]+\(?)/g;

/** A request has no say in these: a constant, a picture's address, and the login's, which has tests of its own. */
const others = ["notShownPath", "plainPicture(", "target.href", "visitPath("];

test("whoever has a say in where a redirect leads is kept within the shop: localAddress", async () => {
  // French has the word for what is hired.
  const isSource = (path: string) =>
    /^(app|server|packages)\/(?!label\/words\/)/.test(path) && !isTestCode(path);
  const files = await readSourceFiles(isSource);
  const found = files.flatMap(({ path, text }) =>
    [...text.matchAll(redirecting)].map(({ groups = {} }) => ({
      path,
      to: groups["to"] ?? groups["target"] ?? "",
    })),
  );
  const known = new Set(["localAddress(", ...others]);
  expect(found.filter(({ to }) => !known.has(to))).toEqual([]);
  expect(found.filter(({ to }) => to === "localAddress(").length).toBeGreaterThanOrEqual(6);
});

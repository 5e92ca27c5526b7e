import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { captureLog } from "#tests/support/captured-log.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { createPreviewTokens, previewCookie, readPreviewSecret } from "./preview-tokens.ts";

const HALF_AN_HOUR_MS = 30 * 60 * 1000;
const session = "skMara";

test("a token is good for half an hour, and names the session it is of and the release it is for", () => {
  let time = 1_000_000;
  const tokens = createPreviewTokens(randomBytes(32), () => time);
  const token = tokens.issue({ session, release: "rSpring" });
  expect(tokens.read(token)).toMatchObject({ session, release: "rSpring", timeLeft: HALF_AN_HOUR_MS });
  const framed = { session, release: undefined, studio: "https://studio.example" };
  expect(tokens.read(tokens.issue(framed, time + 7))).toEqual({ ...framed, end: time + 7, timeLeft: 7 });
  expect(tokens.read(tokens.issue({ session, release: undefined }))?.release).toBeUndefined();
  time += HALF_AN_HOUR_MS - 1;
  expect(tokens.read(token)?.timeLeft).toBe(1);
  time += 1;
  expect(tokens.read(token)).toBeUndefined();
});

test("a token cannot be changed or forged, and shows nobody the session", () => {
  const secret = randomBytes(32);
  const tokens = createPreviewTokens(secret);
  const token = tokens.issue({ session, release: "rSpring" });
  expect(Buffer.from(token, "base64url").includes(session)).toBe(false);
  expect(createPreviewTokens(secret).read(token), "after a restart").toMatchObject({ session });
  const sealed = Buffer.from(token, "base64url");
  const changed = [...sealed.keys()].map((index) => {
    const bytes = Buffer.from(sealed);
    bytes[index] = (bytes[index] ?? 0) ^ 1;
    return bytes.toString("base64url");
  });
  const foreign = createPreviewTokens(randomBytes(32)).issue({ session, release: undefined });
  const wrong = [
    `${token}A`,
    `${token}\n`,
    ` ${token}`,
    token.slice(1),
    "A".repeat(20_000),
    "AAAA",
    "",
    undefined,
  ];
  for (const other of [...changed, foreign, ...wrong]) expect(tokens.read(other), other).toBeUndefined();
});

test("a session as long as any there is fits into a cookie", () => {
  const tokens = createPreviewTokens(randomBytes(32));
  const long = { session: "s".repeat(2_000), release: "r".repeat(100), studio: `https://${"s".repeat(250)}` };
  const token = tokens.issue(long);
  expect(tokens.read(token)).toMatchObject(long);
  expect(token.length).toBeLessThan(3_900);
});

test("over plain http, as on an editor's own machine, the cookie needs no encryption and is nobody's third party", () => {
  const request = new Request("http://localhost:3000/preview");
  const cookie = previewCookie(request, "a.b", { timeLeft: 1_999, studio: "http://localhost:3333" });
  expect(cookie).toBe("preview=a.b; Path=/; Max-Age=1; HttpOnly; SameSite=Lax");
});

test("a secret that cannot be read keeps no shop from opening: links last as long as the process", () => {
  const said = captureLog();
  const folder = temporaryFolder();
  writeFileSync(join(folder, "preview-secret"), "cut");
  const tokens = createPreviewTokens(readPreviewSecret(folder));
  expect(tokens.read(tokens.issue({ session: "s", release: undefined }))).toMatchObject({ session: "s" });
  expect(said()).toContain("preview-secret is damaged");
});

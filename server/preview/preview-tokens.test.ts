import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { createPreviewTokens } from "./preview-tokens.ts";

const HALF_AN_HOUR_MS = 30 * 60 * 1000;

test("a token is good for half an hour, and names the release it is for", () => {
  let time = 1_000_000;
  const tokens = createPreviewTokens(randomBytes(32), () => time);
  const token = tokens.issue({ release: "rSpring" });
  expect(tokens.read(token)).toMatchObject({ release: "rSpring", timeLeft: HALF_AN_HOUR_MS });
  const framed = { release: undefined, studio: "https://studio.example" };
  expect(tokens.read(tokens.issue(framed, time + 7))).toEqual({ ...framed, end: time + 7, timeLeft: 7 });
  expect(tokens.read(tokens.issue({ release: undefined }))?.release).toBeUndefined();
  time += HALF_AN_HOUR_MS - 1;
  expect(tokens.read(token)?.timeLeft).toBe(1);
  time += 1;
  expect(tokens.read(token)).toBeUndefined();
});

test("a token cannot be extended, changed to another release, reused or forged", () => {
  const tokens = createPreviewTokens(randomBytes(32));
  const drafts = { release: undefined };
  const [end = "", release, studio, signature] = tokens.issue({ release: "rSpring" }).split(".");
  const foreign = createPreviewTokens(randomBytes(32)).issue(drafts);
  const wrong = [
    `${Number(end) + 1}.${release}.${studio}.${signature}`,
    `${end}.rAutumn.${studio}.${signature}`,
    `${end}..${studio}.${signature}`,
    `${end}.${release}.${Buffer.from("https://evil.example").toString("base64url")}.${signature}`,
    `${end}.${release}.${signature}`,
    `${end}.${release}.${studio}.${signature}.`,
    `${end}.${release}.${studio}.${signature}\n`,
    ` ${end}.${release}.${studio}.${signature}`,
  ];
  for (const token of [...wrong, foreign, `${end}...`, `${end}...AAAA`, "", undefined])
    expect(tokens.read(token), token).toBeUndefined();
});

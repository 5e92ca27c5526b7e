import { expect, test } from "vitest";
import { readSettings } from "#server/settings.ts";
import { confirmsNewsletter } from "./confirms-newsletter.ts";

const mail = { SMTP_URL: "smtp://mail.example", MAIL_FROM: "shop@label.example", MAIL_TO: "a@label.example" };
const PUBLIC_URL = "https://shop.example";
const hosted = { SANITY_PROJECT_ID: "abc123" };

test.each([
  ["mail, an address and a lake of its own", { ...mail, PUBLIC_URL }, true],
  [
    "mail, an address and a token for hosted content",
    { ...mail, PUBLIC_URL, ...hosted, SANITY_WRITE_TOKEN: "w" },
    true,
  ],
  ["hosted content without a token", { ...mail, PUBLIC_URL, ...hosted }, false],
  ["no mail", { PUBLIC_URL }, false],
  ["no address for its links", mail, false],
])("a newsletter with %s", (_, environment, confirms) => {
  expect(confirmsNewsletter(readSettings(environment))).toBe(confirms);
});

import { expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { startLake } from "./lake-process.ts";

test.each([
  ["", 'lang="en" dir="ltr"', "Choose your password", "This link has been used", "a login may not lead"],
  ["it", 'lang="it" dir="ltr"', "Scelga la sua password", "Questo link è già", "nessun accesso può"],
  ["ar", 'lang="ar-u-nu-latn" dir="rtl"', "اختيار كلمة مرورك", "استُخدم هذا الرابط", "ولا يمكن لتسجيل الدخول"],
])("the lake's pages and their refusals speak the shop's language: %j", async (language, root, ...said) => {
  vi.stubEnv("SHOP_LANGUAGE", language);
  const options = { folder: temporaryFolder(), projectId: "trousseau", dataset: "production" };
  const lake = await startLake(options, () => undefined);
  onTestFinished(lake.close);
  await lake.firstStart;
  const page = await fetch(`${lake.url}/v1/login/password`);
  const refused = await fetch(page.url, {
    method: "POST",
    headers: { Cookie: page.headers.get("Set-Cookie")?.split(";")[0] ?? "" },
    body: new URLSearchParams({ key: "of another link" }),
  });
  const misled = await fetch(`${lake.url}/v1/login?origin=https://elsewhere.example`);
  const pages = await Promise.all([page, refused, misled].map((response) => response.text()));
  expect(pages).toEqual(said.map((words) => expect.stringContaining(words)));
  expect(pages).toEqual(said.map(() => expect.stringContaining(`<html ${root}>`)));
});

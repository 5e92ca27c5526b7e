import { expect, test } from "vitest";
import { enquiry } from "#tests/support/temporary-outbox.ts";
import { inTheirLanguage } from "./shop-mails.ts";

/** Notes in which language each copy went out; the shop speaks French beside its first language. */
function openCopies(mailsIn = (language: string) => Promise.resolve(language === "fr" ? french : undefined)) {
  const sent: string[] = [];
  const { copy } = inTheirLanguage({ copy: async () => void sent.push("first") }, async (language) => {
    const mails = await mailsIn(language);
    return mails === undefined ? undefined : { copy: async () => void sent.push(mails) };
  });
  return { copy: (language?: string) => copy?.({ ...enquiry, language }), sent };
}

const french = "fr";

test("a visitor is mailed once, in the language of the page", async () => {
  const { copy, sent } = openCopies();
  await copy();
  await copy("fr");
  expect(sent).toEqual(["first", "fr"]);
});

test("whoever wrote in a language that the shop has given up is mailed in the first", async () => {
  const { copy, sent } = openCopies();
  await copy("ar");
  expect(sent).toEqual(["first"]);
});

test("while a language cannot be read nothing goes out, and the delivery tries again", async () => {
  let tries = 0;
  const { copy, sent } = openCopies(() => {
    tries += 1;
    return tries === 1 ? Promise.reject(new Error("EMFILE")) : Promise.resolve(french);
  });
  await expect(copy("fr")).rejects.toThrow("EMFILE");
  expect(sent).toEqual([]);
  await copy("fr");
  expect(sent).toEqual(["fr"]);
});

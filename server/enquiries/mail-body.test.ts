import { join } from "node:path";
import { expect, test } from "vitest";
import { documentsIn } from "#app/content/sample-documents.server.ts";
import { createDocumentReader } from "#app/content/texts/document-reader.server.ts";
import { identityText } from "#app/content/texts/identity-text.server.ts";
import { identityOf } from "#app/label/identity.ts";
import { root } from "#scripts/prepare.mjs";
import { mailBody } from "./mail-body.ts";

const { read } = createDocumentReader(documentsIn(join(root, "tests/second-label")));
const dark = read(identityText(""), "identity");
const words = {
  lead: ["Is this your address?"],
  message: "May I come?",
  link: { label: "Yes", url: "https://shop.example/yes" },
  foot: ["Until Sunday."],
};

test("a mail is in the label's colours and type, signed with its wordmark", () => {
  const { html } = mailBody(words, dark);
  expect(html).toContain("background:#15131a;color:#f1ece4;font:17px/1.6 'Cormorant Garamond',Georgia,serif");
  expect(html).toMatch(/text-transform:uppercase">Vesper &amp; Lune<\/p>/);
  expect(html).toContain("font:13px/1.4 'Mulish',");
  expect(html).toContain("border:1px solid #f1ece4");
  expect(html).toContain("font-size:14px;color:#b8b0bd");
  expect(html).not.toMatch(/#f8f4ee|#1c1815|Bodoni|Jost/);
});

test("as plain text the message is quoted line by line, between what is said before and after it", () => {
  const message = "May I come?\n\nIn June.";
  expect(mailBody({ ...words, message }, dark).text).toBe(
    [
      "Is this your address?",
      "> May I come?\n>\n> In June.",
      "https://shop.example/yes",
      "Until Sunday.\n",
    ].join("\n\n"),
  );
});

test("it says whether it is dark: programs that lighten or darken mails leave it as it is", () => {
  expect(mailBody(words, dark).html).toContain('<meta name="color-scheme" content="dark">');
  expect(mailBody(words, identityOf("Auvrane")).html).toContain('<meta name="color-scheme" content="light">');
});

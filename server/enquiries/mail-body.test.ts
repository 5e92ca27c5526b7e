import { join } from "node:path";
import { expect, test } from "vitest";
import { identityOf } from "#model/brand/identity.ts";
import { createDocumentReader } from "#model/documents/document-reader.server.ts";
import { identityText } from "#model/documents/identity-document.ts";
import { root } from "#scripts/prepare.mjs";
import { documentsIn } from "#server/lake/sample-documents.ts";
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
  for (const own of ["#15131a", "#f1ece4", "#b8b0bd", "'Cormorant Garamond',Georgia,serif", "'Mulish',"])
    expect(html).toContain(own);
  expect(html).toMatch(/>Vesper &amp; Lune<\/p>/);
  expect(html).not.toMatch(/#f8f4ee|#1c1815|Bodoni|Jost/);
});

test("as plain text the message is quoted line by line, between what is said before and after it", () => {
  const message = "May I come?\n\nIn June.";
  expect(mailBody({ ...words, message }, dark).text).toBe(
    "Is this your address?\n\n> May I come?\n>\n> In June.\n\nhttps://shop.example/yes\n\nUntil Sunday.\n",
  );
});

test("it says whether it is dark: programs that lighten or darken mails leave it as it is", () => {
  expect(mailBody(words, dark).html).toContain('<meta name="color-scheme" content="dark">');
  expect(mailBody(words, identityOf("Auvrane")).html).toContain('<meta name="color-scheme" content="light">');
});

test("what a visitor or the label has written is text, wherever it stands", () => {
  const text = `<b>&"'`;
  const link = { label: text, url: `https://shop.example/?a=1&b="` };
  const { html } = mailBody({ lead: [text], message: text, link, foot: [text] }, dark);
  expect(html.match(/&lt;b&gt;&amp;&quot;&#39;/g)).toHaveLength(4);
  expect(html).toContain('<a href="https://shop.example/?a=1&amp;b=&quot;"');
  expect(html).not.toContain("<b>");
});

test("without words of a visitor and without a link there is nothing in between", () => {
  const { text, html } = mailBody({ lead: ["One.", "Two."], foot: [] }, dark);
  expect(text).toBe("One.\n\nTwo.\n");
  expect(html).toMatch(/>One\.<\/p>\n<p [^>]*>Two\.<\/p>\n<\/div>/);
  expect(html).not.toContain("<a ");
});

test("what was said stands in a table, and line by line in plain text; a picture is as wide as the mail", () => {
  const details = [
    ["Dress", "Aurélie & <b>"],
    ["Size", "38"],
  ] as const;
  const picture = { url: "https://shop.example/social.jpg?colour=sage&a", alt: 'The "dress"' };
  const { text, html } = mailBody({ lead: ["One."], picture, details, foot: ["End."] }, dark);
  expect(text).toBe("One.\n\nDress: Aurélie & <b>\nSize: 38\n\nEnd.\n");
  expect(html.match(/<th scope="row" [^>]*>[^<]*<\/th><td [^>]*>[^<]*/g)).toHaveLength(2);
  expect(html).toContain(">Aurélie &amp; &lt;b&gt;</td>");
  expect(html).toMatch(
    /<img src="https:\/\/shop\.example\/social\.jpg\?colour=sage&amp;a" alt="The &quot;dress&quot;" width="560"/,
  );
  expect(mailBody(words, dark).html).not.toMatch(/<table|<img/);
});

test("a quiet link is a line of text; letters of a script that hangs together do not stand apart", () => {
  const quiet = mailBody({ ...words, link: { ...words.link, isQuiet: true } }, dark).html;
  expect(quiet).toContain(">Yes</a>");
  expect(quiet).not.toMatch(/<a [^>]*uppercase/);
  expect(mailBody(words, dark).html).toMatch(/<a [^>]*letter-spacing/);
  const arabic = mailBody({ ...words, link: { ...words.link, label: "نعم" } }, dark).html;
  expect(arabic).not.toMatch(/<a [^>]*letter-spacing/);
});

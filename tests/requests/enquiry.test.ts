import { describe, expect, test } from "vitest";
import { qrOf } from "#app/ui/qr.ts";
import {
  attributeOf,
  between,
  decoded,
  fetchPage,
  fetchPath,
  type Link,
  type Page,
  post,
  referenceIn,
  textOf,
} from "#tests/support/page.ts";

const about = "/enquiry?dress=aurelie&colour=sage&size=38";
/** A message with most of what can be said fits into a code of this version. */
const CODE_VERSION = 14;

const person = { name: "Ada Byron", email: "ada@example.com" };
const sentence =
  "Hello, I would like to rent Aurélie (size 38, in Sage). Could you confirm the rental price and tell me whether it is available?";

describe("a page without script that adds a few words", () => {
  test("is led to from the dress, with what is chosen, and from its address nothing else is known", async () => {
    const dress = await fetchPage("/product/aurelie?colour=sage&size=38");
    expect(dress.links.find(({ name }) => name === "Add a few words")?.href).toBe(about);
    const page = await fetchPage(about);
    expect(page.status).toBe(200);
    expect(messageIn(page)).toBe(`${sentence}\n${address(dress)}`);
    expect(wordsIn(page)).toBe(messageIn(page));
    expect(page.html, "no code of one visitor's").not.toMatch(/Reference [2-9A-Z]{6}/);
  });

  test("from a fitting list, also of one dress, asks for a fitting, and leads back to the list", async () => {
    const list = await fetchPage("/fitting?dress=aurelie");
    const path = list.links.find(({ name }) => name === "Add a few words")?.href ?? "";
    const page = await fetchPage(path);
    expect(messageIn(page)).toMatch(/^Hello, I would like to try on these dresses:\nAurélie, /);
    expect(page.links.map(({ href }) => href)).toContain("/fitting?dress=aurelie");
    const shown = await post("/enquiry", { dress: "aurelie", for: hiddenIn(page, "for"), step: "show" });
    expect(messageIn(shown)).toMatch(/^Hello, I would like to try on these dresses:\nAurélie, /);
    expect(shown.links.map(({ href }) => href)).toContain("/fitting?dress=aurelie");
  });

  test("carries the message to a telephone: the code is the link, letter by letter", async () => {
    const page = await post("/enquiry", { ...fields(), step: "show" });
    const code = qrOf(linkIn(page), CODE_VERSION);
    expect(page.html).toContain(`d="${code?.path}"`);
    expect(page.html).toContain("web.whatsapp.com/send?phone=33199001234&amp;text=");
  });
});

describe("her message", () => {
  test("is shown with all that she knows, and a code to name it by", async () => {
    const page = await post("/enquiry", { ...fields(), step: "show" });
    expect(page.status).toBe(200);
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(messageIn(page)).toMatch(
      /^Hello, I would like to rent Aurélie \(size 38, in Sage\).*\nDate of the event: 9 May 2127\nCity: Lyon\nWith a train & a veil\nhttp:\S+\nReference [2-9A-HJKMNP-TW-Z]{6}$/,
    );
    expect(wordsIn(page)).toBe(messageIn(page));
    expect(page.html, "it takes the focus").toMatch(/<textarea(?=[^>]*name="message")[^>]*autofocus/i);
  });

  test("once she has edited it, is never written over but at her word", async () => {
    const shown = await post("/enquiry", { ...fields(), step: "show" });
    const hidden = { written: hiddenIn(shown, "written"), reference: hiddenIn(shown, "reference") };
    const own = { ...fields(), ...hidden, message: "Dear all,\r\nthat one.", city: "Paris" };
    const kept = await post("/enquiry", { ...own, step: "show" });
    expect(messageIn(kept)).toBe("Dear all,\nthat one.");
    expect(kept.text).toContain("You have edited this message");
    const anew = await post("/enquiry", { ...own, step: "anew" });
    expect(messageIn(anew)).toContain("City: Paris");
    expect(messageIn(anew)).toContain(`Reference ${hidden.reference}`);
  });
});

describe("sent to the label", () => {
  test("it is kept, and under the same reference however often it is sent", async () => {
    const page = await post("/enquiry", { ...fields(), ...person, step: "send" });
    expect(page.status).toBe(200);
    expect(page.text).toContain("Thank you");
    const reference = referenceIn(page);
    expect(reference).toMatch(/^[2-9A-HJKMNP-TW-Z]{6}$/);
    expect(referenceIn(await post("/enquiry", { ...fields(), ...person, step: "send" }))).toBe(reference);
    expect(page.html).toMatch(/<div[^>]*aria-labelledby="outcome"[^>]*autofocus/i);
    const title = textOf(between(page.html, "<title", "</title>"));
    expect(title).toBe("Thank you | Add a few words | Auvrane");
  });

  test("it comes back when there is something wrong with it, word for word", async () => {
    const page = await post("/enquiry", { ...fields(), ...person, email: "ada@", step: "send" });
    expect(page.status).toBe(422);
    expect(page.text).toContain("looks incomplete");
    expect(formOf(page.html)).toMatch(/<input(?=[^>]* name="email")(?=[^>]*aria-invalid="true")/);
    expect(page.html).toContain("With a train &amp; a veil");
    expect(page.html).toMatch(/<details[^>]*open/);
  });

  test("what is not taken is offered on WhatsApp and as a mail, the same words", async () => {
    const words = "like https://a.example and https://b.example";
    const page = await post("/enquiry", { ...fields(), ...person, words, step: "send" });
    expect(page.status).toBe(429);
    expect(page.text).not.toContain("Thank you");
    expect(wordsIn(page)).toContain(words);
    const mail = page.links.find(({ href }) => href.startsWith("mailto:atelier@auvrane.example"));
    expect(new URL(mail?.href ?? "").searchParams.get("body")).toContain(words);
    expect(messageIn(page), "nothing is to be typed again").toContain(words);
  });
});

describe("by script", () => {
  test("the dialog has its texts from one small file, which may be kept a moment", async () => {
    const response = await fetchPath("/enquiry.json");
    expect(response.headers.get("cache-control")).toBe("public, max-age=30, s-maxage=5");
    const messages = { rent: expect.stringContaining("{dress}") };
    const label = { phone: "33199001234" };
    expect(await response.json()).toMatchObject({ messages, label, sendsMail: false });
  });

  test("the answer says what is wrong, or what has become of it, and nothing else", async () => {
    const wrong = await send({ ...fields(), email: "ada@" });
    expect(wrong.status).toBe(422);
    expect(Object.keys((await wrong.json()).errors)).toEqual(["name", "email"]);
    const words = { ...fields(), ...person, words: "by script", key: "1-2-3-4", elapsed: "60000" };
    const kept = await send(words);
    expect(kept.headers.get("cache-control")).toBe("no-store");
    const answer = await kept.json();
    expect(answer).toEqual({ errors: {}, receipt: { isStored: true, reference: expect.any(String) } });
    expect(await (await send(words)).json()).toEqual(answer);
  });
});

function fields() {
  const about = {
    dress: "aurelie",
    for: "rent",
    colour: "sage",
    size: "38",
    date: "2127-05-09",
    city: "Lyon",
  };
  return { ...about, words: "With a train & a veil", message: "", written: "" };
}

function send(form: Record<string, string>) {
  return fetchPath("/enquiry.json", { method: "POST", body: new URLSearchParams(form) });
}

function formOf(html: string) {
  const form = html.split("<form").find((part) => part.includes('name="written"')) ?? "";
  return between(form, "", "</form>");
}

function messageIn({ html }: Page) {
  const [, text] = /<textarea(?=[^>]*name="message")[^>]*>([^<]*)/.exec(html) ?? [];
  return text === undefined ? undefined : decoded(text).replace(/^\n/, "");
}

function hiddenIn({ html }: Page, name: string) {
  const [, attributes = ""] = new RegExp(`<input([^>]*name="${name}"[^>]*)>`).exec(html) ?? [];
  return attributeOf(attributes, "value") ?? "";
}

function linkIn({ links }: Page) {
  const isIt = ({ name, href }: Link) => name === "Send on WhatsApp" && href.startsWith("https://wa.me/");
  return links.find(isIt)?.href ?? "";
}

function wordsIn(page: Page) {
  return new URL(linkIn(page)).searchParams.get("text");
}

function address({ html }: Page) {
  const [, canonical = ""] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
  return `${canonical}?colour=sage&size=38`;
}

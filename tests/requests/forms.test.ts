import { describe, expect, test } from "vitest";
import { between, fetchPage, type Link, type Page, post, referenceIn, textOf } from "#tests/support/page.ts";

/** More than a message may hold that is sent without script: it is not kept. */
const links = "https://a.example https://b.example";

const contactForm = {
  name: "Ada Byron",
  email: "ada@example.com",
  message: "A dress for the ninth of May & after",
};

describe("the contact form", () => {
  test("has name, email, message and Submit, each labelled", async () => {
    const form = formOf((await fetchPage("/contact")).html, "/contact");
    for (const name of ["name", "email", "message"]) {
      const [, id] =
        new RegExp(`<(?:input|textarea)(?=[^>]*\\sname="${name}")[^>]*\\sid="([^"]+)"`).exec(form) ?? [];
      expect(form, name).toContain(`for="${id}"`);
    }
    expect(textOf(between(form, '<button type="submit"', "</button>"))).toBe("Submit");
  });

  test("keeps a message for the label and says under which reference, the second time the same", async () => {
    const page = await post("/contact", contactForm);
    expect(page.status).toBe(200);
    expect(page.text).toContain("Thank you");
    expect(page.text).toContain(contactForm.email);
    expect(page.html).toMatch(/<div[^>]*aria-labelledby="outcome"[^>]*autofocus/i);
    expect(page.html, "there is nothing to send once more").not.toContain('name="message"');
    expect(referenceIn(page)).toMatch(/^[2-9A-HJKMNP-TW-Z]{6}$/);
    expect(referenceIn(await post("/contact", contactForm))).toBe(referenceIn(page));
  });

  test("offers what it does not take as a WhatsApp message and a mail, word for word", async () => {
    const message = `${contactForm.message}\n${links}`;
    const page = await post("/contact", { ...contactForm, message });
    expect(page.status).toBe(429);
    expect(page.text).not.toContain("Thank you");
    const words = wordsOf(whatsAppIn(page, "Send on WhatsApp"));
    for (const word of [contactForm.name, contactForm.email, message]) expect(words).toContain(word);
    const mail = page.links.find(({ href }) => href.startsWith("mailto:atelier@auvrane.example"));
    // Lines in such a link end with CR LF (RFC 6068).
    expect(new URL(mail?.href ?? "").searchParams.get("body")).toContain(message.replaceAll("\n", "\r\n"));
    expect(page.html.replaceAll("&amp;", "&"), "nothing is to be typed again").toContain(message);
  });

  test.each([
    ["name", "Please tell us your name"],
    ["email", "Please leave an email address"],
    ["message", "Write a line or two"],
  ])("says what is wrong when %s is missing, and keeps what was typed", async (missing, sentence) => {
    const page = await post("/contact", { ...contactForm, [missing]: "  " });
    expect(page.status).toBe(422);
    expect(page.text.split(sentence), "at the field alone").toHaveLength(2);
    const [field = ""] = formOf(page.html, "/contact").match(/<[^>]*aria-invalid="true"[^>]*>/) ?? [];
    expect(field).toContain(`name="${missing}"`);
    const typed = Object.entries(contactForm).filter(([name]) => name !== missing);
    for (const [, value] of typed) expect(page.html).toContain(value.replace("&", "&amp;"));
  });

  test("asks for no more than these three, and shows a telephone number of the label's country", async () => {
    const form = formOf((await fetchPage("/contact")).html, "/contact");
    expect(form.match(/<(?:input|textarea)(?=[^>]*required)[^>]*name="(\w+)"/g)).toHaveLength(3);
    expect(form.match(/\(optional\)/g)).toHaveLength(2);
    expect(form).toContain('placeholder="+33 6 12 34 56 78"');
  });

  test("and the newsletter's and the search never have a browser cut what is pasted", async () => {
    const { html } = await fetchPage("/contact?search=");
    for (const name of ["name", "email", "message", "search"]) expect(html).toContain(`name="${name}"`);
    expect(html).not.toMatch(/maxlength/i);
  });

  test("shows what was typed as text, never as markup", async () => {
    const name = '"><img src=x onerror=alert(1)>';
    const page = await post("/contact", { ...contactForm, message: "", name });
    expect(page.html).not.toContain("<img src=x");
  });
});

describe("the newsletter form", () => {
  test("says honestly that the address is on no list yet, and offers a WhatsApp message with it", async () => {
    const page = await post("/", { email: " ada@example.com " });
    expect(page.status).toBe(200);
    expect(page.text).toContain("One step left: send us your address");
    expect(wordsOf(whatsAppIn(page, "Send it on WhatsApp"))).toContain("ada@example.com");
  });

  test.each([
    ["", "Please enter your email address."],
    ["ada@", "looks incomplete"],
  ])("says what is wrong with %j and keeps it", async (email, sentence) => {
    const page = await post("/", { email });
    const form = between(page.html, 'id="newsletter"', "</form>");
    expect(page.status).toBe(422);
    expect(textOf(form)).toContain(sentence);
    expect(form).toContain(`value="${email}"`);
    expect(form).toContain('aria-invalid="true"');
  });

  const pages = ["/faq", "/contact", "/product/aurelie?colour=sage", "/enquiry?dress=aurelie"];

  test.each(pages)("sent from %s is answered there, with the focus", async (path) => {
    const before = await fetchPage(path);
    const [, action = ""] = /<form(?=[^>]*id="newsletter")[^>]*action="([^"]*)"/.exec(before.html) ?? [];
    expect(action).toBe(path);
    const refused = await post(path, { newsletter: "", email: "ada@" });
    expect(refused.status).toBe(422);
    expect(titleOf(refused)).toBe(titleOf(before));
    const form = between(refused.html, 'id="newsletter"', "</form>");
    expect(form).toMatch(/<input[^>]*type="email"[^>]*autofocus/i);
    const taken = await post(path, { newsletter: "", email: "ada@example.com" });
    expect(taken.status).toBe(200);
    expect(between(taken.html, 'id="newsletter-outcome"', ">")).toMatch(/autofocus/i);
  });
});

test.each(["/contact", "/enquiry", "/"])(
  "%s takes a form without fields, or with a file, so",
  async (path) => {
    const empty = await post(path, {});
    expect(empty.status).toBe(422);
    const body = new FormData();
    body.set("email", new Blob(["x"]), "x.txt");
    const { status } = await fetchPage(path, { method: "POST", body });
    expect(status).toBe(422);
  },
);

test.each<[string, Record<string, string>]>([
  ["/contact", {}],
  ["/enquiry.json", {}],
  ["/", { newsletter: "" }],
])("%s takes no form from another site", async (path, fields) => {
  const body = new URLSearchParams({ ...contactForm, message: path, ...fields });
  const send = (headers: Record<string, string>) => fetchPage(path, { method: "POST", body, headers });
  expect((await send({ origin: "https://elsewhere.example" })).status).toBe(403);
  expect((await send({ origin: "null", "sec-fetch-site": "same-origin" })).status).toBe(200);
});

describe("what is sent", () => {
  const sent = (body: string, type: string) =>
    fetchPage("/contact", { method: "POST", body, headers: { "Content-Type": type } });

  test("is kept by nobody on the way: a visitor's words are on the page", async () => {
    expect((await post("/contact", contactForm)).headers.get("cache-control")).toBe("no-store");
    expect((await post("/", { email: contactForm.email })).headers.get("cache-control")).toBe("no-store");
  });

  test("is read only as far as a form of ours can be long, and in the ways that forms are written", async () => {
    const long = `message=${"a".repeat(1024 * 1024)}`;
    expect((await sent(long, "application/x-www-form-urlencoded")).status).toBe(413);
    for (const type of ["application/json", "multipart/form-data; boundary=x", "text/plain"])
      expect((await sent("--x\r\njunk", type)).status, type).toBe(415);
  });
});

function titleOf({ html }: Page) {
  return textOf(between(html, "<title", "</title>"));
}

function formOf(html: string, action: string) {
  const form = html
    .split("<form")
    .find((candidate) => new RegExp(`^(?=[^>]*method="post")[^>]*action="${action}"`).test(candidate));
  return between(`<form${form ?? ""}`, "<form", "</form>");
}

function whatsAppIn({ links }: Page, name: string): Link {
  const link = links.find((candidate) => candidate.name === name);
  if (!link) throw new Error(`No link ${name}`);
  return link;
}

function wordsOf({ href }: Link) {
  const address = new URL(href);
  expect(address.origin + address.pathname).toBe("https://wa.me/33199001234");
  return address.searchParams.get("text") ?? "";
}

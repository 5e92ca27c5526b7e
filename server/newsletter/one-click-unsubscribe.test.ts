import { expect, test } from "vitest";
import { noNewsletter, type Unsubscription } from "#model/services/newsletter-service.server.ts";
import { readForm } from "#server/pages/visitor-forms.ts";
import { oneClickUnsubscribe } from "./newsletter-links.ts";

const oneClick = "List-Unsubscribe=One-Click";

function open(outcome: Unsubscription = "done") {
  const tokens: string[] = [];
  const handle = oneClickUnsubscribe({
    ...noNewsletter,
    unsubscribe(token) {
      tokens.push(token);
      return outcome;
    },
  });
  const send = async (
    body: string | FormData,
    path = "/newsletter/unsubscribe?token=abc",
    method = "POST",
  ) => {
    const form = typeof body === "string" ? new URLSearchParams(body) : body;
    const request = new Request(`https://shop.example${path}`, {
      method,
      ...(method === "POST" ? { body: form } : {}),
    });
    const response = await handle(request, "");
    return { response, request };
  };
  return { send, tokens };
}

test.each([
  ["done", 200, "You will receive no more letters."],
  ["ended", 404, "This link is incomplete."],
  ["failed", 503, "Please try again in a moment."],
] as const)("a mail provider's form is answered: %s is %i", async (outcome, status, text) => {
  const { send, tokens } = open(outcome);
  const { response } = await send(oneClick);
  expect([response?.status, await response?.text()]).toEqual([status, text]);
  expect(Object.fromEntries(response?.headers ?? [])).toEqual({
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "no-store",
  });
  expect(tokens).toEqual(["abc"]);
});

test("providers may send it as multipart, too; a link without a token is no link", async () => {
  const { send, tokens } = open("ended");
  const form = new FormData();
  form.set("List-Unsubscribe", "One-Click");
  const { response } = await send(form, "/newsletter/unsubscribe");
  expect(response?.status).toBe(404);
  expect(tokens).toEqual([""]);
});

test.each([
  ["the page's own button", "", "/newsletter/unsubscribe?token=abc", "POST"],
  ["another word", "List-Unsubscribe=Two-Clicks", "/newsletter/unsubscribe?token=abc", "POST"],
  ["another page", oneClick, "/newsletter/confirm?token=abc", "POST"],
  ["a reading", oneClick, "/newsletter/unsubscribe?token=abc", "GET"],
])("%s is passed on, and can be read by the next handler", async (_, body, path, method) => {
  const { send, tokens } = open();
  const { response, request } = await send(body, path, method);
  const next = await readForm(request);
  expect([response, tokens, await next.text()]).toEqual([undefined, [], method === "POST" ? body : ""]);
});

test("what is no form is refused", async () => {
  const { tokens } = open();
  const handle = oneClickUnsubscribe(noNewsletter);
  const request = new Request("https://shop.example/newsletter/unsubscribe?token=abc", {
    method: "POST",
    body: "{}",
    headers: { "Content-Type": "application/json" },
  });
  expect((await handle(request, ""))?.status).toBe(415);
  expect(tokens).toEqual([]);
});

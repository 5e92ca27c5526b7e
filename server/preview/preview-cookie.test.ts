import { expect, test } from "vitest";
import { previewCookie } from "./preview-cookie.ts";

test("over plain http, as on an editor's own machine, the cookie needs no encryption and is nobody's third party", () => {
  const request = new Request("http://localhost:3000/preview");
  const cookie = previewCookie(request, "a.b", { timeLeft: 1_999, studio: "http://localhost:3333" });
  expect(cookie).toBe("preview=a.b; Path=/; Max-Age=1; HttpOnly; SameSite=Lax");
});

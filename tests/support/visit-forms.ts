import { type Page, pageOf } from "./page.ts";
import type { Shop } from "./shop.ts";

type Fields = Record<string, string>;

/** The form as the page has it, at its first free time. */
export async function visitForm({ url }: Pick<Shop, "url">, name: string): Promise<Fields> {
  const { html } = await pageOf(await fetch(`${url}/appointment`));
  const [, day = ""] = /<option value="(\d{4}-\d\d-\d\d)" selected/.exec(html) ?? [];
  const [, time = ""] = /name="time"[^>]*value="(\d\d:\d\d)"/.exec(html) ?? [];
  return { kind: "first", showroom: "", day, time, name, email: `${name.toLowerCase()}@bride.example` };
}

/** Sends a form without script. `link` is where a visit that was booked is. */
export async function sendVisit(
  { url }: Pick<Shop, "url">,
  fields: Fields,
  path = "/appointment",
): Promise<Page & { link: string }> {
  const body = new URLSearchParams(fields);
  const response = await fetch(url + path, { method: "POST", body, redirect: "manual" });
  return { ...(await pageOf(response)), link: response.headers.get("location") ?? "" };
}

// @vitest-environment happy-dom
import { act, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { waysToAsk } from "#model/rental/ways-to-ask.ts";
import { outsideCalendar, sampleProduct } from "#tests/support/sample-product.ts";
import { useRentalDays } from "./use-rental-days.ts";

const lia = { arrives: 1, goesBack: 1, daysBefore: 1, daysAfter: 1, pieces: [{ busy: "" }] };

function Told({ slugs, day }: { slugs: string[]; day: string }) {
  const calendar = useRentalDays(slugs, day);
  const told = slugs.flatMap((slug) => {
    const product = sampleProduct(slug, { offers: ["rent"] });
    const dress = { ...product, ...outsideCalendar, isInCalendar: true };
    return waysToAsk(dress, { chosen: {}, day, calendar, today: "2027-01-01" }).verdicts;
  });
  return <p role="status">{told.join(" ")}</p>;
}

const said = () => screen.getByRole("status").textContent?.replaceAll("\u00a0", " ");

function shopThatSays(respond: () => Response | Promise<Response>) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (url: string) => {
    asked.push(url);
    return Promise.resolve().then(respond);
  });
  return asked;
}

const days = { today: "2027-05-01", dresses: { lia } };

test("the shop is asked about dresses, never about her day, and again when the page is seen again", async () => {
  const asked = shopThatSays(() => Response.json(days));
  const { rerender } = render(<Told slugs={[]} day="" />);
  expect(asked).toEqual([]);
  rerender(<Told slugs={[]} day="2027-06-12" />);
  // The label tells its date.
  await expect.poll(() => asked).toEqual(["/rental.json"]);
  asked.length = 0;
  rerender(<Told slugs={["lia", "mia"]} day="2027-06-12" />);
  await expect.poll(said).toBe("Available on 12 June 2027.");
  expect(asked).toEqual(["/rental.json?dress=lia&dress=mia"]);
  await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
  expect(asked).toHaveLength(2);
  rerender(<Told slugs={["lia", "mia"]} day="2027-06-13" />);
  await expect.poll(said).toBe("Available on 13 June 2027.");
  await expect.poll(() => asked).toHaveLength(3);
  expect(asked.join()).not.toContain("2027");
});

test("a dress that has left the calendar is not spoken of", async () => {
  const asked = shopThatSays(() => new Response(null, { status: 404 }));
  render(<Told slugs={["mia"]} day="2027-06-12" />);
  expect(said()).toBe("Looking in our calendar…");
  await expect.poll(said).toBe("");
  expect(asked).toHaveLength(1);
});

test.each([
  ["refuses", "ada", () => new Response(null, { status: 503 })],
  ["says something else", "bea", () => new Response("<p>Sign in to the network</p>")],
  ["does not answer", "eva", () => Promise.reject(new TypeError("fetch failed"))],
])("where the shop %s, it is said so", async (_what, slug, respond) => {
  shopThatSays(respond);
  render(<Told slugs={[slug]} day="2027-06-12" />);
  await expect.poll(said).toMatch(/^We cannot check our calendar/);
});

test("the shop is asked again when the connection returns", async () => {
  let isOnline = false;
  shopThatSays(() => (isOnline ? Response.json({ ...days, dresses: { noa: lia } }) : Response.error()));
  render(<Told slugs={["noa"]} day="2027-06-12" />);
  await expect.poll(said).toMatch(/^We cannot check our calendar/);
  isOnline = true;
  await act(async () => void dispatchEvent(new Event("online")));
  await expect.poll(said).toBe("Available on 12 June 2027.");
});

test("a second door to a dress knows at once what the first was told, and a calendar that fails takes nothing back", async () => {
  let isOnline = true;
  shopThatSays(() => (isOnline ? Response.json({ ...days, dresses: { una: lia } }) : Response.error()));
  const { unmount } = render(<Told slugs={["una"]} day="2027-06-12" />);
  await expect.poll(said).toBe("Available on 12 June 2027.");
  unmount();
  isOnline = false;
  render(<Told slugs={["una"]} day="2027-06-12" />);
  expect(said()).toBe("Available on 12 June 2027.");
  await act(async () => void dispatchEvent(new Event("online")));
  expect(said()).toBe("Available on 12 June 2027.");
});

test("whoever waits for the calendar longer than 8 seconds is told that it cannot be had", async () => {
  vi.useFakeTimers();
  const never = (_url: string, { signal }: { signal: AbortSignal }) =>
    new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  vi.stubGlobal("fetch", never);
  render(<Told slugs={["ida"]} day="2027-06-12" />);
  await act(() => vi.advanceTimersByTimeAsync(7_900));
  expect(said()).toBe("Looking in our calendar…");
  await act(() => vi.advanceTimersByTimeAsync(200));
  vi.useRealTimers();
  expect(said()).toMatch(/^We cannot check our calendar/);
});

import { expect, test } from "vitest";
import { mapLink } from "./showroom.tsx";

const showroom = {
  address: ["14 rue des Tisserands", "75003 Paris & more"],
  mapsUrl: "https://maps.example/us",
};
const SEARCHED = "14%20rue%20des%20Tisserands%2C%2075003%20Paris%20%26%20more";

test.each([
  [
    "an iPhone",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)",
    5,
    `https://maps.apple.com/?q=${SEARCHED}`,
  ],
  ["an iPad", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", 5, `https://maps.apple.com/?q=${SEARCHED}`],
  ["an Android phone", "Mozilla/5.0 (Linux; Android 14; Pixel 7)", 5, "https://maps.example/us"],
])("%s opens its own map", (_, userAgent, maxTouchPoints, href) => {
  expect(mapLink(showroom, { userAgent, maxTouchPoints })).toBe(href);
});

test("before the device is known the label's link is what is there, or else a search that works everywhere", () => {
  expect(mapLink(showroom, undefined)).toBe("https://maps.example/us");
  const searched = `https://www.google.com/maps/search/?api=1&query=${SEARCHED}`;
  expect(mapLink({ ...showroom, mapsUrl: "" }, undefined)).toBe(searched);
});

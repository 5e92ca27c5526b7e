import { expect, test } from "vitest";
import { mapLink } from "./showroom.tsx";

const showroom = {
  address: ["14 rue des Tisserands", "75003 Paris & more"],
  mapsUrl: "https://maps.example/us",
};
const SEARCHED = "14%20rue%20des%20Tisserands%2C%2075003%20Paris%20%26%20more";

const apple = `https://maps.apple.com/?q=${SEARCHED}`;

test.each([
  ["an iPhone", "(iPhone; CPU iPhone OS 17_0 like Mac OS X)", apple],
  ["an iPad", "(Macintosh; Intel Mac OS X 10_15_7)", apple],
  ["an Android phone", "(Linux; Android 14; Pixel 7)", showroom.mapsUrl],
])("%s opens its own map", (_, system, href) =>
  expect(mapLink(showroom, { userAgent: `Mozilla/5.0 ${system}`, maxTouchPoints: 5 })).toBe(href),
);

test("before the device is known the label's link is what is there, or else a search that works everywhere", () => {
  expect(mapLink(showroom, undefined)).toBe("https://maps.example/us");
  const searched = `https://www.google.com/maps/search/?api=1&query=${SEARCHED}`;
  expect(mapLink({ ...showroom, mapsUrl: "" }, undefined)).toBe(searched);
});

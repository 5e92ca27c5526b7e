import { expect, test } from "vitest";
import { headerFit } from "./header-fit.ts";

const collections = ["Tulle dresses", "Satin dresses", "Embroidered dresses", "Bridal dresses"];
const labels = ["Home", ...collections, "About us", "Contact us"];
const OWN = "Auvrane";

test("a list that fits has the width it needs, and no less than the small form's", () => {
  const { tall, short } = headerFit(OWN, labels);
  expect(tall).toBeGreaterThanOrEqual(60);
  expect(short).toBeGreaterThan(tall);
  // A laptop's 1280 pixels.
  expect(short).toBeLessThanOrEqual(80);
  expect(headerFit(OWN, ["Home"])).toEqual({ tall: 60, short: 60 });
});

test("a longer name takes room from the short variant alone, one more collection from both", () => {
  const own = headerFit(OWN, labels);
  const named = headerFit("Maison Alexandrine de Montmorency", labels);
  expect(named.tall).toBe(own.tall);
  expect(named.short).toBeGreaterThan(own.short + 20);
  const more = headerFit(OWN, [...labels, "Mother of the bride dresses"]);
  expect(more.tall).toBeGreaterThan(own.tall);
  expect(more.short).toBeGreaterThan(own.short + 10);
});

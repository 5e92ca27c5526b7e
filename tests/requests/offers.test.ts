import { expect, test } from "vitest";
import { fetchPage } from "#tests/support/page.ts";

test.each([
  ["aurelie", ["Rent", "Purchase"], ["or 420 $ to rent", "420 $ for 6 days"]],
  ["amelie", ["Rent", "Purchase"], ["or 680 $ to rent", "680 $ for 7 days"]],
  ["ginevra", ["Rent", "Purchase"], ["Price on request, for 6 days"]],
  ["noemie", ["Rent"], ["300 $ to rent, six days, not for sale", "300 $ for 6 days"]],
  ["eloise", ["Purchase"], [", for purchase only"]],
])("%s is asked for by %j alone, and its terms stand beside it", async (slug, kinds, terms) => {
  const { text, links } = await fetchPage(`/product/${slug}`);
  for (const words of terms) expect(text).toContain(words);
  const offered = links.flatMap(({ name }) => /^(Rent|Purchase) via/.exec(name)?.[1] ?? []);
  expect([...new Set(offered)]).toEqual(kinds);
});

test("a form about a dress that is for sale only does not ask whether it is rented", async () => {
  const renting = /<input(?=[^>]*name="for")(?=[^>]*type="radio")[^>]*value="rent"/;
  expect((await fetchPage("/enquiry?dress=aurelie")).html).toMatch(renting);
  expect((await fetchPage("/enquiry?dress=eloise&for=rent")).html).not.toMatch(renting);
});

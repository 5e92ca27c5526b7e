// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { LeadTime } from "#model/dresses/lead-time.ts";
import type { Rental } from "#model/dresses/price.ts";
import { dollars } from "#tests/support/sample-product.ts";
import { NeededBy, RentalTerms } from "./product-details.tsx";

const unsaid = { rushDays: undefined, alterationDays: undefined };
const days = { ...unsaid, making: 28, shippingDays: 7, renting: undefined };
const leadTime: LeadTime = { ...days, offers: ["rent", "purchase"] };

test.each<[string, Partial<LeadTime>, string]>([
  ["made to order and shipped", {}, "Made to order in 28 days, delivered within 7 days."],
  ["only to rent", { offers: ["rent"], renting: 10 }, "Delivered within 7 days."],
])("what is promised of a dress that is %s", (_what, more, sentence) => {
  render(<NeededBy leadTime={{ ...leadTime, ...more }} verdict="" />);
  expect(screen.queryByText(sentence)).not.toBeNull();
});

test("what is said of her date is shown, and browsers end a year after four digits", () => {
  render(<NeededBy leadTime={leadTime} verdict="That date has passed." />);
  expect(screen.getByRole("status").textContent).toBe("That date has passed.");
  expect(screen.getByLabelText<HTMLInputElement>("When do you need it?").max).toBe("2999-12-31");
});

test("a date that messages name is in sight: the fold that asks for it is open", () => {
  const fold = () => screen.getByRole<HTMLDetailsElement>("group");
  const folded = (
    <details>
      <NeededBy leadTime={leadTime} verdict="" />
    </details>
  );
  const { unmount } = render(folded);
  expect(fold().open).toBe(false);
  unmount();
  localStorage.setItem("needed-by", "2097-05-09");
  render(folded);
  expect(fold().open).toBe(true);
});

const whole = { price: dollars(420), days: 1, deposit: dollars(600), includes: "Cleaning" };
const onRequest: Rental = { price: null, days: null, deposit: null, includes: "" };

test.each<[string, Partial<Rental>, string[]]>([
  ["on request", {}, ["Price on request"]],
  ["on request for some days", { days: 6 }, ["Price on request, for 6 days"]],
  [
    "with all that is said of it",
    whole,
    ["420\u00a0$ for 1 day", "600\u00a0$, refunded on return", "Cleaning"],
  ],
])("the terms of a rental %s", (_case, more, said) => {
  const markup = renderToStaticMarkup(<RentalTerms slug="odette" rental={{ ...onRequest, ...more }} />);
  expect([...markup.matchAll(/<dd>(.*?)<\/dd>/g)].map(([, term]) => term)).toEqual(said);
});

// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { sampleTexts } from "#tests/support/sample-texts.ts";
import { siteLayoutTexts } from "./site-layout-texts.server.ts";
import { WriteToUs } from "./write-to-us.tsx";

const openingHours = {
  timeZone: "Europe/Paris",
  week: [
    {
      days: ["tuesday", "wednesday", "thursday", "friday", "saturday"] as const,
      opens: "10:00",
      closes: "19:00",
    },
  ],
  exceptions: [],
  note: "By appointment",
};
const telephone = { phone: "33199001234", phoneDisplay: "+33 1 99 00 12 34", answeredBy: "", openingHours };

function show(settings: object, hasTelephone = false) {
  const texts = {
    ...sampleTexts,
    labelSettings: { ...sampleTexts.labelSettings, ...telephone, ...settings },
  };
  const routes = [{ id: "root", path: "/", element: <WriteToUs hasTelephone={hasTelephone} /> }];
  const layout = siteLayoutTexts(texts, true);
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { root: { layout } } } });
  return render(<RouterProvider router={router} />).container.textContent;
}

test("the line leads to WhatsApp, and says when somebody answers, in the showroom's time", () => {
  expect(show({})).toBe(
    "Write to us on WhatsAppWe answer Tuesday to Saturday 10:00–\u206019:00, Paris time.",
  );
  const link = screen.getByRole("link", { name: "Write to us on WhatsApp" });
  expect(link.getAttribute("href")).toMatch(/^https:\/\/wa\.me\/33199001234\?text=/);
});

test("the line names who answers, where the label has said so", () => {
  expect(show({ answeredBy: "Camille" })).toContain("Camille answers Tuesday to Saturday");
});

test("where there is no connection the line has the telephone number as well", () => {
  show({}, true);
  const number = screen.getByRole("link", { name: "+33 1 99 00 12 34" });
  expect(number.getAttribute("href")).toBe("tel:+33199001234");
});

test("there is no line where the label has no number, and no hours where it has none", () => {
  expect(show({ phone: "" })).toBe("");
  expect(show({ openingHours: undefined })).toBe("Write to us on WhatsApp");
});

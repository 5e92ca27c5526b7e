import type { Locator, Page } from "@playwright/test";
import type { SanityClient } from "@sanity/client";
import { dayNumber, dayNumbered } from "#model/days/day.ts";
import { expect } from "./studio-session.ts";

type Screen = readonly [name: string, open: (page: Page) => Promise<unknown>];

const RELEASE = "herbst";

const FORM = "[data-testid^=field-]";

const LIST = "[data-testid=document-list-pane]";

/** Documents that exist once are opened by the name of their type. */
const pages = [
  ...["home", "answers", "agreement", "designer", "terms", "questions", "sizeChart", "contact", "house"],
  ...["identity", "messages", "newsletter", "privacy", "notFound", "search", "oldAddresses"],
];

const tools = ["today", "insights", "check", "dresses", "trash", "sample", "people", "more", "presentation"];

const DRESS = "/structure/dresses;product-aurelie";

/** Each begins where the one before has ended. */
export const screensToRead: readonly Screen[] = [
  ["atelier", (page) => go(page, "/structure", "[data-testid=structure-tool-list-pane]")],
  [
    "people here",
    (page) => openMenu(page, "[data-ui=MenuButton][id=global-presence-menu], #global-presence-menu"),
  ],
  ["help", (page) => openMenu(page, "[data-testid=button-resources-menu]")],
  ["account", (page) => openMenu(page, "[data-testid=user-menu], #user-menu")],
  ["versions", (page) => openMenu(page, "[data-testid=global-perspective-menu-button]")],
  ["new document", (page) => openMenu(page, "[data-testid=new-document-button]")],
  ["search", (page) => openMenu(page, "[data-testid=studio-search]")],
  ["results", async (page) => page.keyboard.type("Aur")],
  ["dresses", (page) => go(page, "/structure/dresses", LIST)],
  ["menu of the list", (page) => openMenu(page, "[data-testid=pane-context-menu-button]")],
  ["dress", (page) => go(page, DRESS, FORM)],
  [
    "every field of the dress",
    (page) => page.getByTestId("field-group-tabs").getByRole("tab").first().click(),
  ],
  ["menu of the dress", (page) => openMenu(page, "[data-testid=pane-context-menu-button]")],
  ["actions", (page) => openMenu(page, "[data-testid=action-menu-button]")],
  ["delete", (page) => act(page, DRESS, 1)],
  ["take out of the shop", (page) => act(page, DRESS, 3)],
  [
    "history",
    (page) => go(page, `${DRESS}%2Cinspect%3Dsanity%2Fstructure%2Fhistory`, "[data-ui=Tab], [role=tab]"),
  ],
  [
    "draft with faults",
    (page) => go(page, "/structure/dresses;product-colette%2Cinspect%3Dsanity%2Fvalidation", FORM),
  ],
  ["publish on", (page) => act(page, "/structure/dresses;product-colette", 2)],
  ["collections", (page) => go(page, "/structure/collection", LIST)],
  ["collection", (page) => go(page, "/structure/collection;collection-tulle-dresses", FORM)],
  ["own pages", (page) => go(page, "/structure/carePage", LIST)],
  ["own page", (page) => go(page, "/structure/carePage;page-lookbook", FORM)],
  ...pages.map((name): Screen => [name, (page) => go(page, `/structure/${name}`, FORM)]),
  ["choose a picture", choosePicture],
  ["enquiries", (page) => go(page, "/structure/enquiries-new", "[data-testid=structure-tool-list-pane]")],
  ["enquiry", (page) => go(page, "/structure/enquiries-new;enquiry.layla", FORM)],
  ["customers", (page) => go(page, "/structure/customers", "[data-testid=structure-tool-list-pane]")],
  [
    "customer",
    (page) =>
      go(page, "/intent/edit/id=customer.layla;type=customer", "[data-testid=structure-tool-list-pane]"),
  ],
  ["subscribers", (page) => go(page, "/structure/subscribers", "[data-testid=structure-tool-list-pane]")],
  ["booking", (page) => go(page, "/intent/edit/id=rental.booking-1;type=booking", FORM)],
  ...["", "/month", "/week", "/day"].map(
    (view): Screen => [`calendar${view}`, (page) => go(page, `/calendar${view}`, "h1")],
  ),
  ...tools.map((name): Screen => [name, (page) => go(page, `/${name}`, "[data-testid=tool-collapse-menu]")]),
  ["releases", (page) => go(page, "/releases", "[data-testid=table-row]")],
  ["menu of the release", (page) => openMenu(page, "[data-testid=release-menu-button]")],
  ["release", (page) => go(page, `/releases/${RELEASE}`, "[data-testid=release-form-title]")],
  ["add to the release", (page) => page.locator("[data-testid=document-table-card] button").last().click()],
];

/** Studio stays open: its router follows the address. */
async function go(page: Page, path: string, sign: string) {
  await page.keyboard.press("Escape");
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, `/studio${path}`);
  await expect(page.locator(sign).first()).toBeVisible();
}

async function openMenu(page: Page, button: string) {
  await page.keyboard.press("Escape");
  await page.locator(button).filter({ visible: true }).last().click();
}

/** An action of the document, by its place in the menu. */
async function act(page: Page, path: string, place: number) {
  await go(page, path, FORM);
  const action = page.getByRole("menuitem").nth(place);
  await chooseIn("[data-testid=action-menu-button]", action);
}

async function choosePicture(page: Page) {
  await go(page, "/structure/designer", FORM);
  const choice = page.getByTestId("image-object-input-browse-button");
  await chooseIn("[data-testid=options-menu-button]", choice);
}

/** A menu closes again where what stands above it is drawn only then. */
async function chooseIn(menu: string, item: Locator) {
  await expect(async () => {
    await openMenu(item.page(), menu);
    await item.click({ timeout: 2_000 });
  }).toPass();
}

/** An atelier has these on an ordinary day. Names are in the letters of the language. */
export async function fillAtelier(lake: SanityClient, names: readonly [string, string, string]) {
  const today = dayNumber(new Date().toISOString().slice(0, 10));
  const day = (later: number) => dayNumbered(today + later);
  const to = (_ref: string) => ({ _type: "reference", _ref, _weak: true });
  const piece = "rental.piece-aurelie-38";
  const received = new Date().toISOString();
  const [layla, hypatia, ada] = names;
  const bookings: Record<string, string>[] = [
    { name: hypatia, firstDay: day(0), lastDay: day(3), state: "booked" },
    { name: ada, firstDay: day(12), lastDay: day(14), state: "option", optionUntil: day(1) },
    { name: ada, firstDay: day(-12), lastDay: day(-9), state: "out" },
  ];
  await lake.create({ _id: piece, _type: "piece", dress: to("product-aurelie"), size: "38" });
  for (const [at, booking] of bookings.entries())
    await lake.create({ _id: `rental.booking-${at + 1}`, _type: "booking", piece: to(piece), ...booking });
  await lake.create({ _id: "customer.layla", _type: "customer", name: layla, phone: "+41795550100" });
  await lake.create({
    ...{ _id: "enquiry.layla", _type: "enquiry", name: layla, email: "layla@mail.example", message: "?" },
    ...{ status: "new", received, purpose: "rent", dress: "Aurélie", size: "38" },
  });
  const colette = await lake.getDocument("product-colette");
  if (colette) await lake.create({ ...colette, _id: "drafts.product-colette", name: "", price: -1 });
  await lake.releases.create({ releaseId: RELEASE, metadata: { title: layla, releaseType: "undecided" } });
}

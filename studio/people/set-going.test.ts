import { expect, test } from "vitest";
import { endingWith, madeBy } from "./set-going.ts";

const made = (label: string, maker: string | null) => ({
  ...{
    id: label,
    caller: `of ${label}`,
    label,
    roles: [],
    createdAt: "2027-05-03",
    lastUsedAt: null,
    expiresAt: null,
  },
  maker: maker === null ? null : { id: maker },
});
const scheduled = (name: string, scheduledBy?: string) => ({
  ...{ name, title: name, publishAt: "2027-05-09" },
  ...(scheduledBy !== undefined && { scheduledBy }),
});
const setGoing = {
  programs: [
    ...[made("Made by Export", "of Export"), made("Export", "mara"), made("Calendar", "noor")],
    made("Of the command", null),
  ],
  releases: [
    ...[scheduled("Autumn", "mara"), scheduled("Winter", "noor"), scheduled("Earlier")],
    scheduled("Spring", "of Made by Export"),
  ],
  people: [
    ...[
      { name: "Noor", emailMaker: "mara" },
      { name: "Iris", emailMaker: "of Export" },
    ],
    ...[{ name: "Odile", emailMaker: "noor" }, { name: "Mara" }],
  ],
};

const emails = ["Noor", "Iris"];

const both = ["Export", "Made by Export"];

test.each([
  [undefined, both, ["Autumn", "Spring"], emails],
  ["viewer", both, ["Autumn", "Spring"], emails],
  ["contributor", both, ["Autumn", "Spring"], emails],
  ["writer", both, ["Spring"], emails],
  ["editor", both, ["Spring"], emails],
  ["administrator", [], [], []],
])(
  "of what Mara has set going, a role of %s ends %j, %j and the addresses of %j",
  (role, labels, names, people) => {
    const {
      programs,
      releases,
      emails: ended,
    } = endingWith({ person: { id: "mara" }, ...(role !== undefined && { role }) }, setGoing);
    expect([programs.map(({ label }) => label), releases.map(({ name }) => name), ended]).toEqual([
      labels,
      names,
      people,
    ]);
  },
);

test("a program ends with those that it has made", () => {
  expect(madeBy("of Export", setGoing.programs).map(({ label }) => label)).toEqual(["Made by Export"]);
});

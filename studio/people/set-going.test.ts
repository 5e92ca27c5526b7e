import { expect, test } from "vitest";
import { endingWith } from "./set-going.ts";

const made = (label: string, maker: string | null) => ({
  ...{ id: label, label, roles: [], createdAt: "2027-05-03", lastUsedAt: null, expiresAt: null },
  maker: maker === null ? null : { id: maker },
});
const scheduled = (name: string, scheduledBy?: string) => ({
  ...{ name, title: name, publishAt: "2027-05-09" },
  ...(scheduledBy !== undefined && { scheduledBy }),
});
const setGoing = {
  programs: [made("Export", "mara"), made("Calendar", "noor"), made("Of the command", null)],
  releases: [scheduled("Autumn", "mara"), scheduled("Winter", "noor"), scheduled("Earlier")],
};

test.each([
  [undefined, ["Export"], ["Autumn"]],
  ["viewer", ["Export"], ["Autumn"]],
  ["contributor", ["Export"], ["Autumn"]],
  ["writer", ["Export"], []],
  ["editor", ["Export"], []],
  ["administrator", [], []],
])("of what Mara has set going, a role of %s ends %j and %j", (role, labels, names) => {
  const { programs, releases } = endingWith(
    { person: { id: "mara" }, ...(role !== undefined && { role }) },
    setGoing,
  );
  expect([programs.map(({ label }) => label), releases.map(({ name }) => name)]).toEqual([labels, names]);
});

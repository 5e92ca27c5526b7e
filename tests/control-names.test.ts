import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#scripts/prepare.mjs";

/** A name written where it is used: `aria-label="Close"`, `label={`Next in …`}`. */
const writtenName =
  /\b(?:aria-label|label|title|placeholder)=(?:"[^"]*[A-Za-z]{2}[^"]*"|\{`[^`$]*[A-Za-z]{2})/g;

const drawings = (await readdir(join(root, "app"), { recursive: true })).filter((file) =>
  /(?<!\.test)\.tsx$/.test(file),
);

test("components are found, and a name in one of them would be", () => {
  expect(drawings.length).toBeGreaterThan(50);
  expect('<nav aria-label="Menu" className="label">'.match(writtenName)).toEqual(['aria-label="Menu"']);
  expect("<b aria-label={`Next in`}>".match(writtenName)).toHaveLength(1);
});

test.each(drawings)("%s takes the names of its controls from app/label/", async (file) => {
  expect((await readFile(join(root, "app", file), "utf8")).match(writtenName)).toBeNull();
});

import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#scripts/prepare.mjs";

/** A name written where it is used: `aria-label="Close"`, `label={"Close"}`, `label={`Next in …`}`, `>Close</button>`. */
const writtenName =
  /\b(?:aria-label|label|title|placeholder)=(?:\{?"[^"]*[A-Za-z]{2}[^"]*"|\{`[^`$]*[A-Za-z]{2})|>\s*[A-Z][a-z]+(?: [\w’']+)*[.?!…]?\s*<\//g;

/** Part of Studio, which speaks English. */
const ofStudio = "routes/content-check.tsx";

const drawings = (await readdir(join(root, "app"), { recursive: true })).filter(
  (file) => /(?<!\.test)\.tsx$/.test(file) && file !== ofStudio,
);

test("components are found, and a name in one of them would be", () => {
  expect(drawings.length).toBeGreaterThan(50);
  expect('<nav aria-label="Menu" className="label">'.match(writtenName)).toEqual(['aria-label="Menu"']);
  expect("<b aria-label={`Next in`}>".match(writtenName)).toHaveLength(1);
  expect('<b aria-label={"Close the film"}>'.match(writtenName)).toHaveLength(1);
  expect("<button>\n  Close the film\n</button>".match(writtenName)).toHaveLength(1);
});

test.each(drawings)("%s takes the names of its controls from app/label/", async (file) => {
  expect((await readFile(join(root, "app", file), "utf8")).match(writtenName)).toBeNull();
});

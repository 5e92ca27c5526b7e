import { expect, test } from "vitest";
import { validatedVersion } from "#studio/desk/validated-version.ts";

const published = { _id: "home" };
const draft = { _id: "drafts.home" };
const version = { _id: "versions.spring.home" };
const none = { id: "home", draft: null, published: null, version: null, release: undefined };

test.each([
  ["not written yet", none, "home", true],
  ["published", { ...none, published }, "home", true],
  ["being edited", { ...none, published, draft }, "drafts.home", true],
  ["in a release", { ...none, published, draft, version, release: "spring" }, "versions.spring.home", false],
])(
  "of a document that is %s the badge asks for the validation that Studio makes anyway",
  (_state, edited, id, requirePublishedReferences) => {
    expect(validatedVersion(edited)).toEqual({ id, requirePublishedReferences });
  },
);

import { expect, test } from "vitest";
import { pictureTransitionName } from "./card-transition.tsx";

test.each(["odette", "a b", "lia&co+1", "سمر 2", "💍", "\ud83d"])(
  "React can make an identifier of the name of %j's transition",
  (slug) => expect(() => btoa(pictureTransitionName(slug))).not.toThrow(),
);

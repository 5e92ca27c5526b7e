import { expect, test } from "vitest";
import { ownWords } from "./own-words.server.ts";

test("a colour that a language calls otherwise keeps the label’s own name, and another one stays as it is", () => {
  const unsaid = { ar: "", de: "", en: "", es: "", it: "" };
  const words = [{ _key: "dusk", original: "Dusk", fr: "Crépuscule", ...unsaid }];
  const { colours } = ownWords({ words }, "fr");
  const [dusk, sage] = ["Dusk", "Zinzolin"].map((name) => {
    return { slug: name.toLowerCase(), name, value: "#9a9", isAvailable: true };
  });
  if (!dusk || !sage) throw new Error("There are two.");
  expect(colours([dusk, sage])).toEqual([{ ...dusk, name: "Crépuscule", original: "Dusk" }, sage]);
});

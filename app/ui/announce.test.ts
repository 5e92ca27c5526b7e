// @vitest-environment happy-dom
import { waitFor } from "@trousseau/host/testing/wait-for.ts";
import { expect, test } from "vitest";
import { ANNOUNCER_ID, announce } from "./announce.ts";

test("what follows each other at once is one message, with one full stop between two texts", async () => {
  const region = Object.assign(document.createElement("p"), { id: ANNOUNCER_ID });
  document.body.append(region);
  for (const text of ["Take one off.", "The fitting list", "7 products", "Is it so?", "The end."])
    announce(text);
  await waitFor(() =>
    expect(region.textContent).toBe("Take one off. The fitting list. 7 products. Is it so? The end."),
  );
});

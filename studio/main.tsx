import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Studio } from "sanity";
import { StyleSheetManager } from "styled-components";
import { plainDigits } from "#model/texts/plain-digits.ts";
import { languageTag, textDirection } from "#words/locale.ts";
import { sayDatesIn } from "./connection/date-words.ts";
import { dropForeignSession } from "./connection/foreign-session.ts";
import { labelMark, readLabel } from "./connection/label-identity.tsx";
import { logicalSides } from "./logical-sides.ts";
import { studioConfig } from "./studio-config.ts";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no place for Studio.");

document.documentElement.lang = languageTag;
document.documentElement.dir = textDirection;
dropForeignSession(window);
// Studio warns that its listeners use up connections. Here they share one WebSocket, so the warning sleeps for ever.
sessionStorage.setItem("sanity-studio.network.check.snooze", "9999-01-01T00:00:00.000Z");
document.querySelector("link[rel=icon]")?.setAttribute("href", labelMark);
document.addEventListener("beforeinput", writePlainDigits);
const [label] = await Promise.all([readLabel(), sayDatesIn(languageTag)]);
const config = studioConfig(label);
createRoot(root).render(
  <StrictMode>
    <StyleSheetManager stylisPlugins={[logicalSides]}>
      <Studio config={config} />
    </StyleSheetManager>
  </StrictMode>,
);

/** A field for a number drops the digits of other scripts, and says nothing. */
function writePlainDigits(event: InputEvent) {
  const { target, data } = event;
  if (!(target instanceof HTMLInputElement) || target.type !== "number" || data === null) return;
  const plain = plainDigits(data);
  if (plain === data) return;
  event.preventDefault();
  document.execCommand("insertText", false, plain);
}

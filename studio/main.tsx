import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Studio } from "sanity";
import { dropForeignSession } from "./connection/foreign-session.ts";
import { labelMark } from "./connection/label-mark.ts";
import { readLabelName } from "./connection/label-name.ts";
import { snoozeProtocolWarning } from "./connection/protocol-warning.ts";
import { studioConfig } from "./studio-config.ts";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no place for Studio.");

dropForeignSession(window);
snoozeProtocolWarning();
document.querySelector("link[rel=icon]")?.setAttribute("href", labelMark);
const config = studioConfig(await readLabelName());
createRoot(root).render(
  <StrictMode>
    <Studio config={config} />
  </StrictMode>,
);

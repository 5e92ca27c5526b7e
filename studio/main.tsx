import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Studio } from "sanity";
import { snoozeProtocolWarning } from "./connection/protocol-warning.ts";
import config from "./sanity.config.ts";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no place for Studio.");

snoozeProtocolWarning();
createRoot(root).render(
  <StrictMode>
    <Studio config={config} />
  </StrictMode>,
);

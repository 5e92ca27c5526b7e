import { studioConfig } from "./studio-config.ts";

/** `sanity deploy` needs the configuration synchronously, so it has no label's name. */
export default studioConfig("");

import { studioConfig } from "./studio-config.ts";

/** For `sanity deploy`, which wants the configuration at once. */
export default studioConfig("");

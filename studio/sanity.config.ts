import { labelIn } from "./connection/label-identity.tsx";
import { studioConfig } from "./studio-config.ts";

/** `sanity deploy` needs the configuration synchronously, so that it knows no label. */
export default studioConfig(labelIn(undefined));

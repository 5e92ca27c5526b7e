/** Where the documents come from: a content host with Sanity's API. */
export type ContentSettings = {
  projectId: string;
  dataset: string;
  apiVersion: string;
  /** A host with Sanity's API, "http://127.0.0.1:3900". Undefined: Sanity's own. */
  apiHost: string | undefined;
  /** Reads what a visitor may not list; stays in this process. */
  token: string | undefined;
  /** The beginning of the addresses of pictures and films; empty when the shop passes them on itself. */
  assetOrigin: string;
};

/**
 * Assets' addresses are kept without an origin, because one lake answers under several: the shop's, the editor's, the one inside the
 * process. Whoever asks over the network gets them whole, as from the hosted service; Sanity's importer insists on it.
 */
export function withOrigin(json: string, origin: string | undefined): string {
  return origin === undefined
    ? json
    : json.replaceAll(/"\/(images|files)\/(?=[^"/]+\/[^"/]+\/[0-9a-f]{40})/g, `"${origin}/$1/`);
}

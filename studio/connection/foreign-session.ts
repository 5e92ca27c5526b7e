type Page = {
  location: Pick<Location, "hash" | "pathname" | "search">;
  history: Pick<History, "replaceState">;
};

/**
 * Studio takes a session from its address ("#token=…"), whoever has written it: a link would have an editor work, and upload, under somebody
 * else's name. The login of this shop hands over none that way.
 */
export function dropForeignSession({ location, history }: Page): void {
  if (!/token=/.test(location.hash)) return;
  history.replaceState(null, "", location.pathname + location.search);
}

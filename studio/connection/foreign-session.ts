type Page = {
  location: Pick<Location, "hash" | "pathname" | "search">;
  history: Pick<History, "replaceState">;
};

/**
 * Studio would take a session from its address ("#token=…"), whoever wrote it, and an editor would work under
 * another's name. This shop's login never uses that way.
 */
export function dropForeignSession({ location, history }: Page): void {
  if (!/token=/.test(location.hash)) return;
  history.replaceState(null, "", location.pathname + location.search);
}

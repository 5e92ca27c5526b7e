import { readQuery } from "#app/catalogue/search-query.ts";
import { storedList } from "#app/ui/stored-list.ts";

/** A row of them. */
export const recentSearches = storedList({ key: "searches", most: 5, mostStored: 2_000, read: readQuery });

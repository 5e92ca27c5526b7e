import type { KeptPage } from "./kept-page.ts";

/** Pages by address, those asked for last at the end; the first ones go when there is no more room. */
export type PageShelf = {
  find(address: string): KeptPage | undefined;
  /** Looks without counting it as a use. */
  peek(address: string): KeptPage | undefined;
  keep(address: string, page: KeptPage): void;
  /** Keeps the addresses asked for most and lets go of the others; answers the former, most asked for first. */
  thin(most: number): string[];
  readonly bytes: number;
  readonly size: number;
};

export function createPageShelf(maxBytes: number): PageShelf {
  const places = new Map<string, { page: KeptPage; uses: number }>();
  let bytes = 0;

  function remove(address: string) {
    bytes -= places.get(address)?.page.bytes ?? 0;
    places.delete(address);
  }

  return {
    find(address) {
      const place = places.get(address);
      if (!place) return undefined;
      place.uses += 1;
      places.delete(address);
      places.set(address, place);
      return place.page;
    },
    peek: (address) => places.get(address)?.page,
    keep(address, page) {
      const uses = places.get(address)?.uses ?? 1;
      remove(address);
      places.set(address, { page, uses });
      bytes += page.bytes;
      for (const oldest of places.keys()) {
        if (bytes <= maxBytes) break;
        remove(oldest);
      }
    },
    thin(most) {
      const byUse = [...places].sort(([, a], [, b]) => b.uses - a.uses);
      for (const [address] of byUse.slice(most)) remove(address);
      const kept = byUse.slice(0, most);
      // What was asked for long ago counts less and less.
      for (const [, place] of kept) place.uses /= 2;
      return kept.map(([address]) => address);
    },
    get bytes() {
      return bytes;
    },
    get size() {
      return places.size;
    },
  };
}

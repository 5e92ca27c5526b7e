import pLimit from "p-limit";

type DrawingCache<Picture> = {
  /** Undefined where it cannot be drawn, where too many wait already, and where nobody waits for it any more when its turn comes. */
  get(key: string, signal: AbortSignal, draw: Draw<Picture>): Promise<Picture | undefined> | undefined;
  clear(): void;
};

type Draw<Picture> = () => Promise<Picture | undefined>;

type Entry<Picture> = {
  picture: Promise<Picture | undefined>;
  /** Of the requests that wait for its turn; undefined once it has come. */
  signals: AbortSignal[] | undefined;
};

/** Draws each picture once, and one at a time, because pages are answered meanwhile: `waiting` more, and no further. Caches `most`. */
export function createDrawingCache<Picture>(most: number, waiting: number): DrawingCache<Picture> {
  const entries = new Map<string, Entry<Picture>>();
  const limit = pLimit(1);

  function enter(key: string, signal: AbortSignal, draw: Draw<Picture>) {
    const entry: Entry<Picture> = {
      signals: [signal],
      picture: limit(() => {
        const isAbandoned = entry.signals?.every(({ aborted }) => aborted);
        entry.signals = undefined;
        if (!isAbandoned) return draw();
        drop(key, entry);
        return Promise.resolve(undefined);
      }),
    };
    entry.picture.catch(() => drop(key, entry));
    entries.set(key, entry);
    const [oldest] = entries.keys();
    if (entries.size > most && oldest !== undefined) entries.delete(oldest);
    return entry.picture;
  }

  /** Asked again, it is drawn again. After `clear` the key may have another entry. */
  function drop(key: string, entry: Entry<Picture>) {
    if (entries.get(key) === entry) entries.delete(key);
  }

  return {
    clear: () => entries.clear(),
    get(key, signal, draw) {
      const known = entries.get(key);
      known?.signals?.push(signal);
      if (known) return known.picture;
      return limit.pendingCount < waiting ? enter(key, signal, draw) : undefined;
    },
  };
}

import { siteOf } from "@trousseau/content-lake/rate-limit";
import { createSharedTask, type SharedTask } from "@trousseau/content-lake/shared-task";
import { createTaskQueue } from "@trousseau/content-lake/task-queue";
import { LRUCache } from "lru-cache";

type DrawingCache<Picture> = {
  /** Undefined where it cannot be drawn. Rejects where too many wait already, and where the visitor has gone before its turn has come. */
  get(key: string, visitor: Visitor, draw: Draw<Picture>): Promise<Picture | undefined>;
  clear(): void;
};

/** Whose turn it takes, and whether they have gone. */
type Visitor = { address: string; signal: AbortSignal };

type Draw<Picture> = () => Promise<Picture | undefined>;

/**
 * Draws each picture once, and one at a time, because pages are answered meanwhile: `waiting` more, each address in its turn, and no further. Caches
 * `most`.
 */
export function createDrawingCache<Picture>(most: number, waiting: number): DrawingCache<Picture> {
  const drawn = new LRUCache<string, { picture: Picture | undefined }>({ max: most });
  const underWay = new Map<string, SharedTask<Picture | undefined>>();
  const queue = createTaskQueue({
    concurrency: 1,
    maxWaiting: waiting,
    busyMessage: "Too many pictures are waiting.",
  });

  function begin(key: string, draw: Draw<Picture>): SharedTask<Picture | undefined> {
    // After `clear` the key may be another one's.
    const isCurrent = () => underWay.get(key) === task;
    const drawAndStore = async () => {
      const picture = await draw();
      if (isCurrent()) drawn.set(key, { picture });
      return picture;
    };
    const task = createSharedTask(queue, drawAndStore, () => isCurrent() && underWay.delete(key));
    underWay.set(key, task);
    return task;
  }

  return {
    clear() {
      drawn.clear();
      underWay.clear();
    },
    async get(key, { address, signal }, draw) {
      const known = drawn.get(key);
      if (known) return known.picture;
      return await (underWay.get(key) ?? begin(key, draw)).join(siteOf(address), signal);
    },
  };
}

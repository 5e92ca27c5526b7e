import { createConnectionLimit } from "../http/connection-limit.ts";
import { createRateLimit, networkOf } from "../http/rate-limit.ts";
import { createUnreadResponses, type UnreadResponses } from "../http/unread-responses.ts";
import { limits } from "../limits.ts";
import type { Caller } from "../store/caller.ts";
import { requirePermission } from "../store/permissions.ts";

/**
 * Who may read content, and how much at once: everybody with a token, and anybody else when the dataset is public. Each refuses with an
 * HttpError: 401 when a token is needed, 429 when asked too often, 503 when too much goes on at once.
 */
export interface ReadAccess {
  read(caller: Caller | undefined, address: string): void;
  /** Returns the function to call when the query has ended. */
  query(caller: Caller | undefined, address: string): () => void;
  /** Returns the function to call when the export has ended. */
  export(caller: Caller | undefined, address: string): () => void;
  /** Counts this caller's responses until they have been read. */
  unread(caller: Caller | undefined): UnreadResponses;
  /** Returns the function to call when the stream has ended. */
  stream(caller: Caller | undefined, address: string): () => void;
}

export function createReadAccess(isPublic: boolean): ReadAccess {
  const rate = createRateLimit({
    burst: limits.publicRequestsAtOnce.value,
    perSecond: limits.publicRequestsPerSecond.value,
  });
  const publicQueries = createConnectionLimit({
    perAddress: limits.publicQueriesPerAddress.value,
    total: limits.waitingQueries.value,
  });
  const publicStreams = createConnectionLimit({
    perAddress: limits.publicStreamsPerAddress.value,
    total: limits.publicStreams.value,
  });
  const exports = {
    trusted: exportLimit(limits.exports.value),
    public: exportLimit(limits.publicExports.value),
  };
  const streams = createConnectionLimit({
    perAddress: limits.streamsPerAddress.value,
    total: limits.streams.value,
  });

  function read(caller: Caller | undefined, address: string): void {
    if (caller !== undefined || !isPublic) requirePermission(caller, "read");
    else rate.count(address);
  }

  const unread = {
    trusted: createUnreadResponses({
      total: limits.unreadResponseBytes.value,
      perClient: limits.unreadResponseBytesPerPerson.value,
    }),
    public: createUnreadResponses({
      total: limits.publicUnreadResponseBytes.value,
      perClient: limits.publicUnreadResponseBytesPerAddress.value,
    }),
  };

  return {
    read,
    unread: (caller) => (caller === undefined ? unread.public : unread.trusted),
    query(caller, address) {
      read(caller, address);
      return caller === undefined ? publicQueries.take({ address }) : () => undefined;
    },
    export(caller, address) {
      read(caller, address);
      const { public: publicExports, trusted } = exports;
      return caller === undefined
        ? publicExports.take({ person: networkOf(address) })
        : trusted.take({ person: caller.id });
    },
    stream(caller, address) {
      read(caller, address);
      return (caller === undefined ? publicStreams : streams).take({ address });
    },
  };
}

/** Half of them for one person or address. */
function exportLimit(total: number) {
  return createConnectionLimit({ total, perPerson: total / 2 });
}

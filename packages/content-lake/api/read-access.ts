import type { Caller } from "../access/caller.ts";
import { requirePermission } from "../access/permissions.ts";
import { createConnectionLimit } from "../http/connection-limit.ts";
import { createRateLimit, siteOf } from "../http/rate-limit.ts";
import { limits } from "../limits.ts";

export type ReadAccess = ReturnType<typeof createReadAccess>;

/**
 * Everybody with a token may read, and anybody when the dataset is public. The refusals are 401 without a token, 429 too often,
 * and 503 too much at once.
 */
export function createReadAccess(isPublic: boolean) {
  const rate = createRateLimit({
    burst: limits.publicRequestsAtOnce,
    perSecond: limits.publicRequestsPerSecond,
  });
  const takePublicQuery = createConnectionLimit({
    perAddress: limits.publicQueriesPerAddress,
    total: limits.waitingQueries,
  });
  const takePublicStream = createConnectionLimit({
    perAddress: limits.publicStreamsPerAddress,
    total: limits.publicStreams,
  });
  const takeExport = exportLimit(limits.exports);
  const takePublicExport = exportLimit(limits.publicExports);
  const takeStream = createConnectionLimit({
    perAddress: limits.streamsPerAddress,
    total: limits.streams,
    perPerson: limits.streams / 2,
  });

  type Reader = Caller | undefined;

  function read(caller: Reader, address: string): void {
    if (caller !== undefined || !isPublic) requirePermission(caller, "read");
    else rate.count(address);
  }

  return {
    read,
    /** The next three return the function to call when the query, export or stream has ended. */
    query(caller: Reader, address: string): () => void {
      read(caller, address);
      return caller === undefined ? takePublicQuery({ address }) : () => undefined;
    },
    export(caller: Reader, address: string): () => void {
      read(caller, address);
      if (caller === undefined) return takePublicExport({ person: siteOf(address) });
      return takeExport({ person: caller.id });
    },
    stream(caller: Reader, address: string): () => void {
      read(caller, address);
      if (caller === undefined) return takePublicStream({ address });
      return takeStream({ address, person: caller.id });
    },
  };
}

/** Half of the places are for one person or address. */
function exportLimit(total: number) {
  return createConnectionLimit({ total, perPerson: total / 2 });
}

import { createByteLimit } from "./byte-limit.ts";

/** Counts the bytes of responses that clients have not read yet: clients that request much and read nothing are refused. */
export interface UnreadResponses {
  /** Whether so many bytes (by default one) may be sent to this client. */
  hasRoom(from: string, bytes?: number): boolean;
  /**
   * The same response, whose bytes count until they are read or the connection has closed. Rejects with a 503 when this client, or all
   * together, have too much unread. A stream counts by the piece, and ends there. `isStored`: it reports a change that is stored, and is not refused.
   */
  hold(response: Response, from: string, options?: { isStored?: boolean }): Promise<Response>;
}

interface UnreadResponsesOptions {
  /** Bytes. */
  total: number;
  perClient: number;
}

export function createUnreadResponses({ total, perClient }: UnreadResponsesOptions): UnreadResponses {
  const unread = createByteLimit({
    total,
    perClient,
    busyMessage: "Too many responses have not been read yet.",
  });

  /** Returns the function that releases the bytes; calling it again does nothing. */
  function take(from: string, bytes: number, isStored: boolean): () => void {
    const held = unread.hold(from);
    held.add(bytes, { isCertain: isStored });
    return held.release;
  }

  return {
    hasRoom: unread.hasRoom,
    async hold(response, from, { isStored = false } = {}) {
      if (response.body === null) return response;
      const isStream = response.headers.get("Content-Type")?.startsWith("application/json") !== true;
      if (isStream) return new Response(pieceByPiece(response.body, take, from), response);
      const bytes = new Uint8Array(await response.arrayBuffer());
      const release = take(from, bytes.byteLength, isStored);
      return new Response(whole(bytes, release), response);
    },
  };
}

type Take = (from: string, bytes: number, isStored: boolean) => () => void;

/** Counts as long as any of it is held. */
function whole(bytes: Uint8Array, release: () => void): ReadableStream<Uint8Array> {
  let left = bytes;
  return new ReadableStream(
    {
      pull(controller) {
        // A copy: a connection that stops in the middle of it would hold everything.
        controller.enqueue(left.slice(0, PIECE_BYTES));
        left = left.subarray(PIECE_BYTES);
        if (left.byteLength > 0) return;
        left = new Uint8Array();
        release();
        controller.close();
      },
      cancel() {
        left = new Uint8Array();
        release();
      },
    },
    nothingAhead,
  );
}

/** Each piece counts until the next one is requested. */
function pieceByPiece(
  body: ReadableStream<Uint8Array>,
  take: Take,
  from: string,
): ReadableStream<Uint8Array> {
  const source = body.getReader();
  let release: () => void = () => undefined;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        release();
        const { done, value } = await source.read();
        if (done) return controller.close();
        try {
          release = take(from, value.byteLength, false);
          controller.enqueue(value);
        } catch (error) {
          await source.cancel();
          controller.error(error);
        }
      },
      async cancel(reason) {
        release();
        await source.cancel(reason);
      },
    },
    nothingAhead,
  );
}

const nothingAhead = { highWaterMark: 0 };

const PIECE_BYTES = 64 * 1024;

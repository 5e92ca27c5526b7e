import { createByteLimit } from "./byte-limit.ts";

/** Clients that request much and read nothing would fill the memory, so unread bytes are counted. */
export function createUnreadResponses(bounds: { total: number; perClient: number }) {
  const unread = createByteLimit({ ...bounds, busyMessage: "Too many responses have not been read yet." });
  return {
    /** Returns whether so many bytes (by default one) may be sent to this client. */
    hasRoom: unread.hasRoom,
    /**
     * Each piece counts until the next one is requested, and JSON is one piece. Rejects with a 503 when this client or all together
     * have too much unread; a stream ends there. `isStored` reports a stored change, which is never refused.
     */
    async hold(response: Response, from: string, { isStored = false } = {}): Promise<Response> {
      if (response.body === null) return response;
      const source = response.body.getReader();
      const held = unread.hold(from);

      async function readNext() {
        held.release();
        const piece = await source.read();
        try {
          if (!piece.done) held.add(piece.value.byteLength, { isCertain: isStored });
        } catch (error) {
          await source.cancel();
          throw error;
        }
        return piece;
      }

      // The status has not been sent yet, so a refusal can be a 503.
      let first: Awaited<ReturnType<typeof readNext>> | undefined = await readNext();
      const body = new ReadableStream<Uint8Array>(
        {
          async pull(controller) {
            const { done, value } = first ?? (await readNext());
            first = undefined;
            if (done) controller.close();
            else controller.enqueue(value);
          },
          async cancel(reason) {
            held.release();
            await source.cancel(reason);
          },
        },
        { highWaterMark: 0 },
      );
      return new Response(body, response);
    },
  };
}

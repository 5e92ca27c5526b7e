/** A streamed response that ends when `watch` calls back. The client reconnects, and gets a 401. */
export function endOnRevocation(response: Response, watch: (onEnd: () => void) => () => void): Response {
  if (response.body === null) return response;
  const source = response.body.getReader();
  let stop: () => void = () => undefined;
  const body = new ReadableStream<Uint8Array>(
    {
      start() {
        // The reading that is under way, or the next one, then finds the end.
        stop = watch(() => void source.cancel().catch(() => undefined));
      },
      async pull(controller) {
        const { done, value } = await source.read();
        if (!done) return controller.enqueue(value);
        stop();
        controller.close();
      },
      async cancel(reason) {
        stop();
        await source.cancel(reason);
      },
    },
    // Nothing is held here: whether the receiver has stopped reading is for the source to see.
    { highWaterMark: 0 },
  );
  return new Response(body, response);
}

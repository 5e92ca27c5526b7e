/** The stream ends when `watch` calls back. The client reconnects, and gets a 401. */
export function endOnRevocation(response: Response, watch: (onEnd: () => void) => () => void): Response {
  if (response.body === null) return response;
  const source = response.body.getReader();
  let stop: () => void = () => undefined;
  const body = new ReadableStream<Uint8Array>(
    {
      start() {
        // The current or the next read then finds the end.
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
    // The source notices that the receiver has stopped reading, so nothing is held here.
    { highWaterMark: 0 },
  );
  return new Response(body, response);
}

/** The pause, in milliseconds; it ends early where the browser notices its connection. */
const RETRY_MS = 5_000;

/** Asks until there is an answer: without a connection there is none. Rejects once nobody waits for it. */
export async function retried<T>(ask: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (;;) {
    signal?.throwIfAborted();
    try {
      return await ask();
    } catch {
      await pause(signal);
    }
  }
}

/** Rejects where the shop has no answer for this address. The page for no connection is there in every shop. */
export async function reach(address = "/offline", signal?: AbortSignal): Promise<void> {
  const response = await fetch(address, { method: "HEAD", cache: "no-store", signal: signal ?? null });
  if (!response.ok) throw new Error(`${response.status} ${address}`);
}

function pause(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, RETRY_MS);
    function end() {
      clearTimeout(timer);
      removeEventListener("online", end);
      signal?.removeEventListener("abort", end);
      resolve();
    }
    addEventListener("online", end);
    signal?.addEventListener("abort", end);
  });
}

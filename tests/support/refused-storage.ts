/** Runs as in a browser that blocks cookies, where whoever touches the storage gets an error. */
export function withRefused(name: "localStorage" | "sessionStorage", run: () => void) {
  const own = Object.getOwnPropertyDescriptor(globalThis, name) ?? {};
  const get = () => {
    throw new DOMException("refused", "SecurityError");
  };
  Object.defineProperty(globalThis, name, { configurable: true, get });
  try {
    run();
  } finally {
    Object.defineProperty(globalThis, name, own);
  }
}

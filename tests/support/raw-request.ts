import { connect } from "node:net";

/** Sends bytes that no client library would send. Resolves with all that came back until the connection ended. */
export function sendRaw(url: string, bytes: string | Buffer): Promise<string> {
  return new Promise((resolve) => {
    let response = "";
    const socket = connect(Number(new URL(url).port), "127.0.0.1", () => socket.write(bytes));
    socket.setEncoding("latin1");
    socket.on("data", (text) => {
      response += text;
    });
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(response));
  });
}

/** The same over a connection that is reset before a response can have come. */
export function sendRawAndReset(url: string, bytes: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1", () => {
      socket.write(bytes, () => socket.resetAndDestroy());
    });
    socket.on("error", () => undefined);
    socket.on("close", () => resolve());
  });
}

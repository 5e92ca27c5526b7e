import { connect } from "node:net";

/** What no client library would send, byte for byte: resolves with all that came back until the connection ended. */
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

/** The same, from a visitor whose connection breaks off before an answer can have come. */
export function sendRawAndReset(url: string, bytes: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1", () => {
      socket.write(bytes, () => socket.resetAndDestroy());
    });
    socket.on("error", () => undefined);
    socket.on("close", () => resolve());
  });
}

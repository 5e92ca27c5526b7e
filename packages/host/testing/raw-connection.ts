import { once } from "node:events";
import { connect } from "node:net";
import { expect, onTestFinished } from "vitest";

/** A client that writes bytes of its own, and keeps its side open after the other has ended. */
export async function openRawConnection(origin: string, text = "") {
  const { hostname, port } = new URL(origin);
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
  onTestFinished(() => void socket.destroy());
  socket.on("error", () => undefined);
  const closed = Promise.race([once(socket, "close"), once(socket, "end")]);
  let receivedText = "";
  socket.on("data", (data) => {
    receivedText += data;
  });
  await once(socket, "connect");
  socket.write(text);
  return {
    socket,
    closed,
    receivedText: () => receivedText,
    received: (words: string) => expect.poll(() => receivedText).toContain(words),
  };
}

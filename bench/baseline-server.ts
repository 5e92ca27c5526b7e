import { readFileSync } from "node:fs";
import { createServer } from "node:http";

// The baseline for processor time: nothing but Node and one prebuilt answer, the file BODY.
const body = readFileSync(process.env.BODY ?? "");
const headers = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Encoding": "br",
  "Content-Length": String(body.byteLength),
};
const server = createServer((_request, response) => response.writeHead(200, headers).end(body));
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  console.log(`http://127.0.0.1:${typeof address === "object" ? address?.port : address}`);
});

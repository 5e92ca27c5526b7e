import { readFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import sirv from "sirv";

// The baselines for processor time: the files of FOLDER, or nothing but Node and one prebuilt answer.
const { FOLDER, BODY = "" } = process.env;
const server = createServer(FOLDER === undefined ? prebuilt(readFileSync(BODY)) : files(FOLDER));
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  console.log(`http://127.0.0.1:${typeof address === "object" ? address?.port : address}`);
});

function prebuilt(body: Buffer): RequestListener {
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Encoding": "br",
    "Content-Length": String(body.byteLength),
  };
  return (_request, response) => response.writeHead(200, headers).end(body);
}

function files(folder: string): RequestListener {
  const serve = sirv(folder, { etag: true });
  return (request, response) => serve(request, response, () => void response.end());
}

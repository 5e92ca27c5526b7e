import { createReadStream, existsSync } from "node:fs";
import { createServer, get } from "node:http";
import { join } from "node:path";

// Stands in for nginx where there is none: compressed pages of one folder; files and pictures as the shop has them.
const { PAGES = "", ORIGIN = "" } = process.env;
const server = createServer((request, response) => {
  const file = join(PAGES, `${(request.url ?? "/").split("?")[0]?.replaceAll("/", "_")}.br`);
  if (existsSync(file)) {
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Content-Encoding": "br" });
    createReadStream(file).pipe(response);
    return;
  }
  get(ORIGIN + request.url, { headers: request.headers }, (found) => {
    response.writeHead(found.statusCode ?? 500, found.headers);
    found.pipe(response);
  });
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  console.log(`http://127.0.0.1:${typeof address === "object" ? address?.port : address}`);
});

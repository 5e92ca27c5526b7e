import { createServer } from "node:http";
import sirv from "sirv";

// The baseline of a picture: the same bytes as a file of a folder.
const { FOLDER = "" } = process.env;
const serve = sirv(FOLDER, { etag: true });
const server = createServer((request, response) => serve(request, response, () => void response.end()));
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  console.log(`http://127.0.0.1:${typeof address === "object" ? address?.port : address}`);
});

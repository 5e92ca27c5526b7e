import { workspace } from "./workspace.ts";

/** The shop asks who it is. Rejects with the status as `statusCode` where it answers anything but a success. */
export async function fetchFromShop(path: string, token: string | undefined): Promise<Response> {
  const response = await fetch(workspace.shopUrl + path, { headers: { Authorization: `Bearer ${token}` } });
  if (response.ok) return response;
  throw Object.assign(new Error(`The shop answered ${response.status}.`), { statusCode: response.status });
}

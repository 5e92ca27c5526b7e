import { t } from "#app/label/translate.ts";
import { workspace } from "./workspace.ts";

/** The shop asks who it is. Rejects with the status as `statusCode` where it answers anything but a success. */
export async function fetchFromShop(path: string, token: string | undefined): Promise<Response> {
  const response = await fetch(workspace.shopUrl + path, { headers: { Authorization: `Bearer ${token}` } });
  if (response.ok) return response;
  throw Object.assign(new Error(t("The shop answered {{status}}.", { status: response.status })), {
    statusCode: response.status,
  });
}

import { shopContext } from "#app/shop-context.server.ts";
import { dataResponse } from "#model/web/cache-policies.ts";
import type { Route } from "./+types/enquiry-json.ts";
import { enquiryTexts, handleEnquiry } from "./handle-enquiry.server.ts";

/** The texts of the dialog on a dress's page, fetched when somebody opens it. */
export function loader({ context }: Route.LoaderArgs) {
  return dataResponse(enquiryTexts(context.get(shopContext)));
}

/** The same form as the page's, sent by script: what is wrong with it, or what has become of it. */
export async function action({ request, context }: Route.ActionArgs) {
  const { sent, status } = handleEnquiry(await request.formData(), context.get(shopContext));
  const { errors, receipt } = sent;
  return Response.json({ errors, receipt }, { status });
}

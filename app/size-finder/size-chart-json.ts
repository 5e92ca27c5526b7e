import { shopContext } from "#app/shop-context.server.ts";
import { dataResponse } from "#model/web/cache-policies.ts";
import type { Route } from "./+types/size-chart-json.ts";

/** The size finder on a dress's page reads this when somebody turns to it. */
export function loader({ context }: Route.LoaderArgs) {
  const { sizeChart } = context.get(shopContext).texts;
  if (sizeChart.rows.length === 0) throw new Response(null, { status: 404 });
  return dataResponse(sizeChart);
}

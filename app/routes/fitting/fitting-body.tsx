import { EmptyList } from "./empty-list.tsx";
import type { FittingData } from "./fitting-data.server.ts";
import { ListedDresses } from "./listed-dresses.tsx";
import { useFitting } from "./use-fitting.ts";

export type FittingBodyProps = { data: FittingData };

/** Whose list it is, and what can be done with it. */
export function FittingBody({ data }: FittingBodyProps) {
  const fitting = useFitting(data.listed);
  if (fitting.isEmpty) return <EmptyList {...data.empty} fitting={fitting} />;
  return <ListedDresses data={data} fitting={fitting} />;
}

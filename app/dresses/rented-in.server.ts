import type { Product } from "#model/dresses/product.ts";
import type { PieceChoice } from "#model/rental/free-on-day.ts";
import type { Shop } from "#model/services/shop.ts";

type Asked = Partial<Pick<Shop, "calendar">> & { texts: Pick<Shop["texts"], "terms"> };

/** Every door knows in which sizes and colours a dress is rented before the calendar has answered. It is empty outside the calendar. */
export function rentedIn({ calendar, texts }: Asked, product: Product): { rentedIn?: PieceChoice[] } {
  const today = calendar?.today();
  const days = today && calendar?.daysOf(product, texts.terms, today);
  if (!days) return {};
  const choices = days.pieces.map(({ busy: _, ...choice }) => [JSON.stringify(choice), choice] as const);
  return { rentedIn: [...new Map(choices).values()] };
}

import { fittingAddress } from "#app/catalogue/fitting-address.ts";
import { DIFFERENCES_PARAM, MARKED } from "#app/catalogue/url-parameters.ts";

export function marksDifferences(asked: URLSearchParams): boolean {
  return asked.get(DIFFERENCES_PARAM) === MARKED;
}

/** A list as it is looked at; whoever it is sent to marks for herself. */
export function listAddress(slugs: readonly string[], isMarked: boolean): string {
  const address = fittingAddress(slugs);
  return isMarked && slugs.length > 0 ? `${address}&${DIFFERENCES_PARAM}=${MARKED}` : address;
}

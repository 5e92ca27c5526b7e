import { useSearchParams } from "react-router";
import {
  BETWEEN_DRESSES,
  DIFFERENCES_PARAM,
  DRESS_PARAM,
  FACET_PARAMS,
  NOTICE_PARAM,
  PAGE_PARAM,
  QUERY_PARAM,
  SORT_PARAM,
  TOKEN_PARAM,
} from "#app/catalogue/url-parameters.ts";

/** Colour and size of a dress are among the facets. */
const names = [
  NOTICE_PARAM,
  SORT_PARAM,
  ...FACET_PARAMS,
  PAGE_PARAM,
  TOKEN_PARAM,
  QUERY_PARAM,
  DRESS_PARAM,
  DIFFERENCES_PARAM,
];

/**
 * What else was chosen on a screen, for forms that lead to the search on it. The same elements whatever the address: the
 * page was rendered without what means nothing on it, and React throws away a page in which it finds other elements.
 */
export function OtherParameters() {
  const [parameters] = useSearchParams();
  return names.map((name) => {
    const value = parameters.getAll(name).join(name === DRESS_PARAM ? BETWEEN_DRESSES : ",");
    return (
      <input
        key={name + value}
        type="hidden"
        // The same in both: by it React knows the element again.
        name={name}
        value={value}
        disabled={!value}
        suppressHydrationWarning
      />
    );
  });
}

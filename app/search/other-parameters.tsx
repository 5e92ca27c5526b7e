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
} from "#app/label/url-parameters.ts";

/** The facets include the colour and size of a dress. */
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
 * Keeps what else was chosen on a page in forms that open the search on it. The elements are the same for every address:
 * the cached page knows no meaningless parameters, and React would discard markup with other elements.
 */
export function OtherParameters() {
  const [parameters] = useSearchParams();
  return names.map((name) => {
    const value = parameters.getAll(name).join(name === DRESS_PARAM ? BETWEEN_DRESSES : ",");
    return (
      <input
        key={name + value}
        type="hidden"
        // React recognizes the element by its name when it hydrates.
        name={name}
        value={value}
        disabled={!value}
        suppressHydrationWarning
      />
    );
  });
}

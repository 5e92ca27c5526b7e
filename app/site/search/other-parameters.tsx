import { useSearchParams } from "react-router";
import {
  COLOUR_PARAM,
  NOTICE_PARAM,
  PAGE_PARAM,
  SIZE_PARAM,
  SORT_PARAM,
  TOKEN_PARAM,
} from "#app/catalogue/url-parameters.ts";

const names = [NOTICE_PARAM, SORT_PARAM, PAGE_PARAM, COLOUR_PARAM, SIZE_PARAM, TOKEN_PARAM];

/**
 * What else was chosen on a screen, for forms that lead to the search on it. The same elements whatever the address: the
 * page was rendered without what means nothing on it, and React throws away a page in which it finds other elements.
 */
export function OtherParameters() {
  const [parameters] = useSearchParams();
  return names.map((name) => {
    const value = parameters.get(name) ?? "";
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

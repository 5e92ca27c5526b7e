import { useSearchParams } from "react-router";
import { SEARCH_PARAM } from "#app/catalogue/url-parameters.ts";

/** What else was chosen on a screen, for forms that lead to the search on it. */
export function OtherParameters() {
  const [parameters] = useSearchParams();
  return [...parameters]
    .filter(([name]) => name !== SEARCH_PARAM)
    .map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
}

import { useNavigation } from "react-router";
import { SHOW } from "./visit-choice.ts";

/** "times" are on their way for another choice, or the form itself. */
export function useSending(): "times" | "form" | undefined {
  const { formData } = useNavigation();
  if (formData === undefined) return undefined;
  return formData.has(SHOW) ? "times" : "form";
}

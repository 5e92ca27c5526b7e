import { type ToastParams, useToast } from "@sanity/ui/toast";
import { problemOf } from "./change-then-read.ts";

/** Takes a step, and says why it failed, or what it did. Resolves with whether it was done. */
export function useAttempt() {
  const toast = useToast();
  return async <Outcome>(
    step: () => Promise<Outcome>,
    success?: (outcome: Outcome) => ToastParams,
  ): Promise<boolean> => {
    try {
      const outcome = await step();
      if (success) toast.push({ status: "success", ...success(outcome) });
    } catch (error) {
      toast.push(problemOf(error));
      return false;
    }
    return true;
  };
}

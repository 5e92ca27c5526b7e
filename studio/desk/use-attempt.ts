import { type ToastParams, useToast } from "@sanity/ui/toast";
import { problemOf } from "./change-then-read.ts";

/** Takes a step, and says why it failed, or what it did. Resolves with whether it was done. */
export function useAttempt() {
  const toast = useToast();
  return async (step: () => Promise<unknown>, success?: ToastParams): Promise<boolean> => {
    try {
      await step();
    } catch (error) {
      toast.push(problemOf(error));
      return false;
    }
    if (success) toast.push({ status: "success", ...success });
    return true;
  };
}

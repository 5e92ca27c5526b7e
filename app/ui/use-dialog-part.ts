import { useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";
import { isFragment, useLeave } from "./dialog.tsx";

/**
 * Fetches what a dialog needs when the address opens it, and returns it once it has come. `fail` is called where it does not come and the
 * dialog is still asked for; `leave` takes the dialog out of the address.
 */
export function useDialogPart<Part>(
  id: string,
  load: () => Promise<Part>,
  fail: (leave: () => void) => unknown,
): Part | undefined {
  const isAsked = isFragment(id, useLocation());
  const leave = useLeave();
  const [part, setPart] = useState<Part>();
  const isMissing = isAsked && part === undefined;
  const begin = useEffectEvent(load);
  // It may be long until it is known that nothing came.
  const failed = useEffectEvent(() => fail(() => isFragment(id, window.location) && leave()));

  useEffect(() => {
    if (!isMissing) return;
    let isLeft = false;
    begin().then(
      (loaded) => isLeft || setPart(() => loaded),
      () => isLeft || failed(),
    );
    return () => {
      isLeft = true;
    };
  }, [isMissing]);

  return part;
}

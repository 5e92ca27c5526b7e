import { isDialogEntry, noteScreen } from "./dialog-history.ts";

/**
 * The open dialog's history entry becomes one of the router's. Where its address opens the dialog again, a link that is followed now gets an
 * entry after it, and Back leads into the dialog. Where the address is on its way, it takes this entry however the dialog is closed
 * meanwhile, and Back is the router's, which gives it up. Apart from dialog-history.ts, which every page has.
 */
export function nameDialogEntry(address: string): void {
  if (!isDialogEntry()) return;
  history.replaceState({ ...history.state, dialog: address }, "", address);
  noteScreen(address);
}

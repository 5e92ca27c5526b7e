import { NEWSLETTER_FIELD } from "#app/site/newsletter-form.ts";

/**
 * Opens and closes dialogs in browsers without invoker commands (before Safari 26.2 and Chrome 135), and opens the one
 * that a form's submit button stands for. The button gets the focus, which Safari does not give it, so that the dialog
 * can give it back.
 */
export function openDialogs(): void {
  addEventListener("click", onClick);
  addEventListener("submit", noteTime, true);
}

function onClick(event: MouseEvent) {
  const { target } = event;
  const button =
    target instanceof Element
      ? target.closest<HTMLButtonElement>("button[commandfor],button[data-opens]")
      : null;
  if (!button) return;
  button.focus();
  if (button.hasAttribute("commandfor") && "commandForElement" in button) return;
  const id = button.dataset["opens"] || button.getAttribute("commandfor");
  const dialog = document.getElementById(id ?? "");
  if (!(dialog instanceof HTMLDialogElement)) return;
  event.preventDefault();
  if (button.getAttribute("command") === "close") dialog.close();
  else if (!dialog.open) dialog.showModal();
}

/** The newsletter's form says how long the page has been open when it is sent: programs are quicker than hands. */
function noteTime({ target }: Event) {
  const opened = target instanceof HTMLFormElement ? target.elements.namedItem(NEWSLETTER_FIELD) : null;
  if (opened instanceof HTMLInputElement) opened.value = String(Math.round(performance.now()));
}

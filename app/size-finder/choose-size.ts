import { SIZE_PARAM } from "#app/catalogue/url-parameters.ts";
import { announce } from "#app/ui/announce.ts";
import { afterStep } from "#app/ui/dialog-history.ts";
import { sizeFinderWords } from "#words/size-finder.ts";

/**
 * Presses the size's own radio button on the page, once the dialog has given its history entry back: before, the address would be
 * undone with it. `elsewhere`: where there is none on this page.
 */
export function chooseSize(choice: { size: string; isNoted: boolean }, elsewhere: () => unknown): void {
  const { chosen, inEnquiry } = sizeFinderWords;
  setTimeout(() =>
    afterStep(() => {
      const radio = [...document.querySelectorAll("input")].find(
        ({ type, name, value }) => type === "radio" && name === SIZE_PARAM && value === choice.size,
      );
      if (!radio) return elsewhere();
      radio.click();
      radio.focus();
      announce(chosen(choice.size));
      if (choice.isNoted) announce(inEnquiry);
    }),
  );
}

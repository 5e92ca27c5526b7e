import buttons from "#app/ui/button.module.css";
import { fittingWords } from "#words/fitting.ts";

/** After so many milliseconds it prints what has come. */
const MOST_WAIT_MS = 5_000;

/** Prints a sheet for each dress once their pictures are there: those further on load late. */
export function PrintSheets() {
  async function print() {
    const pictures = [...document.querySelectorAll<HTMLImageElement>("main li > article img")];
    const decoded = pictures.map((picture) => {
      picture.loading = "eager";
      return picture.decode();
    });
    const tired = new Promise((resolve) => setTimeout(resolve, MOST_WAIT_MS));
    await Promise.race([Promise.allSettled(decoded), tired]);
    window.print();
  }

  return (
    <button type="button" className={buttons.link} onClick={() => void print()}>
      {fittingWords.print}
    </button>
  );
}

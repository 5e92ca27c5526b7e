import { say } from "@trousseau/words/say.ts";
import type { MouseEvent } from "react";
import { useLocation } from "react-router";
import buttons from "#app/ui/button.module.css";
import { isPlainClick } from "#app/ui/plain-click.ts";
import { useShare } from "#app/ui/use-share.tsx";
import { chosenFrom, queryFor } from "#model/dresses/choice.ts";
import type { Product } from "#model/dresses/product.ts";
import { whatsAppLink } from "#model/dresses/whatsapp-link.ts";
import aroundWords from "#words/around.json" with { type: "json" };
import styles from "./product-info.module.css";

type ShareProductProps = {
  product: Product;
  /** The address of its page names no choice. */
  address: string;
};

/** Shares by WhatsApp, with script by whatever the device has, or as a copied link; or prints the look-sheet. */
export function ShareProduct({ product, address }: ShareProductProps) {
  const { name } = product;
  const choice = chosenFrom(product, new URLSearchParams(useLocation().search));
  // Messengers show the picture of the chosen colour.
  const url = address + queryFor(choice);
  const words = aroundWords.share;
  const { share, outcome } = useShare(
    { url, title: name },
    { ...words, link: say(words, "link", { dress: name }) },
  );

  function onClick(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void share();
  }

  return (
    <div className={styles.share}>
      <a
        className={buttons.link}
        href={whatsAppLink("", `${name}\n${url}`)}
        rel="noreferrer"
        aria-label={say(words, "button", { dress: name })}
        onClick={onClick}
      >
        {words.shown}
      </a>
      <button type="button" className={`${buttons.link} scripted`} onClick={() => print()}>
        {aroundWords.print}
      </button>
      {outcome}
    </div>
  );
}

import { wishlistAddress } from "#app/label/wishlist-address.ts";
import buttons from "#app/ui/button.module.css";
import { useShare } from "#app/ui/use-share.ts";
import { fittingWords } from "#words/fitting.ts";
import styles from "./share-list.module.css";

type ShareListProps = {
  slugs: readonly string[];
  /** The shop's address has no slash at its end. */
  origin: string;
};

export function ShareList({ slugs, origin }: ShareListProps) {
  const { button, link } = fittingWords.share;
  const url = `${origin}${wishlistAddress(slugs)}`;
  const { field, outcome, share } = useShare({ url }, fittingWords.share);
  return (
    <div className={styles.share}>
      <button type="button" className={buttons.link} onClick={() => void share()}>
        {button}
      </button>
      <textarea ref={field} hidden rows={2} readOnly value={url} aria-label={link} />
      <p role="status">{outcome}</p>
    </div>
  );
}

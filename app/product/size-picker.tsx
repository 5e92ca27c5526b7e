import { type Product, pathAbout, type Size } from "#app/catalogue/product.ts";
import { SIZE_PARAM } from "#app/label/url-parameters.ts";
import { prefetchFinder, SIZE_FINDER_ID } from "#app/size-finder/size-finder.tsx";
import buttons from "#app/ui/button.module.css";
import { useOpenDialog } from "#app/ui/dialog.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import type { productWords } from "#words/product.ts";
import { Option } from "./choice-option.tsx";
import styles from "./picker.module.css";
import { Picker } from "./picker.tsx";

type SizePickerProps = {
  product: Product;
  chosen: Size | undefined;
  words: typeof productWords;
  onChoose: () => void;
};

export function SizePicker({ product, chosen, words, onChoose }: SizePickerProps) {
  return (
    <Picker
      id="size"
      legend={words.size}
      chosen={chosen?.label ?? words.choose}
      className={`${styles.sizes} numeral`}
      aside={words.findSize && <FinderLink slug={product.slug}>{words.findSize}</FinderLink>}
    >
      {product.sizes.map(({ label, isAvailable }) => (
        <Option
          key={label}
          name={SIZE_PARAM}
          value={label}
          isChosen={chosen?.label === label}
          isAvailable={isAvailable}
          onChoose={onChoose}
        >
          <span className={styles.size} data-unavailable={isAvailable ? undefined : ""}>
            <span className="visually-hidden">{words.size} </span>
            {label}
            {!isAvailable && <span className="visually-hidden">, {words.unavailable}</span>}
          </span>
        </Option>
      ))}
    </Picker>
  );
}

/** The link leads to a page; with script the same opens in a dialog. */
function FinderLink({ slug, children }: { slug: string; children: string }) {
  return (
    <ScreenLink
      className={`${buttons.link} ${styles.aside}`}
      href={pathAbout(slug, "/size-finder")}
      aria-haspopup="dialog"
      onClick={useOpenDialog(SIZE_FINDER_ID)}
      onPointerEnter={prefetchFinder}
      onFocus={prefetchFinder}
    >
      {children}
    </ScreenLink>
  );
}

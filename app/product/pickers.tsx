import type { ReactNode } from "react";
import swatches from "#app/dresses/swatch.module.css";
import { swatchStyle } from "#app/dresses/swatch-style.tsx";
import { prefetchFinder, SIZE_FINDER_ID } from "#app/size-finder/size-finder.tsx";
import buttons from "#app/ui/button.module.css";
import { useOpenDialog } from "#app/ui/dialog.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { type Colour, type Product, pathAbout, type Size } from "#model/dresses/product.ts";
import { COLOUR_PARAM, SIZE_PARAM } from "#model/screens/url-parameters.ts";
import { separated } from "#words/locale.ts";
import type productWords from "#words/product.json";
import styles from "./pickers.module.css";

type ColourPickerProps = {
  product: Pick<Product, "colours" | "cloths">;
  chosen: Colour | undefined;
  words: typeof productWords;
  onChoose: () => void;
};

/** Each square has the real colour, or shows the cloth, and is named in words. */
export function ColourPicker({ product, chosen, words, onChoose }: ColourPickerProps) {
  const only = onlyOf(product.colours);
  return (
    <Picker id="colour" legend={words.colour} chosen={(only ?? chosen)?.name}>
      <div className={styles.swatches}>
        {product.colours.map(({ slug, name, value, isAvailable }) => {
          const title = isAvailable ? name : separated([name, words.unavailable]);
          const cloth = product.cloths.find(({ colour }) => colour === slug);
          return (
            <Option
              key={slug}
              name={COLOUR_PARAM}
              value={slug}
              isChosen={chosen?.slug === slug}
              isSettled={only !== undefined}
              title={title}
              onChoose={onChoose}
            >
              <span
                className={`${swatches.swatch} ${styles.swatch}`}
                style={swatchStyle(value)}
                data-unavailable={isAvailable ? undefined : ""}
              >
                {cloth && <Picture picture={{ ...cloth, alt: "" }} ratio={1} sizes="3rem" />}
              </span>
              <span className="visually-hidden">{title}</span>
            </Option>
          );
        })}
      </div>
    </Picker>
  );
}

type SizePickerProps = {
  product: Product;
  chosen: Size | undefined;
  words: typeof productWords;
  onChoose: () => void;
};

export function SizePicker({ product, chosen, words, onChoose }: SizePickerProps) {
  const only = onlyOf(product.sizes);
  const settled = only ?? chosen;
  return (
    <Picker
      id="size"
      legend={words.size}
      chosen={settled?.word ?? settled?.label}
      aside={words.findSize && <FinderLink slug={product.slug}>{words.findSize}</FinderLink>}
    >
      <div className={`${styles.sizes} numeral`} style={{ "--count": product.sizes.length }}>
        {product.sizes.map(({ label, isAvailable, word = label }) => (
          <Option
            key={label}
            name={SIZE_PARAM}
            value={label}
            isChosen={chosen?.label === label}
            isSettled={only !== undefined}
            onChoose={onChoose}
          >
            <span className={styles.size} data-unavailable={isAvailable ? undefined : ""}>
              <span className="visually-hidden">{`${words.size} `}</span>
              <span>{word}</span>
              {!isAvailable && <span className="visually-hidden">{separated(["", words.unavailable])}</span>}
            </span>
          </Option>
        ))}
      </div>
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

type PickerProps = {
  id: string;
  legend: string;
  /** It says in words what is chosen. */
  chosen: string | undefined;
  aside?: ReactNode;
  children: ReactNode;
};

function Picker({ id, legend, chosen, aside, children }: PickerProps) {
  return (
    <div role="group" aria-labelledby={id} className={styles.picker}>
      <div className={styles.legend}>
        <span id={id} className="label">
          {legend}
        </span>
        {aside}
        <span className="soft numeral">{chosen}</span>
      </div>
      {children}
    </div>
  );
}

type OptionProps = {
  /** The form sends this URL parameter. */
  name: string;
  value: string;
  isChosen: boolean;
  /** There is one alone: nothing is asked. */
  isSettled: boolean;
  /** A mouse that points at it sees this. */
  title?: string;
  /** It is called for a chosen colour, too, and brings its picture forward again. */
  onChoose: () => void;
  children: ReactNode;
};

function Option({ name, value, isChosen, isSettled, title, onChoose, children }: OptionProps) {
  if (isSettled)
    return (
      <span className={styles.option}>
        {/* An address that names it, as links from filtered lists do, goes on naming it. */}
        {isChosen && <input type="hidden" name={name} value={value} />}
        {children}
      </span>
    );
  return (
    <label className={styles.option} title={title}>
      <input
        className="covers"
        type="radio"
        name={name}
        value={value}
        defaultChecked={isChosen}
        onClick={onChoose}
        // The space bar does not click a chosen radio button; any other click overtakes this.
        onKeyUp={(event) => event.key === " " && onChoose()}
      />
      {children}
    </label>
  );
}

function onlyOf<Choice>(choices: readonly Choice[]): Choice | undefined {
  return choices.length === 1 ? choices[0] : undefined;
}

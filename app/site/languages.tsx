import { useLocation } from "react-router";
import { addressBelow } from "#model/screens/language-path.ts";
import languageWords from "#words/language.json" with { type: "json" };
import type { LanguageLink } from "./language-links.server.ts";
import { LanguageOffer } from "./language-offer.tsx";
import styles from "./languages.module.css";

type LanguagesProps = {
  languages: readonly LanguageLink[];
  /** Shows the one that the browser prefers, once. */
  isOffer: boolean;
};

/** Leads to the same page, with its choices, in each other language of the shop. Another bundle draws it, so the page is loaded. */
export function Languages({ languages, isOffer }: LanguagesProps) {
  return isOffer ? <LanguageOffer languages={languages} /> : <LanguageList languages={languages} />;
}

function LanguageList({ languages }: { languages: readonly LanguageLink[] }) {
  const { pathname, search } = useLocation();
  return (
    <nav className={styles.languages} aria-label={languageWords.languages}>
      <ul>
        {languages.map(({ tag, base, name, isOwn }) => (
          <li key={tag} lang={tag} translate="no">
            {isOwn ? (
              <span aria-current="true">{name}</span>
            ) : (
              <a href={addressBelow(base, pathname + search)} hrefLang={tag}>
                {name}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

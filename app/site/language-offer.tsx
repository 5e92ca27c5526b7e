import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import buttons from "#app/ui/button.module.css";
import { readStored, store } from "#app/ui/device-storage.ts";
import { Icon } from "#app/ui/icon.tsx";
import { addressBelow } from "#model/screens/language-path.ts";
import type { LanguageLink } from "./language-links.server.ts";
import styles from "./language-offer.module.css";

/** A device that has it was offered another language; its text does not matter. */
const KEY = "language-offer";

/** One line, once on a device: the page in the language that its browser prefers. Nobody is led there unasked. */
export function LanguageOffer({ languages }: { languages: readonly LanguageLink[] }) {
  const { pathname, search } = useLocation();
  const [offered, setOffered] = useState<LanguageLink>();
  useEffect(() => {
    const preferred = preferredIn(languages);
    if (!preferred || readStored("localStorage", KEY) !== null) return;
    // A device that stores nothing would be asked on each page.
    if (store("localStorage", KEY, preferred.tag)) setOffered(preferred);
  }, [languages]);
  if (!offered) return null;
  const { tag, base, offer, refusal } = offered;
  return (
    <aside className={styles.offer} lang={tag} dir="auto" aria-label={offer} translate="no">
      <a href={addressBelow(base, pathname + search)} hrefLang={tag}>
        {offer}
      </a>
      <button
        type="button"
        className={buttons.icon}
        aria-label={refusal}
        onClick={() => setOffered(undefined)}
      >
        <Icon name="close" />
      </button>
    </aside>
  );
}

/** The first of the browser's languages that the shop speaks; undefined where the page is in it. */
function preferredIn(languages: readonly LanguageLink[]): LanguageLink | undefined {
  const spoken = navigator.languages.map((tag) =>
    languages.find((one) => languageOf(one.tag) === languageOf(tag)),
  );
  const preferred = spoken.find((one) => one !== undefined);
  return preferred?.isOwn ? undefined : preferred;
}

function languageOf(tag: string): string {
  return tag.split("-")[0]?.toLowerCase() ?? "";
}

import { useEffect, useState } from "react";
import buttons from "#app/ui/button.module.css";
import { Icon } from "#app/ui/icon.tsx";
import { searchWords } from "#words/search.ts";
import { recentSearches } from "./recent-searches.ts";
import styles from "./search-panel.module.css";

/** What was searched for on this device, each to be searched for again or forgotten. */
export function RecentList({ onChoose }: { onChoose: (text: string) => void }) {
  const [recent, setRecent] = useState<readonly string[]>([]);
  useEffect(() => {
    const follow = () => setRecent(recentSearches.all());
    follow();
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }, []);
  if (recent.length === 0) return null;

  function forget(text?: string) {
    if (text === undefined) recentSearches.forgetAll();
    else recentSearches.forget(text);
    setRecent(recentSearches.all());
    // The button that was pressed is gone.
    onChoose("");
  }

  return (
    <section className={styles.part}>
      <h2 className="label soft">{searchWords.recent}</h2>
      <ul className={styles.recent}>
        {recent.map((text) => (
          <li key={text}>
            <button type="button" className={buttons.link} onClick={() => onChoose(text)}>
              {text}
            </button>
            <button
              type="button"
              className={buttons.icon}
              aria-label={searchWords.forget(text)}
              onClick={() => forget(text)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
        <li>
          <button type="button" className={`${buttons.link} soft`} onClick={() => forget()}>
            {searchWords.forgetAll}
          </button>
        </li>
      </ul>
    </section>
  );
}

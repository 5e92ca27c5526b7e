import { say } from "@trousseau/words/say.ts";
import { useEffect, useState } from "react";
import buttons from "#app/ui/button.module.css";
import { IconButton } from "#app/ui/icon-button.tsx";
import { storedList } from "#app/ui/stored-list.ts";
import { readQuery } from "#model/screens/search-query.ts";
import searchWords from "#words/search.json" with { type: "json" };
import styles from "./search-panel.module.css";

/** Five texts fit in one row. */
export const recentSearches = storedList({ key: "searches", most: 5, mostStored: 2_000, read: readQuery });

/** The visitor can repeat or forget each search made on this device. */
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
    // The clicked button is gone, so the focus goes to the field.
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
            <IconButton
              icon="close"
              aria-label={say(searchWords, "forget", { text })}
              onClick={() => forget(text)}
            />
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

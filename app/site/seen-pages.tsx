import { useEffect, useState } from "react";
import buttons from "#app/ui/button.module.css";
import { languageBase, sharedPath } from "#app/ui/language-base.ts";
import { PRODUCT_FOLDER } from "#model/screens/screen-paths.ts";
import errorWords from "#words/errors.json" with { type: "json" };
import styles from "./seen-pages.module.css";
import { type StoredPage, storedPages } from "./stored-pages.ts";

/** Leads to what opens without a connection. The home page's heading is a line of its hero, which names no page. */
export function SeenPages() {
  const [pages, setPages] = useState<readonly StoredPage[]>([]);
  useEffect(() => {
    storedPages(languageBase()).then(setPages, () => undefined);
  }, []);
  if (pages.length === 0) return null;
  return (
    <>
      <p className={`${styles.seen} label`}>{errorWords.offline.seen}</p>
      {pages.map(({ path, title }) => (
        <a
          key={path}
          className={buttons.link}
          href={path}
          translate={sharedPath(path).startsWith(PRODUCT_FOLDER) ? "no" : undefined}
        >
          {sharedPath(path) === "/" ? errorWords.unexpected.home : title}
        </a>
      ))}
    </>
  );
}

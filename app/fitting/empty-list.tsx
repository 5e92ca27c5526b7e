import type { NavLink } from "#app/label/navigation.ts";
import { Notice, WaysOn } from "#app/site/notice.tsx";
import type { PictureSource } from "#app/ui/rendition.ts";
import { fittingWords } from "#words/fitting.ts";
import styles from "./empty-list.module.css";
import { RemovedDresses } from "./removed-dresses.tsx";
import type { Fitting } from "./use-fitting.ts";

type EmptyListProps = {
  picture: PictureSource | undefined;
  waysOn: readonly NavLink[];
  fitting: Fitting;
};

/** Says how a list comes about. Whether there is one on the device is not known before the scripts are there. */
export function EmptyList({ picture, waysOn, fitting }: EmptyListProps) {
  const { title, lead } = fittingWords.empty;
  return (
    <div className={styles.empty} data-phase={fitting.phase}>
      <Notice title={title} sentences={[lead]} picture={picture} size="long">
        <WaysOn links={waysOn} />
      </Notice>
      <RemovedDresses fitting={fitting} />
    </div>
  );
}

import { say } from "@trousseau/words/say.ts";
import { SIZE_FINDER_PATH } from "@trousseau/words/size-chart.ts";
import { useState } from "react";
import { shopContext } from "#app/shop-context.server.ts";
import { screenAction } from "#app/site/newsletter-action.server.ts";
import { pageMeta } from "#app/site/open-graph-meta.ts";
import { ignoringFragment } from "#app/site/revalidation.ts";
import { WriteToUs } from "#app/site/write-to-us.tsx";
import reading from "#app/styles/reading.module.css";
import buttons from "#app/ui/button.module.css";
import { useDataAttribute } from "#app/ui/data-attribute.ts";
import { useOpenDialog } from "#app/ui/dialog.tsx";
import { Emphasis, withoutEmphasis } from "#app/ui/emphasis.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Paragraph } from "#app/ui/paragraph.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { Title } from "#app/ui/title.tsx";
import { useDialogPart } from "#app/ui/use-dialog-part.ts";
import { dressNamedIn } from "#model/dresses/find-dress.server.ts";
import { productPath, sizeInWords } from "#model/dresses/product.ts";
import { pageTitle } from "#model/texts/found-as.ts";
import sizeFinderWords from "#words/size-finder.json" with { type: "json" };
import type { Route } from "./+types/size-finder-screen.ts";
import { HowToMeasure } from "./how-to-measure.tsx";
import { SIZE_FINDER_ID } from "./size-finder.tsx";
import type { SizeFinderDialogProps } from "./size-finder-dialog.tsx";
import styles from "./size-finder-screen.module.css";
import type { FinderDress } from "./size-result.tsx";
import { SizeTable } from "./size-table.tsx";
import { withUnit } from "./units.ts";

export const shouldRevalidate = ignoringFragment;

/** A shop without a chart has no such page. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { catalogue, texts, origin } = context.get(shopContext);
  const { sizeChart: chart, labelSettings } = texts;
  if (chart.rows.length === 0) throw new Response(null, { status: 404 });
  const product = dressNamedIn(catalogue, url.searchParams);
  const dress: FinderDress | undefined = product && {
    name: product.name,
    slug: product.slug,
    sizes: product.sizes,
  };
  return { chart, dress, labelName: labelSettings.name, origin };
}

export const action = screenAction;

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { chart, dress, labelName, origin } = loaderData;
  return pageMeta({
    title: pageTitle(withoutEmphasis(chart.title), labelName),
    description: chart.description,
    origin,
    path: SIZE_FINDER_PATH + (dress ? location.search : ""),
    labelName,
    isUnlisted: dress !== undefined,
  });
}

export default function SizeFinderScreen({ loaderData: { chart, dress } }: Route.ComponentProps) {
  const { howTo, rule, rules } = sizeFinderWords;
  const heels = `${withUnit(chart.heel, "cm")} (${withUnit(chart.heel, "in")})`;
  const field = useDataAttribute("sizeChart");
  return (
    <article className={`${reading.page} grid flows-on-paper`} aria-labelledby="size-finder-title">
      <header className={`${reading.beside} ${styles.head}`}>
        {dress && (
          <ScreenLink className={`${buttons.back} soft`} href={productPath(dress.slug)}>
            <Icon name="previous" />
            <span translate="no">{dress.name}</span>
          </ScreenLink>
        )}
        <h1 id="size-finder-title" {...chart.spokenIn?.["title"]} data-sanity={field("title")}>
          <Title text={chart.title} />
        </h1>
        <Paragraph
          className="soft"
          text={chart.lead}
          {...chart.spokenIn?.["lead"]}
          data-sanity={field("lead")}
        />
        <FinderButton chart={chart} dress={dress} />
      </header>
      <div className={`${styles.text} flows-on-paper`}>
        <SizeTable rows={chart.rows} sizes={dress?.sizes} />
        {dress && dress.sizes.length > 0 && <DressSizes dress={dress} />}
        <section className={`${styles.section} flows-on-paper`} aria-labelledby="how-to-measure">
          <h2 className="title-s" id="how-to-measure">
            <Emphasis text={howTo} />
          </h2>
          <HowToMeasure chart={chart} />
        </section>
        <section className={`${styles.section} flows-on-paper`} aria-labelledby="which-size">
          <h2 className="title-s" id="which-size">
            <Emphasis text={rule} />
          </h2>
          <ul className={`${reading.dashes} ${styles.rules}`}>
            {[...rules, say(sizeFinderWords, "heelRule", { heels })].map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
        <WriteToUs />
      </div>
    </article>
  );
}

function DressSizes({ dress: { name, sizes } }: { dress: FinderDress }) {
  const gone = sizes.filter(({ isAvailable }) => !isAvailable).map(sizeInWords);
  const made = say(sizeFinderWords, "madeIn", { dress: name, sizes: sizes.map(sizeInWords) });
  return (
    <p className={styles.dress}>
      {gone.length > 0 ? `${made} ${say(sizeFinderWords, "goneIn", { sizes: gone })}` : made}
    </p>
  );
}

/** Its script comes when it is pressed; it is there only where script is. */
function FinderButton({ chart, dress }: Pick<SizeFinderDialogProps, "chart" | "dress">) {
  const [isFailed, setFailed] = useState(false);
  const open = useOpenDialog(SIZE_FINDER_ID);
  const Finder = useDialogPart(SIZE_FINDER_ID, loadFinder, (leave) => {
    leave();
    setFailed(true);
  });
  return (
    <div className={`${styles.finder} scripted`}>
      <button type="button" className={buttons.button} onClick={open}>
        {sizeFinderWords.measureMe}
      </button>
      <p role="status" className="soft">
        {isFailed && !Finder && sizeFinderWords.notLoaded}
      </p>
      {Finder && <Finder id={SIZE_FINDER_ID} chart={chart} dress={dress} />}
    </div>
  );
}

async function loadFinder() {
  return (await import("./size-finder-dialog.tsx")).SizeFinderDialog;
}

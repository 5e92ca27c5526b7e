import { SIZE_FINDER_PATH } from "@trousseau/words/size-chart.ts";
import type { FAQPage } from "schema-dts";
import { shopContext } from "#app/shop-context.server.ts";
import { screenAction } from "#app/site/newsletter-action.server.ts";
import { pageMeta } from "#app/site/open-graph-meta.ts";
import { ignoringFragment } from "#app/site/revalidation.ts";
import { structuredData } from "#app/site/structured-data.ts";
import reading from "#app/styles/reading.module.css";
import { Accordion, AccordionItem } from "#app/ui/accordion.tsx";
import buttons from "#app/ui/button.module.css";
import { useDataAttribute } from "#app/ui/data-attribute.ts";
import { withoutEmphasis } from "#app/ui/emphasis.tsx";
import { Paragraph } from "#app/ui/paragraph.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { Title } from "#app/ui/title.tsx";
import type { SpokenParts } from "#model/documents/spoken-in.ts";
import { pageTitle } from "#model/texts/found-as.ts";
import { divisible } from "#model/texts/soft-hyphens.ts";
import sizeFinderWords from "#words/size-finder.json" with { type: "json" };
import type { Route } from "./+types/faq.ts";

export const shouldRevalidate = ignoringFragment;

export function loader({ context }: Route.LoaderArgs) {
  const { texts, origin } = context.get(shopContext);
  return {
    screen: texts.questionsScreen,
    questions: texts.questions.map((question) => ({ ...question, heading: divisible(question.q) })),
    sizes: texts.sizeChart.rows.length > 0 ? sizeFinderWords.find : "",
    labelName: texts.labelSettings.name,
    origin,
  };
}

export const action = screenAction;

export function meta({ loaderData: { screen, questions, labelName, origin } }: Route.MetaArgs) {
  const title = pageTitle(withoutEmphasis(screen.title), labelName);
  return [
    ...pageMeta({ title, description: screen.description, origin, path: "/faq", labelName }),
    ...(questions.length > 0 ? structuredData(questionsData(questions)) : []),
  ];
}

function questionsData(questions: readonly { q: string; a: string }[]) {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ q, a }) => ({
      "@type": "Question" as const,
      name: q,
      acceptedAnswer: { "@type": "Answer" as const, text: a },
    })),
  } satisfies FAQPage;
}

export default function Faq({ loaderData: { screen, questions, sizes } }: Route.ComponentProps) {
  const field = useDataAttribute("questions");
  return (
    <section className={`${reading.page} grid`} aria-labelledby="faq">
      <header className={reading.beside}>
        <h1 id="faq" {...screen.spokenIn?.["title"]} data-sanity={field("title")}>
          <Title text={screen.title} />
        </h1>
        <Paragraph
          className="soft"
          text={screen.lead}
          {...screen.spokenIn?.["lead"]}
          data-sanity={field("lead")}
        />
        <div className="ways">
          <ScreenLink className={buttons.link} href={screen.more.href} data-sanity={field("more", "label")}>
            {screen.more.label}
          </ScreenLink>
          {sizes && (
            <ScreenLink className={buttons.link} href={SIZE_FINDER_PATH}>
              {sizes}
            </ScreenLink>
          )}
        </div>
      </header>
      {questions[0] && (
        <div className={reading.rest}>
          <Accordion size="large">
            {questions.map(({ id, heading, a }, index) => (
              <AccordionItem
                key={id}
                title={
                  <span {...spokenOf(screen, id, "q")} data-sanity={field("questions", { _key: id }, "q")}>
                    {heading}
                  </span>
                }
                isInitiallyOpen={index === 0}
              >
                <p {...spokenOf(screen, id, "a")} data-sanity={field("questions", { _key: id }, "a")}>
                  {a}
                </p>
              </AccordionItem>
            ))}
          </Accordion>
        </div>
      )}
    </section>
  );
}

function spokenOf({ spokenIn }: SpokenParts, id: string, part: "q" | "a") {
  return spokenIn?.[`questions.${id}`] ?? spokenIn?.[`questions.${id}.${part}`];
}

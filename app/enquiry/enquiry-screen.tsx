import { useEffect } from "react";
import { data, useLocation } from "react-router";
import { chosenFrom } from "#app/catalogue/choice.ts";
import { fittingAddress } from "#app/catalogue/fitting-address.ts";
import { productPath } from "#app/catalogue/product.ts";
import { shopContext } from "#app/content/shop-context.server.ts";
import { ignoringFragment } from "#app/site/ignoring-fragment.ts";
import { newsletterAction } from "#app/site/newsletter-action.server.ts";
import { NEWSLETTER_FIELD } from "#app/site/newsletter-form.ts";
import { useDataAttribute } from "#app/ui/data-attribute.ts";
import { withoutEmphasis } from "#app/ui/emphasis.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { Title } from "#app/ui/title.tsx";
import { composerWords } from "#words/enquiry.ts";
import type { Route } from "./+types/enquiry-screen.ts";
import { Composer } from "./composer.tsx";
import { type ComposerDress, composerFields, purposesFor, type SentComposer } from "./composer-form.ts";
import type { ComposerTexts } from "./composer-texts.ts";
import { followPrefilledDay } from "./draft-day.ts";
import styles from "./enquiry-screen.module.css";
import { composerTexts, dressesNamed, handleComposer } from "./handle-composer.server.ts";
import { headingOf } from "./outcome.tsx";
import { hasErrors } from "./sent-form.ts";
import type { ChosenInAddress } from "./use-composer.ts";

export const shouldRevalidate = ignoringFragment;

export function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const dresses = dressesNamed(shop.catalogue, url.searchParams);
  return { texts: composerTexts(shop), dresses };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const form = await request.clone().formData();
  if (form.has(NEWSLETTER_FIELD)) return newsletterAction({ request, context }, shop);
  const { sent, status } = handleComposer(form, shop);
  const dresses = dressesNamed(shop.catalogue, form);
  return data({ sent, dresses }, { status });
}

/** The title stands with the screen: the answer to a form is named in it. */
export function meta() {
  return [{ name: "robots", content: "noindex" }];
}

export default function EnquiryScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { texts } = loaderData;
  const field = useDataAttribute("messages");
  const { search } = useLocation();
  const answer = actionData && "sent" in actionData ? actionData : undefined;
  const dresses = answer?.dresses ?? loaderData.dresses;
  const [dress] = dresses;
  const chosen = chosenIn(dress, new URLSearchParams(search));
  const isList = (answer?.sent.details.purpose ?? chosen.purpose) === "fittingList" || dresses.length > 1;
  const { title } = texts.messages;
  // The draft has come back into its fields by then: a child's effects come first.
  useEffect(() => followPrefilledDay(dresses), [dresses]);
  return (
    <section className={styles.enquiry} aria-labelledby="enquiry">
      <title>{titleOf(answer?.sent, texts)}</title>
      <Composer key={search} texts={texts} dresses={dresses} chosen={chosen} answered={answer?.sent}>
        <div className={styles.head}>
          {dress && (
            <ScreenLink
              className={`${styles.back} label soft`}
              href={isList ? fittingAddress(dresses.map(({ slug }) => slug)) : productPath(dress.slug)}
            >
              <Icon name="previous" />
              {isList ? composerWords.dresses : dress.name}
            </ScreenLink>
          )}
          <h1 id="enquiry" data-sanity={field("title")}>
            <Title text={title} />
          </h1>
        </div>
      </Composer>
    </section>
  );
}

/** The choice that the address names; junk in it names nothing. */
function chosenIn(dress: ComposerDress | undefined, parameters: URLSearchParams): ChosenInAddress {
  const { colour, size } = chosenFrom(dress ?? { colours: [], sizes: [] }, parameters);
  const purpose = purposesFor(dress ? [dress] : []).find(
    (name) => name === parameters.get(composerFields.purpose),
  );
  return { purpose, colour: colour?.slug, size: size?.label };
}

/** Without script an answer is a new page, and its title the first thing that is read out. */
function titleOf(sent: SentComposer | undefined, { messages, contact, label }: ComposerTexts): string {
  const title = `${withoutEmphasis(messages.title)} | ${label.name}`;
  const isSaid = sent && (sent.step === "send" || hasErrors(sent));
  return isSaid ? `${withoutEmphasis(headingOf(sent, contact))} | ${title}` : title;
}

import { data, useLocation } from "react-router";
import { shopContext } from "#app/shop-context.server.ts";
import { newsletterAction } from "#app/site/newsletter-action.server.ts";
import { NEWSLETTER_FIELD } from "#app/site/newsletter-form.ts";
import { linkMeta } from "#app/site/open-graph-meta.ts";
import { ignoringFragment } from "#app/site/revalidation.ts";
import buttons from "#app/ui/button.module.css";
import { useDataAttribute } from "#app/ui/data-attribute.ts";
import { withoutEmphasis } from "#app/ui/emphasis.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ScreenLink } from "#app/ui/screen-link.tsx";
import { Title } from "#app/ui/title.tsx";
import { chosenFrom, queryFor } from "#model/dresses/choice.ts";
import { productPath } from "#model/dresses/product.ts";
import { FREE_PARAM } from "#model/screens/url-parameters.ts";
import { wishlistAddress } from "#model/screens/wishlist-address.ts";
import { pageTitle } from "#model/texts/found-as.ts";
import enquiryWords from "#words/enquiry.json" with { type: "json" };
import type { Route } from "./+types/enquiry-screen.ts";
import styles from "./enquiry-form.module.css";
import { EnquiryForm } from "./enquiry-form.tsx";
import { askAboutIn, dressesNamed, enquiryTexts, handleEnquiry } from "./handle-enquiry.server.ts";
import { headingOf } from "./outcome.tsx";
import {
  type EnquiryDress,
  type EnquiryTexts,
  enquiryFields,
  type FormAnswer,
  purposesFor,
  type SentEnquiry,
} from "./read-enquiry.ts";
import { hasErrors } from "./sent-form.ts";
import type { ChosenInAddress } from "./use-enquiry-form.ts";

export const shouldRevalidate = ignoringFragment;

export function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const dresses = dressesNamed(shop, url.searchParams);
  const [dress] = dresses;
  const { colour, size } = chosenFrom(dress ?? { colours: [], sizes: [] }, url.searchParams);
  const day = url.searchParams.get(FREE_PARAM) ?? "";
  const dressAnswer = askAboutIn(shop, dress)({ colour: colour?.slug, size: size?.label }, day);
  return { texts: enquiryTexts(shop), dresses, dressAnswer };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const form = await request.clone().formData();
  if (form.has(NEWSLETTER_FIELD)) return newsletterAction({ request, context });
  const { sent, status } = handleEnquiry(form, shop);
  const dresses = dressesNamed(shop, form);
  return data({ sent, dresses }, { status });
}

/** The title stands with the screen: the answer to a form is named in it. */
export function meta({ loaderData, location }: Route.MetaArgs) {
  const { texts } = loaderData;
  if (!import.meta.env.SSR) return [];
  return linkMeta({
    title: titleOf(undefined, texts),
    origin: texts.origin,
    path: location.pathname + location.search,
    labelName: texts.label.name,
    isUnlisted: true,
  });
}

export default function EnquiryScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { texts } = loaderData;
  const field = useDataAttribute("messages");
  const { search } = useLocation();
  const answer = actionData && "sent" in actionData ? actionData : undefined;
  const dresses = answer?.dresses ?? loaderData.dresses;
  const [dress] = dresses;
  // The answer to a form without script has no query, and names the dress as it was chosen.
  const parameters = answer?.sent.details.address
    ? new URL(answer.sent.details.address).searchParams
    : new URLSearchParams(search);
  const chosen = chosenIn(dresses, loaderData.dressAnswer, parameters);
  const isList = (answer?.sent.details.purpose ?? chosen.purpose) === "fittingList" || dresses.length > 1;
  const { title } = texts.messages;
  return (
    <section className={styles.enquiry} aria-labelledby="enquiry">
      <title>{titleOf(answer?.sent, texts)}</title>
      <EnquiryForm
        key={search}
        texts={texts}
        dresses={dresses}
        chosen={chosen}
        dressAnswer={loaderData.dressAnswer}
        answered={answer?.sent}
      >
        <div className={styles.screenHead}>
          {dress && (
            <ScreenLink
              className={`${buttons.back} soft`}
              href={
                isList
                  ? wishlistAddress(dresses.map(({ slug, query = "" }) => slug + query))
                  : productPath(dress.slug) + queryFor(chosenFrom(dress, parameters))
              }
            >
              <Icon name="previous" />
              {isList ? <span>{enquiryWords.dresses}</span> : <span translate="no">{dress.name}</span>}
            </ScreenLink>
          )}
          <h1 id="enquiry" data-sanity={field("title")}>
            <Title text={title} />
          </h1>
        </div>
      </EnquiryForm>
    </section>
  );
}

/** The choice that the address names; junk in it names nothing. */
function chosenIn(
  dresses: readonly EnquiryDress[],
  { ways, day }: FormAnswer,
  parameters: URLSearchParams,
): ChosenInAddress {
  const [dress = { colours: [], sizes: [] }] = dresses;
  const { colour, size } = chosenFrom(dress, parameters);
  const purpose = purposesFor(dresses.slice(0, 1), ways).find(
    ({ id }) => id === parameters.get(enquiryFields.purpose),
  );
  return { purpose: purpose?.id, colour: colour?.slug, size: size?.label, day };
}

/** An answer without script is a new page, and its title the first thing that is read out. */
function titleOf(sent: SentEnquiry | undefined, { messages, contact, label }: EnquiryTexts): string {
  const title = pageTitle(withoutEmphasis(messages.title), label.name);
  const isSaid = sent && (sent.step === "send" || hasErrors(sent));
  return isSaid ? pageTitle(withoutEmphasis(headingOf(sent, contact)), title) : title;
}

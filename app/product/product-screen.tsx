import type { ShouldRevalidateFunctionArgs } from "react-router";
import { pictureTransitionName } from "#app/catalogue/card-transition.tsx";
import { completingLook, findBySlug, inCategory } from "#app/catalogue/catalogue.ts";
import { categoryOf } from "#app/catalogue/category.ts";
import { leadTimeOf, rentalOf } from "#app/catalogue/dress-terms.ts";
import { neighboursIn } from "#app/catalogue/neighbours.ts";
import { cardOf, productPath, shownPrices } from "#app/catalogue/product.ts";
import { redirectFrom } from "#app/content/moved-page.server.ts";
import { shopContext } from "#app/content/shop-context.server.ts";
import { LookSheet } from "#app/fitting/look-sheet.tsx";
import { withoutLoneWords } from "#app/label/characters.ts";
import { withSoftHyphens } from "#app/label/texts/soft-hyphens.ts";
import { screenAction } from "#app/site/newsletter-action.server.ts";
import { knowsSizeOf } from "#app/size-finder/knows-size.ts";
import { SizeFinder } from "#app/size-finder/size-finder.tsx";
import { withoutEmphasis } from "#app/ui/emphasis.tsx";
import { isRefresh } from "#app/ui/is-refresh.ts";
import { qrOf } from "#app/ui/qr.ts";
import type { Route } from "./+types/product-screen.ts";
import { Description } from "./description.tsx";
import { Facts } from "./facts.tsx";
import { FurtherDresses } from "./further-dresses.tsx";
import { Gallery } from "./gallery.tsx";
import styles from "./product.module.css";
import { descriptionOf } from "./product-description.server.ts";
import { describe } from "./product-meta.ts";
import { useChoice } from "./use-choice.ts";

/** The last tile of the slider at the end leads to all dresses. */
const MAX_OTHERS = 12;

export function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { catalogue, texts, origin } = shop;
  const product = findBySlug(catalogue, params.slug);
  if (!product) throw redirectFrom(shop, productPath(params.slug), url);
  const { labelSettings, messages } = texts;
  const { rent, purchase, either } = messages;
  const address = `${origin}${productPath(product.slug)}`;
  const list = inCategory(catalogue, product.category);
  const others = list.slice(0, MAX_OTHERS + 1).filter(({ id }) => id !== product.id);
  const rental = rentalOf(product, texts.terms);
  const category = categoryOf(product.category, texts.collections);
  return {
    product,
    description: descriptionOf(product, category),
    category,
    neighbours: neighboursIn(list, product.slug) ?? {},
    completing: completingLook(catalogue, product).map(cardOf),
    others: others.slice(0, MAX_OTHERS).map(cardOf),
    words: {
      ...texts.productWords,
      findSize: knowsSizeOf(product, texts.sizeChart) ? texts.productWords.findSize : "",
      compose: withoutEmphasis(messages.title),
      heading: withSoftHyphens(withoutLoneWords(product.name)),
      messages: { rent, purchase, either },
    },
    labelSettings: {
      name: labelSettings.name,
      phone: labelSettings.phone,
      phoneDisplay: labelSettings.phoneDisplay,
      delivery: labelSettings.delivery,
    },
    sheet: {
      labelSettings: {
        name: labelSettings.name,
        showroom: labelSettings.showroom.address,
        hours: labelSettings.hours,
        phone: labelSettings.phoneDisplay,
      },
      address,
      qr: qrOf(address),
      rental,
    },
    terms: { rental, prices: shownPrices(product, rental), leadTime: leadTimeOf(product, texts) },
    origin,
  };
}

export function action(args: Route.ActionArgs) {
  return screenAction(args, args.context.get(shopContext));
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  return loaderData ? describe({ ...loaderData, query: location.search }) : [];
}

/** Colour and size are read from the address by the screen itself: choosing one asks the server nothing. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  return change.currentParams.slug !== change.nextParams.slug || isRefresh(change);
}

export default function ProductScreen({ loaderData }: Route.ComponentProps) {
  const { product, category, completing, others, sheet, words } = loaderData;
  const [choice, choose] = useChoice(product);
  return (
    <>
      <article className={`${styles.product} grid`}>
        <Gallery
          key={product.id}
          slug={product.slug}
          name={product.name}
          transitionName={pictureTransitionName(product.slug)}
          pictures={product.pictures}
          colour={choice.colour?.slug}
        />
        <Facts {...loaderData} choice={choice} onChoose={choose} address={sheet.address} />
        <LookSheet className={styles.printed} product={product} choice={choice} words={words} {...sheet} />
        {words.findSize && <SizeFinder dress={product} />}
      </article>
      <Description product={product} heading={words.description} />
      <FurtherDresses
        slug={product.slug}
        category={category}
        completing={completing}
        others={others}
        words={words}
      />
    </>
  );
}

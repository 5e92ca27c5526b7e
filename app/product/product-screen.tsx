import { say } from "@trousseau/words/say.ts";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { redirectFrom } from "#app/dresses/redirect-from.server.ts";
import { shopContext } from "#app/shop-context.server.ts";
import { screenAction } from "#app/site/newsletter-action.server.ts";
import { isRefresh } from "#app/site/revalidation.ts";
import { SizeFinder } from "#app/size-finder/size-finder.tsx";
import { findBySlug } from "#model/dresses/catalogue.ts";
import { messageOf } from "#model/dresses/message-text.ts";
import { productPath } from "#model/dresses/product.ts";
import { whatsAppLink } from "#model/dresses/whatsapp-link.ts";
import clothWords from "#words/cloth.json" with { type: "json" };
import type { Route } from "./+types/product-screen.ts";
import { useChoice } from "./choice-form.tsx";
import { Description, Figure } from "./description.tsx";
import { FurtherProducts } from "./further-products.tsx";
import { Gallery } from "./gallery.tsx";
import { type ProductData, productData } from "./product-data.server.ts";
import styles from "./product-info.module.css";
import { ProductInfo } from "./product-info.tsx";
import { describe } from "./product-meta.ts";

export function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const product = findBySlug(shop.catalogue, params.slug);
  if (!product) throw redirectFrom(shop, productPath(params.slug), url);
  return productData(shop, product);
}

export const action = screenAction;

export function meta({ loaderData, location }: Route.MetaArgs) {
  return loaderData ? describe({ ...loaderData, query: location.search }) : [];
}

/** Colour and size are read from the address by the screen itself: choosing one asks the server nothing. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  return change.currentParams.slug !== change.nextParams.slug || isRefresh(change);
}

export default function ProductScreen({ loaderData }: Route.ComponentProps) {
  const { product, category, completing, others, words } = loaderData;
  const [choice, choose] = useChoice(product);
  return (
    <>
      <article className={`${styles.product} grid`}>
        <Gallery
          key={product.id}
          product={product}
          colour={choice.colour?.slug}
          askForCutting={(colour) => cuttingLink(loaderData, colour)}
        />
        <ProductInfo data={loaderData} choice={choice} onChoose={choose} />
        {words.findSize && <SizeFinder dress={product} />}
      </article>
      <Figure product={product} />
      <Description product={product} heading={words.description} />
      <FurtherProducts
        slug={product.slug}
        category={category}
        completing={completing}
        others={others}
        words={words}
      />
    </>
  );
}

function cuttingLink({ product, words, labelSettings, address }: ProductData, colour: string) {
  if (labelSettings.phone === "") return undefined;
  const requestedDress = { name: product.name, address };
  const text = messageOf(words.messages.question, requestedDress, {
    words: say(clothWords, "message", { colour }),
  });
  return whatsAppLink(labelSettings.phone, text);
}

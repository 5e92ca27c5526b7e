import { Fragment, useState } from "react";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { pictureTransitionName } from "#app/catalogue/card-transition.tsx";
import { findBySlug } from "#app/catalogue/catalogue.ts";
import { type Choice, queryFor } from "#app/catalogue/choice.ts";
import { PriceLine } from "#app/catalogue/price-line.tsx";
import { productPath } from "#app/catalogue/product.ts";
import { productDetails } from "#app/catalogue/product-fields.ts";
import { WishlistButton } from "#app/catalogue/wishlist-button.tsx";
import { redirectFrom } from "#app/content/find-dress.server.ts";
import { shopContext } from "#app/content/shop-context.server.ts";
import { screenAction } from "#app/site/newsletter-action.server.ts";
import { SizeFinder } from "#app/size-finder/size-finder.tsx";
import { Accordion, AccordionItem } from "#app/ui/accordion.tsx";
import { useDataAttribute } from "#app/ui/data-attribute.ts";
import { isRefresh } from "#app/ui/is-refresh.ts";
import { longestIn, Title } from "#app/ui/title.tsx";
import { PrintSheet } from "#app/wishlist/print-sheet.tsx";
import { shoppingWords } from "#words/shopping.ts";
import type { Route } from "./+types/product-screen.ts";
import { ChoiceForm, useChoice } from "./choice-form.tsx";
import { Description } from "./description.tsx";
import { EnquiryBar, EnquiryButtons, EnquiryFormLink } from "./enquiry-buttons.tsx";
import { FurtherProducts } from "./further-products.tsx";
import { Gallery } from "./gallery.tsx";
import { NeededBy } from "./needed-by.tsx";
import styles from "./product.module.css";
import { productData } from "./product-data.server.ts";
import info from "./product-info.module.css";
import { describe } from "./product-meta.ts";
import { Breadcrumb, ProductNavigation } from "./product-navigation.tsx";
import { RentalTerms } from "./rental-terms.tsx";
import { ShareProduct } from "./share-product.tsx";

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
  const { product, category, completing, others, terms, words, labelSettings, address, qr } = loaderData;
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
        <ProductInfo data={loaderData} choice={choice} onChoose={choose} />
        <PrintSheet
          product={product}
          rental={terms.rental}
          choice={choice}
          words={words}
          labelSettings={{ ...labelSettings, phone: labelSettings.phoneDisplay }}
          address={address}
          qr={qr}
        />
        {words.findSize && <SizeFinder dress={product} />}
      </article>
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

type ProductInfoProps = {
  data: Route.ComponentProps["loaderData"];
  choice: Choice;
  onChoose: (query: string) => void;
};

/** Name, price, choice, the ways to ask, and the details stand beside the pictures. */
function ProductInfo({ data, choice, onChoose }: ProductInfoProps) {
  const { product, category, neighbours, words, labelSettings, address } = data;
  const { rental, prices, leadTime } = data.terms;
  const { name, slug, offers, colours, sizes } = product;
  const field = useDataAttribute("product", slug);
  const [date, setDate] = useState<string>();
  const [list, setList] = useState("");
  const asked = {
    name,
    colour: choice.colour?.name,
    size: choice.size?.label,
    date,
    address: address + queryFor(choice),
  };
  const enquiry = { dress: asked, offers, phone: labelSettings.phone, messages: words.messages };
  return (
    <div className={info.info}>
      <div className={info.head}>
        <div className={info.around}>
          <Breadcrumb category={category} list={list} />
          <ProductNavigation slug={slug} category={category} inCollection={neighbours} onList={setList} />
        </div>
        <div className={info.name} style={longestIn(words.heading)}>
          <h1 translate="no" data-sanity={field("name")}>
            <Title text={words.heading} />
          </h1>
          <WishlistButton slug={slug} name={name} />
          <ShareProduct product={product} address={address} />
        </div>
        <p className={info.price}>
          {prices.map((shown, index) => (
            <Fragment key={`${shown.isRental}`}>
              {index > 0 && <span className="soft">{shoppingWords.or}</span>}
              <PriceLine {...shown} data-sanity={field(shown.isRental ? "rentalPrice" : "price")} />
            </Fragment>
          ))}
        </p>
      </div>
      {colours.length + sizes.length > 0 && (
        // A size that is tapped while the visitor leaves is not chosen on the next page.
        <ChoiceForm key={product.id} product={product} choice={choice} onChoose={onChoose} words={words} />
      )}
      <EnquiryButtons {...enquiry} phoneDisplay={labelSettings.phoneDisplay}>
        <RentalTerms slug={slug} rental={rental} prices={prices} />
        <EnquiryFormLink product={product} choice={choice}>
          {words.compose}
        </EnquiryFormLink>
      </EnquiryButtons>
      {leadTime && <NeededBy leadTime={leadTime} slug={slug} onMention={setDate} />}
      <ProductDetails data={data} />
      {enquiry.phone && <EnquiryBar {...enquiry} />}
    </div>
  );
}

function ProductDetails({ data: { product, words, labelSettings } }: Pick<ProductInfoProps, "data">) {
  const field = useDataAttribute("product", product.slug);
  const settings = useDataAttribute("house");
  const details = productDetails.filter((detail) => product[detail] !== "");
  return (
    <Accordion>
      {details.map((detail, index) => (
        <AccordionItem
          key={detail}
          level={2}
          title={<span className="label">{words[detail]}</span>}
          isInitiallyOpen={index === 0}
        >
          <p data-sanity={field(detail)}>{product[detail]}</p>
        </AccordionItem>
      ))}
      {labelSettings.delivery && (
        <AccordionItem level={2} title={<span className="label">{words.delivery}</span>}>
          <p data-sanity={settings("delivery")}>{labelSettings.delivery}</p>
        </AccordionItem>
      )}
    </Accordion>
  );
}

import { useSearchParams } from "react-router";
import { collectionPath } from "#app/catalogue/category.ts";
import { PAGE_SIZE } from "#app/catalogue/paging.ts";
import { cardOf } from "#app/catalogue/product.ts";
import { NOT_SHOWN, NOTICE_PARAM } from "#app/catalogue/url-parameters.ts";
import { shopContext } from "#app/content/shop-context.server.ts";
import { CollectionCarousel } from "#app/sections/carousel/collection-carousel.tsx";
import { Featured } from "#app/sections/featured/featured.tsx";
import { FirstDresses } from "#app/sections/first-dresses/first-dresses.tsx";
import { Hero } from "#app/sections/hero/hero.tsx";
import { ParallaxBlock } from "#app/sections/picture/parallax-block.tsx";
import { Shipping } from "#app/sections/shipping/shipping.tsx";
import { DressSlider } from "#app/sections/slider/dress-slider.tsx";
import { socialPicture } from "#app/site/open-graph-meta.ts";
import type { Route } from "./+types/home.ts";
import { homeDresses } from "./home-dresses.ts";
import { LazyOpeningSoon } from "./lazy-opening-soon.tsx";
import { NotShownNotice } from "./not-shown-notice.tsx";
import { openingSoonProps } from "./opening-soon-props.server.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { catalogue, texts, origin } = context.get(shopContext);
  const { products } = catalogue;
  const listed = texts.explore.map(({ id }) => id);
  const { hero, first, evening, tulle } = homeDresses(catalogue, texts.home.hero.dress, listed[0] ?? "");
  const leading = products.find(({ category }) => listed.includes(category)) ?? products[0];
  return {
    texts: texts.home,
    labelSettings: {
      phone: texts.labelSettings.phone,
      greeting: texts.labelSettings.greeting,
      notShown: texts.labelSettings.notShown,
    },
    description: texts.labelSettings.description,
    origin,
    hero: hero && cardOf(hero),
    opening: first.length === 0 ? openingSoonProps(texts) : undefined,
    first: first.map(cardOf),
    evening: evening.slice(0, PAGE_SIZE).map(cardOf),
    more: { label: texts.home.evening.more, href: collectionPath(leading?.category ?? "") },
    tulle: tulle.slice(0, PAGE_SIZE).map(cardOf).reverse(),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { texts, description, origin } = loaderData;
  return [
    { title: texts.title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: `${origin}/` },
    { property: "og:title", content: texts.title },
    { property: "og:description", content: description },
    { property: "og:type", content: "website" },
    ...socialPicture(origin, "/", texts.title),
  ];
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { texts, labelSettings, opening, hero, first, evening, more, tulle } = loaderData;
  const [parameters] = useSearchParams();
  return (
    <>
      {parameters.get(NOTICE_PARAM) === NOT_SHOWN && <NotShownNotice text={labelSettings.notShown} />}
      {!opening?.isFirst && <Hero slide={texts.hero} unsupported={texts.videoUnsupported} dress={hero} />}
      {opening ? (
        <LazyOpeningSoon {...opening} />
      ) : (
        <>
          <FirstDresses texts={texts.first} cards={first} />
          {texts.bridal.slides.length > 0 && <CollectionCarousel texts={texts.bridal} />}
          <ParallaxBlock texts={texts.parallax} />
        </>
      )}
      {evening.length > 0 && <DressSlider id="evening" texts={texts.evening} cards={evening} more={more} />}
      {!opening && texts.featured.pictures.length > 0 && <Featured texts={texts.featured} />}
      {tulle.length > 0 && <DressSlider id="tulle" texts={texts.tulle} cards={tulle} isCollection />}
      {texts.shipping.heading && (
        <Shipping texts={texts.shipping} phone={labelSettings.phone} greeting={labelSettings.greeting} />
      )}
    </>
  );
}

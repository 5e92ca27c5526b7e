import * as editorial from "./editorial-pictures.ts";
import type { LabelPicture } from "./label-picture.ts";

export type Action = { label: string; href: string };

export type HeroSlide = {
  url: string;
  /** Best first: the browser takes the first it can play. */
  sources: { src: string; type: string }[];
  poster: LabelPicture | undefined;
  subTitle: string;
  title: string;
  href: string;
  btnLabel: string;
  /** Slug of the dress that stands over the fold. */
  dress: string;
};

export type BridalSlide = { id: number; link: string; img: LabelPicture; detail: LabelPicture };

export type Home = {
  /** For the browser's tab and search engines. */
  title: string;
  hero: HeroSlide;
  videoUnsupported: string;
  first: { label: string; heading: string; text: string; more: Action };
  bridal: { heading: string; season: string; action: Action; slides: BridalSlide[] };
  parallax: { label: string; heading: string; action: Action; picture: LabelPicture | undefined };
  evening: { heading: string; more: string };
  featured: { season: string; heading: string; action: Action; pictures: LabelPicture[] };
  tulle: { heading: string };
  shipping: { heading: string; text: string; button: string };
};

export const home: Home = {
  title: "Auvrane: bridal and evening dresses",
  hero: {
    url: "/house/hero.mp4",
    sources: [
      { src: "/house/hero.webm", type: "video/webm" },
      { src: "/house/hero.mp4", type: "video/mp4" },
    ],
    poster: { src: "/house/poster.jpg", width: 1920, height: 1080, alt: "", focus: "50% 50%" },
    subTitle: "Spring, in full bloom",
    title: "“To bring out the *queen* in every woman.”",
    href: "/collection/tulle-dresses",
    btnLabel: "Shop Now",
    dress: "ginevra",
  },
  videoUnsupported: "Your browser does not support the video tag.",
  first: {
    label: "Spring Summer 2023",
    heading: "Bridal *Spring* 2023",
    text: "Four dresses open the season: clouds of tulle in blush, dusk blue, sage and champagne.",
    more: { label: "Show More", href: "/collection/tulle-dresses" },
  },
  bridal: {
    heading: "The bridal *collection*",
    season: "Spring Summer",
    action: { label: "Shop Now", href: "/collection/bridal-dresses" },
    slides: [
      {
        id: 1,
        link: "",
        img: {
          src: "/house/eloise-main.jpg",
          width: 1440,
          height: 1800,
          alt: "Strapless ivory ball gown with a full pleated skirt, its train drawn out to the right",
        },
        detail: {
          src: "/house/eloise-detail.jpg",
          width: 1080,
          height: 1350,
          alt: "A smooth mikado bodice cut straight across, one loop of the bow showing behind the waist",
        },
      },
      {
        id: 2,
        link: "",
        img: {
          src: "/house/amelie-main.jpg",
          width: 1440,
          height: 1800,
          alt: "White tulle ball gown with thin straps, lace thinning out as it falls down the skirt",
        },
        detail: {
          src: "/house/amelie-detail.jpg",
          width: 1080,
          height: 1350,
          alt: "Lace leaves on a sweetheart bodice above a narrow band of crystals",
        },
      },
      {
        id: 3,
        link: "",
        img: {
          src: "/house/clemence-main.jpg",
          width: 1440,
          height: 1800,
          alt: "Ivory mermaid dress in lace with long sleeves and a scalloped hem spreading on the floor",
        },
        detail: {
          src: "/house/clemence-detail.jpg",
          width: 1080,
          height: 1350,
          alt: "White lace flowers over nude tulle, following the bust down to a narrow waist",
        },
      },
      {
        id: 4,
        link: "",
        img: {
          src: "/house/josephine-main.jpg",
          width: 1440,
          height: 1800,
          alt: "Ivory dress with a broad collar folded below the shoulders and an A-line skirt in deep pleats",
        },
        detail: {
          src: "/house/josephine-detail.jpg",
          width: 1080,
          height: 1350,
          alt: "The folded collar from close by, standing a little away from bare shoulders",
        },
      },
      {
        id: 5,
        link: "",
        img: {
          src: "/house/madeleine-main.jpg",
          width: 1440,
          height: 1800,
          alt: "High-waisted tulle dress with a deep V and full transparent sleeves gathered at the wrist",
        },
        detail: {
          src: "/house/madeleine-detail.jpg",
          width: 1080,
          height: 1350,
          alt: "Small crystals scattered over both sides of a V-shaped bodice, above three narrow bands of tulle",
        },
      },
    ],
  },
  parallax: {
    label: "Auvrane Bridal",
    heading: "Something old,\nsomething new,\nsomething\n*Auvrane*",
    action: { label: "Shop Now", href: "/collection/bridal-dresses" },
    picture: editorial.duoBridal,
  },
  evening: { heading: "Evening *Dresses*", more: "Show More" },
  featured: {
    season: "SS2024",
    heading: "Featured *Dresses*",
    action: { label: "Shop Now", href: "/collection/embroidered-dresses" },
    pictures: [
      {
        src: "/house/rosalind-main.jpg",
        width: 1440,
        height: 1800,
        alt: "Blush tulle dress with a pleated collar off the shoulders and rose petals down the skirt",
      },
      {
        src: "/house/dahlia-main.jpg",
        width: 1440,
        height: 1800,
        alt: "Burgundy column with long lace sleeves and paler flowers all the way to the hem",
      },
      {
        src: "/house/theodora-main.jpg",
        width: 1440,
        height: 1800,
        alt: "Gold sequinned dress with a plunging V, flaring into a train below the knee",
      },
      {
        src: "/house/anais-main.jpg",
        width: 1440,
        height: 1800,
        alt: "Midnight mermaid dress covered in silver-blue sprigs under a transparent yoke",
      },
      {
        src: "/house/leonie-main.jpg",
        width: 1440,
        height: 1800,
        alt: "Champagne silk slip with a soft cowl and a small pool of train",
      },
    ],
  },
  tulle: { heading: "*Tulle*" },
  shipping: {
    heading: "Complimentary *worldwide* shipping",
    text: "Wherever the evening is, the dress arrives first. Write to us and we will see to the rest.",
    button: "Whatsapp",
  },
};

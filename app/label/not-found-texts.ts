import * as editorial from "./editorial-pictures.ts";
import type { LabelPicture } from "./label-picture.ts";
import type { NavLink } from "./navigation.ts";

export type NotFound = {
  title: string;
  sentence: string;
  picture: LabelPicture | undefined;
  waysOn: NavLink[];
};

export const notFound: NotFound = {
  title: "Not *Found*",
  sentence: "This page has left the atelier. The dresses have not.",
  picture: editorial.bow,
  waysOn: [
    { id: "home", label: "Home", href: "/" },
    { id: "tulle-dresses", label: "Tulle dresses", href: "/collection/tulle-dresses" },
    { id: "bridal-dresses", label: "Bridal dresses", href: "/collection/bridal-dresses" },
  ],
};

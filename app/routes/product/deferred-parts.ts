import { LookSheet } from "#app/fitting/look-sheet.tsx";
import { Description } from "./description.tsx";
import { DressNavigation } from "./dress-navigation.tsx";
import { FurtherDresses } from "./further-dresses.tsx";
import { NeededBy } from "./needed-by.tsx";
import { RentalTerms } from "./rental-terms.tsx";
import { ShareDress } from "./share-dress.tsx";
import { takeAddress } from "./take-address.ts";

/** What a dress's page does without until it works: one script for all of them. */
export const deferredParts = {
  Description,
  DressNavigation,
  FurtherDresses,
  LookSheet,
  NeededBy,
  RentalTerms,
  ShareDress,
  takeAddress,
};

export type DeferredParts = typeof deferredParts;

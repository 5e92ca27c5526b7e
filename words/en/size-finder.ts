import type { Girth } from "@trousseau/words/size-chart.ts";
import { listed } from "./locale.ts";

/** Stands round the size finder; the label's chart says what it goes by, and how to measure. */
export const sizeFinderWords = {
  find: "Find your size",
  /** This button stands on the page of the chart. */
  measureMe: "Enter my measurements",
  notLoaded: "The size finder could not be loaded. The chart has the same sizes.",
  size: "Size",
  measures: {
    bust: "Bust",
    waist: "Waist",
    hips: "Hips",
    hollowToHem: "Hollow to hem",
  },
  hollowToFloor: "Hollow to floor",
  heels: "Heels",
  unit: "Units",
  units: { cm: "Centimetres", in: "Inches" },
  /** An enquiry says "hips 96 cm". */
  written: (measure: string, value: string) => `${measure.toLowerCase()} ${value}`,
  /** These follow a number. */
  short: { cm: "cm", in: "in" },
  /** This heads the part of the form that may stay empty. */
  length: "Length (optional)",
  submit: "Find my size",
  remember: "Remember on this device",
  remembered: "Saved on this device until you untick the box.",
  notRemembered: "This browser is not saving anything. Your measurements last until you close the page.",
  forgotten: "Your measurements are no longer saved on this device.",
  /** Nobody else is told. */
  private: "Your measurements stay with you: your size is worked out on this device, and nothing is sent.",
  errors: {
    nothing: "Enter at least one of bust, waist or hips.",
    unreadable: "Enter a number, such as 88, 88.5 or 34 1/2.",
    outside: {
      cm: (least: string, most: string) => `Between ${least} and ${most} cm. Did you mean inches?`,
      in: (least: string, most: string) => `Between ${least} and ${most} in. Did you mean centimetres?`,
    },
    heels: {
      cm: (most: string) => `Heels of up to ${most} cm.`,
      in: (most: string) => `Heels of up to ${most} in.`,
    },
  },

  howTo: "How to *measure*",
  /** This names the table. */
  caption: "In centimetres, with inches below",
  rule: "Which size it *is*",
  /** app/size-finder/size-advice.ts does what these say. */
  rules: (heels: string) => [
    "We go by your largest measurement: a dress can be taken in, but hardly let out.",
    "Between two sizes, take the larger. Below our smallest size, we take in the smallest for you.",
    "Above our largest size, if your measurements are more than two sizes apart, or if the hem would not reach the floor in your heels, we make the dress to your measurements.",
    `Our lengths are for heels of ${heels}.`,
  ],
  madeIn: (dress: string, sizes: string) => `${dress} is made in ${sizes}.`,
  goneIn: (sizes: string) => `Currently unavailable: ${sizes}.`,
  notMade: "not made in this size",
  unavailable: "currently unavailable",

  yours: "Your size",
  bespoke: "Made to *measure*",
  asks: (girths: readonly Girth[], size: string) =>
    `your ${named(girths)} ${isPlural(girths) ? "are" : "is"} a size ${size}`,
  largestCounts: "We go by the largest: a dress can be taken in, but hardly let out.",
  between: (girths: readonly Girth[], smaller: string, size: string) =>
    `Your ${named(girths)} ${isPlural(girths) ? "fall" : "falls"} between ${smaller} and ${size}: take the larger.`,
  smaller: "You are smaller than our smallest size: we will take it in for you.",
  basedOn: (girths: readonly Girth[], missing: readonly Girth[]) =>
    `This is based on your ${named(girths)} alone; your ${named(missing)} would make it more certain.`,
  larger: (girths: readonly Girth[], largest: string) =>
    `Your ${named(girths)} ${isPlural(girths) ? "are" : "is"} larger than our largest size, ${largest}.`,
  apart: (sizes: string) =>
    `${sizes}. A dress can be taken in by two sizes at most: one cut to your measurements will hang better than an altered one.`,
  takenUp: (by: string, heels: string) => `In heels of ${heels} we take the hem up by ${by}.`,
  rightLength: (heels: string) => `The length is right for heels of ${heels}.`,
  tooShort: (size: string, by: string, heels: string) =>
    `Size ${size} fits everywhere but in length: in heels of ${heels} it is ${by} too short.`,
  flatter: (heels: string) => `In heels of ${heels} or less it is long enough.`,
  inFlats: "Without heels it is long enough.",
  notMadeIn: (dress: string, size: string) => `${dress} is not made in ${size}.`,
  goneAtPresent: (dress: string, size: string) => `${dress} is currently unavailable in ${size}.`,
  nearest: (size: string) => `The next size available, ${size}, can be taken in.`,
  onlyBespoke: "We can make it to your measurements.",
  choose: (size: string) => `Choose ${size}`,
  chosen: (size: string) => `Size ${size} is chosen.`,
  ask: "Ask for it made to measure",
  toEnquiry: "Add my measurements to my message",
  toEnquiryNote: "You can see and change them there before anything is sent.",
  inEnquiry: "Your measurements are in your message now.",
};

/** Says "bust and hips", in the middle of a sentence. */
function named(girths: readonly Girth[]): string {
  return listed(girths.map((girth) => sizeFinderWords.measures[girth].toLowerCase()));
}

/** One of them is hips already. */
function isPlural(girths: readonly Girth[]): boolean {
  return girths.length > 1 || girths.includes("hips");
}

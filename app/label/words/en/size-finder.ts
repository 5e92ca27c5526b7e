import type { Girth } from "#app/label/size-chart.ts";
import { listed } from "./locale.ts";

/** Stands round the size finder; the label's chart says what it goes by, and how to measure. */
export const sizeFinderWords = {
  find: "Find your size",
  /** This button stands on the page of the chart. */
  measureMe: "Enter my measurements",
  notLoaded: "The size finder could not be loaded. The chart says the same.",
  size: "Size",
  measures: {
    bust: "Bust",
    waist: "Waist",
    hips: "Hips",
    hollowToHem: "Hollow to hem",
  },
  hollowToFloor: "Hollow to floor",
  heels: "Heels",
  unit: "In",
  units: { cm: "Centimetres", in: "Inches" },
  /** An enquiry says "hips 96 cm". */
  written: (measure: string, value: string) => `${measure.toLowerCase()} ${value}`,
  /** These follow a number. */
  short: { cm: "cm", in: "in" },
  /** This heads the part of the form that may stay empty. */
  length: "For the length, if you like",
  submit: "Find my size",
  remember: "Remember on this device",
  remembered: "Remembered on this device until you take the tick away.",
  notRemembered: "This browser remembers nothing. Your measurements last as long as this page.",
  forgotten: "Nothing is remembered on this device.",
  /** Nobody else is told. */
  private: "What you measure stays with you: it is worked out on this device and sent nowhere.",
  errors: {
    nothing: "One of bust, waist and hips is needed.",
    unreadable: "A number is needed here, such as 88, 88.5 or 34 1/2.",
    outside: {
      cm: (least: string, most: string) => `From ${least} to ${most} cm. Or are these inches?`,
      in: (least: string, most: string) => `From ${least} to ${most} in. Or are these centimetres?`,
    },
    heels: {
      cm: (most: string) => `Heels of ${most} cm at most.`,
      in: (most: string) => `Heels of ${most} in at most.`,
    },
  },

  howTo: "How to *measure*",
  /** This names the table. */
  caption: "Sizes in centimetres, the same in inches below",
  rule: "Which size it *is*",
  /** app/size-finder/size-advice.ts does what these say. */
  rules: (heels: string) => [
    "The largest of your measurements decides: a dress can be taken in, and hardly let out.",
    "Between two sizes it is the larger. Below the smallest it is the smallest, taken in for you.",
    "Above the largest size, where your measurements are more than two sizes apart, or where the hem would not reach the floor in your heels, the dress is made to your measurements.",
    `Lengths are made for heels of ${heels}.`,
  ],
  madeIn: (dress: string, sizes: string) => `${dress} is made in ${sizes}.`,
  goneIn: (sizes: string) => `Currently unavailable: ${sizes}.`,
  notMade: "not made in this size",
  unavailable: "currently unavailable",

  yours: "Your size",
  bespoke: "Made to *measure*",
  asks: (girths: readonly Girth[], size: string) =>
    `your ${named(girths)} ${isPlural(girths) ? "ask" : "asks"} for ${size}`,
  largestCounts: "The largest counts: a dress can be taken in, and hardly let out.",
  between: (girths: readonly Girth[], smaller: string, size: string) =>
    `Your ${named(girths)} ${isPlural(girths) ? "are" : "is"} between ${smaller} and ${size}: of two sizes it is the larger.`,
  smaller: "You are smaller than our smallest size: it is taken in for you.",
  basedOn: (girths: readonly Girth[], missing: readonly Girth[]) =>
    `This is based on your ${named(girths)} alone; with ${named(missing)} it would be surer.`,
  larger: (girths: readonly Girth[], largest: string) =>
    `Your ${named(girths)} ${isPlural(girths) ? "are" : "is"} larger than our largest size, ${largest}.`,
  apart: (sizes: string) =>
    `${sizes}. A dress can be taken in by two sizes at most: one cut to your measurements will hang better than one that is altered.`,
  takenUp: (by: string, heels: string) => `In heels of ${heels} the hem is taken up by ${by}.`,
  rightLength: (heels: string) => `The length is right for heels of ${heels}.`,
  tooShort: (size: string, by: string, heels: string) =>
    `${size} fits you all round, and would be ${by} too short in heels of ${heels}.`,
  flatter: (heels: string) => `In heels of ${heels} or less it is long enough.`,
  inFlats: "Without heels it is long enough.",
  notMadeIn: (dress: string, size: string) => `${dress} is not made in ${size}.`,
  goneAtPresent: (dress: string, size: string) => `${dress} is currently unavailable in ${size}.`,
  nearest: (size: string) => `The next size that there is, ${size}, can be taken in.`,
  onlyBespoke: "It can be made to your measurements.",
  choose: (size: string) => `Choose ${size}`,
  chosen: (size: string) => `Size ${size} is chosen.`,
  ask: "Ask for it made to measure",
  toEnquiry: "Put my measurements into my enquiry",
  toEnquiryNote: "You see them there, and can change them, before anything is sent.",
  inEnquiry: "Your measurements stand in the enquiry.",
};

/** Says "bust and hips", in the middle of a sentence. */
function named(girths: readonly Girth[]): string {
  return listed(girths.map((girth) => sizeFinderWords.measures[girth].toLowerCase()));
}

/** One of them is hips already. */
function isPlural(girths: readonly Girth[]): boolean {
  return girths.length > 1 || girths.includes("hips");
}

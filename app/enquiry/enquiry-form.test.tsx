// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { noServices } from "#tests/support/no-services.ts";
import { sampleProduct } from "#tests/support/sample-product.ts";
import { sampleTexts } from "#tests/support/sample-texts.ts";
import { enquiryWords } from "#words/enquiry.ts";
import { EnquiryForm } from "./enquiry-form.tsx";
import { enquiryTexts } from "./handle-enquiry.server.ts";

const dress = sampleProduct("aurelie", {
  name: "Aurélie",
  colours: ["Sage", "Blush"].map((name) => ({
    slug: name.toLowerCase(),
    name,
    value: "#9a9",
    isAvailable: true,
  })),
  sizes: ["38", "42", "44"].map((label) => ({ label, isAvailable: true })),
});
const texts = enquiryTexts({
  catalogue: { revision: "1", products: [dress] },
  texts: sampleTexts,
  origin: "https://shop.example",
  countsVisits: false,
  worksOffline: false,
  log: () => undefined,
  ...noServices,
});

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

/** Opens the form as the page of a dress does with this choice. Another choice is another form. */
function openWith(chosen: { colour?: string; size?: string }) {
  cleanup();
  render(
    <EnquiryForm texts={texts} dresses={[dress]} chosen={chosen}>
      <h1>Enquiry</h1>
    </EnquiryForm>,
  );
}

function message() {
  return screen.getByLabelText<HTMLTextAreaElement>(enquiryWords.message);
}

function append(text: string) {
  fireEvent.input(message(), { target: { value: message().value + text } });
}

test("own words that do not mention what is chosen are said not to", () => {
  openWith({ colour: "sage", size: "38" });
  append("\nThank you, Ada");
  expect(screen.queryByText(enquiryWords.own)).not.toBeNull();
  openWith({ colour: "sage", size: "42" });
  expect(screen.queryByText(/It does not mention size 42\.$/)).not.toBeNull();
  openWith({ colour: "blush", size: "44" });
  expect(screen.queryByText(/It does not mention Blush and size 44\.$/)).not.toBeNull();
});

test("a message that has changed since is not said to be copied", async () => {
  openWith({ size: "38" });
  fireEvent.click(screen.getByRole("button", { name: enquiryWords.copy }));
  await screen.findByText(enquiryWords.copied);
  fireEvent.input(screen.getByLabelText(enquiryWords.city), { target: { value: "Lyon" } });
  expect(screen.queryByText(enquiryWords.copied)).toBeNull();
});

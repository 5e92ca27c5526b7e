import { DocumentTextIcon } from "@sanity/icons/DocumentText";
import { Button } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { t } from "@trousseau/words/translate.ts";
import { useState } from "react";
import { createPortal } from "react-dom";
import { AGREEMENT_ID } from "#model/documents/agreement-document.ts";
import { problemOf } from "#studio/desk/change-then-read.ts";
import { languageTag, textDirection } from "#words/locale.ts";
import { type Agreement, agreementOf, type StoredLabel } from "./agreement.ts";
import { AgreementSheet } from "./agreement-sheet.tsx";
import type { Rental } from "./rental-data.ts";
import type { TypedBooking } from "./typed-booking.ts";
import { useRentalClient } from "./use-rental.ts";

const STORED = `{
  "agreement": *[_id == "${AGREEMENT_ID}"][0],
  "house": *[_id == "house"][0],
  "included": coalesce(*[_id == $piece][0].dress->rentalIncludes, *[_id == "terms"][0].rentalIncludes)
}`;

/** Prints the hire agreement of a booking, as it stands in its form. */
export function AgreementButton({ typed, rental }: { typed: TypedBooking; rental: Rental }) {
  const client = useRentalClient();
  const toast = useToast();
  const [agreement, setAgreement] = useState<Agreement>();

  async function open() {
    try {
      const { piece } = typed;
      const stored = await client.fetch<StoredLabel>(STORED, { piece }, { perspective: "raw" });
      setAgreement(agreementOf(typed, rental, stored));
    } catch (error) {
      toast.push(problemOf(error));
    }
  }

  return (
    <>
      <Button text={t("Hire agreement")} icon={DocumentTextIcon} mode="ghost" onClick={() => void open()} />
      {agreement &&
        createPortal(
          <Printed agreement={agreement} onPrinted={() => setAgreement(undefined)} />,
          document.body,
        )}
    </>
  );
}

/** A page of its own, so that nothing of Studio is printed with it. */
function Printed({ agreement, onPrinted }: { agreement: Agreement; onPrinted(): void }) {
  const [page, setPage] = useState<HTMLElement>();

  async function print(window: Window | null) {
    if (!window) return;
    await window.document.fonts.ready;
    window.addEventListener("afterprint", onPrinted, { once: true });
    window.print();
  }

  return (
    <iframe
      title={t("Hire agreement")}
      srcDoc={`<!doctype html><html lang="${languageTag}" dir="${textDirection}"><title></title><main></main></html>`}
      style={{ position: "fixed", inlineSize: 0, blockSize: 0, border: 0, visibility: "hidden" }}
      onLoad={({ currentTarget: { contentDocument } }) =>
        setPage(contentDocument?.querySelector("main") ?? undefined)
      }
    >
      {page &&
        createPortal(
          <div ref={() => void print(page.ownerDocument.defaultView)}>
            <AgreementSheet agreement={agreement} style={labelType()} />
          </div>,
          page,
        )}
    </iframe>
  );
}

/** The label's fonts, as Studio's own frame has them. */
function labelType(): string {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule).map(({ cssText }) => cssText);
  const root = getComputedStyle(document.documentElement);
  const tokens = ["--font-display", "--font-text"].map((name) => `${name}:${root.getPropertyValue(name)}`);
  return `${faces.join("")}:root{${tokens.join(";")}}`;
}

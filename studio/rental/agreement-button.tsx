import { DocumentTextIcon } from "@sanity/icons/DocumentText";
import { Button } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { t } from "@trousseau/words/translate.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { createPortal } from "react-dom";
import { AGREEMENT_ID } from "#model/documents/agreement-document.ts";
import { useAttempt } from "#studio/desk/use-attempt.ts";
import { languageTag, textDirection } from "#words/locale.ts";
import { type Agreement, agreementOf, type StoredLabel } from "./agreement.ts";
import { AgreementSheet } from "./agreement-sheet.tsx";
import type { Rental } from "./rental-data.ts";
import { moneyFault, type TypedBooking } from "./typed-booking.ts";
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
  const attempt = useAttempt();
  const [agreement, setAgreement] = useState<Agreement>();

  async function open() {
    // An amount that cannot be read would be missing on paper.
    const fault = moneyFault(typed, rental.currency);
    if (fault !== undefined) {
      toast.push({ status: "error", title: fault, closable: true });
      return;
    }
    const { piece } = typed;
    await attempt(async () => {
      const stored = await client.fetch<StoredLabel>(STORED, { piece }, { perspective: "raw" });
      setAgreement(agreementOf(typed, rental, stored));
    });
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

  const print = useEffectEvent(async (window: Window | null) => {
    if (!window) return;
    await window.document.fonts.ready;
    window.addEventListener("afterprint", onPrinted, { once: true });
    window.print();
  });

  useEffect(() => {
    if (page) void print(page.ownerDocument.defaultView);
  }, [page]);

  return (
    <iframe
      title={t("Hire agreement")}
      srcDoc={`<!doctype html><html lang="${languageTag}" dir="${textDirection}"><title></title><main></main></html>`}
      style={{ position: "fixed", inlineSize: 0, blockSize: 0, border: 0, visibility: "hidden" }}
      onLoad={({ currentTarget: { contentDocument } }) =>
        setPage(contentDocument?.querySelector("main") ?? undefined)
      }
    >
      {page && createPortal(<AgreementSheet agreement={agreement} style={labelType()} />, page)}
    </iframe>
  );
}

/** The label's fonts, as Studio's own frame has them. */
function labelType(): string {
  const rules = [...document.styleSheets].flatMap(rulesIn);
  const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule).map(({ cssText }) => cssText);
  const root = getComputedStyle(document.documentElement);
  const tokens = ["--font-display", "--font-text"].map((name) => `${name}:${root.getPropertyValue(name)}`);
  return `${faces.join("")}:root{${tokens.join(";")}}`;
}

/** A browser lets nobody read the sheet of another origin, such as an extension's. */
function rulesIn(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

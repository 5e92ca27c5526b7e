import { createContext, useContext } from "react";
import { arabicFamilies, isInArabicLetters } from "#model/brand/arabic-type.ts";
import type { Identity } from "#model/brand/identity.ts";
import { identityStyle } from "#model/brand/identity-style.ts";
import { type FontUrls, typePairings } from "#model/brand/type-pairings.ts";

/** The browser's build leaves them out, as it does the head. */
const files = import.meta.env.SSR
  ? import.meta.glob<string>("./styles/fonts/*.woff2", { query: "?url", import: "default", eager: true })
  : {};

/** How the layers stand to one another, whichever file of styles comes first. The document's own rules are put behind it. */
export const LAYERS = "@layer tokens,base,layout,ui,catalogue,site,screens;";

/** The server alone knows this of a document. */
type ServerHead = {
  identity: Identity;
  /** Rules for words that stand over what was uploaded. */
  overPictures: string;
  /** The address of the styles that other screens need; missing while developing, when Vite serves them by file. */
  moduleSheet: string | undefined;
  /** The text of app/boot/boot.ts. */
  bootScript: string;
  /** The nonce of the shop's own scripts: see security-headers.ts. */
  scriptMark: string;
  /** Search engines learn it of the label, on the home page; the browser is not sent it as data as well. */
  labelData: readonly object[] | undefined;
  /** An error page tells it. */
  requestId: string | undefined;
};

/** Stands round the document: an error that leaves it without data is shown in the label's colours, too. */
export const HeadContext = /* @__PURE__ */ createContext<ServerHead | undefined>(undefined);

/** The head says this before anything is painted. The server alone writes it, and React leaves it there. */
export function LabelHead() {
  const head = useContext(HeadContext);
  if (!head) return null;
  const { identity, overPictures, moduleSheet, bootScript, scriptMark, labelData } = head;
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the shop; its hash is in the security policy */}
      <script nonce={scriptMark} dangerouslySetInnerHTML={{ __html: bootScript }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the shop; its hash is in the security policy */}
      <style dangerouslySetInnerHTML={{ __html: LAYERS }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of colours, numbers and letters alone; its hash is in the security policy */}
      <style dangerouslySetInnerHTML={{ __html: identityStyle(identity, fontUrl) + overPictures }} />
      {/* It waits with the scripts: see transform-document.ts. */}
      {moduleSheet && <link rel="stylesheet" href={moduleSheet} nonce={scriptMark} />}
      {labelData && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing in it ends the script
          dangerouslySetInnerHTML={{
            __html: jsonOf({ "@context": "https://schema.org", "@graph": labelData }),
          }}
        />
      )}
    </>
  );
}

function jsonOf(content: object): string {
  return JSON.stringify(content).replaceAll("<", "\\u003c");
}

/** Addresses of the files that a first screen needs. Italics are for emphasis alone, and many screens have none. */
export function firstFonts({ pairing }: Identity, hasEmphasis: boolean): string[] {
  const { display, text } = typePairings[pairing];
  const latin = [fontUrl(display, "normal"), fontUrl(text, "normal")];
  if (isInArabicLetters())
    return [...latin, fontUrl(arabicFamilies.display, "normal"), fontUrl(arabicFamilies.text, "normal")];
  return hasEmphasis ? [...latin, fontUrl(display, "italic")] : latin;
}

const fontUrl: FontUrls = (family, style) =>
  files[`./styles/fonts/${family}${style === "italic" ? "-italic" : ""}.woff2`] ?? "";

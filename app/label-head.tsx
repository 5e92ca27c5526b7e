import { createContext, useContext } from "react";
import type { Identity } from "#app/label/identity.ts";
import { identityStyle } from "#app/label/identity-style.ts";
import { type FontUrls, typePairings } from "#app/label/type-pairings.ts";

/** Left out of the browser's build, as the head is. */
const files = import.meta.env.SSR
  ? import.meta.glob<string>("./styles/fonts/*.woff2", { query: "?url", import: "default", eager: true })
  : {};

/** `overPictures`: rules for words that stand over what was uploaded. `scriptMark`: see security-headers.ts. */
type Looks = { identity: Identity; overPictures: string; scriptMark: string };

const LooksContext = /* @__PURE__ */ createContext<Looks | undefined>(undefined);

/** Round the document, on the server: also an error that leaves it without data is shown in the label's colours. */
export const ShownLooks = LooksContext.Provider;

/** What the shop's own scripts carry while they are rendered; nothing in the browser. */
export function useScriptMark(): string | undefined {
  return useContext(LooksContext)?.scriptMark;
}

/** What the head of a document says of the label's looks. The server alone writes it: React leaves it there. */
export function LabelHead() {
  const looks = useContext(LooksContext);
  if (!looks) return null;
  const { identity, overPictures } = looks;
  const { display, text } = typePairings[identity.pairing];
  const fonts = [fontUrl(display, "normal"), fontUrl(display, "italic"), fontUrl(text, "normal")];
  return (
    <>
      {fonts.map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of colours, numbers and letters alone; its hash is in the security policy */}
      <style dangerouslySetInnerHTML={{ __html: identityStyle(identity, fontUrl) + overPictures }} />
    </>
  );
}

const fontUrl: FontUrls = (family, style) =>
  files[`./styles/fonts/${family}${style === "italic" ? "-italic" : ""}.woff2`] ?? "";

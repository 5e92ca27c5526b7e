import { createContext, useContext } from "react";
import type { Identity } from "#app/label/identity.ts";
import { identityStyle } from "#app/label/identity-style.ts";
import bodoni from "#app/styles/fonts/bodoni-moda.woff2?url";
import bodoniItalic from "#app/styles/fonts/bodoni-moda-italic.woff2?url";
import jost from "#app/styles/fonts/jost.woff2?url";

const IdentityContext = /* @__PURE__ */ createContext<Identity | undefined>(undefined);

/** Round the document, on the server: also an error that leaves it without data is shown in the label's colours. */
export const ShownIdentity = IdentityContext.Provider;

/** What the head of a document says of the label's looks. The server alone writes it: React leaves it there. */
export function LabelHead() {
  const identity = useContext(IdentityContext);
  if (!identity) return null;
  return (
    <>
      {[bodoni, bodoniItalic, jost].map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of colours, numbers and letters alone; its hash is in the security policy */}
      <style dangerouslySetInnerHTML={{ __html: identityStyle(identity) }} />
    </>
  );
}

import { useDeferredValue } from "react";
import { qrOf } from "#app/ui/qr.ts";
import enquiryWords from "#words/enquiry.json" with { type: "json" };

/** Holds 458 bytes: a message with most of what can be said. */
const VERSION = 14;

/** The code has whole pixels, so that no module is wider than another. */
const MODULE = 3;

/** A telephone that reads the code goes on with the message. The library that draws it is as large as the rest of the form. */
export function MessageCode({ href }: { href: string }) {
  // Drawing the code takes some milliseconds: letters go first.
  const qr = qrOf(useDeferredValue(href), VERSION);
  if (!qr) return <p className="soft">{enquiryWords.tooLong}</p>;
  return (
    <>
      <svg
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        width={qr.size * MODULE}
        height={qr.size * MODULE}
        shapeRendering="crispEdges"
        aria-hidden="true"
      >
        <path d={qr.path} />
      </svg>
      <p className="soft">{enquiryWords.scan}</p>
    </>
  );
}

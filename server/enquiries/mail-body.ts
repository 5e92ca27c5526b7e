export type MailBody = {
  /** What is said before the visitor's words. */
  lead: readonly string[];
  message: string;
  /** What is said after them. */
  foot: readonly string[];
};

/** The same mail twice: for programs that show text, and for those that show HTML. */
export function mailBody({ lead, message, foot }: MailBody): { text: string; html: string } {
  const quoted = message
    .split("\n")
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");
  return {
    text: `${[...lead, quoted, ...foot].join("\n\n")}\n`,
    html: htmlOf({ lead, message, foot }),
  };
}

/** Mail programs know no style sheets. The colours are those of app/styles/tokens.css. */
function htmlOf({ lead, message, foot }: MailBody): string {
  const paragraph = (text: string, style: string) =>
    `<p style="margin:0 0 16px;${style}">${escaped(text)}</p>`;
  return [
    '<!doctype html><html><head><meta charset="utf-8"></head>',
    '<body style="margin:0;padding:40px 24px;background:#f8f4ee;color:#1c1815;font:17px/1.6 Georgia,serif">',
    '<div style="max-width:560px;margin:0 auto">',
    ...lead.map((text, index) => paragraph(text, index === 0 ? "font-size:22px" : "")),
    `<div style="margin:24px 0;padding:24px 0;border-top:1px solid #1c1815;border-bottom:1px solid #1c1815;white-space:pre-wrap">${escaped(message)}</div>`,
    ...foot.map((text) => paragraph(text, "font-size:14px;color:#635950")),
    "</div></body></html>\n",
  ].join("\n");
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

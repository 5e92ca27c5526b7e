const ANNOUNCER_ID = "announcer";

/** Said in one go once everything that a change has to say is known. */
const texts = new Set<string>();

/** The live region of the document. It is there before it has anything to say: one that comes with its text is not read out. */
export function Announcer() {
  return <p id={ANNOUNCER_ID} className="visually-hidden" role="status" />;
}

/** Has assistive technology read this out when it has finished what it is saying. What is said in one task is one message. */
export function announce(text: string): void {
  if (texts.size === 0) queueMicrotask(speak);
  texts.add(text);
}

function speak() {
  const region = document.getElementById(ANNOUNCER_ID);
  if (region) region.textContent = [...texts].join(". ");
  texts.clear();
}

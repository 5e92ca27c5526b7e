const ANNOUNCER_ID = "announcer";

/** An empty region is heard to change, also to the words that it had before. In milliseconds. */
const EMPTY_MS = 50;

/** Said in one go once everything that a change has to say is known. */
const texts = new Set<string>();

/** The live region of the document. It is there before it has anything to say: one that comes with its text is not read out. */
export function Announcer() {
  return <p id={ANNOUNCER_ID} className="visually-hidden" role="status" />;
}

/** That of a dialog: while one is open, nothing outside of it is read out. */
export function DialogAnnouncer() {
  return <p data-announcer="" className="visually-hidden" role="status" />;
}

/** Has assistive technology read this out when it has finished what it is saying. What is said in one task is one message. */
export function announce(text: string): void {
  if (texts.size === 0) queueMicrotask(speak);
  texts.add(text);
}

function speak() {
  const said = [...texts].join(". ");
  texts.clear();
  const inDialog = document.querySelector("dialog[open] > [data-announcer]");
  const region = inDialog ?? document.getElementById(ANNOUNCER_ID);
  if (!region) return;
  region.textContent = "";
  setTimeout(() => {
    region.textContent = said;
  }, EMPTY_MS);
}

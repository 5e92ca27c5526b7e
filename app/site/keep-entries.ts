type Part = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLDetailsElement;

/**
 * Where a translator or a password manager has changed the page, React renders all of it anew instead of hydrating it. This
 * keeps what a visitor has entered and opened until then. `release` ends that, once the page is hydrated.
 */
export function keepEntries() {
  // React writes the name of its own field on another's that it takes for it.
  let old = parts().map((part) => ({ part, name: part.name }));
  let focused = document.activeElement;
  let top = scrollY;
  const listening = new AbortController();
  addEventListener("focusin", note, { signal: listening.signal });
  addEventListener("scroll", note, { signal: listening.signal });

  function note() {
    focused = document.activeElement;
    top = scrollY;
  }

  /** Puts them into the parts that have taken the place of these. */
  function putBack() {
    // An event has React run its effects, of which one releases them.
    const [kept, active] = [[...old], focused];
    for (const part of parts()) {
      // A password manager's own fields shift the others: a part is the next of its name.
      const place = kept.findIndex(
        ({ part: { tagName }, name }) => tagName === part.tagName && name === part.name,
      );
      const before = place < 0 ? undefined : kept.splice(place, 1)[0]?.part;
      if (!before || before.isConnected) continue;
      enter(before, part);
      if (before === active) part.focus({ preventScroll: true });
    }
    if (active && !active.isConnected) scrollTo({ top, behavior: "instant" });
  }

  function release() {
    listening.abort();
    old = [];
    focused = null;
  }

  return { putBack, release };
}

function parts(): Part[] {
  return [...document.querySelectorAll<Part>("input, textarea, select, details")];
}

/** A choice is made by a click, and a text is typed: whatever listens to the visitor listens to this. */
function enter(before: Part, part: Part) {
  if ("open" in part) part.open = "open" in before && before.open;
  else if ("checked" in part && /checkbox|radio/.test(part.type)) {
    const isChosen = "checked" in before && before.checked;
    if (isChosen !== part.checked && (isChosen || part.type === "checkbox")) part.click();
  } else if ("value" in before && before.value !== part.value && !/hidden|file/.test(part.type)) {
    // React notices nothing that is written by the setter that it has put before the browser's own.
    Reflect.set(Object.getPrototypeOf(part), "value", before.value, part);
    for (const type of ["input", "change"]) part.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

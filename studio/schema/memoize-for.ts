/**
 * Asks again only when the last answer is older than `freshMs`, in milliseconds: a form is validated with everything that is saved, and
 * Publish waits for it. What has failed is asked again.
 */
export function memoizeFor<Given extends unknown[], Answer>(
  ask: (...given: Given) => Promise<Answer>,
  freshMs: number,
): (...given: Given) => Promise<Answer> {
  let last: { asked: number; answer: Promise<Answer> } | undefined;
  return (...given) => {
    const asked = Date.now();
    if (last && asked - last.asked < freshMs) return last.answer;
    const next = { asked, answer: ask(...given) };
    last = next;
    next.answer.catch(() => {
      if (last === next) last = undefined;
    });
    return next.answer;
  };
}

/**
 * Asks again only when the last answer came more than `freshMs` ago, in milliseconds: a form is validated with everything that is saved,
 * and Publish waits for it. What has failed is asked again.
 */
export function memoizeFor<Given extends unknown[], Answer>(
  ask: (...given: Given) => Promise<Answer>,
  freshMs: number,
): (...given: Given) => Promise<Answer> {
  let last: { answer: Promise<Answer>; came: number } | undefined;
  return (...given) => {
    if (last && Date.now() - last.came < freshMs) return last.answer;
    const next = { answer: ask(...given), came: Number.POSITIVE_INFINITY };
    last = next;
    next.answer.then(
      () => {
        next.came = Date.now();
      },
      () => {
        if (last === next) last = undefined;
      },
    );
    return next.answer;
  };
}

import { defer, firstValueFrom, ReplaySubject, share, timer } from "rxjs";

/**
 * Asks again only when the last answer came more than `freshMs` ago, in milliseconds: a form is validated with everything that is saved,
 * and Publish waits for it. What has failed is asked again.
 */
export function memoizeFor<Question, Answer>(
  ask: (question: Question) => Promise<Answer>,
  freshMs: number,
): (question: Question) => Promise<Answer> {
  let about: Question;
  const answers = defer(() => ask(about)).pipe(
    share({
      connector: () => new ReplaySubject<Answer>(1),
      resetOnComplete: () => timer(freshMs),
      resetOnRefCountZero: false,
    }),
  );
  return (question) => {
    about = question;
    return firstValueFrom(answers);
  };
}

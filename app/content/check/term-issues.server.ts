import { termsIn } from "#app/label/terms.ts";
import { type IssueDetail, warning } from "./content-issue.server.ts";
import { textsIn } from "./document-texts.server.ts";
import { withLocation } from "./issue-location.server.ts";
import { mayNameTerms } from "./placeholder-issues.server.ts";

/** Numbers of days that a text names and the label has not given. `known`: those that it has, by their names. */
export function termIssues(
  document: { _type?: unknown },
  known: Readonly<Record<string, string | undefined>>,
): IssueDetail[] {
  return textsIn(document).flatMap(({ path, text }) =>
    (mayNameTerms(document, path) ? termsIn(text) : [])
      .filter((name) => known[name] === undefined)
      .map((name) =>
        warning(
          withLocation(
            document,
            path,
            (field) =>
              `“${field}” names {${name}}, a number that “Making, delivery and rental” does not have: the line is left out`,
          ),
        ),
      ),
  );
}

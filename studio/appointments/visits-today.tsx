import { Text } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { showroomBy } from "#model/appointments/showrooms.ts";
import { dayInWords } from "#model/days/day.ts";
import { FewFirst } from "#studio/desk/few-first.tsx";
import { ToolLink } from "#studio/desk/tool-link.tsx";
import { Section } from "#studio/desk/tool-page.tsx";
import type { Rental } from "#studio/rental/rental-data.ts";
import { sideBySide } from "#studio/schema/side-by-side.ts";
import { useVisitBook, useVisitsOn } from "./use-visit-book.ts";
import { DAY_ADDRESS, visitAddress } from "./visit-link.tsx";
import { VisitList } from "./visit-list.tsx";
import { calledOf } from "./visit-words.ts";

/** Appointments that wait for a word of the label, and those of today with their dresses. Nothing is drawn where there are none. */
export function VisitsToday({ rental }: { rental: Rental }) {
  const book = useVisitBook();
  const { visits = [] } = book ?? {};
  const { today } = rental;
  const waiting = visits.filter(({ state, day }) => state === "asked" && day >= today);
  const expected = useVisitsOn([today]);
  return (
    <>
      {waiting.length > 0 && (
        <Section title={t("Appointments to confirm")}>
          <FewFirst>
            {waiting.map((visit) => (
              <Text key={visit.id}>
                <ToolLink to={visitAddress(visit.id)}>
                  {sideBySide([calledOf(visit), dayInWords(visit.day), visit.time, visit.kindTitle])}
                </ToolLink>
              </Text>
            ))}
          </FewFirst>
        </Section>
      )}
      {expected.length > 0 && (
        <Section title={t("Appointments today")}>
          <VisitList
            days={[today]}
            visits={expected}
            rental={rental}
            townOf={({ showroom }) => (book ? showroomBy(showroom, book.showrooms).title : "")}
            link={({ id }, text) => <ToolLink to={visitAddress(id)}>{text}</ToolLink>}
          />
          <Text>
            <ToolLink to={DAY_ADDRESS}>{t("In the calendar, to print")}</ToolLink>
          </Text>
        </Section>
      )}
    </>
  );
}

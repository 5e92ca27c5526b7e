import { ChevronLeftIcon } from "@sanity/icons/ChevronLeft";
import { ChevronRightIcon } from "@sanity/icons/ChevronRight";
import { Button, Flex, Heading } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import type { ReactNode } from "react";
import { addDays } from "#model/days/day.ts";
import { Choice } from "#studio/people/line-field.tsx";
import { monthInWords, monthOf, monthsToChoose } from "./layout.ts";
import type { Rental } from "./rental-data.ts";

type PeriodProps = {
  rental: Rental;
  /** Any day of what is in sight. */
  day: string;
  setDay(day: string): void;
  isByWeek: boolean;
  title: string;
  children?: ReactNode;
};

/** Which days are in sight, and the way to others: one further, or any month. */
export function Period({ rental, day, setDay, isByWeek, title, children }: PeriodProps) {
  const go = (steps: number) => setDay(isByWeek ? addDays(day, 7 * steps) : monthOf(day, steps));
  return (
    <Flex gap={3} align="center" wrap="wrap">
      <Flex gap={2} className="calendar-controls">
        <Button
          icon={ChevronLeftIcon}
          mode="ghost"
          aria-label={isByWeek ? t("A week earlier") : t("A month earlier")}
          onClick={() => go(-1)}
        />
        <Button
          icon={ChevronRightIcon}
          mode="ghost"
          aria-label={isByWeek ? t("A week later") : t("A month later")}
          onClick={() => go(1)}
        />
        <Choice
          title={t("Go to a month")}
          value={monthOf(day, 0)}
          options={monthsToChoose(rental, day).map((month) => [month, monthInWords(month)])}
          setValue={setDay}
        />
      </Flex>
      <Heading as="h2" size={1}>
        {title}
      </Heading>
      {children}
    </Flex>
  );
}

import { Box, Button, Flex, Select, TextInput } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { type FormEvent, useState } from "react";
import { type Currency, magnitudeOf } from "#model/dresses/currency.ts";
import { languageTag } from "#words/locale.ts";
import { type Filling, type FillWay, fillWays, leastStep, readFigure, titleOf } from "./dress-cells.ts";

/** Prices are rounded to multiples of these. They are in US dollars; other currencies have as many times more. */
const STEPS = [1, 5, 10, 50, 100];

function stepsIn(currency: Currency): number[] {
  const steps = STEPS.map((step) => step * magnitudeOf(currency));
  return [...new Set([leastStep(currency), 1, ...steps])].toSorted((a, b) => a - b);
}

const priceFields = ["price", "salePrice", "rentalPrice"] as const;

type FillPriceProps = { isNone: boolean; currency: Currency; onFill(filling: Filling): void };

/** Fills in a price of all ticked dresses; nothing is saved yet. */
export function FillPrice({ isNone, currency, onFill }: FillPriceProps) {
  const [field, setField] = useState<Filling["field"]>("price");
  const [way, setWay] = useState<FillWay>("set");
  const [text, setText] = useState("");
  const [step, setStep] = useState(leastStep(currency));
  const read = readFigure(text, way, currency);

  function fill(event: FormEvent) {
    event.preventDefault();
    if ("value" in read) onFill({ field, way, figure: read.value, step });
  }

  return (
    <form onSubmit={fill} aria-label={t("Fill in a price")}>
      <Flex gap={2} wrap="wrap" align="center">
        <Box>
          <Select
            aria-label={t("Which price")}
            value={field}
            onChange={({ currentTarget: { value } }) => setField(chosen(priceFields, value))}
          >
            {priceFields.map((name) => (
              <option key={name} value={name}>
                {titleOf(name, currency)}
              </option>
            ))}
          </Select>
        </Box>
        <Box>
          <Select
            aria-label={t("How")}
            value={way}
            onChange={({ currentTarget: { value } }) => setWay(chosen(ways, value))}
          >
            {ways.map((name) => (
              <option key={name} value={name}>
                {fillWays[name].title}
              </option>
            ))}
          </Select>
        </Box>
        <Box style={{ width: "7rem" }}>
          <TextInput
            aria-label={t("Figure")}
            inputMode="decimal"
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        </Box>
        <Box>
          <Select
            aria-label={t("Rounded")}
            value={step}
            onChange={({ currentTarget: { value } }) => setStep(Number(value))}
          >
            {stepsIn(currency).map((each) => (
              <option key={each} value={each}>
                {t("rounded to {{step}}", { step: each.toLocaleString(languageTag) })}
              </option>
            ))}
          </Select>
        </Box>
        <Button type="submit" text={t("Fill in")} mode="ghost" disabled={isNone || !("value" in read)} />
      </Flex>
    </form>
  );
}

const ways = ["set", "raisePercent", "lowerPercent", "raise", "lower"] as const;

function chosen<Name extends string>([first, ...others]: readonly [Name, ...Name[]], value: string): Name {
  return others.find((name) => name === value) ?? first;
}

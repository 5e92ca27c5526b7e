import { Box, Button, Flex, TextInput } from "@sanity/ui";
import { t } from "@trousseau/words/translate.ts";
import { type FormEvent, useState } from "react";
import { type Currency, magnitudeOf } from "#model/dresses/currency.ts";
import { Choice } from "#studio/people/line-field.tsx";
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
        <Choice
          title={t("Which price")}
          value={field}
          options={priceFields.map((name) => [name, titleOf(name, currency)] as const)}
          setValue={setField}
        />
        <Choice
          title={t("How")}
          value={way}
          options={ways.map((name) => [name, fillWays[name].title] as const)}
          setValue={setWay}
        />
        <Box style={{ width: "7rem" }}>
          <TextInput
            aria-label={t("Figure")}
            inputMode="decimal"
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        </Box>
        <Choice
          title={t("Rounded")}
          value={String(step)}
          options={stepsIn(currency).map((each) => [
            String(each),
            t("rounded to {{step}}", { step: each.toLocaleString(languageTag) }),
          ])}
          setValue={(each) => setStep(Number(each))}
        />
        <Button type="submit" text={t("Fill in")} mode="ghost" disabled={isNone || !("value" in read)} />
      </Flex>
    </form>
  );
}

const ways = ["set", "raisePercent", "lowerPercent", "raise", "lower"] as const;

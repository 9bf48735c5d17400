import { choosing } from "../entry/entered.ts";
import { listOf, type AskedControl } from "./askedControl.ts";
import { CountriesField, CountryField } from "./CountryField.tsx";

/** A question whose answer is one country or several. */
export function CountryControl({
  kind,
  field,
  the,
  value,
  autoComplete,
  frame,
  onEnter,
}: AskedControl & { kind: "country" | "countries" }) {
  const choose = (chosen: unknown) => onEnter(choosing(chosen));
  switch (kind) {
    case "country":
      return (
        <CountryField
          {...frame}
          the={the}
          codes={field.among?.(the.fresh())}
          value={value as string | undefined}
          onChange={choose}
          autoComplete={autoComplete}
        />
      );
    case "countries":
      return (
        <CountriesField
          {...frame}
          the={the}
          codes={field.among?.(the.fresh())}
          values={listOf(value).map(String)}
          onChange={(chosen) => choose(chosen.length === 0 ? undefined : chosen)}
        />
      );
  }
}

import { date, freeText, number, objectOf, type ValueOf } from "../../kernel/shape.ts";

/**
 * Canadian dollars for one unit of a currency, as an administrator loaded them. A rate holds from its day until the next, for
 * seven days at most, so that weekends and holidays have one (ADR 0165).
 */
export const exchangeRateShape = objectOf({ currency: freeText(3), day: date(), rate: number() }, [
  "currency",
  "day",
  "rate",
]);

export type ExchangeRate = ValueOf<typeof exchangeRateShape> & {
  readonly currency: string;
  readonly day: string;
  readonly rate: number;
};

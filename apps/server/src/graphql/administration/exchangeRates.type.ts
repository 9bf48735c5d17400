import { mayKeepRates } from "../../policies/administration.ts";
import { readExchangeRates } from "../../store/exchangeRates.ts";
import { builder } from "../builder.ts";
import { ExchangeRatesRef } from "../refs.ts";

export function addExchangeRates(): void {
  ExchangeRatesRef.implement({
    description: "The exchange rates that an administrator loaded.",
    fields: (t) => ({
      count: t.exposeInt("count"),
      currencies: t.stringList({ resolve: ({ currencies }) => [...currencies] }),
      newest: t.exposeString("newest", { nullable: true, description: "The newest day that has a rate." }),
    }),
  });
  builder.queryField("exchangeRates", (t) =>
    t.field({
      type: ExchangeRatesRef,
      nullable: true,
      description: "admin",
      resolve: async (_, __, { actor, deps }) => {
        if (!mayKeepRates(actor)) return null;
        const { rates } = await readExchangeRates(deps.db);
        return {
          count: rates.length,
          currencies: [...new Set(rates.map(({ currency }) => currency))].toSorted(),
          newest: rates
            .map(({ day }) => day)
            .reduce<string | null>((last, day) => (last !== null && last > day ? last : day), null),
        };
      },
    }),
  );
}

import type { ServicePrice } from "../../caseFile/payment.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import { cents, sum, type Cad } from "../../kernel/money.ts";
import { householdOf } from "../application/household.ts";

/** What the office charges for its own work, by the prices that hold today. */

export type PricedItem = { readonly price: ServicePrice & { readonly cents: number }; readonly quantity: number };

/** Of the rows of an item that hold today, the one that was added last; one without an amount ends the item. */
function pricesToday(the: CaseReader): readonly PricedItem["price"][] {
  const prices = the.payment().servicePrices ?? [];
  if (prices.length === 0) return [];
  const today = the.today();
  const byItem = new Map<string, ServicePrice>();
  for (const price of prices)
    if (price.from <= today && (!price.until || today <= price.until)) byItem.set(price.itemId, price);
  return [...byItem.values()].filter((price): price is PricedItem["price"] => price.cents !== null);
}

/** Each item with how many times it is due for the people of this case. */
export function servicesToday(the: CaseReader): readonly PricedItem[] {
  const prices = pricesToday(the);
  if (prices.length === 0) return [];
  const { members } = householdOf(the);
  const count = (role: string) => members.filter((member) => member.role === role).length;
  const quantities = { application: 1, spouse: count("spouse"), eachChild: count("child") };
  return prices.map((price) => ({ price, quantity: quantities[price.appliesTo] }));
}

/** What the office’s own work comes to; undefined where no price is set for this kind of application today. */
export function priceOfServices(the: CaseReader): Cad | undefined {
  const items = servicesToday(the);
  return items.length === 0 ? undefined : sum(items.map(({ price, quantity }) => cents(price.cents * quantity)));
}

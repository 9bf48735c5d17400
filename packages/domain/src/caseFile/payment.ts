import {
  date,
  freeText,
  listOf,
  nullable,
  objectOf,
  oneOf,
  wholeNumber,
  yesNo,
  type ValueOf,
} from "../kernel/shape.ts";

/** When an item of the office is due, and how many times: once, once with a spouse who comes along, for each child who does. */
export const itemAppliesTo = ["application", "spouse", "eachChild"] as const;
export type ItemAppliesTo = (typeof itemAppliesTo)[number];

/** Characters. */
export const longestItemText = 500;
/** One hundred thousand dollars: more is a slip of the hand. */
export const highestPriceCents = 10_000_000;

const bothLanguages = objectOf({ en: freeText(longestItemText), fr: freeText(longestItemText) }, ["en", "fr"]);

/**
 * A price that the office sets for one kind of application, from one day until another. Rows are added and never changed: of
 * those that hold on a day, the last one added counts. `cents` null ends an item from that day on. Prices are kept in whole
 * cents (document 3 section 3.11).
 */
export const servicePriceShape = objectOf(
  {
    itemId: freeText(100),
    appliesTo: oneOf(itemAppliesTo),
    cents: nullable(wholeNumber()),
    addIfZero: yesNo(),
    name: bothLanguages,
    description: nullable(bothLanguages),
    note: nullable(bothLanguages),
    from: date(),
    until: nullable(date()),
  },
  ["itemId", "appliesTo", "cents", "name", "from"],
);

type PriceWords = { readonly en: string; readonly fr: string };

export type ServicePrice = Omit<ValueOf<typeof servicePriceShape>, "name" | "description" | "note"> & {
  readonly itemId: string;
  readonly appliesTo: ItemAppliesTo;
  readonly cents: number | null;
  readonly name: PriceWords;
  readonly description?: PriceWords | null;
  readonly note?: PriceWords | null;
  readonly from: string;
};

/**
 * What the office asks for and what it received, in cents of Canadian dollars. `invoicedCents`: the total of the invoice in force
 * less its credit notes, null while there is none. `receivedCents`: what came in less what was paid back; money in another currency is not in it.
 * `servicePrices`: those of this kind of application, in the order in which they were added. `collectsFees`: the office collects
 * the government fees of its clients, which otherwise go straight to the authority.
 */
export const paymentShape = objectOf({
  servicePrices: listOf(servicePriceShape, 1000),
  collectsFees: yesNo(),
  invoicedCents: nullable(wholeNumber()),
  receivedCents: wholeNumber(),
});

export type CasePayment = Omit<ValueOf<typeof paymentShape>, "servicePrices"> & {
  readonly servicePrices?: readonly ServicePrice[];
};

import { dateIn } from "../../fields/dateField.ts";
import type { ReadField } from "../../reading.ts";
import { applicantName } from "../applicantName.ts";
import { fieldWithCheck, foundIn, labelledReader, type SoughtField } from "../labelledReader.ts";
import { periodEndIn, periodStartIn } from "../money/statementDates.ts";
import type { PageText } from "../reader.ts";
import { employer } from "./workFields.ts";

const both = [
  /^\W*(?:pay(?:ment|roll)? |salary |wage )?period(?: covered)?(?! (?:start|begin|end|from|to|no|number))/,
  /^\W*(?:for the period|pay for)(?! end)/,
  /^\W*periode(?: de (?:paie|paye)| de remuneration| couverte)?(?! (?:debut|fin|no|numero))/,
];
const starts = [
  /^\W*(?:pay )?period (?:start(?:ing|s)?|begin(?:ning|s)?|from)(?: date| on)?/,
  /^\W*(?:debut de (?:la )?periode|periode (?:debut|du))/,
];
const ends = [
  /^\W*(?:pay )?period (?:end(?:ing|s)?|to)(?: date| on)?|^\W*for (?:the )?period ending/,
  /^\W*(?:fin de (?:la )?periode|periode (?:fin|se terminant le))/,
];

/** Each end beside a label of its own, else both beside one label. */
const ways: Readonly<Record<"periodStart" | "periodEnd", readonly SoughtField[]>> = {
  periodStart: [
    { name: "periodStart", parse: dateIn, labels: starts },
    { name: "periodStart", parse: periodStartIn, labels: both },
  ],
  periodEnd: [
    { name: "periodEnd", parse: dateIn, labels: ends },
    { name: "periodEnd", parse: periodEndIn, labels: both },
  ],
};

async function periodOfPay(pages: readonly PageText[]): Promise<Readonly<Record<string, ReadField>>> {
  const fields: Record<string, ReadField> = {};
  for (const [name, sought] of Object.entries(ways)) {
    for (const one of sought) {
      const found = fields[name] ? undefined : foundIn(pages, one);
      if (found) fields[name] = await fieldWithCheck(found, pages, one);
    }
  }
  return fields;
}

/** Pay slips: whose they are, from whom and for which days. */
export const paySlip = labelledReader({
  documentType: "PaySlip",
  fields: [employer],
  besides: async (pages) => ({ ...(await applicantName(pages)), ...(await periodOfPay(pages)) }),
  always: ["applicantFullName"],
});

import { whoIsPaid } from "../../finder/money.ts";
import { ofWages } from "../../finder/people.ts";
import { applicantName } from "../applicantName.ts";
import { labelledReader } from "../labelledReader.ts";
import { coveredDays } from "../money/statements/statementPeriod.ts";
import { employer } from "./workFields.ts";

/** Pay slips: whose they are, from whom and for which days. */
export const paySlip = labelledReader({
  documentType: "PaySlip",
  fields: [employer],
  finds: [...ofWages, whoIsPaid],
  besides: async (pages) => ({ ...(await applicantName(pages)), ...(await coveredDays(pages)) }),
  always: ["applicantFullName"],
});

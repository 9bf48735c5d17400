import type { Parse } from "../../fields/labelledValue.ts";
import { holderNames } from "../../finder/grammars/holders.ts";
import { plain } from "../../text/plainText.ts";
import { isBank } from "./bankName.ts";

/** What stands above an address and names nobody; behind a label, a person may be called Page or Branch. */
const isNoName = /\b(?:student|branch|manager|page|plan|dear|cher|chere|bonjour)\b/;

/** One name, or those of two people. */
export const holderIn: Parse = (text, label) => {
  if (isBank(text)) return undefined;
  if ((label === "" || !text.trim().includes(" ")) && isNoName.test(plain(text))) return undefined;
  return holderNames(text, label);
};

/** The words by which a company says what it is, behind its name. */
const companyName =
  /^[\s:]*([\p{L}\p{N}][\p{L}\p{M}\p{N}&.,'’()\- ]*?[ ,](?:ltd|limited|inc|incorporated|llc|llp|corp|corporation|gmbh|s\.?à\.?r\.?l|sarl|ltda|lt[ée]e|limit[ée]e|plc|pte\.? ltd|pvt\.? ltd)\.?)\s*$/iu;

/** Whom a label names: people, or the company to which the account belongs. */
export const labelledHolder: Parse = (text, label) => {
  const person = holderIn(text, label);
  const company = person || isBank(text) ? undefined : companyName.exec(text)?.[1];
  if (company === undefined) return person;
  const from = text.indexOf(company);
  return { value: company, from, to: from + company.length };
};

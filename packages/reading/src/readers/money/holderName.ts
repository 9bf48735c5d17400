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

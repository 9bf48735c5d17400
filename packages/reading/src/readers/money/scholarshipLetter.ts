import type { ReadField } from "../../reading.ts";
import { plain } from "../../text/plainText.ts";
import { applicantName } from "../applicantName.ts";
import { ownTextField } from "../checkedField.ts";
import { foundIn, labelledReader, type SoughtField } from "../labelledReader.ts";
import { letterDate } from "../letterDate.ts";
import type { PageText } from "../reader.ts";
import { countedIn } from "./accountFields.ts";
import { sumInWords } from "./heldMoney.ts";
import { currencyOf, isInThousands, styleOf } from "./paperCurrency.ts";
import { balanceBy, balanceIn } from "./statements/statementAmount.ts";

const award = "(?:scholarship|award|bursary|fellowship|grant|stipend)";

/** What is given in a year, where the letter says both: a total is never counted twice. */
const amount: SoughtField = {
  name: "scholarshipAmount",
  parse: balanceIn,
  isSureInOwnTextOnly: true,
  labels: [
    new RegExp(`^\\W*(?:annual |yearly )(?:${award} )?(?:amount|value)`),
    new RegExp(`^\\W*(?:amount|value) (?:of (?:the |your )?)?(?:${award}|per year|awarded|granted)`),
    new RegExp(`^\\W*(?:total )?${award}(?: award)? (?:amount|value)`),
    /^\W*(?:montant|valeur) (?:annuel(?:le)?|de la bourse|accordee?|octroyee?|total(?:e)? de la bourse)/,
    /^\W*(?:amount|value|montant|valeur)(?=\W*(?::|$|\.\.))/,
  ],
  sentences: [
    new RegExp(`\\b${award}\\b[^.\\d]{0,60}? (?:of|valued at|worth|in the amount of|for) ${sumInWords}`),
    new RegExp(`\\bbourse\\b[^.\\d]{0,60}? (?:de|d'une valeur de|d'un montant de) ${sumInWords}`),
  ],
};

const isNotFixed = /\bup to\b|\bmaximum of\b|\bjusqu'a concurrence\b|\bmaximale? de\b/;

async function given(pages: readonly PageText[]): Promise<Readonly<Record<string, ReadField>>> {
  const found = isInThousands(pages) ? undefined : foundIn(pages, { ...amount, parse: balanceBy(styleOf(pages)) });
  const text = plain(pages.flatMap(({ lines }) => lines.map((line) => line.text)).join(" "));
  if (!found || isNotFixed.test(text)) return {};
  const scholarshipAmount = ownTextField(found, pages);
  const currency = await currencyOf(pages, scholarshipAmount);
  return { scholarshipAmount: countedIn(scholarshipAmount, currency), ...(currency ? { currency } : {}) };
}

/** Letters in which somebody is given a scholarship. */
export const scholarshipLetter = labelledReader({
  documentType: "Other",
  fields: [letterDate],
  besides: async (pages) => ({ ...(await applicantName(pages)), ...(await given(pages)) }),
  always: [],
});

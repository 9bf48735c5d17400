import { dateIn } from "../../fields/dateField.ts";
import type { PageText } from "../reader.ts";
import { balanceDay as balanceDayFound } from "../../finder/money.ts";
import { balanceAmounts } from "../../finder/topics/heldAmounts.ts";
import { labelledReader, type SoughtField } from "../labelledReader.ts";
import { letterDate } from "../letterDate.ts";
import { accountHolder } from "./accountHolder.ts";
import { accountNumber, accountType, assetType, bankName } from "./accountFields.ts";
import { heldAmount, heldMoney, inOwnText, sumInWords } from "./heldMoney.ts";
import { certificateAccounts } from "./certificateAccounts.ts";

/** The words that may stand before the balance that can be drawn; an average and a minimum are others. */
const kindOf = "(?:total |current |available |closing |account |ledger |present |outstanding |net |credit )*";
const genre = "(?: (?:total|actuel|disponible|du compte|crediteur|courant))*";

const notMean = String.raw`(?<!\b(?:average|minimum|mean|monthly|opening|lowest) )`;

const balance = heldAmount(
  [
    /^\W*(?:total (?:of all )?balances?|total (?:of all )?accounts|solde total|total des (?:soldes|comptes))\b/,
    new RegExp(`^\\W*${kindOf}balance(?! (?:certificate|confirmation|letter|of))(?: (?:as (?:of|at|on)|on|at)\\b)?`),
    new RegExp(`^\\W*solde${genre}(?: (?:au|en date du|le)\\b)?`),
  ],
  [
    new RegExp(
      `${notMean}\\b${kindOf}balance (?:of|is|was|stood at|stands at|amounts to)\\b[^.\\d]{0,30}?${sumInWords}`,
    ),
    new RegExp(
      `${notMean}\\b${kindOf}balance[^.]{0,60}?(?:as (?:of|at|on)|on) [^.]{6,26}? (?:is|was|of|stood at|amounts to|amounted to)\\b[^.\\d]{0,30}?${sumInWords}`,
    ),
    new RegExp(
      `\\bsolde(?! moyen| minim| mensuel)${genre}[^.]{0,60}? (?:de|est de|etait de|s'eleve a|s'elevait a|se chiffre a) ${sumInWords}`,
    ),
  ],
);

const day = String.raw`(?<value>.{6,24}?)(?=[.;:)]|,? (?:is|was|of|the|stood|amount\w*|le|un|apres|after|est|etait|s'elev\w*)\b|,? [a-z]{0,3} ?\$|$)`;

/** The day on which the balance was so; a letter that names none speaks of its own. */
const balanceDay: SoughtField = {
  name: "periodEnd",
  parse: dateIn,
  labels: [
    /^\W*(?:balance date|date of (?:the )?balance|balance as (?:of|at|on)|as (?:of|at|on)\b|as on date)/,
    new RegExp(`^\\W*${kindOf}balance (?=as (?:of|at|on)\\b)`),
    /^\W*(?:date du solde|solde (?:au|en date du)|en date du)/,
    new RegExp(`^\\W*solde${genre} (?=au |en date du )`),
  ],
  sentences: [
    new RegExp(`\\b(?:as (?:of|at|on)|close of business on) ${day}`),
    new RegExp(`\\ba la date du ${day}`),
    new RegExp(`\\bsolde[^.]{0,40}? (?:au|en date du) ${day}`),
    new RegExp(`\\b(?:au|en date du) ${day},? (?:le|un) solde`),
  ],
  orElse: letterDate,
};

/** Letters and certificates in which a bank says what stands in an account, or in several, on one day. */
const labelled = labelledReader({
  documentType: "AccountStatement",
  fields: [
    { ...accountNumber, isSureInOwnTextOnly: true },
    accountType,
    assetType,
    { ...bankName, isSureInOwnTextOnly: true },
    balanceDay,
  ],
  finds: [balanceDayFound],
  async besides(pages) {
    const holder = await accountHolder(pages);
    return { ...(holder ? { accountHolderName: holder } : {}), ...(await heldMoney(pages, balance, balanceAmounts)) };
  },
  always: inOwnText("accountHolderName", "closingBalance", "periodEnd"),
});

export const accountCertificate = {
  ...labelled,
  rows: async (pages: readonly PageText[]) => ({ accounts: await certificateAccounts(pages) }),
};

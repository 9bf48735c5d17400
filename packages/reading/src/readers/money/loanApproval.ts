import type { ReadField } from "../../reading.ts";
import { labelledReader, type SoughtField } from "../labelledReader.ts";
import { letterDate } from "../letterDate.ts";
import { nameOf } from "../personName.ts";
import { letterDay } from "../../finder/money.ts";
import { loanAmounts } from "../../finder/topics/heldAmounts.ts";
import { accountHolder } from "./accountHolder.ts";
import { holderIn } from "./holderName.ts";
import { bankName } from "./accountFields.ts";
import { heldAmount, heldMoney, inOwnText, sumInWords } from "./heldMoney.ts";

const loan = heldAmount(
  [
    /^\W*(?:total )?(?:loan |education loan |credit )?(?:amount|limit) (?:of (?:the )?(?:loan|credit)|sanctioned|approved|granted)/,
    /^\W*(?:sanctioned|approved|total loan|education loan|student loan|loan)(?: loan)? (?:amount|limit)/,
    /^\W*(?:montant (?:total )?(?:du pret|approuve|accorde|octroye|autorise)|pret (?:accorde|approuve))/,
  ],
  [
    new RegExp(
      `\\b(?:sanction|approv|grant|offer)(?:e|ed|es|s)?\\b[^.\\d]{0,80}?\\b(?:loan|credit)\\b[^.\\d]{0,60}?(?:of|for|up to|amounting to) ${sumInWords}`,
    ),
    new RegExp(
      `\\bloan\\b[^.\\d]{0,60}?(?:of|for|up to|amounting to) ${sumInWords}[^.]{0,60}\\b(?:sanctioned|approved|granted)`,
    ),
    new RegExp(`\\bpret\\b[^.\\d]{0,60}?(?:d'un montant de|de) ${sumInWords}`),
  ],
);

const borrower: SoughtField = {
  name: "accountHolderName",
  parse: holderIn,
  isSureInOwnTextOnly: true,
  labels: [
    /^\W*(?:name of (?:the )?)?(?:borrower|student borrower|loan applicant)(?:'s)?(?: name)?(?! (?:number|no|id|address))/,
    /^\W*(?:nom (?:de l'|du |de la ))?emprunteu(?:r|se)(?:\(se\))?(?! principal)/,
  ],
};

/** A person of whom only the place speaks may be who signs for the loan besides. */
function unchecked(field: ReadField | undefined): ReadField | undefined {
  if (!field) return undefined;
  const { checked: _, ...asked } = field;
  return asked;
}

/** Letters in which a lender approves a loan for studies. */
export const loanApproval = labelledReader({
  documentType: "LoanApprovalLetter",
  fields: [borrower, { ...bankName, isSureInOwnTextOnly: true }, letterDate],
  finds: [letterDay],
  async besides(pages, found) {
    const lines = pages.flatMap((page) => page.lines);
    const name = found["accountHolderName"] ?? (await nameOf(lines, pages)) ?? unchecked(await accountHolder(pages));
    return { ...(name ? { accountHolderName: name } : {}), ...(await heldMoney(pages, loan, loanAmounts)) };
  },
  always: inOwnText("accountHolderName", "closingBalance", "issueDate"),
});

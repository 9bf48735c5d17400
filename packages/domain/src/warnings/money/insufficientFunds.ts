import type { CaseReader } from "../../caseFile/reader.ts";
import { availableFunds } from "../../funds/available.ts";
import { requiredFunds } from "../../funds/required.ts";
import { shortfallOf } from "../../funds/funds.ts";
import type { Outcome } from "../../kernel/condition.ts";
import type { Text } from "../../kernel/text.ts";
import { documentWarning, notRaised, type DocumentWarning } from "../warning.ts";

/**
 * The money that all documents show, beside the money that the case has to show. It is told once, at the newest document that
 * counts, and only where each document either counts or cannot: one that waits for a person may hold what is missing.
 */

const tooLittle: Text = {
  en: "all accounts that count show less money than this case has to show",
  fr: "tous les comptes qui comptent montrent moins d’argent que ce que ce dossier doit prouver",
};

type Verdict = { readonly fallsShort: boolean; readonly fileId: string | undefined };

function verdictOf(the: CaseReader): Verdict {
  const [required, available] = [requiredFunds(the), availableFunds(the)];
  the.trace.noteAll(required.why.restsOn, required.why.missing);
  the.trace.noteAll(available.why.restsOn, available.why.missing);
  the.trace.citeAll(required.why.sources);
  the.trace.citeAll(available.why.sources);
  const shortfall = shortfallOf(required.amount, available.amount);
  const isOpen = available.accounts.some(({ isOpen }) => isOpen === true);
  const counted = available.accounts.filter(({ amount, fileId }) => amount !== null && fileId !== undefined);
  return { fallsShort: shortfall !== null && shortfall > 0 && !isOpen, fileId: counted.at(-1)?.fileId };
}

function fallsShort(the: CaseReader): Outcome {
  const { fallsShort: isShort, fileId } = the.ofCase(verdictOf);
  return isShort && fileId === the.document().fileId ? { holds: true, because: [tooLittle] } : notRaised;
}

export const insufficientFunds: DocumentWarning = documentWarning({
  id: "insufficientFunds",
  isBlocking: true,
  isPopUp: false,
  relatedFields: ["closingBalance"],
  ofField: "closingBalance",
  raisedWhen: fallsShort,
  name: { en: "Insufficient Funds", fr: "Fonds insuffisants" },
  message: {
    en: "Your funds are lower than the amount you need to show.",
    fr: "Vos fonds sont inférieurs au montant que vous devez prouver.",
  },
  fix: {
    en: "Add other accounts, a person who supports you or a GIC, or show that your costs are lower.",
    fr: "Ajoutez d’autres comptes, une personne qui vous soutient ou un CPG, ou prouvez que vos coûts sont moindres.",
  },
});

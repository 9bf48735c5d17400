import type { CaseReader } from "../../caseFile/reader.ts";
import { says } from "../../caseFile/rule.ts";
import type { Text } from "../../kernel/text.ts";
import { usualAmounts } from "../../tables/money/usualAmounts.ts";
import { assessmentWarning } from "../warning.ts";

/** Amounts that can be true and seldom are: the person looks once more and confirms. */

type AmountKey = "userInputAvailableFunds" | "tuitionPaymentAmount" | "scholarshipAmount";

const isAbove = (the: CaseReader, key: AmountKey, of: "funds" | "tuition" | "scholarship"): boolean => {
  const amount = the.answer(key);
  const usual = the.row(usualAmounts);
  return amount !== undefined && usual.found && amount > usual.row.value[of];
};

const above: Text = {
  en: "the amount is larger than such amounts usually are",
  fr: "le montant est plus élevé que d’habitude",
};
const fundsAreUnusual = says("fundsAreUnusual", above, (the) => isAbove(the, "userInputAvailableFunds", "funds"));
const tuitionIsUnusual = says("tuitionIsUnusual", above, (the) => isAbove(the, "tuitionPaymentAmount", "tuition"));
const scholarshipIsUnusual = says("scholarshipIsUnusual", above, (the) =>
  isAbove(the, "scholarshipAmount", "scholarship"),
);

const askAgain = {
  name: { en: "Check the amount", fr: "Vérifiez le montant" },
  message: {
    en: "This is an unusually large amount. Is it right?",
    fr: "Ce montant est plus élevé que d’habitude. Est-il exact?",
  },
  fix: {
    en: "Count the zeros, and make sure that it is in Canadian dollars.",
    fr: "Comptez les zéros et assurez-vous qu’il est en dollars canadiens.",
  },
  isBlocking: false,
  isPopUp: true,
  isOurs: true,
} as const;

export const amountWarnings = [
  assessmentWarning({ id: "fundsUnusuallyLarge", ...askAgain, raisedWhen: fundsAreUnusual }),
  assessmentWarning({ id: "tuitionUnusuallyLarge", ...askAgain, raisedWhen: tuitionIsUnusual }),
  assessmentWarning({ id: "scholarshipUnusuallyLarge", ...askAgain, raisedWhen: scholarshipIsUnusual }),
];

import type { CaseReader } from "../caseFile/reader.ts";
import type { Member } from "../conditions/application/household.ts";
import { valueOnDate } from "../conditions/valueOnDate.ts";
import { exemptionsNotKnown, needsNoVisitorVisa } from "../conditions/visit/visaNeed.ts";
import type { Text } from "../kernel/text.ts";
import { visitorVisaFee } from "../tables/money/governmentFees.ts";
import { biometricsFees } from "./biometricsFees.ts";
import { feeOf, type Fee } from "./fee.ts";

/** A new visitor visa that a student or worker asks for inside Canada: for one person, nobody comes along. */

const visa: Text = {
  en: "a new visitor visa is applied for",
  fr: "un nouveau visa de visiteur est demandé",
};
const needNotKnown: Text = {
  en: "whether this passport needs a visa is not known for this date, so the fee is not known either",
  fr: "on ne sait pas si ce passeport exige un visa à cette date; les frais ne sont donc pas connus non plus",
};

const theApplicant: Member = { role: "main" };

/** Nothing is paid by who needs no visa; an eTA is asked for before a flight, and not here. */
export function feesOfNewVisa(the: CaseReader): readonly Fee[] {
  const reader = the.fresh();
  const about = { id: "visitorVisa", title: visitorVisaFee.title };
  if (exemptionsNotKnown.evaluate(reader).holds)
    return [
      feeOf(reader, about, theApplicant, { amount: undefined, because: [needNotKnown], decidedBy: "listNotKnown" }),
    ];
  if (needsNoVisitorVisa.evaluate(reader).holds) return [];
  const { value, because } = valueOnDate(reader, visitorVisaFee);
  return [
    feeOf(reader, about, theApplicant, {
      amount: value?.perPerson,
      because: [visa, ...because],
      decidedBy: value === undefined ? "noRow" : "inCanada",
    }),
    ...biometricsFees(the, [theApplicant]),
  ];
}

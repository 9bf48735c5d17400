import type { ApplicationType } from "../caseFile/application.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import {
  isExpressEntry,
  isStudyApplication,
  isVisitorVisa,
  isTiedToEmployer,
  renewsVisaInCanada,
} from "../conditions/application/application.ts";
import { familyAppliesAlone, householdOf, type Member } from "../conditions/application/household.ts";
import { studiesShortInQuebec } from "../conditions/studies/quebec.ts";
import { studiesInQuebec } from "../conditions/studies/quebecStudies.ts";
import { valueOnDate } from "../conditions/valueOnDate.ts";
import type { Text } from "../kernel/text.ts";
import { quebecAcceptanceFee } from "../tables/money/governmentFees.ts";
import { biometricsFees } from "./biometricsFees.ts";
import { feeOf, type Fee } from "./fee.ts";
import { feesOfFile } from "./fileFees.ts";
import { asksForPermitOfStudies, permitFeesOfStudies } from "./graduateFees.ts";
import { applicantFee, familyPermitFees } from "./permitFees.ts";
import { feesOfNewVisa } from "./newVisaFees.ts";
import { visitorFees } from "./visitorFees.ts";
import { residenceFees } from "./residenceFees.ts";
import { visitFees } from "./visitFees.ts";
import { youthMobilityFees } from "./youthMobilityFees.ts";
import { paysForOwnWorkPermit, workFees } from "./workFees.ts";

/** What the governments ask for, person by person: permits and visas, then biometrics, then Quebec’s certificate. */

const text = {
  title: { en: "Government fees", fr: "Frais du gouvernement" },
  notBuilt: {
    en: "this version of Boreal does not work this out yet",
    fr: "cette version de Boreal ne le calcule pas encore",
  },
} satisfies Record<string, Text>;

const theApplicant: Member = { role: "main" };

/** Types whose fees are their own; those of students and their families are below. */
const feesOfType: Partial<Readonly<Record<ApplicationType, (the: CaseReader) => readonly Fee[]>>> = {
  Iec: youthMobilityFees,
};

export function feesOf(the: CaseReader): readonly Fee[] {
  const reader = the.fresh();
  if (renewsVisaInCanada.evaluate(reader).holds) return feesOfNewVisa(the);
  const type = reader.application("type");
  const ofType = type && feesOfType[type];
  if (ofType) return ofType(the);
  if (isVisitorVisa.evaluate(reader).holds) return visitorFees(the);
  if (isExpressEntry.evaluate(reader).holds) return residenceFees(the);
  if (asksForPermitOfStudies.evaluate(reader).holds)
    return [...permitFeesOfStudies(the), ...biometricsFees(the, [theApplicant])];
  const ofFile = feesOfFile(the);
  if (ofFile !== undefined) return ofFile;
  const isForStudies = isStudyApplication.evaluate(reader).holds;
  if (paysForOwnWorkPermit.evaluate(reader).holds) return feesOfWorker(the);
  if (!isForStudies && !familyAppliesAlone.evaluate(reader).holds) {
    return [
      feeOf(reader, { id: "government", title: text.title }, theApplicant, {
        amount: undefined,
        because: [text.notBuilt],
        decidedBy: "notBuilt",
      }),
    ];
  }
  const { members } = householdOf(reader);
  const family = members.filter(({ role }) => role !== "main");
  const applicants = members.filter((member) => applies(member, isForStudies));
  const fees = [
    ...(isForStudies ? [applicantFee(the, theApplicant)] : []),
    ...family.flatMap((member) => familyPermitFees(the, member)),
    ...visitFees(the, family),
    ...biometricsFees(the, applicants),
    ...(isForStudies ? quebecFee(the) : []),
  ];
  return fees.map((fee) => (fee.person === "main" ? fee : restingOn(fee, reader)));
}

/** A worker, and the family that applies with them; in other flows the family applies later, or not at all. */
function feesOfWorker(the: CaseReader): readonly Fee[] {
  const reader = the.fresh();
  const family = isTiedToEmployer.evaluate(reader).holds
    ? householdOf(reader).members.filter(({ role }) => role !== "main")
    : [];
  const fees = [
    ...workFees(the),
    ...family.flatMap((member) => familyPermitFees(the, member)),
    ...visitFees(the, family),
    ...biometricsFees(the, [theApplicant, ...family.filter((member) => applies(member, true))]),
  ];
  return fees.map((fee) => (fee.person === "main" ? fee : restingOn(fee, reader)));
}

/** Who asks for a permit or visa; a person whose visa is not chosen yet may need none. */
const applies = ({ role, visaType }: Member, isForStudies: boolean): boolean =>
  role === "main" ? isForStudies : visaType !== undefined && visaType !== "VisaFree" && visaType !== "None";

/** The fee of a family member rests on what says that they come and how. */
function restingOn(fee: Fee, { trace }: CaseReader): Fee {
  const { restsOn, missing } = fee.decision;
  return {
    ...fee,
    decision: {
      ...fee.decision,
      restsOn: [...new Set([...trace.restsOn, ...restsOn])],
      missing: [...new Set([...trace.missing, ...missing])],
    },
  };
}

/** Quebec’s acceptance certificate, while it is not in the vault and the studies are not known to be too short for it. */
function quebecFee(the: CaseReader): readonly Fee[] {
  const reader = the.fresh();
  const place = studiesInQuebec.evaluate(reader);
  if (
    !place.holds ||
    studiesShortInQuebec.evaluate(reader).holds ||
    reader.documents("certificate-acceptation-du-quebec").length > 0
  )
    return [];
  const { value, because } = valueOnDate(reader, quebecAcceptanceFee);
  return [
    feeOf(reader, { id: "quebecAcceptance", title: quebecAcceptanceFee.title }, theApplicant, {
      amount: value,
      because: [...place.because, ...because],
      decidedBy: value === undefined ? "noRow" : "main",
    }),
  ];
}

import type { AnswerKey } from "../../caseFile/answers/answers.ts";
import type { FormPrefill } from "../fields/field.ts";
import type { FormReader } from "../formReader.ts";
import { answered, byPerson, fromAnswers, ofApplicant } from "../prefills/origins.ts";
import { earlierApplications } from "./earlierApplications.ts";

/**
 * What the answers say about health, immigration and the law. The questions of the form are not always those of the
 * questionnaire: a yes or a no is filled in only where one follows from the other, and everything told is told in the details.
 */

const said = (value: boolean, key: AnswerKey) => ({
  value,
  from: { fact: `answers.${key}` as const, says: fromAnswers },
});

/** Yes by the first answer that is yes; no when each of the others that decide is no. */
const yesOrNo =
  (yes: readonly AnswerKey[], no: readonly AnswerKey[]): FormPrefill =>
  (the) => {
    const key = yes.find((one) => the.case.answer(one) === true);
    if (key) return said(true, key);
    const [first] = no;
    return first !== undefined && no.every((one) => the.case.answer(one) === false) ? said(false, first) : undefined;
  };

type Told = { readonly key: AnswerKey; readonly text: string };

/** The texts that were answered, one after the other: what is left out here would be left out before the officer. */
const everyText = (...keys: readonly AnswerKey[]): FormPrefill => everyTextAnd(() => [], ...keys);

/** The same with lines that other answers make. */
const everyTextAnd =
  (lines: (the: FormReader) => readonly Told[], ...keys: readonly AnswerKey[]): FormPrefill =>
  (the) => {
    const answers = keys.flatMap((key): readonly Told[] => {
      const text = the.case.answer(key);
      return typeof text === "string" && text.trim() !== "" ? [{ key, text: text.trim() }] : [];
    });
    const told = [...answers, ...lines(the)];
    const [first] = told;
    return (
      first && {
        value: [...new Set(told.map(({ text }) => text))].join("\n"),
        from: { fact: `answers.${first.key}`, says: fromAnswers },
      }
    );
  };

/** The form asks about the last two years, the answers about contact in the last five: an older contact is left open. */
export const tuberculosis: FormPrefill = ofApplicant(
  answered("medicalTb", ({ hasTb, tbContact }) => {
    if (hasTb === true) return true;
    return hasTb === false && tbContact === false ? false : undefined;
  }),
);

/**
 * “In good health” is asked in the words of the form. Dialysis is care that the form asks about, also while that question is
 * open; where the medical history says otherwise than the answer, a person has to decide.
 */
export const disorder: FormPrefill = byPerson({
  main: (the) => {
    const [isHealthy, history] = [the.case.answer("isHealthy"), the.case.answer("medicalHistory")];
    if (isHealthy === undefined) return history?.dialysis === true ? said(true, "medicalHistory") : undefined;
    const hasCondition =
      history !== undefined && [history.dialysis, history.addiction, history.mentalHealth].includes(true);
    return isHealthy && hasCondition ? undefined : said(!isHealthy, "isHealthy");
  },
  spouse: answered("spouseHealth", (isHealthy) => !isHealthy),
});

export const healthDetails: FormPrefill = ofApplicant(
  answered(
    "medicalHistoryDetails",
    (told) =>
      [told.healthIssueMedicalHistoryDescription, told.healthIssueCurrentTreatmentDetails].filter(Boolean).join("\n") ||
      undefined,
  ),
);

/** Stayed, studied or worked in Canada without authorization. */
export const overstayed: FormPrefill = byPerson({
  main: yesOrNo(
    ["hasStayedPastAuthorization", "visaViolationWithoutAuthorization"],
    ["hasStayedPastAuthorization", "visaViolationWithoutAuthorization"],
  ),
  spouse: yesOrNo(["spouseVisaViolationWithoutAuthorization"], ["spouseVisaViolationWithoutAuthorization"]),
});

const wasRefused = (the: FormReader): boolean =>
  (the.case.answer("previousVisas") ?? []).some(({ result }) => result === "refused");

/** A refusal in the list of earlier applications is one, whatever the question about refusals says. */
export const refusals: FormPrefill = byPerson({
  main: (the) => {
    if (wasRefused(the)) return said(true, "previousVisas");
    return yesOrNo(
      ["visaViolationDenied", "pastCanadianRefusal", "visaViolationPastCanadianVisaRefusal"],
      ["visaViolationDenied"],
    )(the);
  },
  spouse: yesOrNo(["spouseVisaViolationDenied"], ["spouseVisaViolationDenied"]),
});

/** The form asks about Canada only. Whoever has a number of IRCC or was refused by Canada has applied there. */
export const appliedBefore: FormPrefill = ofApplicant((the) => {
  const visas = the.case.answer("previousVisas") ?? [];
  if (visas.some(({ country }) => country === "CA")) return said(true, "previousVisas");
  if (the.case.answer("pastCanadianRefusal") === true) return said(true, "pastCanadianRefusal");
  if (the.value("uci") !== undefined) return undefined;
  const applied = the.case.answer("hasPreviousVisaApplication");
  if (applied === false) return said(false, "hasPreviousVisaApplication");
  const namesEach = visas.length > 0 && visas.every(({ country }) => country !== undefined);
  return applied === true && namesEach ? said(false, "previousVisas") : undefined;
});

const ofVisas =
  (isAsked: Parameters<typeof earlierApplications>[1]) =>
  (the: FormReader): readonly Told[] =>
    earlierApplications(the, isAsked).map((text) => ({ key: "previousVisas", text }));

const textsOnImmigration = [
  "visaViolationWithoutAuthorizationDetails",
  "visaViolationDeniedDetails",
  "visaViolationPastCanadianVisaRefusalDetails",
  "visaViolationMisrepresentationDetails",
] as const;

/** Schedule A asks about refusals alone. */
export const refusalDetails: FormPrefill = byPerson({
  main: everyTextAnd(
    ofVisas(({ result }) => result === "refused"),
    ...textsOnImmigration,
  ),
  spouse: (the) => immigrationDetails(the),
});

/** The form of a temporary stay asks about every application for Canada, and about refusals anywhere. */
export const immigrationDetails: FormPrefill = byPerson({
  main: everyTextAnd(
    ofVisas(({ country, result }) => country === "CA" || result === "refused"),
    ...textsOnImmigration,
  ),
  spouse: everyText(
    "spouseVisaViolationWithoutAuthorizationDetails",
    "spouseVisaViolationDeniedDetails",
    "spouseVisaViolationMisrepresentationDetails",
  ),
});

/** A charge that was withdrawn is still one: any status but none is a yes, and so is time in prison. */
const criminal =
  (
    key: "hasCriminalHistory" | "spouseCriminalHistory",
    statuses: "criminalHistoryStatus" | "spouseCriminalHistoryStatus",
    prison: "hasBeenIncarcerated" | "spouseHasBeenIncarcerated",
  ): FormPrefill =>
  (the) => {
    if (the.case.answer(statuses)?.some((one) => one !== "none")) return said(true, statuses);
    return yesOrNo([key, prison], [key])(the);
  };

export const crimes: FormPrefill = byPerson({
  main: criminal("hasCriminalHistory", "criminalHistoryStatus", "hasBeenIncarcerated"),
  spouse: criminal("spouseCriminalHistory", "spouseCriminalHistoryStatus", "spouseHasBeenIncarcerated"),
});

export const crimeDetails: FormPrefill = byPerson({
  main: everyText("criminalHistoryDetails", "criminalHistoryStatusDetails"),
  spouse: everyText("spouseCriminalHistoryDetails", "spouseCriminalHistoryStatusDetails"),
});

/** Part of a criminal group is a yes; the form asks about more than that, so that a no does not follow. */
export const associated: FormPrefill = byPerson({
  main: yesOrNo(["hasOrganizedCrimeHistory"], []),
  spouse: yesOrNo(["spouseHasOrganizedCrimeHistory"], []),
});

import { addressParts } from "../../fields/address.ts";
import { provincesAndStates } from "../fields/choices.ts";
import type { Answers } from "../../caseFile/answers/answers.ts";
import { fromNotAfterToday, endNotBefore } from "../../fields/checks/dates.ts";
import type { FormPrefill, FormSection, Prefilled } from "../fields/field.ts";
import { yesAt } from "../fields/fieldConditions.ts";
import { hasProvinces, provinceAtCountry } from "../fields/addressFields.ts";
import type { FormReader } from "../formReader.ts";
import { partsOf, type ListedParts } from "../prefills/listedAgainstDocuments.ts";
import { fromAnswers, ofApplicant } from "../prefills/origins.ts";
import { fromActivities, type Activity } from "./listedActivities.ts";

/** Education after secondary school. */

const hadEducation = yesAt("hasPostSecondaryEducation");

/** The entry that the person marked; of several nobody can tell which it is. */
function highestStudies(the: FormReader): Activity | undefined {
  const marked = (the.case.profile("employmentAndActivityHistory") ?? []).filter(
    ({ kind, isHighestStudies }) => kind === "studies" && isHighestStudies === true,
  );
  return marked.length === 1 ? marked[0] : undefined;
}

const inHighestStudies = (to: (studies: Activity) => string | undefined): FormPrefill =>
  ofApplicant((the) => {
    const studies = highestStudies(the);
    const value = studies && to(studies);
    return value === undefined
      ? undefined
      : { value, from: { fact: "profile.employmentAndActivityHistory", says: fromActivities } };
  });

/** The school and its place, as the account and a transcript or diploma tell them. */
const ofSchool = (name: keyof ListedParts): FormPrefill =>
  ofApplicant((the) => {
    const studies = highestStudies(the);
    return studies && partsOf(studies, the.case.profile("employmentAndActivityHistory") ?? [], the)[name];
  });

/** What goes on has no end on a form. */
const endOf = ({ to }: Activity): string | undefined => (to === "ongoing" ? undefined : to);

type CanadianLevel = NonNullable<Answers["canadianLevelOfStudy"]>;

/** A vocational school of Quebec may come before the end of secondary school, and so may a school of languages. */
const afterSecondary: ReadonlySet<CanadianLevel> = new Set<CanadianLevel>([
  "cegepPreUniversity",
  "cegepTechnical",
  "collegeCertificate",
  "collegeDiploma",
  "collegeAppliedDegree",
  "bachelor",
  "graduateCertificate",
  "master",
  "doctorate",
  "professional",
  "languageAndCollege",
  "languageAndUniversity",
]);

/** What a graduate studied in Canada. Whether that is their highest level nobody asked, so that its details stay theirs to tell. */
function studiedInCanada(the: FormReader): Prefilled | undefined {
  const [level, began] = [the.case.answer("canadianLevelOfStudy"), the.case.answer("startOfCanadianStudyProgram")];
  return level !== undefined && afterSecondary.has(level) && began !== undefined && began <= the.case.today()
    ? { value: true, from: { fact: "answers.canadianLevelOfStudy", says: fromAnswers } }
    : undefined;
}

/** The highest level counts finished studies only, and the form asks about any: no is known from the most recent ones alone. */
const studiedAfterSchool: FormPrefill = (the) => {
  const [level, recent] = [the.case.answer("highestEducation"), the.case.answer("mostRecentStudies")];
  if (level !== undefined && level !== "none" && level !== "secondary")
    return { value: true, from: { fact: "answers.highestEducation", says: fromAnswers } };
  if (highestStudies(the))
    return { value: true, from: { fact: "profile.employmentAndActivityHistory", says: fromActivities } };
  const here = studiedInCanada(the);
  if (here) return here;
  const says = (value: boolean) => ({ value, from: { fact: "answers.mostRecentStudies" as const, says: fromAnswers } });
  if (recent === "postSecondaryInCanada" || recent === "postSecondaryAbroad") return says(true);
  return level !== undefined && (recent === "secondaryInCanada" || recent === "secondaryAbroad")
    ? says(false)
    : undefined;
};

export const education: FormSection = {
  id: "education",
  title: { en: "Education", fr: "Études" },
  parts: [
    {
      path: "hasPostSecondaryEducation",
      kind: "yesNo",
      needed: "always",
      label: {
        en: "Did you study after secondary school, at a university, a college or in an apprenticeship?",
        fr: "Avez-vous étudié après le secondaire, à l’université, au collège ou en apprentissage?",
      },
      prefill: ofApplicant(studiedAfterSchool),
    },
    {
      path: "educationHistory.from",
      kind: "month",
      label: { en: "From", fr: "Du" },
      shown: hadEducation,
      needed: "always",
      checks: [fromNotAfterToday],
      prefill: ofSchool("from"),
    },
    {
      path: "educationHistory.to",
      kind: "month",
      label: { en: "To", fr: "Au" },
      hint: { en: "Leave empty if you still study there.", fr: "Laissez vide si vous y étudiez encore." },
      shown: hadEducation,
      checks: [endNotBefore<FormReader>((the) => the.value("educationHistory.from"))],
      prefill: inHighestStudies(endOf),
    },
    {
      path: "educationHistory.fieldAndLevel",
      kind: "text",
      label: { en: "Field and level of study", fr: "Domaine et niveau d’études" },
      shown: hadEducation,
      needed: "always",
      prefill: inHighestStudies(({ activity }) => activity),
    },
    {
      path: "educationHistory.schoolName",
      kind: "text",
      label: { en: "Name of the school", fr: "Nom de l’établissement" },
      shown: hadEducation,
      needed: "always",
      prefill: ofSchool("company"),
    },
    {
      path: "educationHistory.cityTown",
      kind: "text",
      label: addressParts.city.words,
      shown: hadEducation,
      needed: "always",
      prefill: ofSchool("city"),
    },
    {
      path: "educationHistory.countryTerritory",
      kind: "country",
      isRealCountry: true,
      inParts: true,
      label: addressParts.country.words,
      shown: hadEducation,
      needed: "always",
      prefill: ofSchool("country"),
    },
    {
      path: "educationHistory.provinceState",
      kind: "choice",
      choices: provincesAndStates,
      label: addressParts.province.words,
      shown: hasProvinces("educationHistory.countryTerritory"),
      needed: "always",
      checks: [provinceAtCountry("educationHistory.countryTerritory")],
      prefill: ofSchool("province"),
    },
  ],
};

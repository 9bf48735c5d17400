// @bothLanguages: what a person does is written in the language of the form, not in that of its reader.
import { applicationForms, type ApplicationForm } from "../../caseFile/formValues.ts";
import { isYounger } from "../../kernel/partialDate.ts";
import type { Text } from "../../kernel/text.ts";
import { childAges } from "../../conditions/identity/ages.ts";
import { schoolAge } from "../../tables/family/ages.ts";
import { onApplicationForm } from "../prefills/enteredOnApplication.ts";
import type { FormPrefill, Prefilled } from "../fields/field.ts";
import type { FormReader } from "../formReader.ts";
import { employerLetterPages, fromEmployer } from "../prefills/listedAgainstDocuments.ts";
import { agreed } from "../prefills/oneThing.ts";
import { homeKeys, homeOf, type HomeKey } from "../prefills/home.ts";
import { statedOfMail } from "../prefills/mail.ts";
import { inWords, titlePrefill, withoutJobPrefill } from "../prefills/occupation.ts";
import { answered, byPerson, firstOf, fromAnswers, inProfile, read } from "../prefills/origins.ts";
import { inFrench, inOneLine, type Address } from "./oneLine.ts";

/** Where a person of the case lives today and what they do. */

type AddressKey = HomeKey | "spouseAddress";

const told = (
  the: FormReader,
  keys: readonly AddressKey[],
): { readonly address: Address; readonly key: AddressKey } | undefined => {
  for (const key of keys) {
    const address = the.case.answer(key);
    if (address) return { address, key };
  }
  return undefined;
};

const partsOnApplication: Readonly<Record<string, keyof Address>> = {
  aptUnit: "aptUnit",
  streetNo: "streetNumber",
  streetName: "streetName",
  cityTown: "city",
  provinceState: "province",
  postalCode: "postalCode",
  district: "district",
  countryTerritory: "country",
};

/** The address that was entered in the form by which the person applies, over what the answers say of it. */
function enteredAddress(the: FormReader): Prefilled | undefined {
  for (const form of applicationForms) {
    const found = addressOn(form, the);
    if (found) return found;
  }
  return undefined;
}

function addressOn(form: ApplicationForm, the: FormReader): Prefilled | undefined {
  const { values } = the.enteredIn(form);
  const entered = values.get("contactInformation.residentialAddress.sameAsMailingAddress");
  // A case from outside may say it in words; here no field tells which of the two it is.
  const livesElsewhere =
    entered === undefined
      ? the.person.role !== "spouse" && statedOfMail(the.case)?.isElsewhere === true
      : entered === false || entered === "No";
  const at = `contactInformation.${livesElsewhere ? "residentialAddress" : "currentMailingAddress"}`;
  const parts = Object.entries(partsOnApplication).flatMap(([name, part]) => {
    const value = values.get(`${at}.${name}`);
    return typeof value === "string" ? [[part, value] as const] : [];
  });
  if (parts.length === 0) return undefined;
  const known = the.person.role === "main" ? homeOf(the.case)?.address : undefined;
  const value = inOneLine({ ...known, ...Object.fromEntries(parts) }, the);
  return value === undefined
    ? undefined
    : { value, from: { fact: `forms.${form}.${at}`, says: onApplicationForm[form] } };
}

const addressOf =
  (keys: readonly AddressKey[], says: Text): FormPrefill =>
  (the) => {
    const found = told(the, keys);
    const value = found && inOneLine(found.address, the);
    return found === undefined || value === undefined
      ? undefined
      : { value, from: { fact: `answers.${found.key}`, says } };
  };

const sharedAddress: FormPrefill = (the) =>
  the.case.answer("spouseShareSameAddress") === true ? addressOf(homeKeys, fromAnswers)(the) : undefined;

const withApplicant: Text = {
  en: "the address of the applicant, as we assume that the child lives there",
  fr: "l’adresse de la personne qui présente la demande, car nous supposons que l’enfant y vit",
};

export const addressPrefill: FormPrefill = firstOf(
  enteredAddress,
  byPerson({
    main: addressOf(homeKeys, fromAnswers),
    spouse: firstOf(addressOf(["spouseAddress"], fromAnswers), sharedAddress),
    child: addressOf(homeKeys, withApplicant),
  }),
);

const inLetter = read(employerLetterPages, "jobTitle", fromEmployer);

/** A letter of an employer, and an answer that there is no job: one of them is not of today. */
const letterOrNoJob = agreed(
  "doing",
  inLetter,
  byPerson({ main: withoutJobPrefill, spouse: answered("spouseEmploymentStatus", inWords) }),
);

/** What goes on today, as it was entered in the form by which the person applies. */
const entered: FormPrefill = (the) => {
  for (const form of applicationForms) {
    const rows = the.enteredIn(form).lists.get("employmentHistory") ?? [];
    const value = rows.find(
      ({ currentActivity, to }) =>
        typeof currentActivity === "string" && currentActivity.trim() !== "" && (to === undefined || to === ""),
    )?.currentActivity;
    if (value !== undefined)
      return { value, from: { fact: `forms.${form}.employmentHistory`, says: onApplicationForm[form] } };
  }
  return undefined;
};

/** What goes on today, as the account lists it. */
const ongoing = inProfile(
  "employmentAndActivityHistory",
  (list) => list.find(({ activity, to }) => activity !== undefined && (to === undefined || to === "ongoing"))?.activity,
);

const ofChild: FormPrefill = (the) => {
  const child = the.case.child();
  const [visa, ages, atSchool] = [the.case.dependent(child, "visaType"), childAges(the.case), the.case.row(schoolAge)];
  const studies = visa === "Student" || visa === "StudentExtension";
  // Below school age a child does nothing that the form asks for.
  if (!studies && !(atSchool.found && isYounger(ages, atSchool.row.value) === true)) return undefined;
  const words: Text = studies
    ? { en: "Student", fr: "Aux études" }
    : { en: "None, young child", fr: "Aucune, jeune enfant" };
  return {
    value: words[inFrench(the) ? "fr" : "en"],
    from: { fact: `dependents.${child.id}.${studies ? "visaType" : "birthday"}`, says: fromAnswers },
  };
};

export const occupationPrefill: FormPrefill = firstOf(
  entered,
  byPerson({
    main: firstOf(ongoing, titlePrefill, letterOrNoJob),
    spouse: firstOf(
      answered("spouseJobTitle", (title) => title),
      letterOrNoJob,
    ),
    child: ofChild,
  }),
);

import { nameWords } from "../../fields/names.ts";
import { ageOn, isIsoDate } from "../../kernel/calendarDate.ts";
import type { PageSlug } from "../../caseFile/vaultPlaces.ts";
import type { Text } from "../../kernel/text.ts";
import { refusal } from "../../kernel/validation.ts";
import {
  imm5646CustodianStatuses,
  imm5646Genders,
  imm5646Residences,
} from "../../lists/officialForms/formChoices5646.ts";
import { custodianFormParents, custodianLeastAge } from "../../tables/family/custodianForm.ts";
import { birthdayInPast } from "../../fields/checks/dates.ts";
import { ofText } from "../../fields/checks/checks.ts";
import { choicesOf } from "../fields/choices.ts";
import { entered1294 } from "../prefills/entered1294.ts";
import { saysDeceased } from "../familyInformation/blockFields.ts";
import { factOf } from "../familyInformation/familyPrefill.ts";
import { knownOf } from "../familyInformation/known.ts";
import type { FactName, Member } from "../familyInformation/memberFacts.ts";
import { inOneLine } from "../familyInformation/oneLine.ts";
import type { FormCheck, FormField, FormPrefill, FormRow, FormSection, Prefilled } from "../fields/field.ts";
import { isAt } from "../fields/fieldConditions.ts";
import type { FormReader } from "../formReader.ts";
import { answered, byRule, firstOf, ofApplicant, read, readIn } from "../prefills/origins.ts";
import { citizenshipPrefill, sexPrefill } from "../prefills/people.ts";
import { hasTenDigits } from "../fields/telephoneFields.ts";

const ofStudent =
  (fact: FactName): FormPrefill =>
  (the) =>
    knownOf(the, "applicant", fact);

/** Codes of this form by those of IMM 1294; unknown has none. */
const genderCodes: Readonly<Record<string, string>> = { Female: "1", Male: "2", Unspecified: "3" };

const genderPrefill: FormPrefill = (the) => {
  const found = firstOf(entered1294("personalDetails.sex"), sexPrefill)(the);
  const value = found && genderCodes[String(found.value)];
  return found && value !== undefined ? { ...found, value } : undefined;
};

const letterPages: Readonly<Partial<Record<string, PageSlug>>> = {
  main: "letter-of-acceptance",
};

/** Name and address of the school in one text, as the form has one box for both. */
const schoolPrefill: FormPrefill = (the) => {
  const page = letterPages[the.person.role];
  const inLetter = page === undefined ? undefined : readIn(the, page, "schoolName");
  const isMain = the.person.role === "main";
  const name = inLetter?.value ?? (isMain ? the.case.answer("schoolName") : undefined);
  const address = isMain ? the.case.answer("schoolAddressObject") : undefined;
  const line = address && inOneLine({ ...address, country: "CA" }, the);
  const value = [name, line].filter(Boolean).join(", ");
  if (value === "") return undefined;
  return {
    value,
    from: inLetter
      ? {
          fact: `documents.${inLetter.document.documentId}`,
          fileId: inLetter.document.fileId,
          says: {
            en: "from the letter of acceptance and your answers",
            fr: "d’après la lettre d’acceptation et vos réponses",
          },
        }
      : { fact: "answers.schoolName", says: { en: "from your answers", fr: "d’après vos réponses" } },
  };
};

const livesWithCustodian = isAt("declaration.childResides", "1");

const custodianAddress: FormPrefill = byRule(
  {
    en: "the address of the custodian, with whom the student lives",
    fr: "l’adresse du gardien, chez qui l’élève habite",
  },
  (the) => (livesWithCustodian.evaluate(the).holds ? the.value("custodian.address") : undefined),
);

export const student: FormSection = {
  id: "student",
  title: { en: "Student", fr: "Élève" },
  parts: [
    {
      path: "student.familyName",
      kind: "name",
      label: nameWords.familyName,
      hint: { en: "As in the passport.", fr: "Comme dans le passeport." },
      needed: "always",
      prefill: ofStudent("familyName"),
    },
    {
      path: "student.givenNames",
      kind: "name",
      label: nameWords.givenNames,
      hint: {
        en: "As in the passport. Leave empty when it shows one name only.",
        fr: "Comme dans le passeport. Laissez vide s’il ne porte qu’un seul nom.",
      },
      prefill: ofStudent("givenNames"),
    },
    {
      path: "student.citizenship",
      kind: "country",
      label: { en: "Citizenship", fr: "Citoyenneté" },
      needed: "always",
      prefill: firstOf(entered1294("personalDetails.citizenship"), citizenshipPrefill),
    },
    {
      path: "student.dateOfBirth",
      kind: "date",
      label: { en: "Date of birth", fr: "Date de naissance" },
      needed: "always",
      checks: [birthdayInPast],
      prefill: ofStudent("dateOfBirth"),
    },
    {
      path: "student.sex",
      kind: "choice",
      label: { en: "Gender", fr: "Genre" },
      choices: choicesOf(imm5646Genders),
      needed: "always",
      prefill: genderPrefill,
    },
    {
      path: "student.school",
      kind: "multiline",
      label: {
        en: "Name and full address of the school in Canada",
        fr: "Nom et adresse complète de l’école au Canada",
      },
      needed: "always",
      prefill: schoolPrefill,
    },
    {
      path: "student.addressInCanada",
      kind: "multiline",
      label: { en: "Address where the student will live in Canada", fr: "Adresse où l’élève habitera au Canada" },
      needed: "always",
      prefill: custodianAddress,
    },
  ],
};

const parentFacts: readonly (readonly [string, FactName])[] = [
  ["familyName", "familyName"],
  ["givenNames", "givenNames"],
  ["dateOfBirth", "dateOfBirth"],
  ["address", "presentAddress"],
];

/** Mother and father as the family forms name them; whoever has died signs nothing. */
function parentsKnown(the: FormReader): Prefilled<readonly FormRow[]> | undefined {
  const rows = (["mother", "father"] as const)
    .map((member: Member): FormRow =>
      Object.fromEntries(
        parentFacts.flatMap(([name, fact]) => {
          const found = factOf(the, member, fact);
          return found ? [[name, found.value] as const] : [];
        }),
      ),
    )
    .filter((row) => row["familyName"] !== undefined && !saysDeceased(row["address"]));
  return rows.length === 0
    ? undefined
    : {
        value: rows,
        from: {
          fact: "forms.IMM5645",
          says: { en: "from the family form", fr: "d’après le formulaire sur la famille" },
        },
      };
}

export const parents: FormSection = {
  id: "parents",
  title: { en: "Parents or guardians", fr: "Parents ou tuteurs" },
  lead: {
    en: "Both of them if you can: each one named here signs before a notary.",
    fr: "Les deux si possible\u00A0: chaque personne nommée ici signe devant notaire.",
  },
  parts: [
    {
      list: "parents",
      title: { en: "Parents or guardians", fr: "Parents ou tuteurs" },
      rowTitle: { en: "Parent or guardian {number}", fr: "Parent ou tuteur {number}" },
      addLabel: { en: "Add a parent or guardian", fr: "Ajouter un parent ou tuteur" },
      most: (the) => {
        const most = the.case.row(custodianFormParents);
        return most.found ? most.row.value : undefined;
      },
      needed: "always",
      prefill: parentsKnown,
      fields: [
        { path: "familyName", kind: "name", label: nameWords.familyName, needed: "always" },
        { path: "givenNames", kind: "name", label: nameWords.givenNames },
        {
          path: "dateOfBirth",
          kind: "date",
          label: { en: "Date of birth", fr: "Date de naissance" },
          needed: "always",
          checks: [birthdayInPast],
        },
        {
          path: "address",
          kind: "multiline",
          label: { en: "Home address", fr: "Adresse du domicile" },
          needed: "always",
        },
        {
          path: "telephone",
          kind: "phone",
          label: { en: "Telephone number", fr: "Numéro de téléphone" },
          needed: "always",
        },
      ],
    },
  ],
};

const tooYoung: Text = {
  en: "A custodian must be at least {years} years old. Name another person, or correct the date.",
  fr: "Un gardien doit avoir au moins {years} ans. Nommez une autre personne, ou corrigez la date.",
};

const isOfAge: FormCheck = ofText((value, the) => {
  const least = the.case.row(custodianLeastAge);
  return isIsoDate(value) && least.found && ageOn(value, the.case.today()) < least.row.value
    ? refusal("custodianTooYoung", tooYoung, { years: least.row.value })
    : undefined;
});

const declarationPage = { main: "custodian-declaration" } as const;
const fromDeclaration = {
  en: "from the declaration that you uploaded",
  fr: "d’après la déclaration que vous avez téléversée",
};

export const custodian: FormSection = {
  id: "custodian",
  title: { en: "Custodian", fr: "Gardien" },
  lead: {
    en: "The person in Canada who is responsible for the student.",
    fr: "La personne au Canada qui est responsable de l’élève.",
  },
  parts: [
    {
      path: "custodian.familyName",
      kind: "name",
      label: { en: "Family name of the custodian", fr: "Nom de famille du gardien" },
      needed: "always",
      prefill: read(declarationPage, "custodian.lastName", fromDeclaration),
    },
    {
      path: "custodian.givenNames",
      kind: "name",
      label: { en: "Given names of the custodian", fr: "Prénoms du gardien" },
      needed: "always",
      prefill: read(declarationPage, "custodian.firstName", fromDeclaration),
    },
    {
      path: "custodian.status",
      kind: "choice",
      label: { en: "Status of the custodian in Canada", fr: "Statut du gardien au Canada" },
      choices: choicesOf(imm5646CustodianStatuses),
      needed: "always",
    },
    {
      path: "custodian.dateOfBirth",
      kind: "date",
      label: { en: "Date of birth of the custodian", fr: "Date de naissance du gardien" },
      needed: "always",
      checks: [birthdayInPast, isOfAge],
    },
    {
      path: "custodian.address",
      kind: "multiline",
      label: { en: "Home address of the custodian", fr: "Adresse du domicile du gardien" },
      needed: "always",
      prefill: read(declarationPage, "custodian.address", fromDeclaration),
    },
    {
      path: "custodian.telephone",
      kind: "digits",
      label: { en: "Telephone number of the custodian", fr: "Numéro de téléphone du gardien" },
      hint: { en: "Ten digits.", fr: "Dix chiffres." },
      needed: "always",
      checks: [hasTenDigits],
    },
  ],
};

const nameFrom = (given: unknown, family: unknown): string | undefined =>
  [given, family].filter((part) => typeof part === "string" && part !== "").join(" ") || undefined;

const fromAbove = { en: "from the names above", fr: "d’après les noms ci-dessus" };

const derivedName = (
  path: string,
  label: FormField["label"],
  to: (the: FormReader) => string | undefined,
): FormField => ({
  path,
  kind: "name",
  label,
  isDerived: true,
  prefill: byRule(fromAbove, to),
});

const parentName = (index: number) => (the: FormReader) => {
  const row = the.rows("parents").rows[index];
  return nameFrom(row?.["givenNames"], row?.["familyName"]);
};

export const declaration: FormSection = {
  id: "declaration",
  title: { en: "Declarations", fr: "Déclarations" },
  lead: {
    en: "Custodian and parents each sign before a notary, who fills in the place, the day and the seal. Nobody signs before that.",
    fr: "Le gardien et les parents signent chacun devant notaire, qui inscrit le lieu, le jour et le sceau. Personne ne signe avant.",
  },
  parts: [
    {
      path: "declaration.childResides",
      kind: "choice",
      label: { en: "The student will live", fr: "L’élève habitera" },
      choices: choicesOf(imm5646Residences),
      needed: "always",
      prefill: ofApplicant(answered("isLivingWithCustodian", (isLiving) => (isLiving ? "1" : undefined))),
    },
    {
      path: "declaration.residesWith",
      kind: "text",
      label: {
        en: "Name of that person, and their relationship to the student",
        fr: "Nom de cette personne et son lien avec l’élève",
      },
      shown: isAt("declaration.childResides", "3"),
      needed: "always",
    },
    derivedName(
      "declaration.custodianName",
      { en: "Custodian in the declarations", fr: "Gardien dans les déclarations" },
      (the) => nameFrom(the.value("custodian.givenNames"), the.value("custodian.familyName")),
    ),
    derivedName(
      "declaration.studentName",
      { en: "Student in the declarations", fr: "Élève dans les déclarations" },
      (the) => nameFrom(the.value("student.givenNames"), the.value("student.familyName")),
    ),
    derivedName(
      "declaration.parentName1",
      { en: "First parent or guardian in the declaration", fr: "Premier parent ou tuteur dans la déclaration" },
      parentName(0),
    ),
    derivedName(
      "declaration.parentName2",
      { en: "Second parent or guardian in the declaration", fr: "Deuxième parent ou tuteur dans la déclaration" },
      parentName(1),
    ),
  ],
};

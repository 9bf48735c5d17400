import { nameWords } from "../../fields/names.ts";
import type { Answers } from "../../caseFile/answers/answers.ts";
import type { Profile } from "../../caseFile/user.ts";
import { refusal } from "../../kernel/validation.ts";
import {
  imm1294MaritalStatuses,
  imm1294PreviousRelationships,
  imm1294Sexes,
} from "../../lists/officialForms/formChoices1294.ts";
import { formHistory } from "../../tables/officialForms/formLimits.ts";
import {
  birthdayInPast,
  fromNotAfterToday,
  marriageDateNotAfterToday,
  endNotBefore,
  toAfterToday,
  toNotAfterToday,
} from "../../fields/checks/dates.ts";
import { nameSigns, townSigns } from "../../fields/checks/texts.ts";
import { choicesOf } from "../fields/choices.ts";
import type { FormCheck, FormPrefill, FormSection } from "../fields/field.ts";
import type { FormReader } from "../formReader.ts";
import { isAt, noAt, yesAt } from "../fields/fieldConditions.ts";
import { enteredFamily } from "../familyInformation/enteredFamily.ts";
import { imm1294Codes } from "../familyInformation/maritalCodes.ts";
import { residenceFields } from "../fields/fieldsOf.ts";
import { answered, byPerson, byRule, firstOf, inProfile, ofApplicant } from "../prefills/origins.ts";
import {
  birthCityPrefill,
  birthCountryPrefill,
  birthdayPrefill,
  citizenshipPrefill,
  familyNamePrefill,
  givenNamePrefill,
  homeCountryPrefill,
  sexPrefill,
} from "../prefills/people.ts";
import {
  currentFromPrefill,
  currentOtherStatusPrefill,
  currentStatusPrefill,
  currentToPrefill,
  hasPreviousCountriesPrefill,
  previousCountriesPrefill,
} from "../prefills/residenceHistory.ts";
import { birthNamePart, hasPreviousNamePrefill, namePastPart, previousNamePrefill } from "./previousNames.ts";

/** Codes of the marital status on this form (lists/officialForms/formChoices1294.ts), by answer. */
const maritalCodes: Record<NonNullable<Answers["maritalStatus"]>, string> = {
  single: "02",
  married: "01",
  legallySeparated: "05",
  divorced: "04",
  annulledMarriage: "09",
  widowed: "06",
  commonLaw: "03",
};

const [married, commonLaw] = ["01", "03"];
const ended = ["04", "05", "06", "09"];

const isCouple = isAt("personalDetails.currentMaritalStatus", married, commonLaw);

const single: FormPrefill = byRule(
  { en: "children are entered as single", fr: "les enfants sont inscrits comme célibataires" },
  () => "02",
);

const maritalStatusPrefill = byPerson({
  main: answered("maritalStatus", (status) => maritalCodes[status]),
  spouse: answered("maritalStatus", (status) =>
    status === "married" || status === "commonLaw" ? maritalCodes[status] : undefined,
  ),
  child: single,
});

/** The form’s own rule: divorced, separated, widowed and annulled say that there was a relationship. */
const hadRelationshipPrefill = byRule(
  {
    en: "the form asks for the earlier relationship with this marital status",
    fr: "avec cet état matrimonial, le formulaire demande la relation antérieure",
  },
  (the) => (ended.includes(the.text("personalDetails.currentMaritalStatus") ?? "") ? true : undefined),
);

const currentCountry = residenceFields({
  at: "currentCountry",
  country: { en: "Country or territory where you live now", fr: "Pays ou territoire où vous vivez" },
  statusLabel: { en: "Your status there", fr: "Votre statut dans ce pays" },
  fromChecks: [fromNotAfterToday],
  toChecks: [toAfterToday, endNotBefore<FormReader>((the) => the.value("currentCountry.statusFrom"))],
  prefills: {
    name: homeCountryPrefill,
    status: currentStatusPrefill,
    otherStatus: currentOtherStatusPrefill,
    statusFrom: currentFromPrefill,
    statusTo: currentToPrefill,
  },
});

const countryWhereApplying = residenceFields({
  at: "countryWhereApplying",
  country: { en: "Country or territory where you apply", fr: "Pays ou territoire où vous faites la demande" },
  statusLabel: { en: "Your status there", fr: "Votre statut dans ce pays" },
  shown: noAt("sameAsCurrentCountry"),
  fromChecks: [fromNotAfterToday],
  toChecks: [toAfterToday, endNotBefore<FormReader>((the) => the.value("countryWhereApplying.statusFrom"))],
  // Unlike the country of residence, Validate asks for both dates with every status here.
  datesAlways: true,
});

const previousCountry = residenceFields({
  country: { en: "Country or territory", fr: "Pays ou territoire" },
  statusLabel: { en: "Your status there", fr: "Votre statut dans ce pays" },
  fromChecks: [fromNotAfterToday],
  toChecks: [toNotAfterToday, endNotBefore<FormReader>((the) => the.inRow("statusFrom"))],
  datesAlways: true,
});

/** The applicant and the spouse are each other’s partner: as in that person’s passport, else as told. */
const ofPartner =
  (prefill: FormPrefill): FormPrefill =>
  (the) => {
    const partner = the.person.role === "main" ? "spouse" : the.person.role === "spouse" ? "main" : undefined;
    return partner && prefill(the.about({ role: partner }));
  };

const sameName = refusal("previousNameIsTheSame", {
  en: "This is the same as the full name. Give the other name, or choose no above.",
  fr: "C’est le même nom que le nom complet. Donnez l’autre nom, ou choisissez non plus haut.",
});

const asUpper = (the: FormReader, path: string): string => (the.text(path) ?? "").trim().toUpperCase();

/** The form’s own rule: another name differs from the full name. */
const differs: FormCheck = (value, the) =>
  String(value).trim().toUpperCase() === asUpper(the, "personalDetails.familyName") &&
  asUpper(the, "personalDetails.previousName.givenName") === asUpper(the, "personalDetails.givenName")
    ? sameName
    : undefined;

const hadRelationship = yesAt("hasPreviousMarriage");

const ofPreviousSpouse = (fact: keyof NonNullable<Profile["previousSpouse"]>): FormPrefill =>
  ofApplicant(inProfile("previousSpouse", (spouse) => spouse[fact]));

export const personalDetails: FormSection = {
  id: "personalDetails",
  title: { en: "Personal details", fr: "Renseignements personnels" },
  parts: [
    {
      path: "personalDetails.familyName",
      kind: "name",
      label: nameWords.familyName,
      hint: { en: "As in the passport.", fr: "Comme dans le passeport." },
      needed: "always",
      checks: [nameSigns],
      prefill: firstOf(enteredFamily("applicant", "familyName"), familyNamePrefill),
    },
    {
      path: "personalDetails.givenName",
      kind: "name",
      label: nameWords.givenNames,
      hint: { en: "As in the passport.", fr: "Comme dans le passeport." },
      needed: "always",
      checks: [nameSigns],
      prefill: firstOf(enteredFamily("applicant", "givenNames"), givenNamePrefill),
    },
    {
      path: "personalDetails.hasPreviousName",
      kind: "yesNo",
      needed: "always",
      prefill: ofApplicant(hasPreviousNamePrefill),
      label: {
        en: "Have you ever used another name, such as a maiden name, a nickname or an alias?",
        fr: "Avez-vous déjà utilisé un autre nom, comme un nom de naissance, un surnom ou un pseudonyme\u00A0?",
      },
    },
    {
      path: "personalDetails.previousName.familyName",
      kind: "name",
      label: { en: "Other family name", fr: "Autre nom de famille" },
      shown: yesAt("personalDetails.hasPreviousName"),
      needed: "always",
      checks: [nameSigns, differs],
      prefill: ofApplicant(
        firstOf(birthNamePart("familyName"), previousNamePrefill("otherFamilyNames"), namePastPart("lastName")),
      ),
    },
    {
      path: "personalDetails.previousName.givenName",
      kind: "name",
      label: { en: "Other given names", fr: "Autres prénoms" },
      shown: yesAt("personalDetails.hasPreviousName"),
      checks: [nameSigns],
      prefill: ofApplicant(
        firstOf(birthNamePart("givenName"), previousNamePrefill("otherGivenNames"), namePastPart("firstName")),
      ),
    },
    {
      path: "personalDetails.sex",
      kind: "choice",
      label: { en: "Sex", fr: "Sexe" },
      choices: choicesOf(imm1294Sexes),
      needed: "always",
      prefill: sexPrefill,
    },
    {
      path: "personalDetails.dateOfBirth",
      kind: "date",
      label: { en: "Date of birth", fr: "Date de naissance" },
      needed: "always",
      checks: [birthdayInPast],
      prefill: firstOf(enteredFamily("applicant", "dateOfBirth"), birthdayPrefill),
    },
    {
      path: "personalDetails.birthCity",
      kind: "text",
      label: { en: "City or town of birth", fr: "Ville de naissance" },
      needed: "always",
      checks: [townSigns],
      prefill: birthCityPrefill,
    },
    {
      path: "personalDetails.birthCountry",
      kind: "country",
      inParts: true,
      label: { en: "Country or territory of birth", fr: "Pays ou territoire de naissance" },
      needed: "always",
      prefill: firstOf(enteredFamily("applicant", "countryOfBirth"), birthCountryPrefill),
    },
    {
      path: "personalDetails.citizenship",
      kind: "country",
      label: { en: "Citizenship", fr: "Citoyenneté" },
      needed: "always",
      prefill: citizenshipPrefill,
    },
    ...currentCountry,
    {
      // The path says "no", the answer yes says that there are some: it is the form’s question 8 (docs/facts/official-forms.md section 4).
      path: "noPreviousCountries",
      kind: "yesNo",
      needed: "always",
      prefill: hasPreviousCountriesPrefill,
      label: {
        en: "In the past five years, have you lived for more than six months in another country than your country of citizenship or the one where you live now?",
        fr: "Au cours des cinq dernières années, avez-vous vécu plus de six mois dans un autre pays que celui de votre citoyenneté ou celui où vous vivez\u00A0?",
      },
    },
    {
      list: "previousCountries",
      title: { en: "Countries where you lived", fr: "Pays où vous avez vécu" },
      rowTitle: { en: "Country {number}", fr: "Pays {number}" },
      addLabel: { en: "Add a country", fr: "Ajouter un pays" },
      most: (the) => {
        const limits = the.case.row(formHistory);
        return limits.found ? limits.row.value.countries : undefined;
      },
      shown: yesAt("noPreviousCountries"),
      needed: "always",
      fields: previousCountry,
      prefill: previousCountriesPrefill,
    },
    {
      path: "sameAsCurrentCountry",
      kind: "yesNo",
      needed: "always",
      label: {
        en: "Do you apply from the country where you live now?",
        fr: "Faites-vous la demande depuis le pays où vous vivez\u00A0?",
      },
    },
    ...countryWhereApplying,
    {
      path: "personalDetails.currentMaritalStatus",
      kind: "choice",
      label: { en: "Current marital status", fr: "État matrimonial actuel" },
      choices: choicesOf(imm1294MaritalStatuses),
      needed: "always",
      prefill: firstOf(
        enteredFamily("applicant", "maritalStatus", (word) => imm1294Codes[String(word)]),
        maritalStatusPrefill,
      ),
    },
    {
      path: "personalDetails.marriageDate",
      kind: "date",
      shown: isCouple,
      needed: "always",
      checks: [marriageDateNotAfterToday],
      label: {
        en: "Date of the marriage, or start of the common-law relationship",
        fr: "Date du mariage, ou début de l’union de fait",
      },
      prefill: byPerson({
        main: answered("spouseDateOfMarriage", (day) => day),
        spouse: answered("spouseDateOfMarriage", (day) => day),
      }),
    },
    {
      path: "personalDetails.currentSpouseName.familyName",
      kind: "name",
      shown: isCouple,
      needed: "always",
      checks: [nameSigns],
      label: { en: "Family name of your spouse or partner", fr: "Nom de famille de votre conjoint ou partenaire" },
      prefill: firstOf(enteredFamily("spouse", "familyName"), ofPartner(familyNamePrefill)),
    },
    {
      path: "personalDetails.currentSpouseName.givenName",
      kind: "name",
      shown: isCouple,
      needed: "always",
      checks: [nameSigns],
      label: { en: "Given names of your spouse or partner", fr: "Prénoms de votre conjoint ou partenaire" },
      prefill: firstOf(enteredFamily("spouse", "givenNames"), ofPartner(givenNamePrefill)),
    },
    {
      path: "hasPreviousMarriage",
      kind: "yesNo",
      needed: "always",
      prefill: firstOf(
        hadRelationshipPrefill,
        byPerson({
          main: inProfile("hasPreviousMarriage", (had) => had),
          child: byRule(
            { en: "children are entered as single", fr: "les enfants sont inscrits comme célibataires" },
            () => false,
          ),
        }),
      ),
      label: {
        en: "Were you married or in a common-law relationship before?",
        fr: "Avez-vous déjà été dans un mariage ou une union de fait antérieurs\u00A0?",
      },
      checks: [
        (value, the) =>
          value === false && ended.includes(the.text("personalDetails.currentMaritalStatus") ?? "")
            ? {
                code: "previousRelationshipNeeded",
                text: {
                  en: "The form takes only yes with your marital status. Choose yes and name the person.",
                  fr: "Avec votre état matrimonial, le formulaire n’accepte que oui. Choisissez oui et nommez la personne.",
                },
              }
            : undefined,
      ],
    },
    {
      path: "previousSpouse.familyName",
      kind: "name",
      label: {
        en: "Family name of your former spouse or partner",
        fr: "Nom de famille de votre ancien conjoint ou partenaire",
      },
      shown: hadRelationship,
      needed: "always",
      checks: [nameSigns],
      prefill: ofPreviousSpouse("familyName"),
    },
    {
      path: "previousSpouse.givenName",
      kind: "name",
      label: {
        en: "Given names of your former spouse or partner",
        fr: "Prénoms de votre ancien conjoint ou partenaire",
      },
      shown: hadRelationship,
      checks: [nameSigns],
      prefill: ofPreviousSpouse("givenName"),
    },
    {
      path: "previousSpouse.dateOfBirth",
      kind: "date",
      label: { en: "Their date of birth", fr: "Sa date de naissance" },
      shown: hadRelationship,
      needed: "always",
      checks: [birthdayInPast],
      prefill: ofPreviousSpouse("dateOfBirth"),
    },
    {
      path: "previousSpouse.relationshipType",
      kind: "choice",
      label: { en: "Type of relationship", fr: "Type de relation" },
      choices: choicesOf(imm1294PreviousRelationships),
      shown: hadRelationship,
      needed: "always",
      prefill: ofPreviousSpouse("relationshipType"),
    },
    {
      path: "previousSpouse.relationshipFrom",
      kind: "date",
      label: { en: "Relationship from", fr: "Relation du" },
      shown: hadRelationship,
      needed: "always",
      checks: [fromNotAfterToday],
      prefill: ofPreviousSpouse("relationshipFrom"),
    },
    {
      path: "previousSpouse.relationshipTo",
      kind: "date",
      label: { en: "Relationship to", fr: "Relation au" },
      shown: hadRelationship,
      needed: "always",
      checks: [toNotAfterToday, endNotBefore<FormReader>((the) => the.value("previousSpouse.relationshipFrom"))],
      prefill: ofPreviousSpouse("relationshipTo"),
    },
  ],
};

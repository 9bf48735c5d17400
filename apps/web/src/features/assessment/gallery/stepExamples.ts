import {
  agreement,
  breakpoint,
  composite,
  contradiction,
  group,
  hub,
  intro,
  list,
  question,
  type Field,
  type QuestionChoice,
  type Step,
} from "@boreal/domain/questionnaire/step";
import { says } from "@boreal/domain/caseFile/rule";
import type { Text } from "@boreal/domain/kernel/text";
import { refusal } from "@boreal/domain/kernel/validation";

/**
 * One page of every type and kind, made up to be looked at. The keys are real ones, for a step must name an answer; the
 * questions are not those of the questionnaire, and nothing given here is stored.
 */

const words = (en: string, fr: string): Text => ({ en, fr });
const hint = words("Answer for the day you travel.", "Répondez pour le jour de votre voyage.");
const whyWeAsk = words("It decides which pages your plan contains.", "Cela détermine les pages de votre plan.");
const base = { person: "main", hint, whyWeAsk, needed: "always" } as const;

const option = (value: string, en: string, fr: string): QuestionChoice => ({ value, label: words(en, fr) });
const seasons = [
  option("winter", "Winter", "Hiver"),
  option("spring", "Spring", "Printemps"),
  option("summer", "Summer", "Été"),
];
const none: QuestionChoice = { ...option("none", "None of the above", "Aucune de ces réponses"), exclusive: true };

const field = (id: string, kind: Field["kind"], en: string, fr: string): Field => ({
  id,
  kind,
  question: words(en, fr),
  needed: "always",
});

const addressFields: readonly Field[] = [
  field("streetNumber", "text", "Street number", "Numéro"),
  field("streetName", "text", "Street name", "Rue"),
  { ...field("aptUnit", "text", "Apartment or unit", "Appartement ou bureau"), needed: "never" },
  field("city", "text", "City or town", "Ville"),
  field("province", "text", "Province or state", "Province ou État"),
  field("postalCode", "text", "Postal code", "Code postal"),
  field("country", "country", "Country", "Pays"),
];

const tooShort = refusal(
  "tooShort",
  words("Write at least {least} characters.", "Écrivez au moins {least} caractères."),
  { least: 20 },
);

const hadIt = says(
  "galleryHadIt",
  words("you had it", "vous l’avez eue"),
  (the) => the.value("medicalTb.hasTb") === true,
  words("you did not have it", "vous ne l’avez pas eue"),
);

export const stepExamples: readonly Step[] = [
  breakpoint({
    id: "breakpoint",
    person: "main",
    question: words("A page between two parts", "Une page entre deux parties"),
    hint,
    button: words("Continue", "Continuer"),
    backButton: true,
  }),
  breakpoint({
    id: "leadsOut",
    person: "main",
    question: words("A page that leads out", "Une page qui mène ailleurs"),
    hint,
    button: words("Open your plan", "Ouvrir votre plan"),
    backButton: true,
    leadsTo: "plan",
  }),
  intro({
    id: "intro",
    person: "main",
    question: words("What comes next", "Ce qui vient ensuite"),
    hint,
    footer: words("You can change this later.", "Vous pourrez modifier cela plus tard."),
  }),
  hub({
    id: "hub",
    person: "main",
    question: words("Do you have your passport on hand?", "Avez-vous votre passeport sous la main?"),
    hint,
    whyWeAsk,
    open: words("Open my documents", "Ouvrir mes documents"),
    skip: words("Skip for now", "Passer pour le moment"),
  }),
  agreement({
    id: "agreement",
    person: "main",
    question: words("Your family’s own applications come later", "Les demandes de votre famille viennent plus tard"),
    hint,
    whyWeAsk,
    fact: "agreedToDisclaimer",
    agree: words("I agree", "J’accepte"),
    disagree: words("I do not agree", "Je n’accepte pas"),
  }),
  contradiction({
    id: "contradiction",
    person: "main",
    question: words("Are both answers right?", "Ces deux réponses sont-elles exactes?"),
    hint,
    warnings: [],
    confirm: words("Both are right", "Les deux sont exactes"),
    resolve: words("Change an answer", "Modifier une réponse"),
    resolveAt: "boolean",
  }),
  question({ ...base, id: "isHealthy", kind: "yesNo", question: words("Yes or no?", "Oui ou non?") }),
  question({
    ...base,
    id: "hasMedicalExam",
    kind: "choice",
    look: "radios",
    question: words("One of a few", "Un choix parmi quelques-uns"),
    choices: seasons,
  }),
  question({
    ...base,
    id: "maritalStatus",
    kind: "choice",
    look: "dropdown",
    question: words("One of a closed list", "Un choix dans une liste"),
    choices: seasons,
  }),
  question({
    ...base,
    id: "insideCanadaOther",
    kind: "choices",
    question: words("Any of a few", "Plusieurs choix"),
    choices: [...seasons, none],
  }),
  question({ ...base, id: "birthday", kind: "date", question: words("Which day?", "Quel jour?") }),
  list({
    ...base,
    id: "previousVisas",
    question: words("Which seasons have you spent in Canada?", "Quelles saisons avez-vous passées au Canada?"),
    rowName: words("Season {n}", "Saison {n}"),
    rows: () => ({ least: 1, most: 3 }),
    fields: [
      { look: "dropdown", ...field("visaType", "choice", "Which season?", "Quelle saison?"), choices: seasons },
      field("dateOfIssue", "month", "In which month did it begin?", "Quel mois a-t-elle commencé?"),
      field("expiryDate", "monthOrOngoing", "And when did it end?", "Et quand s’est-elle terminée?"),
      {
        ...field("refusalReason", "multiline", "What was it like?", "Comment était-ce?"),
        needed: "never",
        length: () => ({ least: 20, most: 200 }),
      },
    ],
  }),
  question({
    ...base,
    id: "canadianPhone",
    kind: "phone",
    question: words("Which phone number?", "Quel numéro de téléphone?"),
  }),
  question({
    ...base,
    id: "uciNumber",
    kind: "email",
    question: words("Which email address?", "Quelle adresse de courriel?"),
  }),
  question({
    ...base,
    id: "passportNumber",
    kind: "text",
    question: words("A short text", "Un court texte"),
    length: () => ({ least: 2, most: 20 }),
    prefill: () => ({ value: "XY1234567", origin: words("from your passport", "d’après votre passeport") }),
  }),
  question({
    ...base,
    id: "criminalHistoryDetails",
    kind: "multiline",
    question: words("Several lines", "Plusieurs lignes"),
    length: () => ({ least: 20, most: 500 }),
    checks: [(value) => (typeof value === "string" && value.trim().length < 20 ? tooShort : undefined)],
  }),
  question({
    ...base,
    id: "numberOfChildren",
    kind: "number",
    question: words("How many months?", "Combien de mois?"),
    unit: words("months", "mois"),
  }),
  question({
    ...base,
    id: "tuitionPaymentAmount",
    kind: "money",
    question: words("How much does one year cost?", "Combien coûte une année?"),
  }),
  question({
    ...base,
    id: "country",
    kind: "country",
    question: words("Which country of all?", "Quel pays parmi tous?"),
  }),
  question({
    ...base,
    id: "birthCountry",
    kind: "country",
    question: words("Which country of a few?", "Quel pays parmi quelques-uns?"),
    among: () => ["CA", "CI", "NG"],
  }),
  question({
    ...base,
    id: "passportCountries",
    kind: "countries",
    question: words("Which countries?", "Quels pays?"),
  }),
  question({
    ...base,
    id: "provinceOfInterestFirstChoice",
    kind: "province",
    question: words("Which province or territory?", "Quelle province ou quel territoire?"),
  }),
  question({
    ...base,
    id: "otherGivenNames",
    kind: "texts",
    question: words("Which other given names?", "Quels autres prénoms?"),
    mostTexts: 4,
  }),
  question({
    ...base,
    id: "isMedicalWork",
    kind: "yesNo",
    question: words("Is your work among these?", "Votre travail est-il parmi ceux-ci?"),
    helpList: [
      words("Hospital staff", "Personnel d’un hôpital"),
      words("Child care", "Garde d’enfants"),
      words("Teaching", "Enseignement"),
    ],
  }),
  composite({
    ...base,
    id: "residentialAddress",
    question: words("Where do you live?", "Où habitez-vous?"),
    look: "address",
    fields: addressFields,
  }),
  composite({
    ...base,
    id: "birthName",
    question: words("What was your name at birth?", "Quel était votre nom à la naissance?"),
    look: "fields",
    fields: [
      field("givenName", "text", "Given names", "Prénoms"),
      field("familyName", "text", "Family name", "Nom de famille"),
    ],
    prefill: () => ({
      value: { givenName: "Amara", familyName: "Okafor" },
      origin: words("from your passport", "d’après votre passeport"),
    }),
  }),
  group({
    id: "group",
    person: "main",
    question: words("Several questions on one page", "Plusieurs questions sur une page"),
    hint,
    whyWeAsk,
    members: [
      question({
        id: "medicalTb.hasTb",
        person: "main",
        kind: "yesNo",
        question: words("Have you had it?", "L’avez-vous eue?"),
        needed: "always",
      }),
      question({
        id: "medicalTb.tbTreatment",
        person: "main",
        kind: "yesNo",
        question: words("Were you treated for it?", "Avez-vous été traité?"),
        needed: "always",
        shown: hadIt,
      }),
      question({
        id: "medicalTb.tbContact",
        person: "main",
        kind: "yesNo",
        question: words("Has somebody close to you had it?", "Un de vos proches l’a-t-il eue?"),
        needed: "always",
      }),
    ],
  }),
];

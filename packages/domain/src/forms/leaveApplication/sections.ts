import { notAfterToday } from "../../fields/checks/dates.ts";
import { emailOnForms } from "../../fields/checks/texts.ts";
import { leaveLanguages, leaveProvisions, writtenReasons } from "../../lists/court/leaveApplicationChoices.ts";
import type { Text } from "../../kernel/text.ts";
import { choicesOf } from "../fields/choices.ts";
import type { FormField, FormList, FormPrefill, FormSection } from "../fields/field.ts";
import { yesAt } from "../fields/fieldConditions.ts";
import { answered, byRule, firstOf } from "../prefills/origins.ts";
import { fullNamePrefill } from "../prefills/people.ts";
import { openRow, rowsWithOpen } from "../prefills/rowClaims.ts";

/** The blanks of the prescribed form, in its order. */

type Names = Pick<FormList, "list" | "title" | "rowTitle" | "addLabel"> & {
  readonly prefill?: FormList["prefill"];
  readonly withAddress?: true;
};

const namesOf = ({ withAddress, prefill, ...list }: Names): FormList => ({
  ...list,
  most: () => undefined,
  needed: "always",
  ...(prefill ? { prefill } : {}),
  fields: [
    { path: "name", kind: "name", inAnyScript: true, label: { en: "Name", fr: "Nom" }, needed: "always" },
    ...(withAddress
      ? [
          {
            path: "address",
            kind: "text",
            inAnyScript: true,
            label: { en: "Address", fr: "Adresse" },
            needed: "always",
          } as const,
        ]
      : []),
  ],
});

const written = (path: string, label: Text, rest: Partial<FormField> = {}): FormField => ({
  path,
  kind: "multiline",
  inAnyScript: true,
  label,
  needed: "always",
  ...rest,
});

const applicantName: FormList["prefill"] = (the) => {
  const name = fullNamePrefill(the);
  return name && rowsWithOpen([openRow({ name })], name.from);
};

export const parties: FormSection = {
  id: "parties",
  title: { en: "Parties", fr: "Parties" },
  lead: {
    en: "This is a document for the Court. A lawyer should prepare or check it, and the time to file it is short.",
    fr: "C’est un document pour la Cour. Un avocat devrait le préparer ou le vérifier, et le délai pour le déposer est court.",
  },
  parts: [
    {
      path: "courtFileNumber",
      kind: "text",
      label: { en: "Court file number", fr: "Numéro du dossier de la Cour" },
      hint: { en: "The registry gives it. Leave empty before.", fr: "Le greffe l’attribue. Laissez vide avant." },
      prefill: (the) => {
        const number = the.case.application("courtFileNumber");
        return number
          ? { value: number, from: { fact: "application.courtFileNumber", says: ofApplication } }
          : undefined;
      },
    },
    namesOf({
      list: "applicants",
      title: { en: "Applicants", fr: "Demandeurs" },
      rowTitle: { en: "Applicant {number}", fr: "Demandeur {number}" },
      addLabel: { en: "Add an applicant", fr: "Ajouter un demandeur" },
      prefill: applicantName,
    }),
    namesOf({
      list: "respondents",
      title: { en: "Respondents", fr: "Défendeurs" },
      rowTitle: { en: "Respondent {number}", fr: "Défendeur {number}" },
      addLabel: { en: "Add a respondent", fr: "Ajouter un défendeur" },
    }),
  ],
};

const ofApplication: Text = { en: "from what is recorded of this case", fr: "d’après ce qui est inscrit à ce dossier" };

const underTheAct: FormPrefill = byRule(
  {
    en: "decisions about visas and permits are reviewed under this act",
    fr: "les décisions sur les visas et les permis sont contrôlées en vertu de cette loi",
  },
  () => "IRPA72",
);

export const decision: FormSection = {
  id: "decision",
  title: { en: "The decision", fr: "La décision" },
  parts: [
    {
      path: "provision",
      kind: "choice",
      label: {
        en: "Provision under which the application is made",
        fr: "Disposition en vertu de laquelle la demande est présentée",
      },
      choices: choicesOf(leaveProvisions),
      needed: "always",
      prefill: underTheAct,
    },
    written("matter", {
      en: "The decision: its date and what it says",
      fr: "La décision\u00A0: sa date et ce qu’elle dit",
    }),
    {
      path: "notifiedOn",
      kind: "date",
      label: { en: "Day on which the applicant learned of it", fr: "Jour où le demandeur en a pris connaissance" },
      needed: "always",
      checks: [notAfterToday],
      prefill: (the) => {
        const day = the.case.application("decisionNotifiedAt");
        return day ? { value: day, from: { fact: "application.decisionNotifiedAt", says: ofApplication } } : undefined;
      },
    },
    written("tribunal", {
      en: "Who decided: name, address and telephone of the office, and the name of each person, if several decided",
      fr: "Qui a décidé\u00A0: nom, adresse et téléphone du bureau, et le nom de chaque personne s’il y en a eu plusieurs",
    }),
    {
      path: "tribunalFileNumbers",
      kind: "text",
      label: { en: "File numbers of that office", fr: "Numéros de dossier de ce bureau" },
      prefill: firstOf(answered("spApplicationNumber", (number) => number)),
    },
    {
      path: "asksForMoreTime",
      kind: "yesNo",
      label: {
        en: "Is the time to file over, and do you ask the Court for more?",
        fr: "Le délai de dépôt est-il expiré, et demandez-vous une prorogation à la Cour?",
      },
      hint: {
        en: "More time is asked for here, never in a document of its own.",
        fr: "La prorogation se demande ici, jamais dans un document distinct.",
      },
      needed: "always",
    },
    written(
      "reasonsForMoreTime",
      { en: "Special reasons for more time", fr: "Raisons particulières de la prorogation" },
      { shown: yesAt("asksForMoreTime") },
    ),
  ],
};

export const argument: FormSection = {
  id: "argument",
  title: { en: "What is asked of the Court", fr: "Ce qui est demandé à la Cour" },
  parts: [
    written("preparedBy", {
      en: "Who prepared the application: the lawyer or party who signs, or name, address and telephone of the person who was paid for it",
      fr: "Qui a préparé la demande\u00A0: l’avocat ou la partie qui signe, ou nom, adresse et téléphone de la personne rémunérée",
    }),
    {
      path: "emailForService",
      kind: "email",
      label: { en: "Electronic address for service", fr: "Adresse électronique aux fins de signification" },
      hint: { en: "Only with Form 141A.", fr: "Seulement avec la formule 141A." },
      checks: [emailOnForms],
    },
    written("relief", {
      en: "What the Court should order if it grants leave, and under which provision or rule",
      fr: "Ce que la Cour devrait ordonner si elle accorde l’autorisation, et en vertu de quelle disposition ou règle",
    }),
    written("grounds", {
      en: "Grounds, with the provisions or rules",
      fr: "Motifs invoqués, avec les dispositions ou règles",
    }),
    {
      path: "writtenReasons",
      kind: "choice",
      label: { en: "Written reasons of the office", fr: "Motifs écrits du bureau" },
      choices: choicesOf(writtenReasons),
      needed: "always",
    },
    {
      path: "hearingPlace",
      kind: "text",
      inAnyScript: true,
      label: { en: "Proposed place of the hearing", fr: "Lieu proposé pour l’audience" },
      needed: "always",
    },
    {
      path: "hearingLanguage",
      kind: "choice",
      label: { en: "Language of the hearing", fr: "Langue de l’audience" },
      choices: choicesOf(leaveLanguages),
      needed: "always",
    },
  ],
};

export const signing: FormSection = {
  id: "signing",
  title: { en: "Signature and service", fr: "Signature et signification" },
  lead: {
    en: "The document is signed by hand or with the means of the Court, not here.",
    fr: "Le document est signé à la main ou par les moyens de la Cour, pas ici.",
  },
  parts: [
    written("signatory", {
      en: "Name, address and telephone of the lawyer or applicant who signs",
      fr: "Nom, adresse et téléphone de l’avocat ou du demandeur qui signe",
    }),
    namesOf({
      list: "addressees",
      title: { en: "To whom it goes: each respondent", fr: "Destinataires\u00A0: chaque défendeur" },
      rowTitle: { en: "Addressee {number}", fr: "Destinataire {number}" },
      addLabel: { en: "Add an addressee", fr: "Ajouter un destinataire" },
      withAddress: true,
    }),
  ],
};

import { isStudent } from "../../conditions/application/application.ts";
import { appliesOnArrival } from "../../conditions/status/border.ts";
import { not } from "../../kernel/condition.ts";
import { letterContent } from "../define.ts";
import { fullName } from "../facts/applicant.ts";
import { atTheSchool, programGap, theProgram } from "../facts/studies.ts";
import type { PageHeld } from "../facts/visit.ts";
import { holds, when } from "../prose/fact.ts";
import { asksFor, gap } from "../prose/gap.ts";
import { sentence, type LetterLine } from "../prose/sentence.ts";
import { argumentSection, byFirm, identity, signedByFirm, subjectOf, type Represented } from "./submission.ts";

/** The firm’s letter for the border: who arrives, what for, and the documents to show, one to a line. */

const represented: Represented = { key: "portOfEntry", name: fullName, nameGap: "profile.firstName" };
const name = fullName;

/** What an officer may ask to see, as far as the file holds it. The passport itself is carried in any case. */
const toShow: readonly PageHeld[] = [
  ["letter-of-introduction", { en: "Letter of introduction of IRCC", fr: "Lettre d’introduction d’IRCC" }],
  ["temporary-resident-visa", { en: "Visa in the passport", fr: "Visa dans le passeport" }],
  [
    "electronic-travel-authorization",
    { en: "Electronic travel authorization", fr: "Autorisation de voyage électronique" },
  ],
  ["letter-of-acceptance", { en: "Letter of acceptance of the school", fr: "Lettre d’acceptation de l’établissement" }],
  ["provincial-attestation-letter", { en: "Provincial attestation letter", fr: "Lettre d’attestation provinciale" }],
  [
    "certificate-acceptation-du-quebec",
    { en: "Quebec acceptance certificate", fr: "Certificat d’acceptation du Québec" },
  ],
  ["proof-of-funds", { en: "Proof of funds", fr: "Preuve de fonds" }],
  ["tuition-receipt", { en: "Tuition receipt", fr: "Reçu des droits de scolarité" }],
  ["scholarship-letter", { en: "Scholarship letter", fr: "Lettre de bourse" }],
  ["lmia", { en: "Labour market impact assessment", fr: "Étude d’impact sur le marché du travail" }],
  ["offer-of-employment-number", { en: "Offer of employment number", fr: "Numéro de l’offre d’emploi" }],
  ["canadian-job-offer", { en: "Job offer", fr: "Offre d’emploi" }],
  [
    "iec-invitation",
    { en: "Invitation of International Experience Canada", fr: "Invitation d’Expérience internationale Canada" },
  ],
  ["health-insurance", { en: "Health insurance", fr: "Assurance maladie" }],
  ["medical-exam", { en: "Proof of the medical exam", fr: "Preuve de l’examen médical" }],
  ["police-certificate", { en: "Police certificate", fr: "Certificat de police" }],
];

const onFile: LetterLine = {
  each: (the) =>
    toShow
      .filter(([page]) => the.case.documents(page).length > 0)
      .map(([page, says]) =>
        sentence(
          { en: "{document}.", fr: "{document}." },
          { document: (reader) => (reader.case.documents(page).length > 0 ? says : undefined) },
          { startsParagraph: true },
        ),
      ),
};

const isWorker = not(holds(isStudent));

export const portOfEntry = letterContent({
  id: "portOfEntry",
  person: "main",
  ...byFirm,
  to: { en: "Canada Border Services Agency", fr: "Agence des services frontaliers du Canada" },
  subject: subjectOf(represented, { en: "Arrival in Canada", fr: "Arrivée au Canada" }),
  signature: signedByFirm(represented),
  sections: [
    {
      id: "documents",
      title: { en: "Documents to show", fr: "Documents à présenter" },
      asks: [],
      lines: [
        sentence(
          {
            en: "We represent {name}, who comes to Canada to follow {program} {atSchool}.",
            fr: "Nous représentons {name}, qui vient au Canada pour suivre {program} {atSchool}.",
          },
          { name, program: theProgram, atSchool: atTheSchool },
          {
            when: holds(isStudent),
            gap: programGap,
          },
        ),
        sentence(
          {
            en: "We represent {name}, who comes to Canada to work.",
            fr: "Nous représentons {name}, qui vient au Canada pour y travailler.",
          },
          { name },
          {
            when: isWorker,
            gap: gap("Name of the person who arrives", "Nom de la personne qui arrive", "profile.firstName"),
          },
        ),
        ...identity,
        sentence(
          {
            en: "The study permit is asked for on arrival, as section 214 of the Immigration and Refugee Protection Regulations, SOR/2002-227, allows.",
            fr: "Le permis d’études est demandé à l’arrivée, comme le permet l’article 214 du Règlement sur l’immigration et la protection des réfugiés, DORS/2002-227.",
          },
          {},
          { when: holds(appliesOnArrival), startsParagraph: true },
        ),
        sentence(
          {
            en: "Subsection 16(1) of the Immigration and Refugee Protection Act, S.C. 2001, c. 27, asks for truthful answers and for the documents that an officer reasonably requires. Besides the passport, these are ready to be shown:",
            fr: "Le paragraphe 16(1) de la Loi sur l’immigration et la protection des réfugiés, L.C. 2001, ch. 27, exige des réponses véridiques et les documents que l’agent demande à bon droit. Outre le passeport, les documents suivants peuvent être présentés\u00A0:",
          },
          {},
          { when: when((the) => toShow.some(([page]) => the.case.documents(page).length > 0)), startsParagraph: true },
        ),
        onFile,
        asksFor(
          gap(
            "Documents to show at the border",
            "Documents à présenter à la frontière",
            "documents.letter-of-introduction",
          ),
          when((the) => toShow.every(([page]) => the.case.documents(page).length === 0)),
          { startsParagraph: true },
        ),
      ],
    },
    argumentSection("portOfEntry", {
      limit: 3000,
      title: { en: "Note to the officer", fr: "Note à l’agent" },
      isOptional: true,
    }),
  ],
});

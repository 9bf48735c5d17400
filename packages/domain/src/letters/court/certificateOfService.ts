import { notAfterToday } from "../../fields/checks/dates.ts";
import { refusal } from "../../kernel/validation.ts";
import type { FormCheck, FormRow } from "../../forms/fields/field.ts";
import { letterContent } from "../define.ts";
import { dayWords, inRow, rowsOf } from "../facts/ownFields.ts";
import { gapsOf } from "../prose/gap.ts";
import { sentence, type LetterLine } from "../prose/sentence.ts";
import { withoutFullStop } from "../prose/typedWords.ts";
import { subjectOfCase } from "./caseInCourt.ts";
import { anythingElse, saidAfter } from "./lawyersWords.ts";
import { serviceMethods, serviceWays } from "./serviceMethods.ts";
import { filedBySolicitor, solicitorName } from "./solicitor.ts";

/** The lawyer certifies who was served with what, how and when (Form 146B); never the document that begins a case, which takes an affidavit (146A). */

const gap = gapsOf("solicitorsCertificateOfService");
const list = "served";

const beginsCase = refusal("certificateOfOriginatingDocument", {
  en: "Form 146B is not for the document that begins the case. Use an affidavit of service (146A), or the other solicitor’s signed acknowledgement.",
  fr: "La formule 146B ne sert pas pour l’acte introductif d’instance. Utilisez un affidavit de signification (146A), ou l’accusé de réception signé de l’autre représentation.",
});

const isNoOriginatingDocument: FormCheck = (value) =>
  typeof value === "string" && /\bIR-?\s?1\b|application for leave|demande d[’']autorisation/iu.test(value)
    ? beginsCase
    : undefined;

const served = (row: FormRow): LetterLine =>
  sentence(
    {
      en: "On {day}, I caused the following document to be served on {whom}, {way}: {document}.",
      fr: "Le {day}, j’ai fait signifier à {whom} le document suivant, {way}\u00A0: {document}.",
    },
    {
      day: inRow(list, row, "day", dayWords),
      whom: inRow(list, row, "party"),
      document: inRow(list, row, "document", withoutFullStop),
      way: inRow(list, row, "method", (method) => serviceWays[method]),
    },
    {
      gap: gap("Who was served, with what, how and when", "À qui, quel document, comment et quand", list),
    },
  );

export const solicitorsCertificateOfService = letterContent({
  id: "solicitorsCertificateOfService",
  person: "main",
  frame: "court",
  writes: "lawyer",
  confirms: "lawyer",
  generates: ["lawyer"],
  waiting: {
    en: "After each service, the legal team completes this certificate. The lawyer who had the document served confirms and signs it, then it is filed.",
    fr: "Après chaque signification, l’équipe juridique remplit cette attestation. La personne qui a fait signifier le document, avocate ou avocat, la confirme et la signe, puis elle est déposée.",
  },
  title: [sentence({ en: "Solicitor’s Certificate of Service", fr: "Attestation de signification de l’avocat" }, {})],
  subject: subjectOfCase,
  signature: [],
  sections: [
    {
      id: "body",
      title: { en: "Text", fr: "Texte" },
      hasNoHeading: true,
      limit: 6000,
      asks: [
        {
          list,
          title: { en: "What was served", fr: "Ce qui a été signifié" },
          rowTitle: { en: "Service {number}", fr: "Signification {number}" },
          addLabel: { en: "Add a service", fr: "Ajouter une signification" },
          most: () => undefined,
          needed: "always",
          fields: [
            {
              path: "party",
              kind: "text",
              inAnyScript: true,
              label: { en: "Who was served, for whom", fr: "À qui, pour qui" },
              hint: {
                en: "For example: the respondent’s solicitor, with the office.",
                fr: "Par exemple\u00A0: l’avocate de la partie défenderesse, avec le bureau.",
              },
              needed: "always",
            },
            {
              path: "document",
              kind: "text",
              inAnyScript: true,
              label: { en: "Document", fr: "Document" },
              hint: { en: "For example: the applicant’s record.", fr: "Par exemple\u00A0: le dossier de demande." },
              needed: "always",
              checks: [isNoOriginatingDocument],
            },
            {
              path: "method",
              kind: "choice",
              look: "dropdown",
              label: { en: "How", fr: "Comment" },
              choices: serviceMethods,
              needed: "always",
            },
            {
              path: "day",
              kind: "date",
              label: { en: "Day", fr: "Jour" },
              hint: {
                en: "The day of sending. Rule 143 says when service counts: by mail, it is later.",
                fr: "Le jour de l’envoi. La règle 143 dit quand la signification compte\u00A0: par la poste, c’est plus tard.",
              },
              needed: "always",
              checks: [notAfterToday],
            },
          ],
        },
        anythingElse(6000),
      ],
      lines: [
        sentence(
          {
            en: "I, {name}, solicitor for the applicant, certify the following.",
            fr: "Je, {name}, représentant la partie demanderesse à titre d’avocat ou d’avocate, atteste ce qui suit.",
          },
          { name: solicitorName },
          {
            gap: gap("Name of the lawyer who certifies", "Nom de la personne qui atteste", "solicitorName"),
          },
        ),
        {
          each: (the) => {
            const rows = rowsOf(the, list);
            return rows.length === 0 ? [served({})] : rows.map(served);
          },
        },
        saidAfter({ en: "I add the following", fr: "J’ajoute ce qui suit" }),
      ],
    },
    filedBySolicitor("solicitorsCertificateOfService"),
  ],
});

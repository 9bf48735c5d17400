import { letterContent } from "../define.ts";
import { fullName } from "../facts/applicant.ts";
import { narrative } from "../narrative.ts";
import { gapsOf } from "../prose/gap.ts";
import { sentence, typed } from "../prose/sentence.ts";
import { isAt, isNotGiven, yesAt } from "../../forms/fields/fieldConditions.ts";
import type { LetterField } from "../letterContent.ts";
import type { Text } from "../../kernel/text.ts";
import { asksFor, nameGap, subjectOfCase } from "./caseInCourt.ts";
import { decidedOn, decisionFields, reasonGiven, whatWasRefused } from "./decision.ts";
import { applicantAdds } from "./lawyersWords.ts";
import { reasonLines, refusalReasonList } from "./refusalReasons.ts";
import { filedBySolicitor } from "./solicitor.ts";

/** Asks that a refused study permit follows the pilot of the Court: both sides opt in, the facts are agreed, and no affidavit goes with it. */

const gap = gapsOf("simplifiedProcedure");

const tick = (path: string, label: Text): LetterField => ({ path, kind: "tick", label });

export const simplifiedProcedure = letterContent({
  id: "simplifiedProcedure",
  person: "main",
  frame: "firm",
  writes: "lawyer",
  confirms: "lawyer",
  generates: ["lawyer"],
  waiting: {
    en: "The legal team checks whether the case fits the pilot, asks the other side and writes the request. A lawyer confirms it before it goes to the Court.",
    fr: "L’équipe juridique vérifie si le dossier convient au projet pilote, consulte la partie adverse et rédige la demande. Une avocate ou un avocat la confirme avant son envoi à la Cour.",
  },
  to: { en: "Registry of the Federal Court", fr: "Greffe de la Cour fédérale" },
  salutation: { en: "Dear Registrar:", fr: "Madame, Monsieur," },
  mark: {
    en: "Simplified Procedure – Study Permit Pilot Project",
    fr: "Procédure simplifiée – Projet pilote pour les permis d’études",
  },
  subject: subjectOfCase,
  signature: [],
  sections: [
    {
      id: "decision",
      title: { en: "The decision", fr: "La décision" },
      asks: decisionFields,
      lines: [
        sentence(
          {
            en: "We act for {name}, who applies for leave and for judicial review.",
            fr: "Nous représentons {name}, qui présente une demande d’autorisation et de contrôle judiciaire.",
          },
          { name: fullName },
          { gap: nameGap },
        ),
        sentence(
          {
            en: "The decision under review was made on {day} and refused {what}.",
            fr: "La décision contestée a été rendue le {day} et refuse {what}.",
          },
          { day: decidedOn, what: whatWasRefused },
          {
            gap: gap(
              "The date of the decision and what it refused",
              "La date de la décision et ce qu’elle a refusé",
              "decisionDate",
            ),
          },
        ),
        sentence(
          {
            en: "It gives the following reason: “{reason}.”",
            fr: "Elle donne le motif suivant\u00A0: «\u00A0{reason}.\u00A0»",
          },
          { reason: reasonGiven },
        ),
      ],
    },
    {
      id: "terms",
      title: { en: "Why the simplified procedure applies", fr: "Pourquoi la procédure simplifiée s’applique" },
      asks: [
        {
          path: "procedureConsent",
          kind: "choice",
          label: { en: "Does the other side agree?", fr: "La partie adverse consent-elle?" },
          choices: [
            { value: "given", label: { en: "Yes, in writing", fr: "Oui, par écrit" } },
            {
              value: "asked",
              label: { en: "It was asked and has not answered", fr: "Elle a été consultée et n’a pas répondu" },
            },
          ],
          needed: "always",
        },
        tick("factsAgreed", {
          en: "The facts are agreed: the file and the full reasons",
          fr: "Les faits sont admis\u00A0: le dossier et les motifs complets",
        }),
        tick("notComplex", {
          en: "No inadmissibility, no security issue and no certified question",
          fr: "Ni interdiction de territoire, ni question de sécurité, ni question certifiée",
        }),
        tick("inTime", {
          en: "Filed in time, and no extension is asked for",
          fr: "Déposée à temps, sans demande de prorogation",
        }),
        tick("noAffidavit", { en: "No affidavit and no new evidence", fr: "Ni affidavit ni nouvelle preuve" }),
        narrative("procedureTerms", {
          label: { en: "Anything else about the procedure", fr: "Autre chose au sujet de la procédure" },
          most: 1000,
          isOptional: true,
        }),
      ],
      lines: [
        sentence(
          {
            en: "The applicant asks that the application follow the simplified procedure of the pilot project for study permits, so that leave and the merits are decided together, in writing.",
            fr: "La partie demanderesse souhaite que la présente demande suive la procédure simplifiée du projet pilote pour les permis d’études, afin que l’autorisation et le fond soient tranchés ensemble, par écrit.",
          },
          {},
        ),
        sentence(
          { en: "The respondent has agreed to it in writing.", fr: "La partie défenderesse y a consenti par écrit." },
          {},
          { when: isAt("procedureConsent", "given") },
        ),
        sentence(
          {
            en: "The respondent has been asked and has not answered yet; the procedure begins only if both sides agree.",
            fr: "La partie défenderesse a été consultée et n’a pas encore répondu; la procédure ne commence que si les deux parties y consentent.",
          },
          {},
          { when: isAt("procedureConsent", "asked") },
        ),
        asksFor(
          isNotGiven("procedureConsent"),
          gap("Whether the other side agrees", "Si la partie adverse consent", "procedureConsent"),
        ),
        sentence(
          {
            en: "The facts are agreed: they are those of the file and of the full reasons.",
            fr: "Les faits sont admis\u00A0: ce sont ceux du dossier et des motifs complets.",
          },
          {},
          { when: yesAt("factsAgreed") },
        ),
        sentence(
          {
            en: "The case raises no inadmissibility, no security issue and no question to certify.",
            fr: "L’affaire ne soulève ni interdiction de territoire, ni question de sécurité, ni question à certifier.",
          },
          {},
          { when: yesAt("notComplex") },
        ),
        sentence(
          {
            en: "The application was filed in time, and no extension of time is asked for.",
            fr: "La demande a été déposée à temps, et aucune prorogation de délai n’est demandée.",
          },
          {},
          { when: yesAt("inTime") },
        ),
        sentence(
          {
            en: "No affidavit and no new evidence are filed.",
            fr: "Aucun affidavit et aucune nouvelle preuve ne sont déposés.",
          },
          {},
          { when: yesAt("noAffidavit") },
        ),
        typed("procedureTerms", { before: applicantAdds }),
      ],
    },
    {
      id: "refusalReasons",
      title: { en: "Refusal reasons answered", fr: "Motifs de refus traités" },
      asks: [refusalReasonList],
      lines: [{ each: reasonLines }],
    },
    filedBySolicitor("simplifiedProcedure"),
  ],
});

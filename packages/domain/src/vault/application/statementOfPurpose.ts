import type { Permission } from "../permission.ts";
import type { CaseRule } from "../../caseFile/rule.ts";
import { isJudicialReview } from "../../conditions/application/application.ts";
import { spouseAccompanies } from "../../conditions/family/family.ts";
import { statementIsSettled } from "../../conditions/application/statement.ts";
import type { VaultPage } from "../page.ts";
import { ourDecision, specified } from "../sources.ts";
import { suppliedPage, writtenLetter } from "../suppliedPage.ts";
import { closedToOutsiders } from "../pageRights.ts";

/** The statement of purpose, and what the spouse adds to it. */

const lifecycle = [specified("document 3 section 4.4")];

const statementPermissions: CaseRule<readonly Permission[]> = {
  id: "permissions.statementOfPurpose",
  cases: [
    [isJudicialReview, []],
    [statementIsSettled, ["View"]],
  ],
  otherwise: [
    {
      en: "the statement of purpose is not confirmed yet, and you can still add your own",
      fr: "la lettre de motivation n’est pas encore confirmée, et vous pouvez toujours ajouter la vôtre",
    },
    ["View", "Upload"],
  ],
  sources: lifecycle,
};

const statement: VaultPage = suppliedPage("main", {
  slug: "study-plan",
  rights: closedToOutsiders,
  name: { en: "Statement of Purpose", fr: "Lettre de motivation", noun: "f" },
  category: "Letter",
  tags: ["Education"],
  appliesTo: ["Student", "StudentExtension", "JudicialReview", "Dli"],
  studentPermissions: statementPermissions,
  header: {
    en: "The lawyer completes the draft of your statement and gives it to you for review. You will be notified when it is ready.",
    fr: "L’équipe juridique complète le projet de votre lettre et vous le remet pour relecture. Nous vous aviserons lorsqu’il sera prêt.",
  },
  lawyerCanGenerate: { letter: "studyPlan" },
  slots: [
    writtenLetter("main", {
      id: "studyPlan",
      name: { en: "Statement of purpose", fr: "Lettre de motivation", noun: "f" },
      level: {
        cases: [[statementIsSettled, "Complete"]],
        otherwise: [
          {
            en: "the statement of purpose is pending, and it does not block anything until you confirm it",
            fr: "la lettre de motivation est en attente, et elle ne bloque rien tant que vous ne l’avez pas confirmée",
          },
          "NotApplicable",
        ],
        sources: lifecycle,
      },
      instructions: {
        en: "The draft comes from your answers. Read it slowly. Everything in it must be true, and the dates, names and amounts must match your other documents. Confirm it only when nothing has to change. Until then, you can add your own statement here.",
        fr: "Le projet vient de vos réponses. Lisez-le lentement. Tout doit y être vrai, et les dates, les noms et les montants doivent concorder avec vos autres documents. Ne le confirmez que lorsqu’il n’y a plus rien à changer. D’ici là, vous pouvez ajouter ici votre propre lettre.",
        tells: "reader",
      },
      maxFiles: 1,
    }),
  ],
});

const spousalPermissions: CaseRule<readonly Permission[]> = {
  id: "permissions.spousalSupport",
  cases: [],
  otherwise: [
    {
      en: "the lawyer prepares this letter from the answers about your spouse or partner",
      fr: "l’équipe juridique prépare cette lettre à partir des réponses sur votre conjoint ou partenaire",
    },
    [],
  ],
  sources: [specified("document 3 section 6")],
};

const spousalSupport: VaultPage = suppliedPage("spouse", {
  slug: "spousal-support",
  rights: closedToOutsiders,
  name: { en: "Spousal Support Letter", fr: "Lettre de soutien du conjoint", noun: "f" },
  category: "Letter",
  tags: [],
  appliesTo: ["Student", "StudentExtension", "StandaloneFamily", "SpeFamily", "PgwpFamily", "Dli"],
  studentPermissions: spousalPermissions,
  lawyerCanGenerate: { letter: "spousalSupportLetter" },
  slots: [
    writtenLetter("spouse", {
      id: "spousalSupport",
      name: { en: "Spousal support letter", fr: "Lettre de soutien du conjoint", noun: "f" },
      level: {
        cases: [
          [
            spouseAccompanies,
            "Recommended",
            {
              en: "the letter can show why the family travels together and why it will return",
              fr: "la lettre peut montrer pourquoi la famille voyage ensemble et pourquoi elle reviendra chez elle",
            },
          ],
        ],
        otherwise: [
          {
            en: "your answers do not say that your spouse or partner comes with you",
            fr: "vos réponses n’indiquent pas que votre conjoint ou partenaire vous accompagne",
          },
          "NotApplicable",
        ],
        sources: [ourDecision],
      },
      instructions: {
        en: "In this letter your spouse or partner says how you met, what ties them to home, what they will do in Canada and why they are coming with you. The lawyer prepares it from the answers, and your spouse or partner reads, signs and dates it.",
        fr: "Dans cette lettre, votre conjoint ou partenaire raconte votre rencontre et dit quels liens l’attachent à son pays, ce qu’il ou elle fera au Canada et pourquoi vous partez ensemble. L’équipe juridique la prépare à partir des réponses, puis votre conjoint ou partenaire la lit, la signe et la date.",
        tells: "reader",
      },
      maxFiles: 1,
    }),
  ],
});

export const statementPages: readonly VaultPage[] = [statement, spousalSupport];

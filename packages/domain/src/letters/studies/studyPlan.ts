import { isJudicialReview } from "../../conditions/application/application.ts";
import { productSpecification } from "../../tables/sources.ts";
import { statementIsSettled } from "../../conditions/application/statement.ts";
import { letter } from "../letter.ts";

/** Document 3 section 4.4: pending until the applicant confirms it, or the lawyer uploads one. */
const lifecycle = [productSpecification("document 3 section 4.4")];

export const studyPlanLetters = [
  letter({
    id: "studyPlan",
    name: { en: "Statement of Purpose", fr: "Lettre de motivation" },
    slug: "study-plan",
    appliesTo: ["Student", "StudentExtension", "Dli"],
    requirement: {
      id: "letters.studyPlan",
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
    studentPermissions: {
      id: "permissions.studyPlan",
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
    },
    sendToDocVault: "study-plan",
  }),
];

import { retainerIsMissing, timeForLeaveIsOver } from "../conditions/application/caseMoves.ts";
import type { Transition } from "./transition.ts";
import { decided, reviewable } from "./typesOnTheWay.ts";

/** After a refusal. */

export const refusalTransitions: readonly Transition[] = [
  {
    id: "goToCourt",
    from: ["Refused", "RefusedReconsideration"],
    to: "JrPreparation",
    by: ["lawyer"],
    types: reviewable,
    name: { en: "Take this refusal to court", fr: "Porter ce refus devant la Cour" },
    told: { en: "The refusal is taken to court", fr: "Le refus est porté devant la Cour" },
    means: {
      en: "The court case goes on in this same file. To keep the two apart, start a linked court case instead.",
      fr: "L’affaire judiciaire se poursuit dans ce même dossier. Pour séparer les deux, commencez plutôt un dossier judiciaire lié.",
    },
    confirms: [{ id: "retainerSigned", text: { en: "The retainer is signed.", fr: "Le mandat est signé." } }],
    warns: [retainerIsMissing, timeForLeaveIsOver],
  },
  {
    id: "askReconsideration",
    from: ["Refused"],
    to: "RefusedReconsideration",
    by: ["lawyer", "paralegal"],
    types: decided,
    name: { en: "A reconsideration was requested", fr: "Un réexamen a été demandé" },
    means: {
      en: "The authority was asked to look at it again. A time limit to go to court keeps running.",
      fr: "On a demandé à l’autorité de revoir le refus. S’il y a un délai pour aller devant la Cour, il continue de courir.",
    },
    warns: [timeForLeaveIsOver],
    leavesTheHouse: true,
  },
  {
    id: "reopenedByAuthority",
    from: ["RefusedReconsideration"],
    to: "IrccProcessing",
    by: ["lawyer", "paralegal"],
    types: decided,
    name: { en: "The authority reopened it", fr: "L’autorité l’a rouverte" },
    means: { en: "It is being processed again.", fr: "Elle est de nouveau en traitement." },
    leavesTheHouse: true,
  },
  {
    id: "reconsiderationRefused",
    from: ["RefusedReconsideration"],
    to: "Refused",
    by: ["lawyer", "paralegal"],
    types: decided,
    name: { en: "The reconsideration was refused", fr: "Le réexamen a été refusé" },
    means: {
      en: "The refusal remains. The time to go to court ran from the first decision, unless this one counts as a decision of its own.",
      fr: "Le refus est maintenu. Le délai pour aller devant la Cour courait à partir de la première décision, sauf si celle-ci compte comme une nouvelle décision.",
    },
    leavesTheHouse: true,
  },
  {
    id: "reopenedByCourt",
    // A judgment also opens what was closed here in the meantime.
    from: ["Refused", "RefusedReconsideration", "RefusedReapply", "RefusedClosed"],
    to: "IrccProcessing",
    by: ["lawyer", "paralegal"],
    types: reviewable,
    name: { en: "Another officer decides again", fr: "Un autre agent décide de nouveau" },
    means: {
      en: "The linked court case was won or settled. The authority has this application again.",
      fr: "Le dossier judiciaire lié a été gagné ou réglé. Cette demande est de nouveau entre les mains de l’autorité.",
    },
    confirms: [
      {
        id: "newDecisionOrdered",
        text: {
          en: "A judgment or a settlement orders a new decision.",
          fr: "Un jugement ou un règlement ordonne une nouvelle décision.",
        },
      },
    ],
    leavesTheHouse: true,
  },
  {
    id: "applyAgain",
    from: ["Refused"],
    to: "RefusedReapply",
    by: ["student", "lawyer", "paralegal"],
    types: decided,
    name: { en: "Start a new application instead", fr: "Commencer plutôt une nouvelle demande" },
    told: { en: "A new application was started instead", fr: "Une nouvelle demande a été commencée" },
    means: {
      en: "This one is closed, and a linked one starts from its answers, each to be confirmed. A time limit to go to court about this refusal keeps running.",
      fr: "Celle-ci est fermée, et une demande liée commence à partir de ses réponses, chacune à confirmer. S’il y a un délai pour contester ce refus devant la Cour, il continue de courir.",
    },
    links: "reapplication",
  },
  {
    id: "closeRefused",
    from: ["Refused", "RefusedReconsideration"],
    to: "RefusedClosed",
    by: ["student", "lawyer", "paralegal"],
    types: decided,
    name: { en: "Close it", fr: "La fermer" },
    told: { en: "It was closed", fr: "Elle a été fermée" },
    means: {
      en: "Nothing more is done about this refusal. Within the hour it can be undone.",
      fr: "Plus rien n’est fait au sujet de ce refus. Dans l’heure, cela peut être annulé.",
    },
    reason: "optional",
  },
];

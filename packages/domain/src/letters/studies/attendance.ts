import { labelled } from "../authority/submission.ts";
import { fullName } from "../facts/applicant.ts";
import { quoted } from "../facts/ofFirm.ts";
import { ofName } from "../facts/visit.ts";
import { answered, isAnswer } from "../prose/fact.ts";
import { gap } from "../prose/gap.ts";
import { sentence, type LetterLine } from "../prose/sentence.ts";

/** How somebody attended school, as the firm tells it: why not full time, and for how long not at all. */

/** `told`: the answer that says whether the studies were full time. */
export const whyNotFullTime = (told: "fullTimeStudent" | "pgwpFullTimeStudent"): LetterLine =>
  sentence(
    { en: "The reason, in the words of {name}: {reason}", fr: "La raison, dans les mots {ofStudent}\u00A0: {reason}" },
    { name: fullName, ofStudent: ofName(fullName), reason: quoted("wasNotEnrolledAsStudentDetails") },
    {
      when: isAnswer(told, false),
      gap: gap(
        "Why the studies were not full time all along",
        "Pourquoi les études n’ont pas toujours été à temps plein",
        "answers.wasNotEnrolledAsStudentDetails",
      ),
    },
  );

const leaves = {
  no: { en: "none", fr: "aucune" },
  yesShort: { en: "150 days or less in total", fr: "150\u00A0jours ou moins au total" },
  yesLong: { en: "more than 150 days in total", fr: "plus de 150\u00A0jours au total" },
} as const;

export const leaveFromStudies: LetterLine = labelled(
  { en: "Leave from studies", fr: "Interruption des études" },
  answered("leaveFromStudies", (leave) => leaves[leave]),
);

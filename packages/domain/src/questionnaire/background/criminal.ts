import type { AnswerKey } from "../../caseFile/answers/answers.ts";
import type { AskedOfLife } from "../../caseFile/lifeTopics.ts";
import type { PersonRole } from "../../caseFile/personRole.ts";
import type { CaseCondition } from "../../caseFile/rule.ts";
import { isYouthMobility } from "../../conditions/application/application.ts";
import {
  criminalStatusPicked,
  spouseToldOfNoCrime,
  toldOfCrime,
  toldOfNoCrime,
  toldOfOrganizedCrime,
  wasIncarcerated,
} from "../../conditions/background/criminal.ts";
import { isUnder18 } from "../../conditions/identity/ages.ts";
import { spouseAccompanies } from "../../conditions/family/family.ts";
import {
  spouseCriminalStatusPicked,
  spouseToldOfCrime,
  spouseToldOfOrganizedCrime,
  spouseWasIncarcerated,
} from "../../conditions/family/spouseHistory.ts";
import { atLeastOne, exclusiveAlone } from "../../fields/checks/choices.ts";
import { details, detailsAs, lengthOf } from "../../fields/checks/texts.ts";
import { all, not } from "../../kernel/condition.ts";
import type { Text } from "../../kernel/text.ts";
import { narrativeLength } from "../../tables/answerLimits.ts";
import { criminalStatuses } from "../choices.ts";
import { group, list, question, type GroupStep, type ListStep, type OwnWords, type QuestionStep } from "../step.ts";
import { spouseFormsAsk, yourFormsAsk } from "../family/spouseWords.ts";
import { incarcerationFields, incarcerationRows } from "./incarcerationFields.ts";

/** A person and the law (document 3 sections 2.2, 3.5, 4.2 and 5.1): made once, for whom it concerns. */

type Concerned = {
  readonly person: Extract<PersonRole, "main" | "spouse">;
  /** The questions are asked while this holds; without it, always. */
  readonly concerned?: CaseCondition;
};

/** In the words for this person, and of the spouse in those that they read themselves. */
type Words = { readonly question: Text; readonly toThemselves?: OwnWords };

/** A question in the words for this person, and what follows from a yes. */
type Told = Words & {
  readonly id: AnswerKey;
  readonly details: AnswerKey;
  readonly yes: CaseCondition;
};

type Stays = {
  readonly id: AnswerKey;
  readonly when: CaseCondition;
  readonly shown?: CaseCondition;
  readonly whyWeAsk?: Text;
};

type Law = Concerned & {
  readonly group: Words & { readonly id: string; readonly hint: Text; readonly whyWeAsk: Text };
  readonly organizedCrime: Told;
  readonly crime: Told;
  /** `noCase`: the answers before it leave nothing to ask. */
  readonly status: Told & { readonly hint: Text; readonly noCase: CaseCondition };
  readonly prison: Pick<Told, "id" | "question" | "toThemselves">;
  /** The list of stays in prison; of some programmes a list of its own. */
  readonly stays: readonly Stays[];
  readonly alsoAsks?: readonly AskedOfLife[];
};

/** Who is asked, and how. Words that name nobody are those that the spouse reads as well. */
const inWords = ({ person }: Concerned, { question: words, toThemselves = { question: words } }: Words) => ({
  ...(person === "spouse" ? { person, toThemselves } : { person }),
  question: words,
});

const within = ({ concerned }: Concerned, condition?: CaseCondition): { readonly shown?: CaseCondition } => {
  if (!condition) return concerned ? { shown: concerned } : {};
  return { shown: concerned ? all(concerned, condition) : condition };
};

const tellUs: Text = { en: "Tell us what happened", fr: "Dites-nous ce qui s’est passé" };
const statusTold: Text = { en: "Give the details of this status", fr: "Donnez les détails de cette situation" };
const statusInReach: Text = {
  en: "Add dropped charges, a pardon or another outcome",
  fr: "Ajouter des accusations retirées, une réhabilitation ou une autre issue",
};
const whereAndWhen: Text = { en: "Where and when?", fr: "Où et quand?" };
const anyTime: Text = {
  en: "Any country, any time, even if charges were dropped. Write 20 to 500 characters.",
  fr: "Dans n’importe quel pays, à n’importe quel moment, même si les accusations ont été retirées. Écrivez de 20 à 500 caractères.",
};

const asked = (
  whom: Concerned,
  { id, ...words }: Pick<Told, "id" | "question" | "toThemselves">,
  rest: Pick<QuestionStep, "hint" | "whyWeAsk">,
): QuestionStep => question({ id, kind: "yesNo", ...inWords(whom, words), ...rest, needed: "always", ...within(whom) });

const detailsOf = (
  whom: Concerned,
  { details: id, yes }: Pick<Told, "details" | "yes">,
  words: Text,
  check = details,
): QuestionStep =>
  question({
    id,
    kind: "multiline",
    ...inWords(whom, { question: words }),
    hint: anyTime,
    length: lengthOf(narrativeLength),
    needed: yes,
    ...within(whom, yes),
    checks: [check],
  });

const staysOf = (whom: Concerned, { id, when, shown = when, whyWeAsk }: Stays): ListStep =>
  list({
    id,
    ...inWords(whom, { question: whereAndWhen }),
    hint: { en: "One entry for each stay.", fr: "Une entrée par séjour." },
    ...(whyWeAsk ? { whyWeAsk } : {}),
    needed: when,
    ...within(whom, shown),
    rowName: { en: "Stay {n}", fr: "Séjour {n}" },
    rows: incarcerationRows,
    fields: incarcerationFields,
  });

const lawOf = (law: Law): GroupStep =>
  group({
    id: law.group.id,
    hint: law.group.hint,
    whyWeAsk: law.group.whyWeAsk,
    ...inWords(law, law.group),
    ...within(law),
    ...(law.alsoAsks ? { alsoAsks: law.alsoAsks } : {}),
    members: [
      asked(law, law.organizedCrime, {
        hint: {
          en: "A gang, smuggling ring or similar.",
          fr: "Un gang, un réseau de passeurs ou un groupe semblable.",
        },
        whyWeAsk: { en: "Officers ask this of everyone.", fr: "Les agents le demandent à tout le monde." },
      }),
      detailsOf(law, law.organizedCrime, tellUs),
      asked(law, law.crime, {
        hint: {
          en: "In any country, including drink-driving.",
          fr: "Dans tout pays, y compris la conduite avec facultés affaiblies.",
        },
        whyWeAsk: { en: "The form asks the same.", fr: "Le formulaire pose la même question." },
      }),
      detailsOf(law, law.crime, tellUs),
      question({
        id: law.status.id,
        kind: "choices",
        ...inWords(law, law.status),
        hint: law.status.hint,
        choices: criminalStatuses,
        // Brought onto the page although nothing led to it, it may stay empty.
        needed: not(law.status.noCase),
        skipped: law.status.noCase,
        inReach: statusInReach,
        ...within(law),
        checks: [atLeastOne, exclusiveAlone],
      }),
      detailsOf(law, law.status, statusTold, detailsAs("criminalStatusDetails")),
      asked(law, law.prison, {
        hint: { en: "Count detention before a trial too.", fr: "Comptez aussi la détention avant un procès." },
      }),
      ...law.stays.map((stays) => staysOf(law, stays)),
    ],
  });

export const criminalHistoryGroup = lawOf({
  person: "main",
  alsoAsks: [
    { life: "service", when: not(isUnder18) },
    { life: "conduct", when: not(isUnder18) },
  ],
  group: {
    id: "criminalHistoryGroup",
    question: { en: "You and the law", fr: "Vous et la justice" },
    hint: {
      en: "Answer for any country and any time. A yes does not always stop an application; a lawyer looks at it.",
      fr: "Répondez pour tous les pays et toutes les périodes. Un oui n’arrête pas toujours une demande; une avocate ou un avocat l’examine.",
    },
    whyWeAsk: {
      en: "The forms ask the same. A lawyer looks at every yes.",
      fr: "Les formulaires posent la même question. Une avocate ou un avocat examine chaque oui.",
    },
  },
  organizedCrime: {
    id: "hasOrganizedCrimeHistory",
    question: {
      en: "Have you ever been part of a criminal group?",
      fr: "Avez-vous déjà fait partie d’un groupe criminel?",
    },
    details: "organizedCrimeHistoryDetails",
    yes: toldOfOrganizedCrime,
  },
  crime: {
    id: "hasCriminalHistory",
    question: {
      en: "Have you ever committed a crime, or been arrested, charged or convicted?",
      fr: "Avez-vous déjà commis une infraction, ou fait l’objet d’une arrestation, d’une accusation ou d’une condamnation?",
    },
    details: "criminalHistoryDetails",
    yes: toldOfCrime,
  },
  status: {
    id: "criminalHistoryStatus",
    question: { en: "Which of these applies to you?", fr: "Lesquelles de ces situations s’appliquent à vous?" },
    hint: {
      en: "Tick all that fit, or “None of the above”.",
      fr: "Cochez tout ce qui convient, ou « Aucune de ces réponses ».",
    },
    details: "criminalHistoryStatusDetails",
    yes: criminalStatusPicked,
    noCase: toldOfNoCrime,
  },
  prison: {
    id: "hasBeenIncarcerated",
    question: { en: "Have you ever been in jail or prison?", fr: "Avez-vous déjà été en prison?" },
  },
  stays: [
    { id: "incarcerationDetails", when: wasIncarcerated, shown: all(wasIncarcerated, not(isYouthMobility)) },
    {
      id: "iecIncarcerationDetails",
      when: all(wasIncarcerated, isYouthMobility),
      whyWeAsk: {
        en: "Each IEC country and category has its own rules.",
        fr: "Chaque pays et catégorie d’EIC a ses règles.",
      },
    },
  ],
});

export const spouseCriminalHistoryGroup = lawOf({
  person: "spouse",
  concerned: spouseAccompanies,
  group: {
    id: "spouseCriminalHistoryGroup",
    question: { en: "Your spouse or partner and the law", fr: "Votre conjoint ou partenaire et la justice" },
    hint: {
      en: "Answer for any country and any time. A yes does not always stop an application.",
      fr: "Répondez pour tous les pays et toutes les périodes. Un oui n’arrête pas toujours une demande.",
    },
    whyWeAsk: spouseFormsAsk,
    toThemselves: { question: { en: "You and the law", fr: "Vous et la justice" }, whyWeAsk: yourFormsAsk },
  },
  organizedCrime: {
    id: "spouseHasOrganizedCrimeHistory",
    question: {
      en: "Has your spouse or partner ever been part of a criminal group?",
      fr: "Votre conjoint ou partenaire a-t-il déjà fait partie d’un groupe criminel?",
    },
    toThemselves: {
      question: {
        en: "Have you ever been part of a criminal group?",
        fr: "Avez-vous déjà fait partie d’un groupe criminel?",
      },
    },
    details: "spouseOrganizedCrimeHistoryDetails",
    yes: spouseToldOfOrganizedCrime,
  },
  crime: {
    id: "spouseCriminalHistory",
    question: {
      en: "Has your spouse or partner ever committed a crime, or been arrested, charged or convicted?",
      fr: "Votre conjoint ou partenaire a-t-il déjà commis une infraction, ou fait l’objet d’une arrestation, d’une accusation ou d’une condamnation?",
    },
    toThemselves: {
      question: {
        en: "Have you ever committed a crime, or been arrested, charged or convicted?",
        fr: "Avez-vous déjà commis une infraction, ou fait l’objet d’une arrestation, d’une accusation ou d’une condamnation?",
      },
    },
    details: "spouseCriminalHistoryDetails",
    yes: spouseToldOfCrime,
  },
  status: {
    id: "spouseCriminalHistoryStatus",
    question: { en: "What is the state of the case?", fr: "Où en est l’affaire?" },
    hint: { en: "Tick all that fit.", fr: "Cochez tout ce qui convient." },
    details: "spouseCriminalHistoryStatusDetails",
    yes: spouseCriminalStatusPicked,
    noCase: spouseToldOfNoCrime,
  },
  prison: {
    id: "spouseHasBeenIncarcerated",
    question: {
      en: "Has your spouse or partner ever been in jail or prison?",
      fr: "Votre conjoint ou partenaire a-t-il déjà été en prison?",
    },
    toThemselves: { question: { en: "Have you ever been in jail or prison?", fr: "Avez-vous déjà été en prison?" } },
  },
  stays: [{ id: "spouseIncarcerationDetails", when: spouseWasIncarcerated }],
});

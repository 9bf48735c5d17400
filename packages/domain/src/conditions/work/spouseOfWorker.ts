import type { CaseReader } from "../../caseFile/reader.ts";
import { says, type CaseCondition } from "../../caseFile/rule.ts";
import { addMonths, type IsoDate } from "../../kernel/calendarDate.ts";
import { fill, type Text } from "../../kernel/text.ts";
import { writtenDay } from "../../kernel/written.ts";
import { occupationCategories } from "../../tables/work/occupationCategories.ts";
import { spouseOfWorker, spouseOfWorkerOccupations } from "../../tables/work/spouseOfWorker.ts";
import { isOneOf } from "../oneOf.ts";
import { dayOfReceipt } from "../valueOnDate.ts";
import { occupationGiven, teerOf } from "./occupations.ts";

/** On what the open work permit rests of a spouse whose partner works in Canada (docs/facts/programmes.md section 15). */

type Rules = {
  readonly leastMonths: number;
  readonly everyOccupationOf: readonly number[];
  readonly listedOccupationsOf: readonly number[];
  readonly digit: number;
};

/** What holds on the day of the application; nothing where a part of it is not known. The list is cited by whom it decides about. */
function rulesOfDay(the: CaseReader): Rules | undefined {
  const [rules, categories] = [the.row(spouseOfWorker), the.row(occupationCategories)];
  if (!rules.found || !categories.found) return undefined;
  const listIsKnown = the.fresh().row(spouseOfWorkerOccupations).found;
  if (rules.row.value.listedOccupationsOf.length > 0 && !listIsKnown) return undefined;
  return { ...rules.row.value, digit: categories.row.value.digit };
}

export const rulesForSpousesOfWorkersAreKnown = says(
  "rulesForSpousesOfWorkersAreKnown",
  {
    en: "the rules for spouses of workers are known for this date",
    fr: "les règles pour les conjoints de travailleurs sont connues à cette date",
  },
  (the) => rulesOfDay(the) !== undefined,
  {
    en: "no rule for spouses of workers is known for this date",
    fr: "aucune règle pour les conjoints de travailleurs n’est connue à cette date",
  },
);

export const workNotAnswered = says(
  "workNotAnswered",
  { en: "whether you work now is not answered yet", fr: "vous n’avez pas encore indiqué si vous travaillez" },
  (the) => the.answer("jobStatus") === undefined,
);

/** By the one question about it that this flow asks. */
export const workerHasJob = says("workerHasJob", { en: "you work now", fr: "vous travaillez" }, (the) =>
  isOneOf(the.answer("jobStatus"), ["employed", "selfEmployed"]),
);

export const occupationNotAnswered = says(
  "occupationNotAnswered",
  { en: "your occupation is not answered yet", fr: "votre profession n’est pas encore indiquée" },
  (the) => occupationGiven(the.answer("occupationCode")) === undefined,
);

export const workersPermitEndNotAnswered = says(
  "workersPermitEndNotAnswered",
  {
    en: "the last day of your work permit is not answered yet",
    fr: "le dernier jour de votre permis de travail n’est pas encore indiqué",
  },
  (the) => the.answer("pgwpExpiryDate") === undefined,
);

type Standing = "every" | "listed" | "notListed" | "otherCategory";

/** How the occupation stands to the rules of the day; nothing while either is not known. */
function standingOf(the: CaseReader): { readonly standing: Standing; readonly because: readonly Text[] } | undefined {
  const [code, rules] = [occupationGiven(the.answer("occupationCode")), rulesOfDay(the)];
  if (code === undefined || rules === undefined) return undefined;
  const teer = teerOf(code, rules);
  const said = (standing: Standing, ...more: readonly Text[]) => ({
    standing,
    because: [fill(sentences[standing], { code, teer }), ...more],
  });
  if (rules.everyOccupationOf.includes(teer)) return said("every");
  if (!rules.listedOccupationsOf.includes(teer)) return said("otherCategory");
  const list = the.row(spouseOfWorkerOccupations);
  const isListed = list.found && list.row.value.some((one) => code.startsWith(one));
  return said(isListed ? "listed" : "notListed", listNotVerified);
}

const sentences: Readonly<Record<Standing, Text>> = {
  every: {
    en: "your occupation, code {code}, is in TEER category {teer}, where all of them count",
    fr: "votre profession, de code {code}, est de la catégorie FEER {teer}, dont chaque profession compte",
  },
  listed: {
    en: "your occupation, code {code}, is in TEER category {teer} and on the list of those that count",
    fr: "votre profession, de code {code}, est de la catégorie FEER {teer} et figure sur la liste de celles qui comptent",
  },
  notListed: {
    en: "your occupation, code {code}, is in TEER category {teer} and not on the list of those that count",
    fr: "votre profession, de code {code}, est de la catégorie FEER {teer} et ne figure pas sur la liste de celles qui comptent",
  },
  otherCategory: {
    en: "your occupation, code {code}, is in TEER category {teer}, of which no occupation counts",
    fr: "votre profession, de code {code}, est de la catégorie FEER {teer}, dont aucune profession ne compte",
  },
};

const listNotVerified: Text = {
  en: "that list is not verified: check it on the IRCC website",
  fr: "cette liste n’est pas vérifiée\u00A0: vérifiez-la sur le site d’IRCC",
};

/** A statement of which the reason is what is known of it; one that does not hold says nothing. */
const stated = (id: string, find: (the: CaseReader) => readonly Text[] | undefined): CaseCondition => ({
  id,
  evaluate(the) {
    const because = find(the);
    return { holds: because !== undefined, because: because ?? [] };
  },
});

const whenStandingIs = (wanted: readonly Standing[]) => (the: CaseReader) => {
  const found = standingOf(the);
  return found && wanted.includes(found.standing) ? found.because : undefined;
};

export const occupationCounts = stated("occupationCounts", whenStandingIs(["every", "listed"]));
export const occupationDoesNotCount = stated("occupationDoesNotCount", whenStandingIs(["notListed", "otherCategory"]));

/** The months are counted from the application to the last day of the permit: from 1 March, six months end on 1 September. */
function permitOf(the: CaseReader): { readonly isLongEnough: boolean; readonly values: Values } | undefined {
  const [end, rules] = [the.answer("pgwpExpiryDate"), rulesOfDay(the)];
  if (end === undefined || rules === undefined) return undefined;
  const needed: IsoDate = addMonths(dayOfReceipt(the), rules.leastMonths);
  const values = { end: writtenDay(end), needed: writtenDay(needed), months: rules.leastMonths };
  return { isLongEnough: end >= needed, values };
}

type Values = { readonly end: Text; readonly needed: Text; readonly months: number };

export const workersPermitIsLongEnough = stated("workersPermitIsLongEnough", (the) => {
  const permit = permitOf(the);
  return permit?.isLongEnough
    ? [
        fill(
          {
            en: "your work permit ends on {end}, at least {months} months after the application",
            fr: "votre permis de travail prend fin le {end}, au moins {months} mois après la demande",
          },
          permit.values,
        ),
      ]
    : undefined;
});

export const workersPermitIsTooShort = stated("workersPermitIsTooShort", (the) => {
  const permit = permitOf(the);
  return permit && !permit.isLongEnough
    ? [
        fill(
          {
            en: "your work permit ends on {end}, and it has to last {months} months after the application, until {needed}",
            fr: "votre permis de travail prend fin le {end}, et il doit durer {months} mois après la demande, jusqu’au {needed}",
          },
          permit.values,
        ),
      ]
    : undefined;
});

export const permanentResidenceNotAnswered = says(
  "permanentResidenceNotAnswered",
  {
    en: "whether you applied for permanent residence is not answered yet, and then other rules hold",
    fr: "vous n’avez pas encore indiqué si vous avez demandé la résidence permanente, et d’autres règles valent alors",
  },
  (the) => the.answer("appliedForPr") === undefined,
);

export const workerAppliedForResidence = says(
  "workerAppliedForResidence",
  {
    en: "you said that you applied for permanent residence",
    fr: "vous avez dit avoir demandé la résidence permanente",
  },
  (the) => the.answer("appliedForPr") === true,
);

import type { Plan } from "@boreal/domain/plan/planned";
import { dollars, writtenInFull } from "@boreal/domain/kernel/money";
import type { Language } from "@boreal/domain/kernel/text";
import { questionCount } from "@boreal/domain/questionnaire/questionCount";
import { sentences, table } from "./terminal.ts";

const words = {
  en: {
    title: "Plan on",
    progress: "Questions answered",
    next: "Next question",
    vault: "Documents",
    letters: "Letters",
    forms: "Forms",
    funds: "Funds",
    required: "required",
    available: "available",
    shortfall: "shortfall",
    fees: "Fees",
    eligibility: "Eligibility",
    setAside: "Answers kept and not used",
    unknown: "not known",
    atLeast: "at least",
    programs: "Express Entry programs",
    programOpen: "open",
    programClosed: "not open",
    met: "met",
    notMet: "not met",
    ranking: "Ranking score (not verified)",
    selection: "Selection points",
    raise: "What would raise the score",
    offered: "offered",
    notOffered: "not offered",
    byEmployer: "employer",
    warnings: "Warnings",
    deadlines: "Deadlines",
    open: "Still open before review",
    none: "none",
    refusals: "Answers to correct",
    advice: "Good to know about answers",
    onlyPart:
      "Boreal asks only a part of the questions for this type of application so far. This plan is not complete.",
    ready: "Ready for review",
    notAvailable: "marked as not available",
    notRequired: "not applicable",
  },
  fr: {
    title: "Plan au",
    progress: "Réponses données",
    next: "Question suivante",
    vault: "Documents",
    letters: "Lettres",
    forms: "Formulaires",
    funds: "Fonds",
    required: "requis",
    available: "disponibles",
    shortfall: "manque",
    fees: "Frais",
    eligibility: "Admissibilité",
    setAside: "Réponses gardées et non utilisées",
    unknown: "inconnu",
    atLeast: "au moins",
    programs: "Programmes d’Entrée express",
    programOpen: "ouvert",
    programClosed: "non ouvert",
    met: "rempli",
    notMet: "non rempli",
    ranking: "Note de classement (non vérifiée)",
    selection: "Points de sélection",
    raise: "Ce qui augmenterait la note",
    offered: "offerte",
    notOffered: "non offerte",
    byEmployer: "employeur",
    warnings: "Avertissements",
    deadlines: "Échéances",
    open: "À faire avant la vérification",
    none: "aucun",
    refusals: "Réponses à corriger",
    advice: "Bon à savoir sur des réponses",
    onlyPart: "Pour ce type de demande, Boreal ne pose encore qu’une partie des questions. Ce plan n’est pas complet.",
    ready: "Prêt pour la vérification",
    notAvailable: "indiqué comme non disponible",
    notRequired: "sans objet",
  },
} as const;

type Row = readonly string[];
type Words = (typeof words)[Language];

const whose = ({ person, childNumber }: { readonly person: string; readonly childNumber?: number }): string =>
  childNumber === undefined ? person : `${person} ${childNumber}`;

/** The plan for a person at a terminal: what is asked of them, and why. */
export function planText(plan: Plan, language: Language): string {
  const say = words[language];
  const section = (title: string, rows: readonly Row[]) =>
    `\n${title}\n${rows.length === 0 ? `  ${say.none}\n` : table(rows.map((row) => ["", ...row]))}`;
  const sectionOfAny = (title: string, rows: readonly Row[]) => (rows.length === 0 ? [] : [section(title, rows)]);
  const refusalRows = (isAdvice: boolean) =>
    plan.refusals
      .filter(({ advice }) => (advice ?? false) === isAdvice)
      .map(({ path, text }): Row => [path, text[language]]);
  const rest = plan.vault.filter(({ requirement }) => requirement === "NotApplicable").length;
  return [
    ...(plan.notNeeded ? [`${plan.notNeeded.text[language]}\n\n`] : []),
    headText(plan, say),
    ...sectionOfAny(say.refusals, refusalRows(false)),
    ...sectionOfAny(say.advice, refusalRows(true)),
    section(`${say.vault} (${rest} ${say.notRequired})`, vaultRows(plan, language)),
    section(
      say.letters,
      plan.letters
        .filter(({ requirement }) => requirement !== "NotApplicable")
        .map(({ requirement, id, why }) => [requirement, id, sentences(why.because, language)]),
    ),
    section(
      say.forms,
      plan.forms
        .filter(({ applies }) => applies)
        .map((form) => [form.id, whose(form), sentences(form.why.because, language)]),
    ),
    section(say.funds, fundsRows(plan, language)),
    section(say.fees, feeRows(plan, language)),
    section(say.eligibility, eligibilityRows(plan, language)),
    ...expressEntryText(plan, language),
    ...sectionOfAny(
      say.setAside,
      plan.assessment.setAside.map(({ id, why }) => [id, sentences(why.because, language)]),
    ),
    section(
      say.warnings,
      [...plan.assessment.warnings, ...plan.warnings].map(({ id, why }) => [id, sentences(why.because, language)]),
    ),
    section(
      say.deadlines,
      plan.deadlines
        .filter(({ date }) => date !== null)
        .map(({ date, id, why }) => [date ?? "", id, sentences(why.because, language)]),
    ),
    plan.readiness.readyForReview
      ? `\n${say.ready}\n`
      : section(
          say.open,
          plan.readiness.open.map(({ kind, id, text }) => [kind, id, text[language]]),
        ),
  ].join("");
}

/** The score of Express Entry, line by line, and what would raise it. */
function expressEntryText({ eligibility: { expressEntry } }: Plan, language: Language): readonly string[] {
  const { ranking, points, raise = [], programs = [] } = expressEntry;
  if (!ranking || !points) return [];
  const say = words[language];
  const number = (value: number, atLeast?: true) => (atLeast ? `${say.atLeast} ${value}` : `${value}`);
  const part = (title: string, rows: readonly Row[]) => `\n${title}\n${table(rows.map((row) => ["", ...row]))}`;
  const openWords = { true: say.programOpen, false: say.programClosed, null: say.unknown };
  return [
    part(
      say.programs,
      programs.flatMap(({ name, open, requirements }): readonly Row[] => [
        [name[language], openWords[`${open}`], ""],
        ...requirements.map(({ met, why }): Row => [
          "",
          { true: say.met, false: say.notMet, null: say.unknown }[`${met}`],
          sentences(why.because, language),
        ]),
      ]),
    ),
    part(`${say.ranking}: ${number(ranking.total, ranking.atLeast)} / ${ranking.most}`, [
      ...ranking.sections.map(({ title, points: reached, most }): Row => [title[language], `${reached} / ${most}`, ""]),
      ...ranking.lines.map(({ title, points: reached, most, atLeast, why }): Row => [
        title[language],
        `${number(reached, atLeast)} / ${most}`,
        sentences(why.because, language),
      ]),
    ]),
    part(
      `${say.selection}: ${number(points.total, points.atLeast)} / ${points.most} (${points.passMark})`,
      points.lines.map(({ title, points: reached, most, atLeast, why }): Row => [
        title[language],
        `${number(reached, atLeast)} / ${most}`,
        sentences(why.because, language),
      ]),
    ),
    ...(raise.length === 0
      ? []
      : [
          part(
            say.raise,
            raise.map(({ title, gain, total, opens }): Row => [
              title[language],
              `+${gain} (${total})`,
              opens.join(", "),
            ]),
          ),
        ]),
  ];
}

/** Each result, and of youth mobility each category below it. */
const eligibilityRows = ({ eligibility }: Plan, language: Language): readonly Row[] =>
  Object.entries(eligibility).flatMap(([id, { value, categories = [], why }]): readonly Row[] => [
    ...(value === null ? [] : [[id, [value].flat().join(", "), sentences(why.because, language)]]),
    ...categories.map((category) => [
      `${id} ${category.programme}`,
      words[language][offeredWords[`${category.offered}`]],
      sentences(category.message ? [category.message] : category.why.because, language),
    ]),
  ]);

const offeredWords = { true: "offered", false: "notOffered", null: "unknown" } as const;

function headText({ today, rulesVersion, assessment }: Plan, say: Words): string {
  const { progress, next, asksOnlyPart } = assessment;
  const questions = questionCount(progress);
  return [
    `${say.title} ${today} (${rulesVersion})\n`,
    `${say.progress}: ${questions.done} / ${questions.of}\n`,
    `${say.next}: ${next ?? say.none}\n`,
    ...(asksOnlyPart ? [`${say.onlyPart}\n`] : []),
  ].join("");
}

const vaultRows = ({ vault }: Plan, language: Language): readonly Row[] =>
  vault
    .filter(({ requirement }) => requirement !== "NotApplicable")
    .map((slot) => [
      slot.saidNotAvailable ? `${slot.requirement} (${words[language].notAvailable})` : slot.requirement,
      slot.page,
      whose(slot),
      sentences(slot.why.because, language),
    ]);

const inWords = (amount: number | null, language: Language): string =>
  amount === null ? words[language].unknown : writtenInFull(dollars(amount))[language];

function fundsRows({ funds }: Plan, language: Language): readonly Row[] {
  const say = words[language];
  const { required, available, shortfall } = funds;
  return [
    ...required.lines.map(({ title, amount, why }) => [
      title[language],
      inWords(amount, language),
      sentences(why.because, language),
    ]),
    [say.required, inWords(required.amount, language), sentences(required.why.because, language)],
    [say.available, inWords(available.amount, language), sentences(available.why.because, language)],
    [say.shortfall, inWords(shortfall, language), ""],
  ];
}

const feeRows = ({ fees }: Plan, language: Language): readonly Row[] =>
  fees.map((fee) => [
    fee.title[language],
    fee.paidBy ? words[language].byEmployer : whose(fee),
    inWords(fee.amount, language),
    sentences(fee.why.because, language),
  ]);

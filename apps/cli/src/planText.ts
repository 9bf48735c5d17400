import type { Language } from "@boreal/domain/kernel/text";
import type { Plan } from "@boreal/domain/plan/plan";
import { sentences, table } from "./terminal.ts";

const words = {
  en: {
    title: "Plan on",
    progress: "Questions answered",
    next: "Next question",
    vault: "Documents",
    letters: "Letters",
    forms: "Forms",
    funds: "Funds ($)",
    required: "required",
    available: "available",
    shortfall: "shortfall",
    fees: "Fees ($)",
    eligibility: "Eligibility",
    setAside: "Answers kept and not used",
    unknown: "not known",
    warnings: "Warnings",
    deadlines: "Deadlines",
    open: "Still open before review",
    none: "none",
    refusals: "Answers to mend",
    advice: "Good to know about answers",
    onlyPart:
      "Boreal asks only a part of the questions for this type of application so far. This plan is not complete.",
    ready: "Ready for review",
    notAvailable: "said: not available",
    notRequired: "not applicable",
  },
  fr: {
    title: "Plan au",
    progress: "Questions répondues",
    next: "Question suivante",
    vault: "Documents",
    letters: "Lettres",
    forms: "Formulaires",
    funds: "Fonds ($)",
    required: "requis",
    available: "disponibles",
    shortfall: "manque",
    fees: "Frais ($)",
    eligibility: "Admissibilité",
    setAside: "Réponses gardées et non utilisées",
    unknown: "inconnu",
    warnings: "Avertissements",
    deadlines: "Échéances",
    open: "À faire avant la révision",
    none: "aucun",
    refusals: "Réponses à corriger",
    advice: "Bon à savoir sur des réponses",
    onlyPart: "Pour ce type de demande, Boreal ne pose encore qu’une partie des questions. Ce plan n’est pas complet.",
    ready: "Prêt pour la révision",
    notAvailable: "déclaré : non disponible",
    notRequired: "sans objet",
  },
} as const;

/** The plan for a person at a terminal: what is asked of them, and why. */
export function planText(plan: Plan, language: Language): string {
  const say = words[language];
  const { progress, next } = plan.assessment;
  const applicable = plan.vault.filter(({ requirement }) => requirement !== "NotApplicable");
  const rest = plan.vault.length - applicable.length;
  const whose = ({ person, childNumber }: { readonly person: string; readonly childNumber?: number }) =>
    childNumber === undefined ? person : `${person} ${childNumber}`;
  const dollars = (amount: number | null) => (amount === null ? say.unknown : amount.toFixed(2));
  const { required, available, shortfall } = plan.funds;
  const section = (title: string, rows: readonly (readonly string[])[]) =>
    `\n${title}\n${rows.length === 0 ? `  ${say.none}\n` : table(rows.map((row) => ["", ...row]))}`;
  const aboutAnswers = (title: string, refusals: Plan["refusals"]) =>
    refusals.length === 0
      ? []
      : [
          section(
            title,
            refusals.map(({ path, text }) => [path, text[language]]),
          ),
        ];
  return [
    `${say.title} ${plan.today} (${plan.rulesVersion})\n`,
    `${say.progress}: ${progress.answered} / ${progress.total - progress.skipped}\n`,
    `${say.next}: ${next ?? say.none}\n`,
    ...(plan.assessment.asksOnlyPart ? [`${say.onlyPart}\n`] : []),
    ...aboutAnswers(
      say.refusals,
      plan.refusals.filter(({ advice }) => !advice),
    ),
    ...aboutAnswers(
      say.advice,
      plan.refusals.filter(({ advice }) => advice),
    ),
    section(
      `${say.vault} (${rest} ${say.notRequired})`,
      applicable.map((slot) => [
        slot.saidNotAvailable ? `${slot.requirement} (${say.notAvailable})` : slot.requirement,
        slot.page,
        whose(slot),
        sentences(slot.why.because, language),
      ]),
    ),
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
    section(say.funds, [
      ...required.lines.map(({ title, amount, why }) => [
        title[language],
        dollars(amount),
        sentences(why.because, language),
      ]),
      [say.required, dollars(required.amount), sentences(required.why.because, language)],
      [say.available, dollars(available.amount), sentences(available.why.because, language)],
      [say.shortfall, dollars(shortfall), ""],
    ]),
    section(
      say.fees,
      plan.fees.map((fee) => [
        fee.title[language],
        whose(fee),
        dollars(fee.amount),
        sentences(fee.why.because, language),
      ]),
    ),
    section(
      say.eligibility,
      Object.entries(plan.eligibility)
        .filter(([, { value }]) => value !== null)
        .map(([id, { value, why }]) => [id, value ?? "", sentences(why.because, language)]),
    ),
    ...(plan.assessment.setAside.length === 0
      ? []
      : [
          section(
            say.setAside,
            plan.assessment.setAside.map(({ id, why }) => [id, sentences(why.because, language)]),
          ),
        ]),
    section(
      say.warnings,
      [...plan.assessment.warnings, ...plan.warnings].map((warning) => [
        warning.id,
        sentences(warning.why.because, language),
      ]),
    ),
    section(
      say.deadlines,
      plan.deadlines
        .filter(({ date }) => date !== null)
        .map((deadline) => [deadline.date ?? "", deadline.id, sentences(deadline.why.because, language)]),
    ),
    plan.readiness.readyForReview
      ? `\n${say.ready}\n`
      : section(
          say.open,
          plan.readiness.open.map(({ kind, id, text }) => [kind, id, text[language]]),
        ),
  ].join("");
}

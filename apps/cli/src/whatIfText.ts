import type { Language } from "@boreal/domain/kernel/text";
import type { PlanChange, PlanDifference } from "@boreal/domain/plan/difference";
import { sentences, table } from "./terminal.ts";

const words = {
  en: {
    title: "What changes on",
    none: "nothing",
    unknown: "not known",
    yes: "yes",
    no: "no",
    nothing: "none",
    kinds: { added: "Added", removed: "Removed", changed: "Changed" },
    things: {
      slot: "document",
      letter: "letter",
      form: "form",
      fee: "fee",
      funds: "funds",
      deadline: "deadline",
      eligibility: "eligibility",
      warning: "warning",
      step: "question",
    },
    totals: {
      funds: "Funds required ($)",
      available: "Funds available ($)",
      shortfall: "Shortfall ($)",
      fees: "Fees ($)",
      questions: "Questions",
    },
    sums: "Totals",
  },
  fr: {
    title: "Ce qui change au",
    none: "rien",
    unknown: "inconnu",
    yes: "oui",
    no: "non",
    nothing: "aucun",
    kinds: { added: "Ajouté", removed: "Retiré", changed: "Modifié" },
    things: {
      slot: "document",
      letter: "lettre",
      form: "formulaire",
      fee: "frais",
      funds: "fonds",
      deadline: "échéance",
      eligibility: "admissibilité",
      warning: "avertissement",
      step: "question",
    },
    totals: {
      funds: "Fonds exigés ($)",
      available: "Fonds disponibles ($)",
      shortfall: "Somme manquante ($)",
      fees: "Frais ($)",
      questions: "Questions",
    },
    sums: "Totaux",
  },
} as const;

/** The difference of two plans for a person at a terminal: what comes, goes and changes, and why. */
export function whatIfText({ today, rulesVersion, changes, totals }: PlanDifference, language: Language): string {
  const say = words[language];
  const shown = (value: PlanChange["before"]): string => {
    if (value === null) return say.nothing;
    if (typeof value === "boolean") return value ? say.yes : say.no;
    return String(value);
  };
  const row = ({ what, id, person, childNumber, before, after, why }: PlanChange) => [
    "",
    say.things[what],
    id,
    [person, childNumber].filter((one) => one !== undefined).join(" "),
    `${shown(before)} > ${shown(after)}`,
    sentences(why.because, language),
  ];
  const section = (kind: PlanChange["kind"]) => {
    const rows = changes.filter((change) => change.kind === kind).map(row);
    return rows.length === 0 ? "" : `\n${say.kinds[kind]}\n${table(rows)}`;
  };
  const sum = (value: number | null) => (value === null ? say.unknown : String(value));
  const names = ["funds", "available", "shortfall", "fees", "questions"] as const;
  const sums = names
    .filter((name) => totals[name].before !== totals[name].after)
    .map((name) => ["", say.totals[name], `${sum(totals[name].before)} > ${sum(totals[name].after)}`]);
  return [
    `${say.title} ${today} (${rulesVersion})\n`,
    changes.length === 0 ? `  ${say.none}\n` : "",
    section("added"),
    section("removed"),
    section("changed"),
    sums.length === 0 ? "" : `\n${say.sums}\n${table(sums)}`,
  ].join("");
}

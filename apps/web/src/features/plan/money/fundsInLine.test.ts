import type { PlannedFunds } from "@boreal/domain/plan/planned";
import { expect, test } from "vitest";
import { languageTools } from "../../../ui/language.tsx";
import { inOneLine } from "./fundsInLine.ts";

const why = { because: [], decidedBy: "", restsOn: [], missing: [], sources: [] };
const title = { en: "", fr: "" };

const funds = (needed: number | null, shown: number | null): PlannedFunds => ({
  required: { amount: needed, why, lines: [{ id: "living", title, amount: needed, why }] },
  available: { amount: shown, why, takenOut: [], accounts: [{ id: "bank", title, amount: shown }] },
  shortfall: null,
  hostIncome: { amount: null, why },
});

test.each([
  [0, 0, "No money has to be shown", "Aucun montant n’est à prouver"],
  [24_617, 30_000, "$30,000 of $24,617", "30 000 $ sur 24 617 $"],
  [
    24_617,
    null,
    "You need $24,617. What you have is not known yet",
    "Il faut 24 617 $. Ce que vous avez n’est pas encore connu",
  ],
  [
    null,
    30_000,
    "You have $30,000. What you need is not known yet",
    "Vous avez 30 000 $. Ce qu’il faut n’est pas encore connu",
  ],
  [
    null,
    null,
    "What you need and what you have are not known yet",
    "Ce qu’il faut et ce que vous avez ne sont pas encore connus",
  ],
])("of %s needed and %s shown, what is not known is said and never told as an amount", (needed, shown, en, fr) => {
  const said = (language: "en" | "fr") =>
    inOneLine(funds(needed, shown), languageTools(language)).replaceAll(/[\u00A0\u202F]/g, " ");
  expect([said("en"), said("fr")]).toEqual([en, fr]);
});

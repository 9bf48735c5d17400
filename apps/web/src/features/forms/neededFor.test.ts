import type { FormState } from "@boreal/domain/forms/formState";
import { aCase } from "@boreal/domain/test/caseBuilder";
import { expect, it } from "vitest";
import type { CaseForm } from "../../case/forms/theForms.ts";
import { neededFor } from "./neededFor.ts";

const missing = (...paths: readonly string[]) =>
  ({ missing: paths.map((path) => ({ path })), faulty: [], missingLists: [] }) as unknown as FormState;
const form = (id: string, value = true) => ({ form: { id }, decision: { value } }) as unknown as CaseForm;

const states = new Map([
  ["IMM1294", missing("passport.number")],
  ["IMM5744", missing("representative.familyName")],
]);
const list = [form("IMM1294"), form("IMM5744"), form("IMM5645", false)];
const seenBy = (own: boolean) => {
  const state = (one: CaseForm) => states.get(one.form.id);
  const open = (one: CaseForm) => {
    const found = state(one);
    return found && { state: found };
  };
  const { needed, leftToTeam } = neededFor({ own, caseFile: aCase().build(), openAgain: [], open }, list);
  return { needed: needed.map(({ form: { id } }) => id), leftToTeam: leftToTeam.map(({ form: { id } }) => id) };
};

it("sets apart from the applicant’s forms what only the legal team can complete", () => {
  expect(seenBy(true)).toEqual({ needed: ["IMM1294"], leftToTeam: ["IMM5744"] });
});

it("keeps it among the forms of the team", () => {
  expect(seenBy(false)).toEqual({ needed: ["IMM1294", "IMM5744"], leftToTeam: [] });
});

import type { FormState } from "@boreal/domain/forms/formState";
import { isLeftToTeam } from "@boreal/domain/forms/needsSomebody";
import { isPrepared } from "@boreal/domain/vault/phases";
import type { CaseForm } from "../../case/forms/theForms.ts";
import type { Forms } from "./useForms.ts";

type Given = Pick<Forms, "own" | "caseFile" | "openAgain">;
type Opening = Given & { readonly open: (one: CaseForm) => { readonly state: FormState } | undefined };

/** Sent, and no form was opened again: how far a form got is nobody’s task any more. */
export const isSentAway = ({ caseFile, openAgain }: Pick<Given, "caseFile" | "openAgain">): boolean =>
  !isPrepared(caseFile.application) && openAgain.length === 0;

/** To the applicant, a form in which only the legal team has something to enter is nothing to do. */
export const isForTeam = (forms: Given, state: FormState | undefined): boolean =>
  forms.own && !isSentAway(forms) && state !== undefined && isLeftToTeam(state);

/** What its reader has something to do with, and apart from that what is left to the team. */
export function neededFor(forms: Opening, ofReader: readonly CaseForm[]) {
  const all = ofReader.filter(({ decision }) => decision.value);
  const isLeft = (one: CaseForm) => isForTeam(forms, forms.open(one)?.state);
  return { needed: all.filter((one) => !isLeft(one)), leftToTeam: all.filter(isLeft) };
}

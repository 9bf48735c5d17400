import { dependentChildren } from "../../conditions/family/dependentAge.ts";
import type { FormReader } from "../../forms/formReader.ts";
import type { Text } from "../../kernel/text.ts";
import { fullName } from "./applicant.ts";
import { when, type Fact } from "../prose/fact.ts";
import { listed } from "../prose/naming.ts";

/** The spouse or partner and the children who come along. */

export const spouseName: Fact = (the) => (the.case.spouse() ? fullName(the.about({ role: "spouse" })) : undefined);

/** My wife, my husband and so on are nobody’s to guess: by the answers, else by the neutral word. */
export const mySpouse: Fact = (the) => {
  const [status, gender] = [the.case.answer("maritalStatus"), the.case.answer("spouseGender")];
  if (status !== "married" && status !== "commonLaw") return undefined;
  const en = status === "commonLaw" ? "my common-law partner" : "my spouse";
  const fr = gender === "female" ? "ma conjointe" : gender === "male" ? "mon conjoint" : undefined;
  return fr === undefined ? undefined : { en, fr };
};

const namesOf = (the: FormReader): readonly string[] =>
  dependentChildren(the.case).flatMap((child) => {
    const name = the.case.dependent(child, "applicantFullName");
    return name ? [name] : [];
  });

export const hasOneChild = when((the) => dependentChildren(the.case).length === 1);

/** Nothing while the name of one of them is not known. */
export const childrenNames: Fact = (the): Text | undefined => {
  const names = namesOf(the);
  return names.length === 0 || names.length < dependentChildren(the.case).length ? undefined : listed(names);
};

export const childrenCount: Fact = (the) => {
  const { length } = dependentChildren(the.case);
  return length === 0 ? undefined : length;
};

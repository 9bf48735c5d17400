import type { ApplicationType } from "../caseFile/application.ts";
import { immigrationTypes } from "../caseFile/application.ts";
import type { PersonRole } from "../caseFile/personRole.ts";
import type { CaseCondition, CaseRule } from "../caseFile/rule.ts";
import type { Text } from "../kernel/text.ts";
import type { Source } from "../kernel/trace.ts";
import { formTitles, type FormId } from "./titles.ts";

/** An official form of one person of the application, and whether that person needs it. */
export interface Form {
  readonly id: FormId;
  readonly title: Text;
  readonly person: PersonRole;
  readonly appliesTo: readonly ApplicationType[];
  /** The form of a spouse or partner is only there with that person. */
  readonly shown?: CaseCondition;
  readonly applies: CaseRule<boolean>;
}

type Definition = Omit<Form, "title" | "applies"> &
  Pick<CaseRule<boolean>, "cases" | "otherwise"> & { readonly sources: readonly Source[] };

/** Fills in the title and the name of the rule, so that definitions are plain data. */
export const form = ({ cases, otherwise, sources, ...definition }: Definition): Form => ({
  ...definition,
  title: formTitles[definition.id],
  applies: { id: `forms.${definition.id}.${definition.person}`, cases, otherwise, sources },
});

/** What no case of a form's rule holds for. */
export const notCalledFor: readonly [Text, false] = [
  { en: "nothing in the case requires this form", fr: "rien dans le dossier n’exige ce formulaire" },
  false,
];

const withoutFamily: readonly ApplicationType[] = ["JudicialReview", "IrccRequest"];

/** Applications that family members can join. */
export const typesWithFamily: readonly ApplicationType[] = immigrationTypes.filter(
  (type) => !withoutFamily.includes(type),
);

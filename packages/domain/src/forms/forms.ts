import { childMayDepend } from "../conditions/family/dependentAge.ts";
import { applicationTypes } from "../caseFile/application.ts";
import type { PersonRole } from "../caseFile/personRole.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import { decide, type Decision } from "../caseFile/rule.ts";
import { decisionFrom } from "../kernel/decision.ts";
import { declarationForms } from "./declarations.ts";
import { expressEntryForms } from "./expressEntry.ts";
import { familyForms } from "./family.ts";
import type { Form } from "./form.ts";
import { formsOfOtherAuthorities } from "./otherAuthorities.ts";
import { permitForms } from "./permits.ts";

/** Every form of every person, in the order of display. */
export const forms: readonly Form[] = [
  ...permitForms,
  ...familyForms,
  ...expressEntryForms,
  ...declarationForms,
  ...formsOfOtherAuthorities,
];

const byType = new Map(applicationTypes.map((type) => [type, forms.filter((form) => form.appliesTo.includes(type))]));

/** One form of one person of a case, and whether that person needs it, with the reason. */
export type DecidedForm = {
  readonly form: Pick<Form, "id" | "title">;
  readonly person: PersonRole;
  /** Set on the forms of a child. */
  readonly childNumber?: number;
  readonly decision: Decision<boolean>;
};

/** The forms that exist for the type of the application, person by person, those that nobody needs too. */
export function formsOf(the: CaseReader): readonly DecidedForm[] {
  const reader = the.fresh();
  const type = reader.application("type");
  const ofType = type === undefined ? [] : (byType.get(type) ?? []);
  const children = reader.children().map((child) => ({ childNumber: child.childNumber, reader: the.forChild(child) }));
  return ofType.flatMap((form): readonly DecidedForm[] => {
    const { person } = form;
    if (person !== "child") return [{ form, person, decision: decided(form, the) }];
    return children.map((child) => ({
      form,
      person,
      childNumber: child.childNumber,
      decision: decidedOfChild(form, child.reader),
    }));
  });
}

/** Who is no dependent child applies on their own, with forms of their own. */
function decidedOfChild(form: Form, the: CaseReader): Decision<boolean> {
  const reader = the.fresh();
  const { holds, because } = childMayDepend.evaluate(reader);
  return holds
    ? decide(form.applies, the)
    : decisionFrom(reader, { value: false, because, decidedBy: `${form.applies.id}.not ${childMayDepend.id}` });
}

/** Nobody to fill it in for is a reason of its own. */
function decided(form: Form, the: CaseReader): Decision<boolean> {
  if (form.shown) {
    const reader = the.fresh();
    const { holds, because } = form.shown.evaluate(reader);
    if (!holds)
      return decisionFrom(reader, { value: false, because, decidedBy: `${form.applies.id}.not ${form.shown.id}` });
  }
  return decide(form.applies, the);
}

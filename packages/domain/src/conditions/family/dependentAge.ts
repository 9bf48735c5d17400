import type { NumberedChild } from "../../caseFile/dependents.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import { says } from "../../caseFile/rule.ts";
import { isYoungerOn, type PartialDate } from "../../kernel/partialDate.ts";
import { not } from "../../kernel/condition.ts";
import { dependentChildAge } from "../../tables/family/family.ts";
import { childBirthdays } from "../identity/ages.ts";

/**
 * Who is too old to be a dependent child (document 3 sections 4.2 and 9.4). The age is that on the day on which the authority
 * received the application, for it stays from then on (Regulations section 25.1); until then that of today. Who may be younger by
 * what is known of the birthday is not too old.
 */
export function isTooOldToDepend(the: CaseReader, birthday: PartialDate): boolean {
  const limit = the.row(dependentChildAge);
  return (
    limit.found && isYoungerOn(birthday, limit.row.value, the.application("receivedDate") ?? the.today()) === false
  );
}

/** The child in view; nothing is known without a birthday, nor where the passport and the family tell two of which one is younger. */
export const childIsTooOld = says(
  "childIsTooOld",
  {
    en: "this child is 22 or older, and so is no dependent child of this application",
    fr: "cet enfant a 22 ans ou plus et n’est donc pas un enfant à charge de cette demande",
  },
  (the) => {
    const looked = the.fresh();
    const birthdays = childBirthdays(looked);
    // An age that is known waits for nothing more, such as a passport that has no page in this flow.
    the.trace.noteAll(looked.trace.restsOn, birthdays.length === 0 ? looked.trace.missing : []);
    return birthdays.length > 0 && birthdays.every((birthday) => isTooOldToDepend(the, birthday));
  },
);

/** Known to be too old is no dependent child; without a birthday nobody knows. */
export const childMayDepend = not(childIsTooOld);

/** Whether a child is known to be too old, resting on what tells the age. Nothing that is missing is asked for on this ground. */
function isKnownTooOld(the: CaseReader, child: NumberedChild): boolean {
  const own = the.forChild(child);
  const { holds } = childIsTooOld.evaluate(own);
  the.trace.noteAll(own.trace.restsOn, []);
  return holds;
}

/** The children whose documents and forms this application asks for. */
export const dependentChildren = (the: CaseReader): readonly NumberedChild[] =>
  the.children().filter((child) => !isKnownTooOld(the, child));

/** On the family page, or among the children of the questions who come along. */
export const listsGrownChild = says(
  "listsGrownChild",
  {
    en: "a child who is named is 22 or older",
    fr: "un enfant nommé a 22 ans ou plus",
  },
  (the) =>
    the.children().some((child) => isKnownTooOld(the, child)) ||
    (the.answer("hasAccompanyingChild") === true &&
      (the.answer("accompanyingChildren") ?? []).some(
        ({ dateOfBirth }) => dateOfBirth !== undefined && isTooOldToDepend(the, dateOfBirth),
      )),
);

import type { FormsInReview, Given, TaskItem } from "./task.ts";
import type { PlanBesideVault } from "@boreal/domain/plan/planned";
import type { FormNumber } from "@boreal/domain/caseFile/formValues";
import type { PersonRole } from "@boreal/domain/caseFile/personRole";
import { printedNumber } from "@boreal/domain/forms/printedNumber";
import type { Text } from "@boreal/domain/kernel/text";
import { formPageSlug } from "@boreal/domain/vault/officialForms/formPages";
import { formPath, formSectionPath } from "../../../case/loading/addresses.ts";
import { personOf } from "../../../case/forms/personOf.ts";
import { readerOf } from "../../../case/loading/readerOf.ts";
import type { OverviewLine, PersonLines } from "../../../case/vaultOverview.ts";
import { documentItem } from "./documentItem.ts";

/** The parts of forms that hold back the review and that the reader may fill in; once the questions are answered, for they fill in most of a form. */
export function partsToFill(
  { id, abilities }: Given,
  { assessment }: PlanBesideVault,
  review: FormsInReview | undefined,
): readonly TaskItem[] {
  if (!review?.readiness || assessment.next !== null || !abilities.includes("fillForms")) return [];
  return statusesToFill(review).flatMap(({ key, person, childNumber, parts, isFilled, changedSince }) => {
    const number = printedNumber(key);
    const of = { person, childNumber: childNumber ?? null };
    if (isFilled) return [{ key, about: checkWords(number, changedSince), of, href: formPath(id, key) }];
    return parts.map((part) => ({
      key: `${key} ${part.id}`,
      about: { en: `${number}: ${part.title.en}`, fr: `${number}\u00A0: ${part.title.fr}` },
      of,
      href: `${formSectionPath(id, key, part.id)}?check`,
    }));
  });
}

/** Of a form that is filled in: that somebody has to look at it, and what changed since somebody did. */
const checkWords = (number: string, changed: Text | null): Text => ({
  en: `${number}: ${changed === null ? "check it" : changed.en}`,
  fr: `${number}\u00A0: ${changed === null ? "à vérifier" : changed.fr}`,
});

/** The forms in which the applicant still has something to fill in. */
function statusesToFill({ readiness, formStatuses }: FormsInReview): FormsInReview["formStatuses"] {
  const open = (readiness?.open ?? []).filter(({ kind, forLawyer }) => kind === "form" && !forLawyer);
  return formStatuses.filter(({ key }) => open.some(({ id }) => id === key));
}

/** Complete forms that go back into the vault. One that lies there and is not signed is asked for by the warning about it. */
export function formsToSign(
  application: Given,
  { assessment }: PlanBesideVault,
  review: FormsInReview | undefined,
  people: readonly PersonLines[],
): readonly TaskItem[] {
  if (!review?.readiness || assessment.next !== null) return [];
  const toFill = statusesToFill(review);
  const the = readerOf(application.caseFile);
  const isToFill = ({ page, planned }: OverviewLine) =>
    toFill.some(
      ({ id, person, childNumber }) =>
        formPageSlug(id as FormNumber, personOf(person as PersonRole, childNumber), the) === page.slug &&
        (childNumber ?? null) === (planned.childNumber ?? null),
    );
  return people.flatMap((person) =>
    person.lines
      .filter((line) => line.isFilledHere && line.toDo === "add" && !line.isOnlyFilled && !isToFill(line))
      .map((line) => documentItem(application, line, person)),
  );
}

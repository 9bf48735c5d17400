import { applicationTypes, type ApplicationType } from "@boreal/domain/caseFile/application";
import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { writeCase } from "@boreal/domain/caseFile/writtenCase";
import { letterCount } from "@boreal/domain/letters/letterCount";
import { summaryOf } from "@boreal/domain/plan/caseSummary";
import { computePlan } from "@boreal/domain/plan/plan";
import { readerFor } from "@boreal/domain/questionnaire/inUse";
import { isFormDone } from "@boreal/domain/forms/formDone";
import { formsOfPerson } from "@boreal/domain/forms/teamForms";
import { formCount } from "@boreal/domain/plan/formCount";
import { formStatusesOf } from "@boreal/domain/review/formStatuses";
import { manyCases } from "@boreal/domain/test/guards/anyCase";
import { asType } from "@boreal/domain/test/guards/casesOfType";
import { describe, expect, it } from "vitest";
import { shareOf } from "../../../../../tests/running/sizes.ts";
import { dateCount, documentCount } from "../../case/counts.ts";
import { vaultOverview } from "../../case/vaultOverview.ts";
import { ownDays } from "./dates/ownDays.ts";
import { timelineOf } from "./dates/timeline.ts";
import { planSteps } from "./glance/planSteps.ts";
import { taskList } from "./tasks/tasks.ts";

/** The same number on every page that tells it, over all types. */

const cases = manyCases(12);

/** The case as the server gives it to its owner. */
function loaded(caseFile: CaseFile) {
  const plan = computePlan(caseFile);
  const application = {
    id: "a1",
    type: caseFile.application.type,
    status: caseFile.application.status,
    abilities: ["answer", "readForms", "fillForms"],
    acknowledgedWarnings: [],
    caseFile: writeCase(caseFile),
    documents: caseFile.documents.map(({ fileId, documentId, slotId, childNumber, deletedAt }) => ({
      id: fileId,
      name: `${fileId}.pdf`,
      page: documentId,
      slot: slotId,
      childNumber: childNumber ?? null,
      deletedAt: deletedAt ?? null,
      state: "read",
      fields: [],
      found: [],
      abilities: [],
    })),
    plan: { vault: plan.vault.map((slot) => ({ ...slot, childNumber: slot.childNumber ?? null })) },
  };
  return { plan, application: application as unknown as Parameters<typeof taskList>[0] };
}

const review = (caseFile: CaseFile) =>
  ({
    readiness: { readyForReview: false, open: [] },
    formStatuses: formStatusesOf(caseFile).map(({ person, ...one }) => ({ ...one, person: person.role })),
  }) as unknown as NonNullable<Parameters<typeof taskList>[2]>;

describe("the counts of one case", () => {
  it.each(shareOf("types whose counts are compared", applicationTypes, 7))(
    "agree on every page that tells them: %s",
    (type: ApplicationType) => {
      for (const drawn of cases) {
        const caseFile = asType(type, drawn);
        const { plan, application } = loaded(caseFile);
        const forms = review(caseFile);
        const steps = new Map(planSteps(application, plan, forms).map((step) => [step.id, step]));
        const tasks = taskList(application, plan, forms);
        const kinds = (...names: readonly string[]) =>
          tasks.open.filter(({ kind }) => names.includes(kind)).reduce((sum, { count }) => sum + count, 0);

        // Questions: the plan, its list of things to do, and the row of the queue.
        const questions = steps.get("answer")?.count;
        const { answered, asked } = summaryOf(plan, { caseFile, the: readerFor(caseFile) });
        expect([questions?.done, questions?.of]).toEqual([answered, asked]);
        const open = kinds("question");
        if (open > 0) expect(open).toBe(Math.max(1, asked - answered));

        // Documents: what is missing of the count is to be added, or lies there with a fault to mend.
        const overview = vaultOverview(application);
        const documents = documentCount(overview);
        const faulty = overview
          .flatMap(({ lines }) => lines)
          .filter(
            ({ doesNotCountYet, isFilledHere, standing, toDo }) =>
              doesNotCountYet && !isFilledHere && standing === "missing" && toDo !== undefined,
          );
        expect(steps.get("documents")?.count).toEqual(documents);
        expect(kinds("document", "attention", "replace")).toBe(documents.of - documents.done - faulty.length);
        for (const { blocking, forLawyer, fileId } of plan.warnings)
          if (blocking && !forLawyer && fileId)
            expect(plan.vault.filter(({ notCounted = [] }) => notCounted.includes(fileId))).not.toEqual([]);

        // Forms: those of the applicant and the others are all that the plan asks of its person; no list of theirs names a form of the team.
        const needed = formsOfPerson(plan.forms).filter(({ applies }) => applies).length;
        const filled = formCount(forms.formStatuses, needed);
        expect(filled.of + filled.others).toBe(needed);
        const ownDone = forms.formStatuses.filter(
          (one) => !one.forLawyer && one.settledBy !== "otherForm" && isFormDone(one),
        );
        expect(ownDone).toHaveLength(filled.done);
        // One family form of each person is asked for, never both.
        const family = plan.forms.filter(({ applies, id }) => applies && (id === "IMM5645" || id === "IMM5707"));
        const people = family.map(({ person, childNumber }) => `${person} ${childNumber ?? ""}`);
        expect(new Set(people).size).toBe(people.length);
        // Nobody looked at any of these forms: nothing but a copy that came back is done.
        expect(filled.done).toBe(forms.formStatuses.filter((one) => isOwnCopy(one)).length);
        const told = steps.get("forms")?.count;
        if (told) expect(told).toMatchObject({ done: filled.done, of: filled.of });

        // Dates: the line, the list and the picture.
        const days = [...plan.deadlines, ...ownDays("a1", caseFile, plan.deadlines)];
        const { past, coming } = dateCount(days, plan.today);
        expect(timelineOf(days, plan.today)?.marks.length ?? 0).toBe(past + coming);
        expect(days.filter(({ date }) => date !== null)).toHaveLength(past + coming);

        // Letters: the applicant's plan and the desk.
        const { toWrite, possible } = letterCount(plan.letters);
        expect(toWrite + possible).toBeLessThanOrEqual(
          plan.letters.filter(({ requirement }) => requirement !== "NotApplicable").length,
        );
      }
    },
  );
});

const isOwnCopy = ({ forLawyer, settledBy }: { readonly forLawyer: boolean; readonly settledBy?: unknown }): boolean =>
  !forLawyer && (settledBy ?? null) !== null && settledBy !== "otherForm";

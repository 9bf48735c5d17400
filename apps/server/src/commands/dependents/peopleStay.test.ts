import { fc } from "../../../../../tests/running/properties.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Dependent } from "@boreal/domain/caseFile/dependents";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import { sql } from "../../database/query.ts";
import { addDependent } from "./addDependent.ts";
import { removeDependent, removeDependentsByType } from "./removeDependent.ts";
import { updateDependent } from "./updateDependent.ts";
import { saveAnswers } from "../answers/saveAnswers.ts";
import { runsOf } from "../../../../../tests/running/sizes.ts";
import { openTestFirm, type TestFirm } from "../testFirm.ts";

/**
 * No operation on dependents, in any order, moves a file or a value to somebody else. Every person has a name of their own, as
 * a family knows its children apart even where three were born on one day; each file and each entry of a form names whose it is.
 */

let firm: TestFirm;
beforeAll(async () => {
  firm = await openTestFirm();
});
afterAll(async () => await firm.close());

/** The most children that the questions ask about. */
const highestCount = 5;

const day = "2011-03-02";
const otherDay = "2015-09-30";

type Step =
  | { readonly does: "add"; readonly birthday: string; readonly number: number | null | "left" }
  | {
      readonly does: "remove" | "rename" | "file" | "putBack" | "byRow" | "dropRow" | "moveRow" | "claimRow";
      readonly which: number;
    }
  | { readonly does: "row"; readonly which: number; readonly birthday: string }
  | { readonly does: "answerNone" | "answerSome" | "shorter" | "longer" | "withoutNumbers" | "removeAll" };

const which = fc.nat(4);
const doing = (does: Extract<Step, { which: number }>["does"]) =>
  does === "row"
    ? fc.record({ does: fc.constant(does), which, birthday: fc.constantFrom(day, otherDay) })
    : fc.record({ does: fc.constant(does), which });
const added = fc.record({
  does: fc.constant("add" as const),
  birthday: fc.constantFrom(day, day, otherDay),
  number: fc.constantFrom(null, "left" as const, "left" as const, 1, 3),
});
const answered = (
  ...all: Extract<Step["does"], "answerNone" | "answerSome" | "shorter" | "longer" | "withoutNumbers" | "removeAll">[]
) => fc.record({ does: fc.constantFrom(...all) });

/** Mostly of what takes somebody out and what brings somebody in, for it is then that a number could pass on. */
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: added },
  { weight: 6, arbitrary: doing("remove") },
  { weight: 4, arbitrary: doing("dropRow") },
  { weight: 4, arbitrary: answered("longer") },
  { weight: 2, arbitrary: doing("claimRow") },
  { weight: 2, arbitrary: doing("moveRow") },
  { weight: 2, arbitrary: doing("file") },
  { weight: 2, arbitrary: doing("putBack") },
  { weight: 1, arbitrary: doing("row") },
  { weight: 1, arbitrary: doing("byRow") },
  { weight: 1, arbitrary: doing("rename") },
  { weight: 2, arbitrary: answered("shorter", "withoutNumbers") },
  { weight: 1, arbitrary: answered("answerNone", "answerSome", "removeAll") },
);

/** Three children with a file each, told by hand or in rows, before anything happens to them. */
const beginning = (byHand: boolean): readonly Step[] => [
  ...[0, 1, 2].map((): Step => (byHand ? { does: "add", birthday: day, number: null } : { does: "longer" })),
  ...[0, 1, 2].map((child): Step => ({ does: "file", which: child })),
];

/** A family in one application: who is who is what the test was told, never what the server says. */
async function aFamily() {
  const amara = await firm.person("student");
  const of = await firm.application(amara);
  /** Of each id, the birthday that the family gave this person when they were entered, and the files that are theirs. */
  const files = new Map<string, string>();
  const removed: Dependent[] = [];
  let count = 0;
  const loaded = async () => await loadCaseFile(firm, of);
  const children = async () => ((await loaded())?.caseFile.dependents ?? []).filter(({ type }) => type === "Child");
  const answer = async (answers: Readonly<Record<string, unknown>>) => {
    const stored = (await loaded())?.answers;
    return await saveAnswers(firm, amara, {
      applicationId: of,
      answers: Object.entries(answers).map(([key, value]) => ({
        key,
        value,
        baseVersion: stored?.get(key)?.version ?? 0,
      })),
    });
  };
  const rows = async () => [...((await loaded())?.caseFile.answers.accompanyingChildren ?? [])];
  /** As the page does, which has no more rows than the highest count. */
  const tell = async (next: readonly object[]) =>
    next.length <= highestCount &&
    (await answer({
      hasAccompanyingChild: true,
      numberOfChildren: Math.max(1, next.length),
      accompanyingChildren: next,
    }));
  const row = (birthday: string) => ({ dateOfBirth: birthday, accompanying: true, visaType: "Student" });

  const does: { readonly [one in Step["does"]]: (step: Step) => Promise<unknown> } = {
    add: async (step) => {
      if (step.does !== "add") return;
      const { refusals } = await addDependent(firm, amara, {
        userId: amara.userId,
        applicationId: of,
        input: {
          type: "Child",
          birthday: step.birthday,
          applicantFullName: `Child ${(count += 1)} Okafor`,
          childNumber: step.number === "left" ? removed.at(-1)?.childNumber : step.number,
        },
      });
      const codes = refusals.map(({ code }) => code);
      if (step.number === null)
        expect(codes, "a number that nobody ever had is free").not.toContain("dependentPlaceTaken");
    },
    remove: async (step) => {
      const all = await children();
      const one = "which" in step ? all[step.which % Math.max(1, all.length)] : undefined;
      if (one && (await removeDependent(firm, amara, one.id)).done) removed.push(one);
    },
    removeAll: async () => await removeDependentsByType(firm, amara, { applicationId: of, type: "Child" }),
    rename: async (step) => {
      const all = await children();
      const one = "which" in step ? all[step.which % Math.max(1, all.length)] : undefined;
      if (one) await updateDependent(firm, amara, { id: one.id, applicantFullName: `Child ${(count += 1)} Okafor` });
    },
    putBack: async (step) => {
      const one = "which" in step ? removed[step.which % Math.max(1, removed.length)] : undefined;
      if (one)
        await addDependent(firm, amara, {
          userId: amara.userId,
          applicationId: of,
          input: { type: "Child", id: one.id },
        });
    },
    file: async (step) => {
      const all = await children();
      const one = "which" in step ? all[step.which % Math.max(1, all.length)] : undefined;
      if (!one) return;
      const id = `file-${of}-${(count += 1)}`;
      await firm.db
        .execute(sql`insert into boreal.document_file (id, application_id, owner_id, page, slot, person, child_number, dependent_id, sealed_name, wrapped_key,
        mime, bytes, content_mac, storage_key, scanned, uploaded_by, uploaded_at)
        values (${id}, ${of}, ${amara.userId}, 'child-biometrics-request-letter', 's', 'child', ${one.childNumber}, ${one.id}, '', '', 'application/pdf', 1, '', 'k', 'clean', ${amara.userId}, now())`);
      files.set(id, one.id);
    },
    byRow: async (step) => {
      const all = await rows();
      if ("which" in step && all.length > 0) {
        const at = step.which % all.length;
        await tell(all.map((one, index) => (index === at ? { ...one, accompanying: one.accompanying !== true } : one)));
      }
    },
    row: async (step) => {
      const all = await rows();
      if (step.does === "row" && all.length > 0) {
        const at = step.which % all.length;
        await tell(all.map((one, index) => (index === at ? { ...one, dateOfBirth: step.birthday } : one)));
      }
    },
    // Any row, so that those behind it move up.
    dropRow: async (step) => {
      const all = await rows();
      if (!("which" in step) || all.length < 2) return;
      const at = step.which % all.length;
      const before = await children();
      await tell(all.toSpliced(at, 1));
      const after = (await children()).map(({ id }) => id);
      removed.push(...before.filter(({ id }) => !after.includes(id)));
      // With the highest count others may stand beside the rows; a smaller one says that there are none (ADR 0320).
      const numbers = new Set(all.map(({ childNumber }) => childNumber));
      const isBeside = (childNumber: number | null | undefined) =>
        all.length === highestCount && !numbers.has(childNumber ?? undefined);
      for (const { id, childNumber } of before)
        expect(after.includes(id), "who has this row leaves, and nobody else").toBe(
          childNumber !== all[at]?.childNumber && !isBeside(childNumber),
        );
    },
    // By the page of somebody who asks for the place of a child who left.
    claimRow: async (step) => {
      const one = "which" in step ? removed[step.which % Math.max(1, removed.length)] : undefined;
      const all = await rows();
      if (one && all.every(({ childNumber }) => childNumber !== one.childNumber))
        await tell([...all, { ...row(one.birthday ?? day), childNumber: one.childNumber ?? 1 }]);
    },
    moveRow: async (step) => {
      const all = await rows();
      if (!("which" in step) || all.length < 2) return;
      const at = step.which % all.length;
      await tell([...all.toSpliced(at, 1), ...all.slice(at, at + 1)]);
    },
    // As a page sends them that knows of no numbers.
    withoutNumbers: async () => await tell((await rows()).map(({ childNumber: _number, ...others }) => others)),
    shorter: async () => await tell((await rows()).slice(0, -1)),
    longer: async () => {
      const [before, known] = [await rows(), new Set((await children()).map(({ id }) => id))];
      await tell([...before, row(day)]);
      const after = await rows();
      if (after.length <= before.length) return;
      const numbers = after.map(({ childNumber }) => childNumber);
      expect(new Set(numbers).size, "each row has a number of its own").toBe(numbers.length);
      const newest = (await children()).find(({ childNumber }) => childNumber === numbers.at(-1));
      // A row without a number may be that of a child told by hand in this place, who had no row yet.
      const isByHand = known.has(newest?.id ?? "") && newest?.childNumber === after.length;
      expect(newest !== undefined && (isByHand || !known.has(newest.id)), "a new row is a new child").toBe(true);
    },
    answerNone: async () => await answer({ hasAccompanyingChild: false }),
    answerSome: async () => await answer({ hasAccompanyingChild: true }),
  };
  return { of, files, does, children, loaded };
}

it("files, numbers and birthdays stay with whom they were entered for, in any order of operations", async () => {
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(step, { minLength: 6, maxLength: 14 }), async (byHand, steps) => {
      const { of, files, does, loaded } = await aFamily();
      const wasOf = new Map<number, string>();
      const bornOf = new Map<string, string>();
      for (const one of [...beginning(byHand), ...steps]) {
        const before = (await loaded())?.caseFile;
        const known = new Set(before?.formerDependents?.map(({ id }) => id));
        const hadRow = new Set(before?.answers.accompanyingChildren?.map(({ childNumber }) => childNumber));
        await does[one.does](one);
        const { caseFile } = (await loaded()) ?? {};
        for (const { id, type, childNumber, birthday } of caseFile?.dependents ?? []) {
          if (type !== "Child" || typeof childNumber !== "number") continue;
          expect(wasOf.get(childNumber) ?? id, "a number belongs to one person for good").toBe(id);
          wasOf.set(childNumber, id);
          expect(bornOf.get(id) ?? birthday, "nobody said that the birthday was corrected").toBe(birthday);
          if (birthday) bornOf.set(id, birthday);
          // Who left comes back by being put back, by their own row or by the answer that took them out: never by a new row.
          if ((one.does === "longer" || one.does === "claimRow" || one.does === "add") && !hadRow.has(childNumber))
            expect(known.has(id), "a new child is nobody who left").toBe(false);
        }
        const stored = await firm.db.execute<{ id: string; dependent_id: string; child_number: number }>(
          sql`select id, dependent_id, child_number from boreal.document_file where application_id = ${of}`,
        );
        for (const file of stored.rows) {
          expect(file.dependent_id, "a file stays with its person").toBe(files.get(file.id));
          expect(wasOf.get(file.child_number) ?? file.dependent_id).toBe(file.dependent_id);
        }
      }
    }),
    { numRuns: runsOf("families that change", 60, 10) },
  );
});

it("three children born on one day: one leaves and another is added, and nothing passes on", async () => {
  const { does, children, files, loaded } = await aFamily();
  for (const number of [1, 2, 3]) await does.add({ does: "add", birthday: day, number });
  await does.file({ does: "file", which: 1 });
  const [first, second, third] = await children();
  await does.remove({ does: "remove", which: 1 });
  await does.add({ does: "add", birthday: day, number: 2 });
  const now = await children();
  expect(now.map(({ id }) => id)).toEqual([first?.id, third?.id, expect.not.stringContaining(second?.id ?? "")]);
  expect(now.map(({ childNumber }) => childNumber)).toEqual([1, 3, 4]);
  expect([...files.values()]).toEqual([second?.id]);
  expect((await loaded())?.caseFile.documents).toEqual([]);
});

it("three rows of children born on one day: the first is taken out, and the others keep their numbers and files", async () => {
  const { does, children, files, loaded } = await aFamily();
  for (const _row of [1, 2, 3]) await does.longer({ does: "longer" });
  const [first, second, third] = await children();
  for (const which of [0, 1, 2]) await does.file({ does: "file", which });
  await does.dropRow({ does: "dropRow", which: 0 });
  expect((await children()).map(({ id }) => id)).toEqual([second?.id, third?.id]);
  const kept = (await loaded())?.caseFile.documents.map(({ fileId }) => files.get(fileId));
  expect(kept).toEqual([second?.id, third?.id]);
  expect(kept).not.toContain(first?.id);
});

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "../../policies/actor.ts";
import { verifyChain } from "../../store/auditLog.ts";
import { readApplicationRow } from "../../store/cases/caseRow.ts";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import { listNotes, openNote } from "../../store/desk/notes.ts";
import { beginClientCase } from "../clients/beginClientCase.ts";
import { writeNote } from "../desk/notes.ts";
import { openTestFirm, type TestFirm } from "../testFirm.ts";
import { isWhole } from "../../../../../tests/running/sizes.ts";
import type { ClientLine } from "./clientLine.ts";
import { importClients, mostTogether } from "./importClients.ts";
import { previewClients } from "./previewClients.ts";
import { undoClientImport, undoFor } from "./undoClientImport.ts";

let firm: TestFirm;
let deps: TestFirm & { forgetSessions(): void };
let lawyer: Actor;
let paralegal: Actor;
let clock: Date;

beforeAll(async () => {
  firm = await openTestFirm();
  deps = { ...firm, forgetSessions: () => {}, now: () => clock };
  lawyer = await firm.person("lawyer", {
    lawyerScope: "firm",
    firstName: "Hélène",
    lastName: "Roy",
    email: "helene@example.test",
  });
  paralegal = await firm.person("paralegal", { firstName: "Louis", lastName: "Tremblay" });
});
beforeEach(() => {
  clock = new Date();
  firm.mails.length = 0;
});
afterAll(async () => await firm.close());

const defaults = { language: "en", type: "Student", staffId: null } as const;
let count = 0;
/** A name that no other line has: figures are no part of one. */
const nameOf = (number: number): string =>
  [...String(number)]
    .map((figure) => "badafagakalamanapara".slice(Number(figure) * 2, Number(figure) * 2 + 2))
    .join("");
const line = (more: Partial<ClientLine> = {}): ClientLine => {
  count += 1;
  return {
    line: count + 1,
    lastName: `Ok${nameOf(count)}`,
    firstName: "Amara",
    email: `c${count}@example.test`,
    ...more,
  };
};
const importing = async (lines: readonly ClientLine[], more: { key?: string; invites?: boolean; by?: Actor } = {}) => {
  const { key = randomUUID(), invites = false, by = lawyer } = more;
  return { key, ...(await importClients(deps, by, { key, total: lines.length, invites, lines, defaults })) };
};
const codes = (refusals: readonly { code: string; path?: string }[]) =>
  refusals.map(({ code, path }) => (path === undefined ? code : `${path} ${code}`));
const only = (part: { imported: readonly { applicationId: string }[] }): string =>
  part.imported[0]?.applicationId ?? "";

describe("clients of a list", () => {
  it("become accounts and cases with what the list says of them, and nobody is written to", async () => {
    const part = await importing([
      line({
        lastName: null,
        firstName: null,
        name: "Haddad, Noor",
        birthday: "1996/4/2",
        language: "français",
        type: "VisitorVisa",
        number: "2026-014",
        telephone: "+1 514 555 0100",
        note: "=SUM(A1:A9)",
        staff: "helene roy",
      }),
    ]);
    expect([part.faults, part.refusals]).toEqual([[], []]);
    const id = only(part);
    const row = await readApplicationRow(firm.db, id);
    expect(row).toMatchObject({ type: "VisitorVisa", status: "Preparation", assigned_to: [lawyer.userId] });
    const loaded = await loadCaseFile(firm, id);
    expect(loaded?.caseFile.profile).toMatchObject({ firstName: "Noor", lastName: "Haddad", preferredLanguage: "fr" });
    expect(row?.matter_number).toBe("2026-014");
    expect(loaded?.caseFile.answers.birthday).toBe("1996-04-02");
    const [note] = await listNotes(firm.db, { applicationId: id, readerId: paralegal.userId });
    expect(note && openNote(await firm.personKey(row?.owner_id ?? ""), note)).toBe(
      "Téléphone\u00A0: +1 514 555 0100\n=SUM(A1:A9)",
    );
    expect(firm.mails).toEqual([]);
    expect((await verifyChain(firm.db, id)).whole).toBe(true);
  });

  it("are sent the link where the one who imports says so", async () => {
    await importing([line(), line()], { invites: true });
    expect(firm.mails.map(({ kind }) => kind)).toEqual(["clientInvitation", "clientInvitation"]);
  });

  it("may have several matters: two lines of one address are two cases of one person", async () => {
    const email = "two@example.test";
    const part = await importing([line({ email }), line({ email, type: "VisitorVisa" })]);
    const owners = await Promise.all(
      part.imported.map(async ({ applicationId }) => (await readApplicationRow(firm.db, applicationId))?.owner_id),
    );
    expect([owners.length, new Set(owners).size]).toEqual([2, 1]);
  });

  it("are refused line by line, and hold up no other", async () => {
    const fine = line();
    const wrong = line({
      lastName: " ",
      firstName: "",
      email: "nobody",
      birthday: "03/04/1996",
      language: "Deutsch",
      type: "Holiday",
      staff: "Nobody",
    });
    const taken = line({ email: "helene@example.test" });
    const part = await importing([wrong, fine, taken]);
    expect(part.imported.map((one) => one.line)).toEqual([fine.line]);
    expect(part.faults.map((fault) => [fault.line, codes(fault.refusals)])).toEqual([
      [
        wrong.line,
        [
          "lastName clientNameMissing",
          "email emailNotValid",
          "language languageNotKnown",
          "type unknownApplicationType",
          "staff staffNotKnown",
          "birthday birthdayNotRead",
        ],
      ],
      [taken.line, ["email clientHasAccount"]],
    ]);
  });

  it("are no case twice: a part that is sent again is the cases that it became", async () => {
    const lines = [line(), line()];
    const first = await importing(lines);
    const again = await importing(lines, { key: first.key });
    expect(again.imported).toEqual(first.imported);
    const both = await Promise.all([importing(lines, { key: first.key }), importing(lines, { key: first.key })]);
    expect(both.map(({ imported }) => imported)).toEqual([first.imported, first.imported]);
  });

  it("are imported by the legal team alone, some at a time, each by who began the import", async () => {
    const student = await firm.person("student");
    expect(codes((await importing([line()], { by: student })).refusals)).toEqual(["notAllowed"]);
    expect(codes((await importing(Array.from({ length: mostTogether + 1 }, () => line()))).refusals)).toEqual([
      "tooManyClientLines",
    ]);
    expect(codes((await importing([line()], { key: "no key" })).refusals)).toEqual(["pageKey"]);
    const { key } = await importing([line()]);
    expect(codes((await importing([line()], { key, by: paralegal })).refusals)).toEqual(["notAllowed"]);
  });

  it("are shown before, with what is wrong and who the firm knows", async () => {
    await beginClientCase(deps, lawyer, {
      firstName: "Иван",
      lastName: "Петров",
      email: "ivan@example.test",
      language: "en",
      type: "Student",
    });
    const lines = [
      line({ firstName: "Ivan", lastName: "Petrov" }),
      line({ email: "ivan@example.test" }),
      line({ email: "" }),
    ];
    const previewed = await previewClients(deps, { lines, defaults });
    expect(previewed.map(({ faults, hasAccount, findings }) => [codes(faults), hasAccount, findings.length])).toEqual([
      [[], false, 1],
      [[], true, 0],
      [["email emailNotValid"], false, 0],
    ]);
  });
});

const many = isWhole ? 500 : 100;

describe("an import", () => {
  const undo = async (importId: string, by: Actor = lawyer, keepWorkedOn = false) =>
    await undoClientImport(deps, by, { importId, keepWorkedOn });
  const isThere = async (id: string) => (await readApplicationRow(firm.db, id)) !== undefined;

  it("is undone as a whole within the hour: cases and accounts are gone, and the addresses are free", async () => {
    const lines = [line(), line({ staff: "helene@example.test", note: "x", birthday: "1990-01-01" })];
    const part = await importing(lines, { by: paralegal, invites: true });
    expect(await undo(part.key, paralegal)).toEqual({ removed: 2, kept: [], refusals: [] });
    for (const { applicationId } of part.imported) expect(await isThere(applicationId)).toBe(false);
    expect(await undo(part.key, paralegal)).toEqual({ removed: 0, kept: [], refusals: [] });
    expect(codes((await importing(lines, { key: part.key, by: paralegal })).refusals)).toEqual(["clientImportUndone"]);
    expect((await importing(lines)).imported).toHaveLength(2);
    expect((await verifyChain(firm.db, "system")).whole).toBe(true);
  });

  it("keeps cases on which somebody worked since: they are named, and the others go once somebody says so", async () => {
    const part = await importing([line(), line()]);
    const [worked = "", other = ""] = part.imported.map(({ applicationId }) => applicationId);
    await writeNote(deps, lawyer, { applicationId: worked, key: randomUUID(), body: "Called.", isShared: true });
    const refused = await undo(part.key);
    expect([codes(refused.refusals), refused.kept, await isThere(other)]).toEqual([
      ["clientImportWorkedOn"],
      [worked],
      true,
    ]);
    expect(await undo(part.key, lawyer, true)).toEqual({ removed: 1, kept: [worked], refusals: [] });
    expect([await isThere(worked), await isThere(other)]).toEqual([true, false]);
  });

  it("is no more undone after an hour, nor by somebody else", async () => {
    const part = await importing([line()], { by: paralegal });
    const other = await firm.person("paralegal");
    expect(codes((await undo(part.key, other)).refusals)).toEqual(["clientImportNotFound"]);
    expect(codes((await undo("none")).refusals)).toEqual(["clientImportNotFound"]);
    clock = new Date(clock.getTime() + undoFor + 1000);
    expect(codes((await undo(part.key, paralegal)).refusals)).toEqual(["clientImportTooOld"]);
    expect(await isThere(only(part))).toBe(true);
  });

  it(`takes ${many} clients in reasonable time`, async () => {
    const lines = Array.from({ length: many }, () => line({ birthday: "1990-01-01", note: "x" }));
    const key = randomUUID();
    const begun = performance.now();
    for (let at = 0; at < lines.length; at += mostTogether)
      await importClients(deps, lawyer, {
        key,
        total: many,
        invites: false,
        lines: lines.slice(at, at + mostTogether),
        defaults,
      });
    const seconds = (performance.now() - begun) / 1000;
    process.stdout.write(`${many} clients imported in ${seconds.toFixed(1)} s\n`);
    expect((await undo(key)).removed).toBe(many);
  });
});

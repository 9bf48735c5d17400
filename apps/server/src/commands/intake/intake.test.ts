import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readApplicationRow } from "../../store/cases/caseRow.ts";
import type { Actor } from "../../policies/actor.ts";
import { listIntakeLinks, openIntakeToken } from "../../store/intake/intakeLinks.ts";
import { profileTable } from "../../store/tables/accounts.ts";
import { eq } from "../../database/query.ts";
import { openTestFirm, type TestFirm } from "../testFirm.ts";
import { beginByLink } from "./beginByLink.ts";
import { endIntakeLink, makeIntakeLink, type NewIntakeLink } from "./intakeLinks.ts";

let firm: TestFirm;
let deps: TestFirm & { forgetSessions(): void };
let paralegal: Actor;
let clock: Date;

beforeAll(async () => {
  firm = await openTestFirm();
  deps = { ...firm, forgetSessions: () => {}, now: () => clock };
});
beforeEach(async () => {
  clock = new Date("2026-11-20T15:00:00Z");
  paralegal = await firm.person("paralegal");
});
afterAll(async () => await firm.close());

const link: NewIntakeLink = {
  type: "Student",
  language: "fr",
  words: "Bienvenue.",
  mostUses: null,
  until: "2026-12-20",
};
const codes = ({ refusals }: { refusals: readonly { code: string; path?: string }[] }) =>
  refusals.map(({ code, path }) => (path === undefined ? code : `${path} ${code}`));

async function made(more: Partial<NewIntakeLink> = {}, by: Actor = paralegal): Promise<{ id: string; token: string }> {
  // The newest is listed first.
  clock = new Date(clock.getTime() + 1);
  const outcome = await makeIntakeLink(deps, by, { ...link, ...more });
  if (!outcome.done) throw new Error(JSON.stringify(outcome.refusals));
  const [row] = await listIntakeLinks(firm.db, by.userId);
  if (!row) throw new Error("no link");
  return { id: row.id, token: openIntakeToken(firm.keys, row) };
}
const begin = async (who: Actor, token: string) => await beginByLink(deps, who, { token });

describe("a link of the firm", () => {
  it("begins a case of its type, of the person who opened it and with who made it; once for each person", async () => {
    const { id, token } = await made();
    const [amara, noor] = [await firm.person("student"), await firm.person("student")];
    const first = await begin(amara, token);
    const row = await readApplicationRow(firm.db, first.applicationId ?? "");
    expect(row).toMatchObject({
      type: "Student",
      status: "Preparation",
      owner_id: amara.userId,
      assigned_to: [paralegal.userId],
    });
    expect(await begin(amara, token)).toEqual(first);
    expect((await begin(noor, token)).applicationId).not.toBe(first.applicationId);
    const [listed] = await listIntakeLinks(firm.db, paralegal.userId);
    expect([listed?.id, listed?.uses]).toEqual([id, 2]);
  });

  it("is over once so many used it, after its day, when it is ended, and when who made it has left", async () => {
    const person = async () => await firm.person("student");
    const once = await made({ mostUses: 1 });
    const both = await Promise.all([begin(await person(), once.token), begin(await person(), once.token)]);
    expect(both.flatMap(codes)).toEqual(["intakeLinkOver"]);

    const dated = await made({ until: "2026-11-20" });
    clock = new Date("2026-11-21T07:00:00Z");
    expect((await begin(await person(), dated.token)).refusals).toEqual([]);
    clock = new Date("2026-11-21T09:00:00Z");
    expect(codes(await begin(await person(), dated.token))).toEqual(["intakeLinkOver"]);

    const ended = await made();
    const other = await firm.person("paralegal");
    expect(codes(await endIntakeLink(deps, other, { linkId: ended.id }))).toEqual(["intakeLinkNotFound"]);
    expect(codes(await endIntakeLink(deps, paralegal, { linkId: ended.id }))).toEqual([]);
    expect(codes(await endIntakeLink(deps, paralegal, { linkId: ended.id }))).toEqual(["intakeLinkNotFound"]);
    expect(codes(await begin(await person(), ended.token))).toEqual(["intakeLinkOver"]);

    const left = await made();
    await firm.db.update(profileTable).set({ disabledAt: clock }).where(eq(profileTable.userId, paralegal.userId));
    expect(codes(await begin(await person(), left.token))).toEqual(["intakeLinkOver"]);
    expect(codes(await begin(await person(), "no token"))).toEqual(["intakeLinkOver"]);
  });

  it("is of an administrator: nobody is assigned to what begins by it", async () => {
    const { token } = await made({}, await firm.person("admin"));
    const { applicationId } = await begin(await firm.person("student"), token);
    expect((await readApplicationRow(firm.db, applicationId ?? ""))?.assigned_to).toEqual([]);
  });

  it("says everything that is wrong with it, and is made by the legal team and used by applicants alone", async () => {
    const wrong = { type: "Holiday", words: "x".repeat(1001), mostUses: 0, until: "2026-11-18" };
    expect(codes(await makeIntakeLink(deps, paralegal, { ...link, ...wrong }))).toEqual([
      "type unknownApplicationType",
      "words intakeWordsTooLong",
      "mostUses intakeUsesNotRight",
      "until intakeDayNotRight",
    ]);
    expect(codes(await makeIntakeLink(deps, paralegal, { ...link, until: "2028-01-01" }))).toEqual([
      "until intakeDayNotRight",
    ]);
    expect(codes(await makeIntakeLink(deps, await firm.person("student"), link))).toEqual(["notAllowed"]);
    const { token } = await made();
    expect(codes(await begin(paralegal, token))).toEqual(["intakeLinkForApplicants"]);
    expect(codes(await beginByLink(deps, null, { token }))).toEqual(["notSignedIn"]);
    for (let links = 1; links < 20; links += 1) await made();
    expect(codes(await makeIntakeLink(deps, paralegal, link))).toEqual(["tooManyIntakeLinks"]);
  });
});

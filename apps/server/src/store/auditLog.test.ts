import { sql } from "../database/query.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sqlState, type Database } from "../database/connect.ts";
import { freshDatabase } from "../database/testDatabase.ts";
import { appendAudit, verifyChain } from "./auditLog.ts";

let db: Database;
beforeAll(async () => {
  db = await freshDatabase();
});
afterAll(async () => await db.close());

const at = new Date("2026-11-20T10:00:00.123Z");
const append = (chainId: string, actorId = "amara") =>
  appendAudit(db, {
    chainId,
    actorId,
    kind: "answersSaved",
    subject: { fileId: "file-1", keys: ["country", "birthday"] },
    at,
  });

async function chainOf(length: number): Promise<string> {
  const chainId = crypto.randomUUID();
  for (let index = 1; index <= length; index += 1) await append(chainId, `person${index}`);
  return chainId;
}

/** What somebody with full power over the database could do. */
async function tamper(
  change: (chain: ReturnType<typeof sql>) => ReturnType<typeof sql>,
  chainId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`alter table boreal.audit_event disable trigger audit_event_only_grows`);
    await tx.execute(change(sql`${chainId}`));
    await tx.execute(sql`alter table boreal.audit_event enable trigger audit_event_only_grows`);
  });
}

describe("the audit chain", () => {
  it("is whole as written, empty chains too, also beyond one page", async () => {
    expect(await verifyChain(db, "nothing")).toEqual({ whole: true, length: 0 });
    expect(await verifyChain(db, await chainOf(3))).toEqual({ whole: true, length: 3 });
    const long = crypto.randomUUID();
    await db.execute(sql`do $$ begin end $$`);
    for (let index = 0; index < 1005; index += 1) await append(long);
    expect(await verifyChain(db, long)).toEqual({ whole: true, length: 1005 });
  });

  it("gives writers at the same moment one order without gaps", async () => {
    const chainId = crypto.randomUUID();
    await Promise.all(Array.from({ length: 40 }, (_, index) => append(chainId, `person${index}`)));
    expect(await verifyChain(db, chainId)).toEqual({ whole: true, length: 40 });
  });

  it("appends nothing when its transaction fails", async () => {
    const chainId = await chainOf(1);
    await expect(
      db.transaction(async (tx) => {
        await appendAudit(tx, { chainId, actorId: "amara", kind: "answersSaved", subject: {}, at });
        throw new Error("the write failed");
      }),
    ).rejects.toThrow("the write failed");
    expect(await verifyChain(db, chainId)).toEqual({ whole: true, length: 1 });
  });

  it("cannot be changed, shortened or emptied by the program", async () => {
    const chainId = await chainOf(2);
    const attempts = [
      sql`update boreal.audit_event set kind = 'x' where chain_id = ${chainId}`,
      sql`delete from boreal.audit_event where chain_id = ${chainId}`,
      sql`truncate boreal.audit_event`,
    ];
    for (const attempt of attempts) {
      const error = await db.execute(attempt).catch((caught: unknown) => caught);
      expect(sqlState(error)).toBe("23001");
    }
    expect(await verifyChain(db, chainId)).toEqual({ whole: true, length: 2 });
  });

  it.each([
    [
      "a changed subject",
      sql`update boreal.audit_event set subject = '{"fileId": "file-2"}' where position = 2 and chain_id = `,
      { position: 2, fault: "changed" },
    ],
    [
      "a changed time",
      sql`update boreal.audit_event set at = at + interval '1 millisecond' where position = 3 and chain_id = `,
      { position: 3, fault: "changed" },
    ],
    [
      "another actor",
      sql`update boreal.audit_event set actor_id = 'chidi' where position = 1 and chain_id = `,
      { position: 1, fault: "changed" },
    ],
    [
      "a missing event",
      sql`delete from boreal.audit_event where position = 2 and chain_id = `,
      { position: 2, fault: "missing" },
    ],
    [
      "a cut tail",
      sql`delete from boreal.audit_event where position = 4 and chain_id = `,
      { position: 4, fault: "cutShort" },
    ],
  ])("shows %s", async (_, change, fault) => {
    const chainId = await chainOf(4);
    await tamper((chain) => sql`${change}${chain}`, chainId);
    expect(await verifyChain(db, chainId)).toEqual({ whole: false, ...fault });
  });

  it("shows an event that was moved from another chain", async () => {
    const [one, two] = [await chainOf(2), await chainOf(1)];
    await tamper(
      (chain) => sql`update boreal.audit_event set chain_id = ${chain} where chain_id = ${one} and position = 2`,
      two,
    );
    expect(await verifyChain(db, two)).toEqual({ whole: false, position: 2, fault: "changed" });
  });
});

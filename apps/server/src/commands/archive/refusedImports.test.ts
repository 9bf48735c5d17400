import { describe, expect, it } from "vitest";
import { asJson } from "../../files/archive/archiveFormat.ts";
import { verifyArchive } from "../../files/archive/verifyArchive.ts";
import { archiveOfCase } from "./archiveOfCase.ts";
import { importCase } from "./importCase.ts";
import { archived, changedCase, contentsOf, filesOf, madeCase, type MadeCase, type TestHouse } from "./testArchive.ts";
import { openHouses } from "./testHouses.ts";

const houses = openHouses(1);

/** That nothing of a case is there: no row in any table, no bytes, no account. */
async function expectNothingOf(house: TestHouse, { about, bytes }: MadeCase): Promise<void> {
  expect(await archiveOfCase(house.deps, about.application.id)).toBeUndefined();
  for (const path of bytes.keys()) {
    const id = /\/([^.]+)\./.exec(path)?.[1] ?? "";
    expect(await house.deps.files.blobs.stat(id)).toBeUndefined();
  }
  const { rows } = await house.firm.db.$client.query("select from boreal.profile where user_id = $1", [
    about.application.ownerId,
  ]);
  expect(rows).toEqual([]);
}

describe("an archive that is not taken over", () => {
  it.each<[string, (given: MadeCase) => MadeCase, string]>([
    ["of what an applicant sees", (given) => ({ ...given, about: { ...given.about, scope: "applicant" } }), "notWhole"],
    [
      "with a record of a field that nobody knows",
      (given) => changedCase(given, "messages", (record) => ({ ...record, isGood: true })),
      "notAsPublished",
    ],
    [
      "with a number where a text belongs",
      (given) => changedCase(given, "tasks", (record) => ({ ...record, givenBy: 7 })),
      "notAsPublished",
    ],
    [
      "with a time that is none",
      (given) => changedCase(given, "notes", (record) => ({ ...record, writtenAt: "soon" })),
      "notAsPublished",
    ],
    [
      "with a reading of a file that is in another case",
      (given) => changedCase(given, "readings", (record) => ({ ...record, fileId: "another-file" })),
      "notAsPublished",
    ],
    [
      "with a payment of an invoice that is in another case",
      (given) => changedCase(given, "payments", (record) => ({ ...record, invoiceId: "another-invoice" })),
      "notAsPublished",
    ],
    ["with a document whose bytes it does not hold", (given) => ({ ...given, bytes: new Map() }), "notAsPublished"],
    [
      "with a file id that leads out of the folder",
      (given) => changedCase(given, "documents", (record) => ({ ...record, id: "../../../etc/passwd" })),
      "notAsPublished",
    ],
    [
      "of another person than it says",
      (given) => ({ ...given, account: { ...given.account, id: "somebody-else" } }),
      "notAsPublished",
    ],
    [
      "with money on its way back",
      (given) => changedCase(given, "refunds", (record) => ({ ...record, state: "sending" })),
      "refundUnderWay",
    ],
    [
      "without its application",
      (given) => ({ ...given, records: new Map([...given.records, ["application", []]]) }),
      "notAsPublished",
    ],
    [
      "with a payment twice",
      (given) => ({
        ...given,
        records: new Map([
          ...given.records,
          ["payments", [...(given.records.get("payments") ?? []), ...(given.records.get("payments") ?? [])]],
        ]),
      }),
      "idIsTaken",
    ],
  ])("%s", async (_, change, kind) => {
    const given = change(madeCase());
    expect(await houses.taken(houses.first, given)).toMatchObject({ refused: { kind } });
    await expectNothingOf(houses.first, given);
  });

  it("of a case that is here already, which stays as it is", async () => {
    const given = madeCase();
    await houses.taken(houses.first, given);
    const before = await contentsOf(await archived(houses.first, given.about.application.id));
    const other = changedCase(given, "messages", (record) => ({ ...record, body: "something else" }));
    expect(await houses.taken(houses.first, other)).toMatchObject({ refused: { kind: "caseIsHere" } });
    expect(await contentsOf(await archived(houses.first, given.about.application.id))).toEqual(before);
  });

  it("of two at the same time one is first", async () => {
    const given = madeCase();
    const verified = await houses.folder.verified({ about: given.about, files: filesOf(given) });
    const results = await Promise.all([
      importCase(houses.first.deps, verified),
      importCase(houses.first.deps, verified),
    ]);
    expect(results.filter((one) => "refused" in one)).toMatchObject([{ refused: { kind: "caseIsHere" } }]);
    expect((await archived(houses.first, given.about.application.id)).missing).toEqual([]);
  });

  it("of an applicant whose address somebody else has here", async () => {
    const somebody = await houses.first.firm.person("student", { email: "taken@example.test" });
    const given = madeCase();
    const other: MadeCase = { ...given, account: { ...given.account, email: "taken@example.test" } };
    expect(await houses.taken(houses.first, other)).toMatchObject({ refused: { kind: "addressIsTaken" } });
    await expectNothingOf(houses.first, other);
    const lawyer = await houses.first.firm.person("lawyer");
    const theirs: MadeCase = {
      ...given,
      account: { ...given.account, id: lawyer.userId },
      about: { ...given.about, application: { ...given.about.application, ownerId: lawyer.userId } },
    };
    expect(await houses.taken(houses.first, theirs)).toMatchObject({ refused: { kind: "addressIsTaken" } });
    expect(somebody.role).toBe("student");
  });

  it("with a file of this server under one of its ids, which stays", async () => {
    const here = madeCase();
    await houses.taken(houses.first, here);
    const [path, bytes] = [...here.bytes][0] ?? ["", Buffer.alloc(0)];
    const given = madeCase();
    const same: MadeCase = {
      ...changedCase(given, "documents", (record) => ({
        ...record,
        id: here.records.get("documents")?.[0]?.["id"],
        file: path,
      })),
      bytes: new Map([...given.bytes, [path, bytes]]),
    };
    const files = filesOf({ ...same, records: new Map([...same.records, ["readings", []], ["corrections", []]]) });
    expect(
      await importCase(houses.first.deps, await houses.folder.verified({ about: given.about, files })),
    ).toMatchObject({
      refused: { kind: "idIsTaken" },
    });
    expect((await archived(houses.first, here.about.application.id)).missing).toEqual([]);
  });

  it("of more than there is room for", async () => {
    const given = madeCase();
    const verified = await houses.folder.verified({ about: given.about, files: filesOf(given) });
    const entries = [...verified.manifest.entries, { path: "documents/large.pdf", bytes: 1e15, sha256: "" }];
    expect(
      await importCase(houses.first.deps, { ...verified, manifest: { ...verified.manifest, entries } }),
    ).toMatchObject({
      refused: { kind: "noRoom" },
    });
    await expectNothingOf(houses.first, given);
  });

  it("of a log with a changed entry", async () => {
    const given = madeCase();
    const chain = given.chain.map((link) => (link.position === 2 ? { ...link, kind: "staffUnassigned" } : link));
    const path = await houses.folder.write({ about: given.about, files: filesOf({ ...given, chain }) });
    expect(await verifyArchive(path)).toEqual({
      fault: { kind: "damaged", says: "the log of the case is broken at entry 2" },
    });
  });

  it("of a log that this database would write in other words", async () => {
    const given = madeCase();
    // Hashed as it stands, but PostgreSQL writes one space behind each colon.
    const [link] = given.chain;
    const verified = await houses.folder.verified({ about: given.about, files: filesOf(given) });
    const forged = { ...link, subject: '{"type":"Student"}' };
    const file = { path: "audit.json", bytes: 0, content: () => oneChunk(asJson([forged])) };
    expect(
      await importCase(houses.first.deps, { ...verified, files: new Map([...verified.files, ["audit.json", file]]) }),
    ).toMatchObject({ refused: { kind: "notAsPublished", says: "the log of the case is broken at entry 1" } });
    await expectNothingOf(houses.first, given);
  });
});

async function* oneChunk(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
  await Promise.resolve();
}

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Actor } from "../../policies/actor.ts";
import { readKnownSchools } from "../../store/knownSchools.ts";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import { saveAnswers } from "../answers/saveAnswers.ts";
import { openTestFirm, type TestFirm } from "../testFirm.ts";
import { loadSchools } from "./loadSchools.ts";
import { saveKnownSchools } from "./saveKnownSchools.ts";
import { readSchoolCsv } from "./schoolCsv.ts";

let firm: TestFirm;
let admin: Actor;
beforeAll(async () => {
  firm = await openTestFirm();
  admin = await firm.person("admin");
});
afterAll(async () => await firm.close());

const bytes = (text: string) => new TextEncoder().encode(text);
const titles = "Name,DLI,Province,City,Address,Programs,Work permit";
const northern = "Collège du Nord,O19300000001,Québec,Rouyn-Noranda,1 rue de la Forêt,Forestry; Nursing,oui";
const lakeside = '"Lakeside Institute, West",O19300000002,ON,Kenora,5 Lake Street,,no';
const list = (...rows: readonly string[]) => bytes([titles, ...rows].join("\r\n"));
const codesIn = (given: Uint8Array) => readSchoolCsv(given).faults.map(({ row, code }) => [row, code]);

describe("a list of schools", () => {
  it("is read in either language, with commas, semicolons or tabs, and a byte order mark", () => {
    const [first, second] = readSchoolCsv(list(northern, lakeside)).schools;
    expect(first).toEqual({
      names: ["Collège du Nord"],
      dliNumber: "O19300000001",
      province: "QC",
      city: "Rouyn-Noranda",
      address: "1 rue de la Forêt",
      programs: ["Forestry", "Nursing"],
      graduatesGetWorkPermit: true,
    });
    expect([second?.names, second?.province, second?.graduatesGetWorkPermit]).toEqual([
      ["Lakeside Institute, West"],
      "ON",
      false,
    ]);
    const french = bytes("\uFEFFNom;Numéro d’EED;Province;Ville\nCollège du Nord;o1930 0000001;qc;Rouyn-Noranda\n");
    expect(readSchoolCsv(french).schools.map(({ dliNumber, province }) => [dliNumber, province])).toEqual([
      ["O19300000001", "QC"],
    ]);
    expect(readSchoolCsv(bytes(`name\tdli\tprovince\nA\tO19300000003\tBC`)).schools).toHaveLength(1);
  });

  it.each([
    ["wrong columns", bytes("Title,Code\nA,B"), [[1, "schoolColumnsMissing"]]],
    ["no row", bytes(titles), [[null, "schoolListEmpty"]]],
    ["an empty file", bytes(""), [[1, "schoolColumnsMissing"]]],
    ["a number twice", list(northern, lakeside, northern.replace("du Nord", "du Sud")), [[4, "schoolNumberTwice"]]],
    ["another encoding", Uint8Array.from([...bytes(titles), 10, 0x43, 0xe9]), [[null, "schoolListEncoding"]]],
    ["UTF-16", new Uint8Array(Buffer.from(titles, "utf16le")), [[null, "schoolListEncoding"]]],
    ["a quotation mark that is not closed", list(northern, '"Lakeside,O19300000002,ON'), [[3, "schoolListBroken"]]],
    [
      "rows that are not right",
      list(northern, ",O19300000005,ON", "A,12345,ON", "B,O19300000006,Bavaria", "C,O19300000007,ON,,,,maybe"),
      [
        [3, "schoolNameMissing"],
        [4, "schoolNumberNotValid"],
        [5, "schoolProvinceNotKnown"],
        [6, "workPermitNotKnown"],
      ],
    ],
    [
      "100,000 rows",
      list(...Array.from({ length: 100_000 }, (_, n) => `School ${n},O${19_300_000_000 + n},ON`)),
      [[null, "schoolListTooLong"]],
    ],
  ])("%s: a clear answer, and nothing is taken", (_, given, expected) => {
    expect(codesIn(given)).toEqual(expected);
    expect(readSchoolCsv(given).schools).toEqual([]);
  });

  it("names at most fifty rows, and how many more there are", () => {
    const faults = readSchoolCsv(list(...Array.from({ length: 80 }, (_, n) => `School ${n},none,ON`))).faults;
    expect([faults.length, faults.at(-1)?.code, faults.at(-1)?.text.en]).toEqual([
      51,
      "moreFaults",
      "30 more rows are not right.",
    ]);
  });
});

describe("loading it", () => {
  it("is the administrator’s, keeps what was said by hand, and goes into the cases that mean a school", async () => {
    expect((await loadSchools(firm, await firm.person("lawyer"), { bytes: list(northern) })).refusals[0]?.code).toBe(
      "notAllowed",
    );
    await saveKnownSchools(firm, admin, {
      baseVersion: 0,
      schools: [
        { schoolId: "org-1", names: ["College du Nord"], suppliesCertificate: true, programs: [] },
        { names: ["School of one hand"], marksPlacement: true, programs: [] },
      ],
    });
    expect((await loadSchools(firm, admin, { bytes: list(northern, lakeside) })).loaded).toEqual({
      added: 1,
      changed: 1,
      removed: 0,
      kept: 1,
    });
    const { schools, version } = await readKnownSchools(firm.db);
    expect([version, schools[0]]).toEqual([
      2,
      expect.objectContaining({
        schoolId: "org-1",
        suppliesCertificate: true,
        province: "QC",
        names: ["Collège du Nord", "College du Nord"],
        programs: ["Forestry", "Nursing"],
      }),
    ]);
    // A list that is broken changes nothing.
    expect((await loadSchools(firm, admin, { bytes: list(northern, northern) })).loaded).toBeNull();
    expect((await readKnownSchools(firm.db)).version).toBe(2);

    const amara = await firm.person("student");
    const applicationId = await firm.application(amara);
    const meant = async () =>
      (await loadCaseFile(firm, applicationId))?.caseFile.knownSchools?.map(({ names }) => names[0]);
    expect(await meant()).toBeUndefined();
    await saveAnswers(firm, amara, {
      applicationId,
      answers: [{ key: "schoolName", value: "lakeside institute west", baseVersion: 0 }],
    });
    expect(await meant()).toEqual(["Lakeside Institute, West"]);

    // Saving by hand keeps the list; a new list takes out what is in it no more.
    await saveKnownSchools(firm, admin, {
      baseVersion: 2,
      schools: [{ schoolId: "org-1", names: ["Collège du Nord"], programs: ["Forestry"] }],
    });
    const kept = (await readKnownSchools(firm.db)).schools;
    expect(kept.map(({ names, dliNumber }) => [names[0], dliNumber])).toEqual([
      ["Collège du Nord", "O19300000001"],
      ["Lakeside Institute, West", "O19300000002"],
    ]);
    expect((await loadSchools(firm, admin, { bytes: list(northern) })).loaded).toEqual({
      added: 0,
      changed: 1,
      removed: 1,
      kept: 0,
    });
    expect(await meant()).toBeUndefined();
  });

  it("is searched by the words of name and city", async () => {
    await loadSchools(firm, admin, { bytes: list(northern, lakeside) });
    const names = async (words: string) => (await firm.schools.search(words, 5)).map(({ names: [name] }) => name);
    expect(await names("COLLEGE no")).toEqual(["Collège du Nord"]);
    expect(await names("kenora")).toEqual(["Lakeside Institute, West"]);
    expect([await names(""), await names("ord")]).toEqual([[], []]);
  });
});

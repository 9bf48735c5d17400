import { describe, expect, it } from "vitest";
import type { Actor } from "../../policies/actor.ts";
import { mostListBytes, mostLines, readClientList } from "./readClientList.ts";

const paralegal: Actor = {
  userId: "p",
  role: "paralegal",
  emailVerified: true,
  secondFactor: "verified",
  language: "en",
  lawyerScope: null,
  schoolId: null,
  agentId: null,
};

const read = (bytes: Uint8Array | string) =>
  readClientList(paralegal, typeof bytes === "string" ? new TextEncoder().encode(bytes) : bytes);
const list = "Nom;Prénom;Courriel\nTremblay;Noémie;n@example.test\n";
const rows = [["Tremblay", "Noémie", "n@example.test"]];
const cells = (answer: ReturnType<typeof read>) => answer.loaded?.lines.map((line) => line.cells);
const code = (answer: ReturnType<typeof read>) => answer.refusals.map((refusal) => refusal.code);

const utf16 = (text: string, isBig: boolean, withMark: boolean): Uint8Array => {
  const bytes = Buffer.from(withMark ? `\uFEFF${text}` : text, "utf16le");
  return isBig ? bytes.swap16() : bytes;
};

describe("a list of clients", () => {
  it.each([
    ["UTF-8", new TextEncoder().encode(list)],
    ["UTF-8", new TextEncoder().encode(`\uFEFF${list}`)],
    ["UTF-16", utf16(list, false, true)],
    ["UTF-16", utf16(list, true, true)],
    ["UTF-16", utf16(list, false, false)],
    ["Windows-1252", Buffer.from(list, "latin1")],
  ])("is read in %s", (encoding, bytes) => {
    const answer = read(bytes);
    expect([answer.loaded?.encoding, cells(answer)]).toEqual([encoding, rows]);
    expect(answer.loaded?.columns).toEqual([
      { title: "Nom", column: "lastName" },
      { title: "Prénom", column: "firstName" },
      { title: "Courriel", column: "email" },
    ]);
  });

  it.each([",", ";", "\t", "|"])("finds its separator %j, also where others stand in the cells", (separator) => {
    const text =
      ["name", "note", "email"].join(separator) +
      "\n" +
      ['"Haddad, Noor"', '"a;b|c\nd"', "n@example.test"].join(separator);
    const answer = read(`${text}\n`);
    expect([answer.loaded?.separator, cells(answer)]).toEqual([
      separator,
      [["Haddad, Noor", "a;b|c d", "n@example.test"]],
    ]);
  });

  it("keeps formulas as the text that they are, and rows that are shorter or empty", () => {
    const answer = read('name,email,note\n=HYPERLINK("http://x")+1,a@example.test\n,,\n+1 514,b@example.test,@x\n');
    expect(answer.loaded?.lines).toEqual([
      { line: 2, cells: ['=HYPERLINK("http://x")+1', "a@example.test", ""] },
      { line: 4, cells: ["+1 514", "b@example.test", "@x"] },
    ]);
  });

  it("says what is wrong with a file that is none, and how much may be in one", () => {
    expect(code(read(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 1, 2, 3])))).toEqual(["clientListNotText"]);
    expect(code(read(""))).toEqual(["clientListEmpty"]);
    expect(code(read("name,email\n"))).toEqual(["clientListEmpty"]);
    expect(code(read('name,email\n"Noor,a@example.test\n'))).toEqual(["clientListQuotes"]);
    expect(code(read(`name\n${"x\n".repeat(mostLines + 1)}`))).toEqual(["clientListTooLong"]);
    expect(code(read(`${"a,".repeat(1000)}a\n${"b,".repeat(1000)}b\n`))).toEqual(["clientListTooWide"]);
    expect(code(read(new Uint8Array(mostListBytes + 1)))).toEqual(["clientListTooLarge"]);
    expect(code(readClientList({ ...paralegal, role: "student" }, new Uint8Array()))).toEqual(["notAllowed"]);
    expect(code(readClientList(null, new Uint8Array()))).toEqual(["notSignedIn"]);
  });
});

import { aCase } from "@boreal/domain/test/caseBuilder";
import { writeCase } from "@boreal/domain/caseFile/writtenCase";
import { computePlan } from "@boreal/domain/plan/plan";
import { expect, it } from "vitest";
import { taskList } from "./tasks.ts";

type Given = Parameters<typeof taskList>[0];

const caseFile = aCase().on("2026-11-20").answers({ country: "NG", hasBiometrics: true }).build();
const plan = computePlan(caseFile);
const unsorted = (id: string, state: string) =>
  ({ id, name: "letter.pdf", page: "to-sort", slot: "to-sort", childNumber: null, deletedAt: null, state }) as unknown;

it("what was dropped is to be sorted before what is missing is added: it may be among it", () => {
  const given = {
    id: "a1",
    type: "Student",
    status: "Preparation",
    caseFile: writeCase(caseFile),
    documents: [unsorted("f1", "read"), unsorted("f2", "rejected")],
    acknowledgedWarnings: [],
    abilities: [],
    plan: { vault: plan.vault },
  } as unknown as Given;
  const { open } = taskList(given, plan);
  const kinds = open.map(({ kind }) => kind);
  expect(kinds.indexOf("sort")).toBeLessThan(kinds.indexOf("document"));
  expect(open.find(({ kind }) => kind === "sort")).toMatchObject({
    count: 1,
    items: [{ about: { en: "letter.pdf" }, href: "/applications/a1/documents#to-sort" }],
  });
});

it("what was read and is not sure is to be compared, in files that the reader may correct and nowhere else", () => {
  const field = (isSure: boolean) => ({ name: "uciNumber", value: "1122334455", isSure, typed: null });
  const file = (id: string, fields: readonly unknown[], abilities: readonly string[]) =>
    ({
      id,
      name: `${id}.jpg`,
      page: "passport",
      slot: "passportBioPage",
      childNumber: null,
      deletedAt: null,
      abilities,
      fields,
    }) as unknown;
  const given = {
    id: "a1",
    type: "Student",
    status: "Preparation",
    caseFile: writeCase(caseFile),
    documents: [
      file("unsure", [field(true), field(false)], ["correctReading"]),
      file("sure", [field(true)], ["correctReading"]),
      file("foreign", [field(false)], []),
    ],
    acknowledgedWarnings: [],
    abilities: [],
    plan: { vault: plan.vault },
  } as unknown as Given;
  expect(taskList(given, plan).open.find(({ kind }) => kind === "compare")).toMatchObject({
    count: 1,
    items: [{ key: "unsure", about: { en: "unsure.jpg" }, href: "/document-vault/passport?application=a1" }],
  });
});

it("what was not found and decides something names the value, the document and whose it is, for who may enter it", () => {
  const told = aCase()
    .on("2026-11-20")
    .profile({ firstName: "Ada", lastName: "Okafor" })
    .document("proof-of-funds", { documentOwner: "main", notRead: ["closingBalance"] })
    .build();
  const its = computePlan(told);
  const fileId = told.documents[0]?.fileId;
  const taskFor = (abilities: readonly string[]) => {
    const given = {
      id: "a1",
      type: "Student",
      status: "Preparation",
      caseFile: writeCase(told),
      documents: [
        {
          id: fileId,
          name: "bank.pdf",
          page: "proof-of-funds",
          slot: "proofOfFunds",
          childNumber: null,
          deletedAt: null,
          abilities,
          fields: [],
        },
      ],
      acknowledgedWarnings: [],
      abilities: [],
      plan: { vault: its.vault },
    } as unknown as Given;
    return taskList(given, its).open.find(({ kind }) => kind === "type");
  };
  expect(taskFor(["correctReading"])).toMatchObject({
    count: 1,
    items: [
      {
        about: {
          en: "Ada Okafor, Proof of Funds: closing balance",
          fr: "Ada Okafor, Preuve de fonds\u00A0: solde de clôture",
        },
        href: "/document-vault/proof-of-funds?application=a1",
      },
    ],
  });
  expect(taskFor([])).toBeUndefined();
});

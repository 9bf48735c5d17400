import { expect, test } from "vitest";
import { aCase } from "../../test/caseBuilder.ts";
import { readCase } from "./readCase.ts";
import { caseFromServer, writeCase } from "./writtenCase.ts";

const caseFile = aCase()
  .answers({ country: "IN", maritalStatus: "single" })
  .child(4)
  .document("passport", { slotId: "passportBioPage" })
  .unsorted()
  .build();

test("a page takes the case as the server wrote it, and as everybody else reads it", () => {
  const sent: unknown = JSON.parse(JSON.stringify(writeCase(caseFile)));
  const taken = caseFromServer(sent as object);
  expect(taken).toEqual(caseFile);
  expect(readCase(sent, "2020-01-01")).toEqual({ ok: true, caseFile: taken });
});

test("what is not written in this format is no case", () => {
  expect(caseFromServer({ ...writeCase(caseFile), format: "boreal-case/2" })).toBeUndefined();
  expect(caseFromServer({})).toBeUndefined();
});

import { expect, it } from "vitest";
import { serve } from "../commands/documents/testFileDeps.ts";
import { UploadFault } from "../files/uploadStore.ts";
import { answerFault } from "./uploadAnswers.ts";

async function answerTo(fault: unknown): Promise<{ readonly answer: Response; readonly reported: readonly unknown[] }> {
  const reported: unknown[] = [];
  const served = await serve((request, response) =>
    Promise.resolve(answerFault(request, response, fault, (one) => reported.push(one))),
  );
  try {
    return { answer: await fetch(served.address), reported };
  } finally {
    await served.close();
  }
}

it.each([
  ["the disk of the files", new UploadFault(507, "no room")],
  [
    "the disk of the database",
    new Error("a failed query", { cause: Object.assign(new Error("could not extend file"), { code: "53100" }) }),
  ],
])("an upload for which %s has no room is told so, in both languages", async (_, fault) => {
  const { answer, reported } = await answerTo(fault);
  expect([answer.status, reported]).toEqual([507, []]);
  expect(await answer.json()).toMatchObject({
    refusal: { code: "STORAGE_FULL", text: { en: expect.any(String) as string, fr: expect.any(String) as string } },
  });
});

it("a fault of ours is reported, and told without its message", async () => {
  const fault = new Error("cannot open somebody.sealed");
  const { answer, reported } = await answerTo(fault);
  expect([answer.status, reported]).toEqual([500, [fault]]);
  expect(await answer.text()).toBe("The server could not take this part of the file. Try again.\n");
});

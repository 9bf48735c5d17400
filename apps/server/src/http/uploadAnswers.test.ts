import { expect, it } from "vitest";
import { UploadFault } from "../files/uploadStore.ts";
import { answerOfFault } from "./uploadAnswers.ts";

const unreported = (fault: unknown) => expect.unreachable(String(fault));

it.each([
  ["the disk of the files", new UploadFault(507, "no room")],
  [
    "the disk of the database",
    new Error("a failed query", { cause: Object.assign(new Error("could not extend file"), { code: "53100" }) }),
  ],
])("an upload for which %s has no room is told so, in both languages", (_, fault) => {
  const answer = answerOfFault(fault, unreported);
  expect(answer?.status_code).toBe(507);
  expect(JSON.parse(answer?.body ?? "")).toMatchObject({
    refusal: { code: "STORAGE_FULL", text: { en: expect.any(String) as string, fr: expect.any(String) as string } },
  });
});

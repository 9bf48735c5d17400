import { describe, expect, test } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { agentFields } from "./agentFields.ts";
import { valueRefusal } from "../checks/valueFaults.ts";

const field = agentFields.find(({ id }) => id === "email");
const refusedFor = (address: string) =>
  field ? valueRefusal(field, address, aCase().reader())?.code : "no such field";

describe("the email address of an agent", () => {
  test.each([
    "ama@agency.gh",
    "ama.owusu-2@my-agency.example.museum",
    "zoé.lefèvre@agence.example.test",
    "Œuvre@québec.test",
    "zoe\u0301@agence.test",
  ])("%s passes", (address) => {
    expect(refusedFor(address)).toBeUndefined();
  });

  test.each([
    "ama@agency.g",
    "ama@agency.example",
    "ama.agency.test",
    "ama@owusu@agency.test",
    "ama@agency",
    "@agency.test",
    "ama@.test",
    "ama owusu@agency.test",
    "αμα@agency.test",
    "ñandu@agency.test",
  ])("%s does not", (address) => {
    expect(refusedFor(address)).toBe("emailAddress");
  });
});

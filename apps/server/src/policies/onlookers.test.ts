import { expect, test } from "vitest";
import type { ApplicationFacts } from "./applications.ts";
import { sightOf } from "./onlookers.ts";

const the: ApplicationFacts = {
  id: "a",
  ownerId: "amara",
  type: "Student",
  status: "Preparation",
  ownerSchoolId: "school",
  ownerAgentId: "agency",
  assignedTo: ["assigned"],
  schoolConsent: false,
  agentUploadConsent: false,
};

test.each([
  ["a lawyer for the whole firm, assigned or not", { role: "lawyer", lawyerScope: "firm" }, "everything"],
  ["a lawyer of some cases who is not assigned", { role: "lawyer" }, undefined],
  ["an assigned paralegal", { role: "paralegal", userId: "assigned" }, "everything"],
  ["another paralegal", { role: "paralegal" }, undefined],
  ["an administrator", { role: "admin" }, "everything"],
  ["support", { role: "support" }, "documentList"],
  ["the agent who brought the applicant", { role: "agent", agentId: "agency" }, "part"],
  ["another agent", { role: "agent", agentId: "other" }, undefined],
  ["the school, without consent", { role: "schoolStaff", schoolId: "school" }, undefined],
] as const)("%s", (_, holder, sees) => {
  expect(sightOf({ userId: "somebody", ...holder }, the)).toBe(sees);
});

test("the school, with consent, sees its own documents", () => {
  const holder = { userId: "s", role: "schoolStaff", schoolId: "school" } as const;
  expect(sightOf(holder, { ...the, schoolConsent: true })).toBe("someDocuments");
});

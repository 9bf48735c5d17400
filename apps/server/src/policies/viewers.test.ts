import { expect, test } from "vitest";
import type { ApplicationFacts } from "./applications.ts";
import { sightOf } from "./viewers.ts";
import { everything } from "./rows/testPeople.ts";

const the: ApplicationFacts = {
  id: "a",
  ownerId: "amara",
  type: "Student",
  status: "Preparation",
  ownerSchoolId: "school",
  ownerAgentId: "agency",
  assignedTo: ["assigned"],
  schoolConsent: null,
  agentConsent: null,
  openedBy: ["opener"],
};

test.each([
  ["a lawyer for the whole firm, assigned or not", { role: "lawyer", lawyerScope: "firm" }, "everything"],
  ["a lawyer of some cases who is not assigned", { role: "lawyer" }, undefined],
  ["an assigned paralegal", { role: "paralegal", userId: "assigned" }, "everything"],
  ["another paralegal", { role: "paralegal" }, undefined],
  ["an administrator", { role: "admin" }, "everything"],
  ["support", { role: "support" }, "documentList"],
  ["support that opened the case with a reason", { role: "support", userId: "opener" }, "everything"],
  ["the agent who brought the applicant, without consent", { role: "agent", agentId: "agency" }, undefined],
  ["another agent", { role: "agent", agentId: "other" }, undefined],
  ["the school, without consent", { role: "schoolStaff", schoolId: "school" }, undefined],
] as const)("%s", (_, holder, sees) => {
  expect(sightOf({ userId: "somebody", ...holder }, the)).toBe(sees);
});

const nothingMore = { answers: false, documents: false, upload: false };

test.each([
  ["all of it", everything, "part"],
  ["documents alone", { ...nothingMore, documents: true }, "someDocuments"],
  ["nothing but how far it is", nothingMore, "exists"],
] as const)("the agent, with consent to %s", (_, agentConsent, sees) => {
  expect(sightOf({ userId: "a", role: "agent", agentId: "agency" }, { ...the, agentConsent })).toBe(sees);
  expect(sightOf({ userId: "a", role: "agent", agentId: "other" }, { ...the, agentConsent })).toBeUndefined();
});

test("the school, with consent, sees its own documents", () => {
  const holder = { userId: "s", role: "schoolStaff", schoolId: "school" } as const;
  expect(sightOf(holder, { ...the, schoolConsent: everything })).toBe("someDocuments");
});

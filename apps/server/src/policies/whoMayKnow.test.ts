import { readFileSync } from "node:fs";
import { answerShapes } from "@boreal/domain/caseFile/answers/answerShapes";
import { roles, type Role } from "@boreal/domain/caseFile/user";
import { vaultPages } from "@boreal/domain/vault/pages";
import { expect, it } from "vitest";
import type { Actor } from "./actor.ts";
import type { ApplicationFacts } from "./applications.ts";
import { mayReadAnswer } from "./assessment.ts";
import { isForApplicant, mayListPage, mayOpenPage, mayUpload } from "./documents.ts";
import { everything } from "./rows/testPeople.ts";
import { isAnswerWithheldFrom, isPageWithheldFrom } from "./withheld.ts";

/**
 * What each role may know and do of every answer and page, as it stood before rights came from the definitions (ADR 0120).
 * Whoever changes a line of the record changes who may know what of every applicant. An answer or page that is new need not
 * be added: its own definition says it.
 */
type Of = Readonly<Record<string, string>>;
type Recorded = { readonly answers: Of; readonly pages: Of };
const recorded = JSON.parse(readFileSync(new URL("whoMayKnow.record.json", import.meta.url), "utf8")) as Recorded;

const the: ApplicationFacts = {
  id: "application-1",
  ownerId: "student",
  type: "Student",
  status: "Preparation",
  ownerSchoolId: "school-1",
  ownerAgentId: "agent-1",
  assignedTo: ["lawyer", "paralegal"],
  schoolConsent: everything,
  agentConsent: everything,
  openedBy: [],
};
const actorOf = (role: Role): Actor => ({
  userId: role,
  role,
  emailVerified: true,
  secondFactor: "verified",
  language: "en",
  ...(role === "schoolStaff" ? { schoolId: "school-1" } : {}),
  ...(role === "agent" ? { agentId: "agent-1" } : {}),
});
const by = (may: (role: Role) => boolean) => roles.filter((role) => may(role)).join(" ");

const ofAnswer = (key: string) =>
  [
    `read: ${by((role) => mayReadAnswer(actorOf(role), the, key))}`,
    `not known to: ${by((role) => isAnswerWithheldFrom(role, key))}`,
  ].join("; ");

function ofPage(slug: string): string {
  const page = { page: slug, isThere: true, studentPermissions: ["View", "Upload"] } as const;
  return [
    `list: ${by((role) => mayListPage(actorOf(role), the, page))}`,
    `open: ${by((role) => mayOpenPage(actorOf(role), the, page))}`,
    `upload: ${by((role) => mayUpload(actorOf(role), the, page))}`,
    `upload without consent: ${by((role) => mayUpload(actorOf(role), { ...the, agentConsent: null, schoolConsent: null }, page))}`,
    `not known to: ${by((role) => isPageWithheldFrom(role, slug))}`,
    `told of: ${isForApplicant(page) ? "student" : ""}`,
  ].join("; ");
}

const all = (names: readonly string[], of: (name: string) => string) =>
  Object.fromEntries(names.map((name) => [name, of(name)]));

it("gives every answer to those who knew it, and to nobody else", () => {
  expect(Object.keys(recorded.answers).filter((key) => !Object.hasOwn(answerShapes, key))).toEqual([]);
  expect(all(Object.keys(recorded.answers), ofAnswer)).toEqual(recorded.answers);
});

it("gives every page to those who had it, and to nobody else", () => {
  const slugs = new Set<string>(vaultPages.map(({ slug }) => slug));
  expect(Object.keys(recorded.pages).filter((slug) => !slugs.has(slug))).toEqual([]);
  expect(all(Object.keys(recorded.pages), ofPage)).toEqual(recorded.pages);
});

import { vaultPages } from "@boreal/domain/vault/pages";
import { describe, expect, it } from "vitest";
import type { Actor } from "./actor.ts";
import type { ApplicationFacts } from "./applications.ts";
import { mayDelete, mayListPage, mayOpenPage, mayUpload, type PageFacts } from "./documents.ts";
import { everything } from "./rows/testPeople.ts";

const consented: ApplicationFacts = {
  id: "application-1",
  ownerId: "amara",
  type: "Student",
  status: "Preparation",
  ownerSchoolId: "school-1",
  ownerAgentId: "agent-1",
  assignedTo: [],
  schoolConsent: everything,
  agentConsent: everything,
  openedBy: [],
};
const unasked: ApplicationFacts = { ...consented, schoolConsent: null, agentConsent: null };
const base = { emailVerified: true, secondFactor: "verified", language: "en" } as const;
const school: Actor = { ...base, userId: "school", role: "schoolStaff", schoolId: "school-1" };
const agent: Actor = { ...base, userId: "agent", role: "agent", agentId: "agent-1" };
const pages = vaultPages.map(({ slug }): PageFacts => ({
  page: slug,
  isThere: true,
  studentPermissions: ["View", "Upload"],
}));

type May = (page: PageFacts) => boolean;
const slugs = (may: May) =>
  pages
    .filter(may)
    .map(({ page }) => page)
    .toSorted();

/** Over every page that exists: docs/facts/roles.md section 2, rows "Vault: view" and "Vault: upload". */
describe("of all pages of the vault", () => {
  const ofSchool = ["letter-of-acceptance", "provincial-attestation-letter", "transcripts"];
  const ofAgent = ["letter-of-acceptance", "passport", "provincial-attestation-letter", "tuition-receipt"];
  const cases: readonly (readonly [string, May, readonly string[]])[] = [
    ["school staff open, with consent", (page) => mayOpenPage(school, consented, page), ofSchool],
    ["school staff list, with consent", (page) => mayListPage(school, consented, page), ofSchool],
    ["school staff open, without consent", (page) => mayOpenPage(school, unasked, page), []],
    [
      "school staff of another school open",
      (page) => mayOpenPage({ ...school, schoolId: "school-2" }, consented, page),
      [],
    ],
    [
      "school staff of no school open, of a student of none",
      (page) => mayOpenPage({ ...school, schoolId: null }, { ...consented, ownerSchoolId: null }, page),
      [],
    ],
    [
      "school staff upload, with consent",
      (page) => mayUpload(school, consented, page),
      ["enrolment-letter", "letter-of-acceptance"],
    ],
    ["school staff upload, without consent", (page) => mayUpload(school, unasked, page), []],
    [
      "school staff upload to a closed application",
      (page) => mayUpload(school, { ...consented, status: "Completed" }, page),
      [],
    ],
    ["an agent opens, with consent", (page) => mayOpenPage(agent, consented, page), ofAgent],
    ["an agent lists, with consent", (page) => mayListPage(agent, consented, page), ofAgent],
    ["an agent opens, without consent", (page) => mayOpenPage(agent, unasked, page), []],
    [
      "an agent opens, with consent to something else",
      (page) => mayOpenPage(agent, { ...consented, agentConsent: { ...everything, documents: false } }, page),
      [],
    ],
    ["another agent opens", (page) => mayOpenPage({ ...agent, agentId: "agent-2" }, consented, page), []],
    ["an agent uploads, with consent", (page) => mayUpload(agent, consented, page), ofAgent],
    ["an agent uploads, without consent", (page) => mayUpload(agent, unasked, page), []],
    [
      "both delete",
      (page) =>
        [school, agent].some((by) =>
          mayDelete(by, consented, { ...page, uploadedBy: by.userId, isDeleted: false, away: null, isNotKept: false }),
        ),
      [],
    ],
    [
      "both open pages that are not there",
      (page) => [school, agent].some((by) => mayOpenPage(by, consented, { ...page, isThere: false })),
      [],
    ],
  ];
  it.each(cases)("%s", (_, may, expected) => {
    expect(slugs(may)).toEqual(expected);
  });
});

import { describe, expect, it } from "vitest";
import { applicationStatuses } from "@boreal/domain/caseFile/application";
import { guestSections, type GuestSection } from "@boreal/domain/questionnaire/guestSections";
import { letterIds } from "@boreal/domain/caseFile/letterValues";
import { letterOf } from "@boreal/domain/letters/letters";
import { actor } from "../../apps/server/src/commands/documents/testFileDeps.ts";
import type { Asker } from "../../apps/server/src/policies/actor.ts";
import {
  mayConfirmLetterAsGuest,
  mayReadLetterAsGuest,
  mayWriteLetterAsGuest,
} from "../../apps/server/src/policies/sections.ts";
import type { ApplicationFacts } from "../../apps/server/src/policies/applications.ts";
import {
  letterAbilities,
  mayAllowLetterModel,
  mayWithdrawLetterModel,
} from "../../apps/server/src/policies/letters.ts";

/** Who reads, writes, confirms, generates and puts a letter into the vault: each letter, for each kind of people. */

const owner = actor("owner");
const facts: ApplicationFacts = {
  id: "a",
  type: "Student",
  ownerId: owner.userId,
  status: "Preparation",
  ownerSchoolId: null,
  ownerAgentId: null,
  assignedTo: ["paralegal"],
  schoolConsent: null,
  agentConsent: null,
  openedBy: [],
} as unknown as ApplicationFacts;

const strangers: Readonly<Record<string, Asker>> = {
  "another applicant": actor("someone-else"),
  "a paralegal not assigned": actor("other-paralegal", "paralegal"),
  support: actor("support", "support"),
  "the agent": actor("agent", "agent"),
  "school staff": actor("school", "schoolStaff"),
  nobody: null,
};

describe("rights on letters", () => {
  it.each(letterIds)("%s: the applicant does what its definition says, the legal team everything", (id) => {
    const permitted = letterOf(id)?.studentPermissions.otherwise[1] ?? [];
    const own = letterAbilities(owner, facts, id);
    expect(own.includes("read")).toBe(permitted.includes("View"));
    expect(own.includes("write")).toBe(permitted.includes("View") && permitted.includes("Upload"));
    // The statement is confirmed where its file lies.
    const everything = ["read", "write", ...(id === "studyPlan" ? [] : ["confirm"]), "generate", "put"];
    expect(letterAbilities(actor("firm-lawyer", "lawyer"), facts, id)).toEqual(everything);
    expect(letterAbilities(actor("firm-lawyer", "lawyer"), { ...facts, status: "Completed" }, id)).toEqual([
      "read",
      "generate",
    ]);
  });

  it("give nothing to anybody else", () => {
    for (const id of letterIds)
      for (const [who, asker] of Object.entries(strangers))
        expect([who, letterAbilities(asker, facts, id)]).toEqual([who, []]);
  });

  it("give each invited person the letters in which they speak, while the application is prepared, and no other", () => {
    const own: Readonly<Record<GuestSection, readonly string[]>> = {
      spouse: ["spousalSupportLetter"],
      host: ["visitorVisaHostLetter"],
      visitor: ["visitorVisaVisitorLetter", "visitorVisaItinerary", "visitorVisaTravel"],
      financialSupporter: ["financialSupporter", "firstFinancialSupporter"],
      secondFinancialSupporter: ["secondFinancialSupporter"],
    };
    for (const section of guestSections) {
      const guest = { invitationId: "link", applicationId: facts.id, section, language: "en" } as const;
      for (const status of applicationStatuses)
        for (const may of [mayReadLetterAsGuest, mayWriteLetterAsGuest, mayConfirmLetterAsGuest])
          expect([section, status, letterIds.filter((id) => may(guest, { ...facts, status }, id))]).toEqual([
            section,
            status,
            status === "Preparation" ? own[section] : [],
          ]);
      expect(letterIds.filter((id) => mayReadLetterAsGuest(guest, { ...facts, id: "another" }, id))).toEqual([]);
    }
  });

  it("let the applicant alone give drafts to a language model, and take that back whenever", () => {
    const closed: ApplicationFacts = { ...facts, status: "Completed" };
    expect([mayAllowLetterModel(owner, facts), mayAllowLetterModel(owner, closed)]).toEqual([true, false]);
    expect([mayWithdrawLetterModel(owner, facts), mayWithdrawLetterModel(owner, closed)]).toEqual([true, true]);
    const team = { lawyer: actor("firm-lawyer", "lawyer"), administrator: actor("admin", "admin") };
    for (const [who, asker] of Object.entries({ ...strangers, ...team }))
      expect([who, mayAllowLetterModel(asker, facts), mayWithdrawLetterModel(asker, facts)]).toEqual([
        who,
        false,
        false,
      ]);
  });
});

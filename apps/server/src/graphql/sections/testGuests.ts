import type { GuestSection } from "@boreal/domain/questionnaire/guestSections";
import { saveAnswers } from "../../commands/answers/saveAnswers.ts";
import { inviteToSection } from "../../commands/sections/inviteToSection.ts";
import type { Actor } from "../../policies/actor.ts";
import type { Guest } from "../../policies/sections.ts";
import type { TestServer } from "../testServer.ts";

/** People with an application, and those whom they invited to answer a part of it. */

type InvitedTo = { readonly owner: Actor; readonly applicationId: string; readonly section: GuestSection };

export const guestCaseQuery =
  "{ guestCase { applicationId section language caseFile versions { key version } stepIds } }";
export const saveMutation =
  "mutation S($id: ID!, $answers: [AnswerInput!]!, $asGuest: Boolean) { saveAnswers(applicationId: $id, answers: $answers, asGuest: $asGuest) { saved { key } conflicts { key } refusals { code } application { id } } }";

const mustPass = (refusals: readonly { readonly code: string }[]) => {
  if (refusals.length > 0) throw new Error(refusals.map(({ code }) => code).join(", "));
};

export async function give(
  { firm }: TestServer,
  owner: Actor,
  applicationId: string,
  answers: Readonly<Record<string, unknown>>,
): Promise<void> {
  const given = Object.entries(answers).map(([key, value]) => ({ key, value, baseVersion: 0 }));
  mustPass((await saveAnswers(firm, owner, { applicationId, answers: given })).refusals);
}

export async function invited({ firm }: TestServer, { owner, applicationId, section }: InvitedTo): Promise<Guest> {
  const to = { applicationId, section, email: "chidi@example.test", language: "fr" };
  const { invitationId, refusals } = await inviteToSection(firm, owner, to);
  mustPass(refusals);
  return { invitationId: invitationId ?? "", applicationId, section, language: "fr" };
}

const answersOf = {
  spouse: {
    maritalStatus: "married",
    accompanyingSpouse: true,
    birthday: "1991-03-14",
    medicalTb: { hasTb: false },
    spouseBiometrics: false,
  },
  // A visitor who prepares for herself and stays with her family.
  host: {
    vvVisitorType: "myself",
    vvHostInCanada: "family",
    vvIsSuperVisa: true,
    vvReasonForVisit: "visitFamily",
    birthday: "1960-05-04",
    vvNumberOfFamilyMembers: 2,
  },
  // Somebody who prepares the visit of their mother and takes her in.
  visitor: {
    vvVisitorType: "parent",
    vvIsHosting: true,
    vvReasonForVisit: "visitFamily",
    country: "NG",
    birthday: "1958-05-04",
  },
  // Students for whom somebody pays.
  financialSupporter: {
    financialSupport: "entirely",
    financialSupporterRelation: "mother",
    financialSupporterFullName: "Fatima Belkacem",
  },
  secondFinancialSupporter: {
    financialSupport: "entirely",
    financialSupporterRelation: "mother",
    financialSupporterFullName: "Fatima Belkacem",
    hasSecondFinancialSupporter: true,
    secondFinancialSupporterFullName: "Karim Belkacem",
  },
} as const;

/** A person with an application of which this part may be answered by somebody else, who is invited. */
export async function personWithGuest(
  server: TestServer,
  section: GuestSection,
): Promise<{ readonly owner: Actor; readonly guest: Guest }> {
  const owner = await server.firm.person("student");
  const applicationId = await server.firm.application(
    owner,
    section === "host" || section === "visitor" ? "VisitorVisa" : "Student",
  );
  await give(server, owner, applicationId, answersOf[section]);
  return { owner, guest: await invited(server, { owner, applicationId, section }) };
}

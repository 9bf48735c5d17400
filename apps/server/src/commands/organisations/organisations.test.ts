import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { factsOf } from "../../policies/facts.ts";
import type { Actor } from "../../policies/actor.ts";
import { maySeeApplication } from "../../policies/applications.ts";
import { mayReadAnswer } from "../../policies/assessment.ts";
import { readApplicationRow } from "../../store/cases/caseRow.ts";
import { readAffiliation } from "../../store/organisations/affiliation.ts";
import { readOrganisation } from "../../store/organisations/organisations.ts";
import { listRegistrationLinks } from "../../store/organisations/registrationLinks.ts";
import { listNotifications } from "../../store/notifications.ts";
import { openTestFirm, type TestFirm } from "../testFirm.ts";
import { belongBySignOn } from "./belongBySignOn.ts";
import { giveConsent, takeBackConsent } from "./consents.ts";
import { joinOrganisation } from "./joinOrganisation.ts";
import { createRegistrationLink, revokeRegistrationLink } from "./registrationLinks.ts";
import { saveOrganisation } from "./saveOrganisation.ts";
import { setAffiliation } from "./setAffiliation.ts";

let firm: TestFirm;
let admin: Actor;
const deps = () => ({ ...firm, forgetSessions: () => {} });
const codes = ({ refusals }: { readonly refusals: readonly { readonly code: string }[] }) =>
  refusals.map(({ code }) => code);

beforeAll(async () => {
  firm = await openTestFirm();
  admin = await firm.person("admin");
});
afterAll(async () => await firm.close());

async function organisation(kind: "school" | "agent", name: string): Promise<string> {
  const { organisationId } = await saveOrganisation(firm, admin, { kind, name });
  if (organisationId === null) throw new Error("not saved");
  return organisationId;
}
async function linkTo(organisationId: string, applicantKind: string | null = null): Promise<string> {
  const { path } = await createRegistrationLink(firm, admin, { organisationId, applicantKind });
  return /#token=(.+)$/.exec(path ?? "")?.[1] ?? "";
}

describe("a registration link", () => {
  it("says to whom an applicant belongs and as what they apply, and counts them once", async () => {
    const school = await organisation("school", "Northern College");
    const token = await linkTo(school, "student");
    const amara = await firm.person("student");
    expect(await joinOrganisation(deps(), amara, { token })).toEqual({ done: true, refusals: [] });
    expect(await joinOrganisation(deps(), amara, { token })).toEqual({ done: true, refusals: [] });
    expect(await readAffiliation(firm.db, amara.userId)).toMatchObject({
      schoolId: school,
      applicantKind: "student",
      agentId: null,
      ssoId: null,
      affiliationSet: { schoolId: { how: "link", by: amara.userId }, applicantKind: { how: "link" } },
    });
    expect((await listRegistrationLinks(firm.db)).find(({ organisationId }) => organisationId === school)?.used).toBe(
      1,
    );
  });

  it("also says as what somebody applies who came to it by its sign-on", async () => {
    const school = await organisation("school", "Both Ways College");
    const amara = await firm.person("student");
    const row = (await readOrganisation(firm.db, school)) ?? expect.unreachable();
    await belongBySignOn(deps(), amara.userId, row);
    expect((await joinOrganisation(deps(), amara, { token: await linkTo(school, "worker") })).done).toBe(true);
    expect(await readAffiliation(firm.db, amara.userId)).toMatchObject({ schoolId: school, applicantKind: "worker" });
  });

  it("takes nobody from one school to another, and no staff", async () => {
    const first = await linkTo(await organisation("school", "First College"));
    const second = await linkTo(await organisation("school", "Second College"));
    const amara = await firm.person("student");
    await joinOrganisation(deps(), amara, { token: first });
    expect(codes(await joinOrganisation(deps(), amara, { token: second }))).toEqual(["belongsElsewhere"]);
    expect(codes(await joinOrganisation(deps(), admin, { token: first }))).toEqual(["registrationLinkForApplicants"]);
    expect(codes(await joinOrganisation(deps(), null, { token: first }))).toEqual(["notSignedIn"]);
  });

  it("opens nothing once it is ended, or when it never was", async () => {
    const school = await organisation("school", "Ended College");
    const token = await linkTo(school);
    const [link] = (await listRegistrationLinks(firm.db)).filter(({ organisationId }) => organisationId === school);
    const amara = await firm.person("student");
    expect(codes(await revokeRegistrationLink(firm, amara, { linkId: link?.id ?? "" }))).toEqual(["notAllowed"]);
    expect(await revokeRegistrationLink(firm, admin, { linkId: link?.id ?? "" })).toEqual({ done: true, refusals: [] });
    expect(codes(await revokeRegistrationLink(firm, admin, { linkId: link?.id ?? "" }))).toEqual([
      "registrationLinkNotFound",
    ]);
    for (const given of [token, "wrong"])
      expect(codes(await joinOrganisation(deps(), amara, { token: given }))).toEqual(["registrationLinkNotValid"]);
  });
});

describe("staff", () => {
  it("say to whom an applicant belongs, in a case of theirs alone", async () => {
    const agency = await organisation("agent", "Compass Agency");
    const amara = await firm.person("student");
    const applicationId = await firm.application(amara);
    const lawyer = await firm.person("lawyer");
    const said = { applicationId, applicantKind: "worker", schoolId: null, agentId: agency };
    expect(codes(await setAffiliation(deps(), lawyer, said))).toEqual(["notFound"]);
    await firm.assign(applicationId, lawyer);
    expect(await setAffiliation(deps(), lawyer, said)).toEqual({ done: true, refusals: [] });
    expect(await readAffiliation(firm.db, amara.userId)).toMatchObject({
      agentId: agency,
      applicantKind: "worker",
      affiliationSet: { agentId: { how: "staff", by: lawyer.userId } },
    });
    expect(codes(await setAffiliation(deps(), amara, said))).toEqual(["notAllowed"]);
    expect(codes(await setAffiliation(deps(), lawyer, { ...said, schoolId: agency }))).toEqual([
      "organisationNotFound",
    ]);
    expect(codes(await setAffiliation(deps(), lawyer, { ...said, applicantKind: "tourist" }))).toEqual([
      "applicantKindNotKnown",
    ]);
  });

  it("take an applicant off a school, and neither its link nor its sign-on undoes that", async () => {
    const school = await organisation("school", "Left College");
    const amara = await firm.person("student");
    const applicationId = await firm.application(amara);
    const token = await linkTo(school);
    await joinOrganisation(deps(), amara, { token });
    const none = { applicationId, applicantKind: null, schoolId: null, agentId: null };
    expect((await setAffiliation(deps(), admin, none)).done).toBe(true);
    expect(codes(await joinOrganisation(deps(), amara, { token }))).toEqual(["belongsToNone"]);
    const left = (await readOrganisation(firm.db, school)) ?? expect.unreachable();
    expect(await belongBySignOn(deps(), amara.userId, left)).toBe("belongsElsewhere");
    expect(await readAffiliation(firm.db, amara.userId)).toMatchObject({ schoolId: null, ssoId: null });
    await setAffiliation(deps(), admin, { ...none, schoolId: school });
    expect(await belongBySignOn(deps(), amara.userId, left)).toBeUndefined();
    expect(await readAffiliation(firm.db, amara.userId)).toMatchObject({
      schoolId: school,
      ssoId: school,
      affiliationSet: { schoolId: { how: "staff" } },
    });
  });
});

describe("a consent", () => {
  it("opens what the applicant chose, until it is taken back, and ends with the agency", async () => {
    const agency = await organisation("agent", "Harbour Agency");
    const other = await organisation("agent", "Other Agency");
    const amara = await firm.person("student");
    const applicationId = await firm.application(amara);
    await joinOrganisation(deps(), amara, { token: await linkTo(agency) });
    const agent = await firm.person("agent", { agentId: agency });
    const sees = async () => {
      const row = await readApplicationRow(firm.db, applicationId);
      if (!row) throw new Error("no row");
      const facts = factsOf(row);
      return [maySeeApplication(agent, facts), mayReadAnswer(agent, facts, "country")];
    };
    const until = "2027-06-01";
    expect(await sees()).toEqual([false, false]);
    await giveConsent(firm, amara, { organisationId: agency, parts: [], until });
    expect(await sees()).toEqual([true, false]);
    await giveConsent(firm, amara, { organisationId: agency, parts: ["answers"], until });
    expect(await sees()).toEqual([true, true]);
    expect(await takeBackConsent(firm, amara, { organisationId: agency })).toEqual({ done: true, refusals: [] });
    expect(await sees()).toEqual([false, false]);
    expect(codes(await takeBackConsent(firm, amara, { organisationId: agency }))).toEqual(["consentNotGiven"]);

    const told = async (person: Actor) =>
      (await listNotifications(firm.db, person.userId)).map(({ kind, subject }) => [kind, subject["at"]]);
    // Given, given more, taken back.
    expect(await told(agent)).toEqual(Array.from({ length: 3 }, () => ["consentChanged", "/"]));
    expect(await told(amara)).toEqual([]);
    await giveConsent(firm, amara, { organisationId: agency, parts: ["answers"], until });
    await setAffiliation(deps(), admin, { applicationId, applicantKind: null, schoolId: null, agentId: other });
    expect(await told(amara)).toEqual([["consentChanged", "/account"]]);
    // Given anew and ended: the agency sees less than before, and reads so.
    expect(await told(agent)).toHaveLength(5);
    await setAffiliation(deps(), admin, { applicationId, applicantKind: null, schoolId: null, agentId: agency });
    expect(await sees()).toEqual([false, false]);
    // Nothing was allowed to the other one, so nothing is said to be seen otherwise.
    expect((await told(amara)).map(([kind]) => String(kind)).toSorted()).toEqual([
      "belongingChanged",
      "consentChanged",
    ]);
    expect(await told(agent)).toHaveLength(5);
  });

  it("ends by itself", async () => {
    const agency = await organisation("agent", "Short Agency");
    const amara = await firm.person("student");
    const applicationId = await firm.application(amara);
    await joinOrganisation(deps(), amara, { token: await linkTo(agency) });
    await giveConsent(firm, amara, { organisationId: agency, parts: [], until: "2026-12-01" });
    expect((await readApplicationRow(firm.db, applicationId))?.agent_consent).toEqual([]);
    await firm.db.$client.query("update boreal.consent set ends_at = now() - interval '1 second' where owner_id = $1", [
      amara.userId,
    ]);
    expect((await readApplicationRow(firm.db, applicationId))?.agent_consent).toBeNull();
  });

  it("is for one’s own school or agency, days to come, and what can be allowed", async () => {
    const school = await organisation("school", "Strict College");
    const agency = await organisation("agent", "Strict Agency");
    const amara = await firm.person("student");
    await joinOrganisation(deps(), amara, { token: await linkTo(school) });
    const give = async (organisationId: string, parts: readonly string[], until: string) =>
      codes(await giveConsent(firm, amara, { organisationId, parts, until }));
    expect(await give(agency, [], "2027-01-01")).toEqual(["organisationNotYours"]);
    expect(await give(school, ["answers"], "2027-01-01")).toEqual(["consentPartNotKnown"]);
    expect(await give(school, ["everything"], "2027-01-01")).toEqual(["consentPartNotKnown"]);
    for (const until of ["2026-11-19", "2028-11-21", "2027-02-30", "soon"])
      expect(await give(school, [], until)).toEqual(["consentDayNotValid"]);
    expect(await give(school, ["documents"], "2026-11-20")).toEqual([]);
    expect(codes(await giveConsent(firm, admin, { organisationId: school, parts: [], until: "2027-01-01" }))).toEqual([
      "notAllowed",
    ]);
  });
});

describe("an organisation", () => {
  it("is added and renamed by an administrator, with a name that no other has", async () => {
    const id = await organisation("school", "Lakeside College");
    const lawyer = await firm.person("lawyer");
    expect(codes(await saveOrganisation(firm, lawyer, { kind: "school", name: "X" }))).toEqual(["notAllowed"]);
    expect(codes(await saveOrganisation(firm, admin, { kind: "school", name: " lakeside college " }))).toEqual([
      "organisationNameTaken",
    ]);
    expect(codes(await saveOrganisation(firm, admin, { kind: "firm", name: "X" }))).toEqual([
      "organisationKindMissing",
    ]);
    expect(codes(await saveOrganisation(firm, admin, { kind: "school", name: " " }))).toEqual([
      "organisationNameMissing",
    ]);
    expect((await saveOrganisation(firm, admin, { id, name: "Lakeside University" })).organisationId).toBe(id);
    expect(codes(await saveOrganisation(firm, admin, { id: "none", name: "Y" }))).toEqual(["organisationNotFound"]);
  });
});

import { afterAll, beforeAll, expect, it } from "vitest";
import { pagesToShow } from "@boreal/domain/questionnaire/progress";
import { eq } from "../../database/query.ts";
import { readKnownSchools } from "../../store/knownSchools.ts";
import { insertOrganisation } from "../../store/organisations/organisations.ts";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import { profileTable } from "../../store/tables/accounts.ts";
import { saveAnswers } from "../answers/saveAnswers.ts";
import { saveKnownSchools } from "../settings/saveKnownSchools.ts";
import { openTestFirm, type TestFirm } from "../testFirm.ts";
import { belongBySignOn } from "./belongBySignOn.ts";

/** Of whom signs in through a school, only what something else tells is not asked. */

let firm: TestFirm;
beforeAll(async () => {
  firm = await openTestFirm();
});
afterAll(async () => await firm.close());

const deps = () => ({ ...firm, forgetSessions: () => {} });

/** An accepted student who came through such an organisation, and which questions about the school are not asked. */
async function cameThrough(kind: "school" | "agent", id: string) {
  const row = { id, kind, name: `${id} (invented)`, createdBy: "admin", createdAt: new Date() };
  await insertOrganisation(firm.db, row);
  const amara = await firm.person("student");
  const applicationId = await firm.application(amara);
  const answers = [
    { key: "country", value: "NG", baseVersion: 0 },
    { key: "schoolAcceptanceStatus", value: "yes", baseVersion: 0 },
  ];
  const answer = async (given: typeof answers) =>
    void (await saveAnswers(firm, amara, { applicationId, answers: given }));
  await answer(answers);
  await belongBySignOn(deps(), amara.userId, row);
  const notAsked = async () => {
    const the = (await loadCaseFile(firm, applicationId))?.the ?? expect.unreachable();
    const about = ["schoolName", "dli", "province", "schoolAddressObject"];
    const onTheWay = pagesToShow("Student", the.fresh()).flatMap((step) => [
      step.id,
      ...(step.type === "group" ? step.members.map(({ id }) => id) : []),
    ]);
    return about.filter((id) => !onTheWay.includes(id));
  };
  return { userId: amara.userId, notAsked, answer };
}

it("asks for the school while the list does not know it, and not for what the list says", async () => {
  const { userId, notAsked, answer } = await cameThrough("school", "listed-college");
  expect(await notAsked()).toEqual([]);
  const admin = await firm.person("admin");
  const { version: baseVersion } = await readKnownSchools(firm.db);
  const schools = [{ schoolId: "listed-college", names: ["Listed College"] }];
  expect((await saveKnownSchools(firm, admin, { schools, baseVersion })).done).toBe(true);
  // Nothing but the name is said of it.
  expect(await notAsked()).toEqual(["schoolName"]);
  await firm.db.update(profileTable).set({ schoolId: "another" }).where(eq(profileTable.userId, userId));
  await answer([{ key: "schoolName", value: "Listed College", baseVersion: 0 }]);
  expect(await notAsked()).toEqual([]);
});

it("asks those who came through an agency", async () => {
  const { userId, notAsked } = await cameThrough("agent", "an-agency");
  expect(await notAsked()).toEqual([]);
  await firm.db.update(profileTable).set({ ssoId: "an-agency" }).where(eq(profileTable.userId, userId));
  expect(await notAsked()).toEqual([]);
});

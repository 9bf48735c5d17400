import { letterOf } from "@boreal/domain/letters/letters";
import { isDescribedList, type DescribedForm } from "@boreal/domain/letters/described/describedForm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { saveAnswers } from "../../commands/answers/saveAnswers.ts";
import type { Actor } from "../../policies/actor.ts";
import { openTestServer, type TestServer } from "../testServer.ts";

/** The page of a letter without the definitions of letters, documents and forms. */

let server: TestServer;
let amara: Actor;
let team: Actor;
let school: Actor;
let application: string;
const supporterKey = "financialSupporter:financialSupporter";
beforeAll(async () => {
  server = await openTestServer();
  const known = async (role: Actor["role"]) => {
    const actor = await server.firm.person(role);
    server.signedIn.set(actor.userId, actor);
    return actor;
  };
  [amara, team, school] = [await known("student"), await known("admin"), await known("schoolStaff")];
  application = await server.firm.application(amara);
  await saveAnswers(server.firm, amara, {
    applicationId: application,
    answers: [{ key: "financialSupport", value: "entirely", baseVersion: 0 }],
  });
});
afterAll(async () => await server.close());

const opening = `query P($id: ID!, $slug: String!, $isOfTeam: Boolean!) {
  application(id: $id) {
    letterPage(slug: $slug, isOfTeam: $isOfTeam) {
      letter slug name { en } isOfType requirement why { because { en } }
      people { key childNumber name } place { slug name { en } } writer { section visitor { en } }
    }
  }
}`;
const reading =
  "query L($id: ID!, $key: String!) { letter(applicationId: $id, letterKey: $key) { asked refusals { code } } }";

type Page = {
  readonly letter: string;
  readonly isOfType: boolean;
  readonly requirement: string | null;
  readonly why: { readonly because: readonly { readonly en: string }[] } | null;
  readonly people: readonly { readonly key: string }[];
  readonly place: { readonly slug: string } | null;
  readonly writer: { readonly section: string } | null;
};
const pageFor = async (reader: Actor, slug: string, isOfTeam = false) =>
  (
    (await server.data(reader, opening, { id: application, slug, isOfTeam })) as {
      application: { letterPage: Page | null } | null;
    }
  ).application?.letterPage;
const askedOf = async (reader: Actor, key: string) =>
  ((await server.data(reader, reading, { id: application, key })) as { letter: { asked: DescribedForm | null } }).letter
    .asked;

describe("the page of a letter", () => {
  it("says to the applicant whether it is called for and why, where it goes, and who may be asked to write it", async () => {
    const page = await pageFor(amara, "financial-supporter");
    expect(page).toMatchObject({
      letter: "financialSupporter",
      isOfType: true,
      requirement: "Required",
      people: [{ key: supporterKey }],
      writer: { section: "financialSupporter" },
    });
    expect(page?.why?.because.length).toBeGreaterThan(0);
    expect(page?.place?.slug).toMatch(/\w/);
  });

  it("is the same at the lawyer’s address, which may name it otherwise; no letter has an address that nobody knows", async () => {
    expect(await pageFor(team, letterOf("financialSupporter")?.lawyerSlug ?? "", true)).toMatchObject({
      letter: "financialSupporter",
    });
    expect(await pageFor(amara, "no-such-letter")).toBeNull();
    expect(await pageFor(amara, letterOf("settlementOffer")?.slug ?? "")).toMatchObject({
      isOfType: false,
      requirement: null,
      people: [],
    });
  });

  it("says nothing of a case to who may not know it", async () => {
    expect(await pageFor(school, "financial-supporter")).toBeFalsy();
  });
});

describe("what a letter asks", () => {
  it("comes with its text, for whoever may read it", async () => {
    for (const reader of [amara, team]) {
      const asked = await askedOf(reader, supporterKey);
      const paths = asked?.sections.flatMap(({ parts }) =>
        parts.map((part) => (isDescribedList(part) ? part.list : part.path)),
      );
      expect(paths).toEqual(expect.arrayContaining(["supporterWork", "language", "place"]));
    }
  });

  it("is told to nobody else", async () => {
    expect(await askedOf(school, supporterKey)).toBeNull();
    expect(await askedOf(amara, "settlementOffer")).toBeNull();
  });
});

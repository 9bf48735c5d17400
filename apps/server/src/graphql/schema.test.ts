import { readFileSync } from "node:fs";
import type { GraphQLField } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Actor } from "../policies/actor.ts";
import * as administration from "../policies/administration.ts";
import * as applications from "../policies/applications.ts";
import * as assessment from "../policies/assessment.ts";
import * as breakGlass from "../policies/breakGlass.ts";
import * as calendar from "../policies/calendar.ts";
import * as dependents from "../policies/dependents.ts";
import * as messages from "../policies/desk/messages.ts";
import * as requests from "../policies/desk/requests.ts";
import * as clientImports from "../policies/desk/clientImports.ts";
import * as intakeLinks from "../policies/desk/intakeLinks.ts";
import * as conflicts from "../policies/desk/conflicts.ts";
import * as notes from "../policies/desk/notes.ts";
import * as visits from "../policies/desk/visits.ts";
import * as tasks from "../policies/desk/tasks.ts";
import * as reviews from "../policies/desk/reviews.ts";
import * as documents from "../policies/documents.ts";
import * as filingPackages from "../policies/desk/filingPackages.ts";
import * as forms from "../policies/forms.ts";
import * as lawyerDecisions from "../policies/lawyerDecisions.ts";
import * as letterComments from "../policies/letterComments.ts";
import * as letters from "../policies/letters.ts";
import * as organisations from "../policies/organisations.ts";
import * as payments from "../policies/payments.ts";
import * as lifecycle from "../policies/lifecycle.ts";
import * as erasures from "../policies/desk/erasures.ts";
import * as closing from "../policies/desk/closing.ts";
import * as reopenedParts from "../policies/reopenedParts.ts";
import * as sections from "../policies/sections.ts";
import { printedSchema, schemaFile } from "./printedSchema.ts";
import { schema } from "./schema.ts";
import { callOf } from "./testCalls.ts";
import { openTestServer, type TestServer } from "./testServer.ts";

const policies = new Set<unknown>(
  [
    administration,
    applications,
    assessment,
    breakGlass,
    calendar,
    dependents,
    documents,
    filingPackages,
    forms,
    lawyerDecisions,
    letterComments,
    letters,
    requests,
    reviews,
    messages,
    clientImports,
    intakeLinks,
    conflicts,
    notes,
    tasks,
    visits,
    organisations,
    payments,
    lifecycle,
    erasures,
    closing,
    reopenedParts,
    sections,
  ].flatMap((concept) => Object.values(concept)),
);
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

let server: TestServer;
let amara: Actor;
let application: string;
beforeAll(async () => {
  server = await openTestServer();
  amara = await server.firm.person("student");
  application = await server.firm.application(amara);
});
afterAll(async () => await server.close());

describe("the schema", () => {
  it("is the published one (npm run schemas writes it)", () => {
    expect(readFileSync(schemaFile, "utf8")).toBe(printedSchema());
  });

  it("names a policy for every mutation, one that has a table of its own", () => {
    expect(mutations.length).toBeGreaterThan(15);
    const without = mutations.filter(({ extensions }) => !policies.has(extensions.policy)).map(({ name }) => name);
    expect(without).toEqual([]);
  });
});

const call = (field: GraphQLField<unknown, unknown>) =>
  callOf("mutation", field, { application, userId: amara.userId });

const everythingWritten = async () => {
  const { rows } = await server.firm.db.$client.query<{ name: string; n: string }>(
    `select 'boreal.' || relname as name, (xpath('/row/c/text()', query_to_xml('select count(*) as c from boreal.' || relname, false, true, '')))[1]::text as n
     from pg_class where relnamespace = 'boreal'::regnamespace and relkind = 'r' order by 1`,
  );
  return rows;
};

describe("every mutation", () => {
  it.each(mutations.map((field) => [field.name, field] as const))(
    "%s: nothing without a session, and the refusal says what to do",
    async (_, field) => {
      const before = await everythingWritten();
      const answer = await server.ask(null, call(field));
      expect(answer.errors).toEqual([]);
      const result = answer.data?.[field.name] as null | {
        done?: boolean;
        refusals: { code: string; text: { en: string; fr: string } }[];
      };
      if (result !== null) {
        expect(result.done ?? false).toBe(false);
        expect(result.refusals).toHaveLength(1);
        expect(result.refusals[0]?.text.en).not.toBe(result.refusals[0]?.text.fr);
      }
      expect(await everythingWritten()).toEqual(before);
    },
  );

  const onlyForSelf = [
    "startApplication",
    "setLanguage",
    "setProfile",
    "savePersonalHistory",
    "markNotificationsRead",
    "chooseNotices",
    "createCalendarFeed",
    "revokeCalendarFeed",
  ];
  it.each(mutations.filter(({ name }) => !onlyForSelf.includes(name)).map((field) => [field.name, field] as const))(
    "%s: nothing for another applicant",
    async (_, field) => {
      const stranger = await server.firm.person("student");
      const before = await everythingWritten();
      const answer = await server.ask(stranger, call(field));
      expect(answer.errors).toEqual([]);
      const result = answer.data?.[field.name] as null | { done?: boolean; refusals: unknown[] };
      if (result !== null) expect([result.done ?? false, result.refusals.length]).toEqual([false, 1]);
      expect(await everythingWritten()).toEqual(before);
    },
  );
});

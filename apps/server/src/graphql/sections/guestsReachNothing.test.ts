import type { GraphQLField } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shareOf } from "../../../../../tests/running/sizes.ts";
import { guestSections } from "@boreal/domain/questionnaire/guestSections";
import type { Actor } from "../../policies/actor.ts";
import type { Guest } from "../../policies/sections.ts";
import { schema } from "../schema.ts";
import { callOf } from "../testCalls.ts";
import { openTestServer, type TestServer } from "../testServer.ts";
import { personWithGuest } from "./testGuests.ts";

const fieldsOf = (kind: "query" | "mutation") =>
  Object.values((kind === "query" ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {}).map(
    (field) => [field.name, field] as const,
  );

describe.each(shareOf("people who are invited to a part", guestSections, guestSections.length))(
  "everything but guestCase, saveAnswers and finishSection is nothing to an invited %s",
  (section) => {
    let server: TestServer;
    let owner: Actor;
    let guest: Guest;
    beforeAll(async () => {
      server = await openTestServer();
      ({ owner, guest } = await personWithGuest(server, section));
    });
    afterAll(async () => await server.close());
    const call = (kind: "query" | "mutation", field: GraphQLField<unknown, unknown>) =>
      callOf(kind, field, { application: guest.applicationId, userId: owner.userId });

    const isRefused = (seen: unknown): seen is { refusals: readonly { code: string }[] } =>
      typeof seen === "object" && seen !== null && "refusals" in seen;

    it.each(fieldsOf("query").filter(([name]) => name !== "guestCase"))(
      "query %s is nothing to her",
      async (name, field) => {
        const { data, errors } = await server.ask(null, call("query", field), {}, guest);
        const seen = data?.[name];
        if (errors.length > 0) expect(errors.map(({ extensions }) => extensions?.code)).toEqual(["UNAUTHENTICATED"]);
        else if (isRefused(seen)) expect(seen.refusals).toHaveLength(1);
        else expect([null, []]).toContainEqual(seen);
      },
    );

    // The answer that these calls give (a country) is a visitor's own to give.
    const isTheirs = (name: string) => name === "finishSection" || (section === "visitor" && name === "saveAnswers");
    it.each(fieldsOf("mutation").filter(([name]) => !isTheirs(name)))(
      "mutation %s does nothing for her",
      async (name, field) => {
        const count = async () =>
          (
            await server.firm.db.$client.query<{ count: number }>(
              "select count(*)::int as count from boreal.audit_event",
            )
          ).rows;
        const before = await count();
        const { data, errors } = await server.ask(null, call("mutation", field), {}, guest);
        expect(errors).toEqual([]);
        const result = data?.[name] as { refusals: { code: string }[] } | null;
        if (result !== null) expect(result?.refusals).toHaveLength(1);
        expect(await count()).toEqual(before);
      },
    );

    it("tells her of no change: neither stream begins", async () => {
      for (const stream of [
        `applicationChanged(id: "${guest.applicationId}") { kind }`,
        "notificationArrived { id }",
      ]) {
        const response = await fetch(server.address, {
          method: "POST",
          headers: {
            "content-type": "application/json",
            accept: "text/event-stream",
            "x-test-guest": guest.invitationId,
          },
          body: JSON.stringify({ query: `subscription { ${stream} }` }),
        });
        expect(await response.text()).toContain("UNAUTHENTICATED");
        expect(server.listeners).toBe(0);
      }
    });

    it("is closed to introspection where operations are stored", async () => {
      const stored = await openTestServer({ operations: "stored" });
      const { data, errors } = await stored.ask(null, "{ __schema { types { name } } }", {}, guest);
      expect([data, errors.map(({ extensions }) => extensions?.code)]).toEqual([null, ["STORED_ONLY"]]);
      await stored.close();
    });
  },
);

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findFile } from "../../apps/server/src/commands/documents/fileDeps.ts";
import { loadCaseFor } from "../../apps/server/src/commands/loadCaseFor.ts";
import { actor, openTestVault, type TestVault } from "../../apps/server/src/commands/documents/testFileDeps.ts";
import { storeFile } from "../../apps/server/src/commands/uploads/testStoredFile.ts";
import type { Asker } from "../../apps/server/src/policies/actor.ts";

/** What is hidden costs the same steps as what does not exist. Steps are counted, because a clock tells how busy the machine is. */

let vault: TestVault;
let fileId: string;
beforeAll(async () => {
  vault = await openTestVault();
  fileId = await storeFile(vault.deps, { applicationId: vault.applicationId, by: vault.student });
});
afterAll(async () => await vault.close());

const stranger = actor("somebody-else");
const noFile = "00000000-0000-4000-8000-000000000000";

/** The statements that the work sends, by name or text, and how often a person's key is asked for. */
async function stepsOf(work: (deps: TestVault["deps"]) => Promise<unknown>): Promise<readonly string[]> {
  const steps: string[] = [];
  const counted = <T extends object>(client: T): T =>
    new Proxy(client, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target);
        if (name !== "query" || typeof value !== "function")
          return typeof value === "function" ? (value.bind(target) as unknown) : value;
        return (given: string | { readonly name?: string; readonly text?: string }, ...rest: unknown[]) => {
          steps.push(typeof given === "string" ? given : (given.name ?? given.text ?? ""));
          return (value as (...all: unknown[]) => unknown).call(target, given, ...rest);
        };
      },
    });
  const db = new Proxy(vault.deps.db, {
    get: (target, name) =>
      name === "$client" ? counted(target.$client) : (Reflect.get(target, name, target) as unknown),
  });
  const personKey: TestVault["deps"]["personKey"] = async (id) => {
    steps.push("key of a person");
    return await vault.deps.personKey(id);
  };
  await work(vault.restart({ db, personKey }));
  return steps;
}

const cases: readonly (readonly [string, Asker])[] = [
  ["another applicant", stranger],
  ["a lawyer without the case", { ...actor("a-lawyer", "lawyer"), lawyerScope: "assigned" }],
  ["an agent of nobody", actor("an-agent", "agent")],
  ["nobody", null],
];

describe.each(cases)("to %s", (_, asker) => {
  it.each([["a case", (deps: TestVault["deps"], id: string) => loadCaseFor(deps, asker, id)]])(
    "%s that is not theirs costs the steps of one that does not exist",
    async (_what, load) => {
      const hidden = await stepsOf((deps) => load(deps, vault.applicationId));
      expect(hidden).toEqual(await stepsOf((deps) => load(deps, noFile)));
      expect(hidden).toHaveLength(1);
      expect(await load(vault.deps, vault.applicationId)).toBeUndefined();
    },
  );

  it("a file that is not theirs costs the steps of one that does not exist", async () => {
    const hidden = await stepsOf((deps) => findFile(deps, asker, fileId));
    expect(hidden).toEqual(await stepsOf((deps) => findFile(deps, asker, noFile)));
    expect(await findFile(vault.deps, asker, fileId)).toBeUndefined();
  });
});

it("whoever may not know of a page takes the same steps for its files, though the case is theirs to see", async () => {
  const support = actor("support", "support");
  const paper = await storeFile(vault.deps, {
    applicationId: vault.applicationId,
    by: vault.student,
    place: { page: "passport", slot: "passportBioPage", person: "main", childNumber: null },
  });
  const agent: Asker = { ...actor("agent", "agent"), agentId: "agency" };
  for (const asker of [support, agent]) {
    const missing = await stepsOf((deps) => findFile(deps, asker, noFile));
    expect(missing).not.toContain("key of a person");
    if ((await findFile(vault.deps, asker, paper)) === undefined)
      expect(await stepsOf((deps) => findFile(deps, asker, paper))).toEqual(missing);
  }
});

it("the owner finds both", async () => {
  expect(await loadCaseFor(vault.deps, vault.student, vault.applicationId)).toBeDefined();
  expect(await findFile(vault.deps, vault.student, fileId)).toBeDefined();
});

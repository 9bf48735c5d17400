import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ApplicationType } from "@boreal/domain/caseFile/application";
import type { Role } from "@boreal/domain/caseFile/user";
import { readNames, sealNames } from "../accounts/names.ts";
import type { Database } from "../database/connect.ts";
import { freshDatabase } from "../database/testDatabase.ts";
import type { Change } from "../jobs/changes.ts";
import { openKeys, type Keys } from "../keys/personKeys.ts";
import type { MailRequest } from "../mail/outbox.ts";
import type { Actor } from "../policies/actor.ts";
import { insertAssignment } from "../store/cases/applications.ts";
import { profileTable } from "../store/tables/accounts.ts";
import { openAuthTables } from "../store/tables/auth.ts";
import { caseServices } from "./caseServices.ts";
import type { CommandDeps } from "./deps.ts";
import { startApplication } from "./startApplication.ts";

/** An invented firm on a database of its own, for tests of commands. */
export type TestFirm = CommandDeps & {
  readonly keys: Keys;
  /** Where its root key lies. */
  readonly folder: string;
  readonly changes: Change[];
  readonly mails: MailRequest[];
  /** A person with an account; staff with their second factor given. */
  person(
    role: Role,
    more?: Partial<Actor> & { readonly firstName?: string; readonly lastName?: string; readonly email?: string },
  ): Promise<Actor>;
  application(owner: Actor, type?: ApplicationType): Promise<string>;
  assign(applicationId: string, staff: Actor): Promise<void>;
  close(): Promise<void>;
};

/** The day of all tests. */
export const testToday = "2026-11-20";

export async function openTestFirm(): Promise<TestFirm> {
  const db: Database = await freshDatabase();
  const folder = await mkdtemp(join(tmpdir(), "boreal-firm-"));
  const keys = await openKeys({ rootKeyFile: join(folder, "root.key") }, db);
  const changes: Change[] = [];
  const mails: MailRequest[] = [];
  const deps: CommandDeps = {
    db,
    ...caseServices(db),
    personKey: keys.personKey,
    names: async (ids) => await readNames(db, keys, ids),
    today: () => testToday,
    now: () => new Date(),
    publishChange: (change) => void changes.push(change),
    queueMail: async (_, mail) => void mails.push(mail),
  };
  return {
    ...deps,
    keys,
    folder,
    changes,
    mails,
    async person(role, more = {}) {
      const { firstName = "Amara", lastName = "Okafor", email = `${randomUUID()}@example.test`, ...actor } = more;
      const userId = randomUUID();
      const at = new Date();
      const { user } = openAuthTables(keys);
      await db.insert(user).values({ id: userId, name: "", email, emailVerified: true, createdAt: at, updatedAt: at });
      const sealedNames = sealNames(await keys.personKey(userId), userId, { firstName, lastName });
      const { schoolId = null, agentId = null, lawyerScope = null } = actor;
      await db
        .insert(profileTable)
        .values({ userId, role, schoolId, agentId, lawyerScope, language: "en", sealedNames, createdAt: at });
      return {
        userId,
        role,
        emailVerified: true,
        secondFactor: role === "student" ? "none" : "verified",
        language: "en",
        ...actor,
      };
    },
    async application(owner, type = "Student") {
      const { applicationId } = await startApplication(deps, owner, type);
      if (applicationId === null) throw new Error("the application was not started");
      return applicationId;
    },
    async assign(applicationId, staff) {
      await db.transaction(
        async (tx) => await insertAssignment(tx, { applicationId, staffId: staff.userId, at: new Date() }),
      );
    },
    async close() {
      await db.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

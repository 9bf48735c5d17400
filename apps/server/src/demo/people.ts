import { createHmac } from "node:crypto";
import { hashPassword, symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import type { Role } from "@boreal/domain/caseFile/user";
import type { Language } from "@boreal/domain/kernel/text";
import { eq } from "../database/query.ts";
import type { AccountDeps } from "../accounts/accountDeps.ts";
import { openProfile } from "../commands/accounts/openProfile.ts";
import { takeStaffRole } from "../commands/accounts/takeStaffRole.ts";
import type { Keys } from "../keys/personKeys.ts";
import type { Actor } from "../policies/actor.ts";
import { appendAudit, systemActor, systemChain } from "../store/auditLog.ts";
import { openAuthTables } from "../store/tables/auth.ts";

export type DemoPerson = {
  readonly userId: string;
  readonly role: Role;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly language: Language;
  readonly is: string;
};

/** All invented; `.test` addresses reach nobody. */
export const demoPeople = {
  applicant: {
    userId: "demo-amara-okafor",
    role: "student",
    firstName: "Amara",
    lastName: "Okafor",
    email: "amara.okafor@example.test",
    language: "en",
    is: "applicant with spouse and child",
  },
  newcomer: {
    userId: "demo-arjun-rao",
    role: "student",
    firstName: "Arjun",
    lastName: "Rao",
    email: "arjun.rao@example.test",
    language: "en",
    is: "applicant, half way",
  },
  quebecer: {
    userId: "demo-elodie-mbarga",
    role: "student",
    firstName: "Élodie",
    lastName: "Mbarga",
    email: "elodie.mbarga@example.test",
    language: "fr",
    is: "applicant in French, all answered",
  },
  lawyer: {
    userId: "demo-helene-tremblay",
    role: "lawyer",
    firstName: "Hélène",
    lastName: "Tremblay",
    email: "helene.tremblay@example.test",
    language: "en",
    is: "lawyer",
  },
  support: {
    userId: "demo-noor-haddad",
    role: "support",
    firstName: "Noor",
    lastName: "Haddad",
    email: "noor.haddad@example.test",
    language: "en",
    is: "support",
  },
  administrator: {
    userId: "demo-lucie-gagnon",
    role: "admin",
    firstName: "Lucie",
    lastName: "Gagnon",
    email: "lucie.gagnon@example.test",
    language: "fr",
    is: "administrator",
  },
  school: {
    userId: "demo-daniel-okeke",
    role: "schoolStaff",
    firstName: "Daniel",
    lastName: "Okeke",
    email: "daniel.okeke@example.test",
    language: "en",
    is: "staff of the school to which Arjun goes",
  },
  agent: {
    userId: "demo-priya-nair",
    role: "agent",
    firstName: "Priya",
    lastName: "Nair",
    email: "priya.nair@example.test",
    language: "en",
    is: "education agent of Arjun",
  },
} as const satisfies Record<string, DemoPerson>;

/**
 * Passwords and authenticator secrets come from this installation's own key: nobody else can work them out, they are not
 * in the code, and the same start prints the same ones again. No sign-in rule is loosened for the demonstration.
 */
const secretOf = (keys: Keys, person: DemoPerson, purpose: string): string =>
  keys.systemKey.secretFor(`demo ${purpose} ${person.userId}`);
const passwordOf = (keys: Keys, person: DemoPerson): string => secretOf(keys, person, "password").slice(0, 16);
const authenticatorSecret = (keys: Keys, person: DemoPerson): string =>
  secretOf(keys, person, "authenticator").slice(0, 32);

function backupCodesOf(keys: Keys, person: DemoPerson): string[] {
  const letters = Array.from({ length: 10 }, (_, index) =>
    secretOf(keys, person, `backup code ${index}`).replaceAll(/[-_]/g, "").slice(0, 10),
  );
  return letters.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
}

/** The secret of the accounts library, under which it keeps second factors; see auth/createAuth.ts. */
const librarySecret = (keys: Keys): string => keys.systemKey.secretFor("sign-in cookies");

/** Opens the account unless it is there, with a confirmed address and, for staff, a second factor; `organisationId`: whose staff. */
export async function openDemoAccount(
  deps: AccountDeps,
  person: DemoPerson,
  organisationId: string | null = null,
): Promise<Actor> {
  const { db, keys } = deps;
  const { user, account, twoFactor } = openAuthTables(keys);
  const { userId, role, email, firstName, lastName, language } = person;
  const isStaff = role !== "student";
  const at = deps.now();
  const found = await db.select({ id: user.id }).from(user).where(eq(user.id, userId));
  if (found.length === 0) {
    const password = await hashPassword(passwordOf(keys, person));
    const secret = await symmetricEncrypt({ key: librarySecret(keys), data: authenticatorSecret(keys, person) });
    const backupCodes = await symmetricEncrypt({
      key: librarySecret(keys),
      data: JSON.stringify(backupCodesOf(keys, person)),
    });
    await keys.personKey(userId);
    await openProfile(deps, { userId, language, firstName, lastName });
    await db.transaction(async (tx) => {
      await tx.insert(user).values({
        id: userId,
        name: "",
        email,
        emailVerified: true,
        twoFactorEnabled: isStaff,
        createdAt: at,
        updatedAt: at,
      });
      await tx.insert(account).values({
        id: `${userId}-password`,
        userId,
        accountId: userId,
        providerId: "credential",
        password,
        createdAt: at,
        updatedAt: at,
      });
      if (isStaff) {
        await tx.insert(twoFactor).values({ id: `${userId}-factor`, userId, secret, backupCodes, verified: true });
        const refused = await takeStaffRole(tx, deps, { userId, role, organisationId, at });
        if (refused) throw new Error(`the demonstration account ${userId} could not become staff: ${refused.code}`);
      }
      await appendAudit(tx, {
        chainId: systemChain,
        actorId: systemActor,
        kind: "demoAccountOpened",
        subject: { userId, role },
        at,
      });
    });
  }
  return { userId, role, emailVerified: true, secondFactor: isStaff ? "verified" : "none", language };
}

/** How to sign in as this person, for the terminal of whoever started the demonstration. */
export async function signInLine(deps: AccountDeps, person: DemoPerson): Promise<string> {
  const who = `${person.firstName} ${person.lastName} (${person.is}): ${person.email}  password ${passwordOf(deps.keys, person)}`;
  if (person.role === "student") return who;
  const secret = authenticatorSecret(deps.keys, person);
  const unused = await unusedBackupCodes(deps, person);
  const codes = unused.length > 0 ? `  or one of the backup codes, each once: ${unused.slice(0, 4).join(" ")}` : "";
  return `${who}\n  second step: code now ${codeAt(secret, deps.now())}, authenticator key ${base32(secret)}${codes}`;
}

async function unusedBackupCodes({ db, keys }: AccountDeps, person: DemoPerson): Promise<string[]> {
  const { twoFactor } = openAuthTables(keys);
  const [row] = await db
    .select({ codes: twoFactor.backupCodes })
    .from(twoFactor)
    .where(eq(twoFactor.userId, person.userId));
  if (!row) return [];
  const left = JSON.parse(await symmetricDecrypt({ key: librarySecret(keys), data: row.codes })) as string[];
  const own = new Set(backupCodesOf(keys, person));
  return left.filter((code) => own.has(code));
}

/** The six digits that an authenticator shows at a moment (RFC 6238, SHA-1, 30 seconds). */
export function codeAt(secret: string, at: Date): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at.getTime() / 30_000)));
  const digest = createHmac("sha1", secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, "0");
}

/** RFC 4648, without padding: how authenticator apps take a key that is typed in. */
function base32(text: string): string {
  const bits = [...Buffer.from(text, "utf8")].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"[Number.parseInt(group.padEnd(5, "0"), 2)]).join("");
}

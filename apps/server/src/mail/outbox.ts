import { randomUUID } from "node:crypto";
import type { Language } from "@boreal/domain/kernel/text";
import { desc, eq, sql } from "../database/query.ts";
import type { Database, Queryable } from "../database/connect.ts";
import type { NoticeKindId } from "@boreal/domain/notices/noticeKinds";
import { openJson, sealJson } from "../keys/fieldEncryption.ts";
import type { SealingKey } from "../keys/sealingKey.ts";
import { profileTable } from "../store/tables/accounts.ts";
import { openAuthTables } from "../store/tables/auth.ts";
import { mailOutboxTable } from "../store/tables/mail.ts";
import { applicationMails } from "./applicationMails.ts";
import { isMailKind, mailKinds, type MailKind } from "./mailKinds.ts";
import { noticeMails } from "./noticeMails.ts";
import { wordsOf, type MailDefinition, type MailValues, type NoticeMail } from "./mailValues.ts";

export const mailChannel = "boreal_mail";

/** A mail to somebody with an account, or to an address that has none yet. */
type Request<Kind, Values> = {
  readonly kind: Kind;
  readonly values: Values;
  /** Without it, the language of the person's profile at the time of sending. */
  readonly language?: Language;
  /** Not sent before; without it, right away. */
  readonly notBefore?: Date;
} & ({ readonly toUserId: string } | { readonly toAddress: string; readonly language: Language });

/** To people whom an applicant asked to answer. */
export type InvitedMail = keyof typeof applicationMails;

type OwnValues = Exclude<MailKind, NoticeKindId | InvitedMail>;

/** All notices are written from the same values, and so are the mails to those who are asked to answer. */
export type MailRequest =
  | Request<NoticeKindId, NoticeMail>
  | Request<InvitedMail, MailValues[InvitedMail]>
  | { [K in OwnValues]: Request<K, MailValues[K]> }[OwnValues];

/** Puts a mail into the outbox within the caller's transaction: it is sent if, and only if, that transaction commits. */
export type QueueMail = (tx: Queryable, mail: MailRequest) => Promise<void>;

type SealedMail = {
  readonly toAddress?: string;
  readonly language?: Language;
  readonly origin: string;
  readonly values: unknown;
};

export type MailKeys = { readonly systemKey: SealingKey };

export const mailKey = (keys: MailKeys) => keys.systemKey.derive("mail");
export const mailContext = (id: string): string => `mail ${id}`;

/** `origin` is where people reach this server; it is asked for at the time of queueing, when the server is up. */
export function createMailQueue(deps: {
  readonly keys: MailKeys;
  readonly origin: () => string;
  readonly now: () => Date;
}): QueueMail {
  return async (tx, mail) => {
    const id = randomUUID();
    const at = deps.now();
    const sealed: SealedMail = {
      ...("toAddress" in mail ? { toAddress: mail.toAddress } : {}),
      ...(mail.language === undefined ? {} : { language: mail.language }),
      origin: deps.origin(),
      values: mail.values,
    };
    await tx.insert(mailOutboxTable).values({
      id,
      toUserId: "toUserId" in mail ? mail.toUserId : null,
      kind: mail.kind,
      sealedMail: sealJson(mailKey(deps.keys), sealed, mailContext(id)),
      createdAt: at,
      nextAttemptAt: mail.notBefore ?? at,
    });
    await tx.execute(sql`select pg_notify(${mailChannel}, '')`);
  };
}

export type OutboxRow = typeof mailOutboxTable.$inferSelect;

/** A mail as its reader gets it. */
export type WrittenMail = {
  readonly id: string;
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  readonly body: string;
  readonly origin: string;
};

/** Writes the mail of a row, or `undefined` when its reader is gone or its kind is unknown to this version. */
export async function writeMail(database: Database, keys: MailKeys, row: OutboxRow): Promise<WrittenMail | undefined> {
  if (!isMailKind(row.kind)) return undefined;
  // Sealed by createMailQueue above, under this row's id.
  const sealed = openJson(mailKey(keys), row.sealedMail, mailContext(row.id)) as SealedMail;
  const person = row.toUserId === null ? undefined : await findReader(database, keys, row.toUserId);
  // Whose account was ended since is told nothing of cases any more.
  if (person?.isEnded === true && Object.hasOwn(noticeMails, row.kind)) return undefined;
  const to = sealed.toAddress ?? person?.email;
  if (to === undefined) return undefined;
  const language = sealed.language ?? person?.language ?? "en";
  // The values were typed by kind when they were queued.
  const definition = mailKinds[row.kind] as MailDefinition<unknown>;
  const link = linkInside(sealed.origin, `/${language}${definition.link(sealed.values)}`);
  return {
    id: row.id,
    to,
    language,
    subject: wordsOf(definition.subject, sealed.values)[language],
    body: `${wordsOf(definition.body, sealed.values)[language].replace("{link}", () => link)}\n`,
    origin: sealed.origin,
  };
}

/** As an address is written: whatever a value brings, no line break, space or other site comes of it. */
const linkInside = (origin: string, path: string): string => new URL(`${origin}${path}`).href;

async function findReader(
  database: Database,
  keys: MailKeys,
  userId: string,
): Promise<{ email: string; language: Language | null; isEnded: boolean } | undefined> {
  const { user } = openAuthTables(keys);
  const [found] = await database
    .select({ email: user.email, language: profileTable.language, disabledAt: profileTable.disabledAt })
    .from(user)
    .leftJoin(profileTable, eq(profileTable.userId, user.id))
    .where(eq(user.id, userId));
  return found && { email: found.email, language: found.language, isEnded: found.disabledAt !== null };
}

/** The newest mails, for the administrators' page of an installation without a mail server. */
export async function listOutbox(database: Database, keys: MailKeys, most = 200) {
  const rows = await database
    .select()
    .from(mailOutboxTable)
    .orderBy(desc(mailOutboxTable.createdAt), desc(mailOutboxTable.id))
    .limit(most);
  const mails: { id: string; to: string; subject: string; body: string; createdAt: Date; sentAt: Date | null }[] = [];
  for (const row of rows) {
    const mail = await writeMail(database, keys, row);
    if (mail)
      mails.push({
        id: mail.id,
        to: isToInvited(row.kind) ? masked(mail.to) : mail.to,
        subject: mail.subject,
        body: mail.body,
        createdAt: row.createdAt,
        sentAt: row.sentAt,
      });
  }
  return mails;
}

const isToInvited = (kind: string): boolean => Object.hasOwn(applicationMails, kind);

/** `c•••@example.test`: whom an applicant invited is theirs to know, and the link alone has to be handed over. */
const masked = (address: string): string => address.replace(/^(.).*@/u, "$1•••@");

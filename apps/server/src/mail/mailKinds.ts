import { accountMails } from "./accountMails.ts";
import { applicationMails } from "./applicationMails.ts";
import { noticeMails } from "./noticeMails.ts";
import type { MailsOf, MailValues } from "./mailValues.ts";

export type MailKind = keyof MailValues;

export const mailKinds: MailsOf<MailKind> = { ...accountMails, ...applicationMails, ...noticeMails };

export const isMailKind = (kind: string): kind is MailKind => Object.hasOwn(mailKinds, kind);

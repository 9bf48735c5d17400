import { randomBytes } from "node:crypto";
import { mkdir, open, rename } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { WrittenMail } from "./outbox.ts";

/** Takes a mail out of the house. Delivering the same mail again must be harmless. Throws when it did not work. */
export type Delivery = { readonly deliver: (mail: WrittenMail) => Promise<void>; readonly close: () => void };

export type MailConfig = { readonly smtpUrl?: string; readonly mailFrom: string; readonly dataFolder: string };

export function createDelivery(config: MailConfig): Delivery {
  return config.smtpUrl === undefined ? folderDelivery(config) : smtpDelivery(config.smtpUrl, config.mailFrom);
}

/** The same for each attempt, so that a reader's mail program shows a mail that was sent twice once. */
const messageId = (mail: WrittenMail) =>
  `<${mail.id}@${new URL(mail.origin).hostname.replaceAll(/[[\]]/g, "") || "localhost"}>`;

/** No sign-in of ours answers by itself: keeps holiday notices away. RFC 3834. */
const headers = { "Auto-Submitted": "auto-generated" } as const;

function smtpDelivery(smtpUrl: string, from: string): Delivery {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    deliver: async (mail) => {
      await transport.sendMail({
        from,
        to: { name: "", address: mail.to },
        subject: mail.subject,
        text: mail.body,
        messageId: messageId(mail),
        headers: { ...headers, "Content-Language": mail.language },
      });
    },
    close: () => transport.close(),
  };
}

function folderDelivery({ dataFolder, mailFrom }: MailConfig): Delivery {
  const folder = join(dataFolder, "mail");
  return {
    deliver: async (mail) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const draft = join(folder, `.${mail.id}-${randomBytes(4).toString("hex")}`);
      const file = await open(draft, "wx", 0o600);
      try {
        await file.writeFile(composeMessage(mail, mailFrom));
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, join(folder, `${mail.id}.eml`));
    },
    close: () => {},
  };
}

/** A message (RFC 5322) in 8-bit UTF-8, so that a person who opens the file with any editor can read it and follow its link. */
export function composeMessage(mail: WrittenMail, from: string, at = new Date()): string {
  const lines = {
    From: oneLine(from),
    To: oneLine(mail.to),
    Subject: encodedWord(mail.subject),
    Date: at.toUTCString().replace("GMT", "+0000"),
    "Message-ID": messageId(mail),
    ...headers,
    "MIME-Version": "1.0",
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Transfer-Encoding": "8bit",
    "Content-Language": mail.language,
  };
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}`);
  return [...head, "", ...mail.body.split("\n")].join("\r\n");
}

/** A header ends at its line break: nothing may bring one of its own. */
const oneLine = (value: string) => value.replaceAll(/[\r\n]+/g, " ");

/** RFC 2047, in pieces short enough for one header word each; plain when nothing needs it. */
function encodedWord(value: string): string {
  if (/^[\x20-\x7e]*$/.test(value)) return value;
  const pieces: string[] = [];
  let piece = "";
  for (const letter of value) {
    if (Buffer.byteLength(piece + letter) > 42) {
      pieces.push(piece);
      piece = "";
    }
    piece += letter;
  }
  return [...pieces, piece].map((part) => `=?utf-8?B?${Buffer.from(part).toString("base64")}?=`).join("\r\n ");
}

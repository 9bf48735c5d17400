import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { noticeKind, noticeKindIds, noticePath } from "@boreal/domain/notices/noticeKinds";
import type { Database } from "../database/connect.ts";
import { freshDatabase } from "../database/testDatabase.ts";
import { openKeys, type Keys } from "../keys/personKeys.ts";
import { mailOutboxTable } from "../store/tables/mail.ts";
import { composeMessage } from "./delivery.ts";
import { mailKinds, type MailKind } from "./mailKinds.ts";
import { wordsOf, type MailDefinition } from "./mailValues.ts";
import { createMailQueue, writeMail, type MailRequest, type WrittenMail } from "./outbox.ts";

const origin = "https://boreal.example.test";
const kinds = Object.keys(mailKinds) as readonly MailKind[];
const languages = ["en", "fr"] as const;

/** What a value must never become part of a mail as: a name, a header, a second link, markup, a placeholder, another site. */
const hostile = [
  "Amara Okafor",
  "x\r\nBcc: eve@example.test\r\n\r\nSee http://evil.example.test",
  "\n\nhttps://evil.example.test/\n",
  "<script>alert(1)</script><a href='https://evil.example.test'>",
  "{link} {lines} $& $1",
  "//evil.example.test/",
  "@evil.example.test/",
  "\u202Egpj.exe \u0000",
];

let folder: string;
let database: Database;
let keys: Keys;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "boreal-mails-"));
  database = await freshDatabase();
  keys = await openKeys({ rootKeyFile: join(folder, "root.key") }, database);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

/** As it leaves the house, with this string for each value that may be one. */
async function written(kind: MailKind, language: "en" | "fr", value: string): Promise<WrittenMail> {
  await database.delete(mailOutboxTable);
  const queueMail = createMailQueue({ keys, origin: () => origin, now: () => new Date() });
  const values = {
    token: value,
    path: value,
    to: value,
    counts: { [value]: 2, documentAccepted: 3, messageReceived: 1 },
  };
  const toAddress = "reader@example.test";
  await queueMail(database, { kind, language, toAddress, values } as unknown as MailRequest);
  const [row] = await database.select().from(mailOutboxTable);
  return (row && (await writeMail(database, keys, row))) ?? expect.fail("no mail was written");
}

describe("every mail", () => {
  it("is a fixed text in both languages with one place for a link, whatever its values are", () => {
    for (const kind of kinds) {
      const definition = mailKinds[kind] as MailDefinition<unknown>;
      const said = (part: "subject" | "body", value: string) =>
        wordsOf(definition[part], { token: value, path: value, to: value, counts: {} });
      for (const language of languages) {
        expect([kind, said("body", "a")[language].match(/\{\w+\}/g)]).toEqual([kind, ["{link}"]]);
        expect([kind, said("subject", "a")[language]]).not.toEqual([kind, ""]);
        for (const value of hostile)
          for (const part of ["subject", "body"] as const)
            expect([kind, said(part, value)[language]]).toEqual([kind, said(part, "a")[language]]);
      }
      expect(said("subject", "a").en).not.toBe(said("subject", "a").fr);
    }
  });

  it("takes from hostile values nothing but the end of its one link to this site", async () => {
    for (const kind of kinds)
      for (const language of languages) {
        const plain = await written(kind, language, "a");
        for (const value of hostile) {
          const mail = await written(kind, language, value);
          const [link = "", ...others] = mail.body.match(/https?:\S+/g) ?? [];
          expect([kind, others]).toEqual([kind, []]);
          expect([kind, mail.subject]).toEqual([kind, plain.subject]);
          expect(new URL(link).origin).toBe(origin);
          expect(link).toMatch(/^[\x21-\x7e]+$/);
          const [plainLink = ""] = plain.body.match(/https?:\S+/g) ?? [];
          expect([kind, mail.body.replace(link, "")]).toEqual([kind, plain.body.replace(plainLink, "")]);
          const [head = ""] = composeMessage(mail, "Boreal <boreal@example.test>").split("\r\n\r\n");
          expect(head).not.toMatch(/^bcc:|evil|okafor/im);
        }
      }
  });

  it("carries the number of a case in its subject, and nothing else in its place", async () => {
    const subjectOf = (matterNumber: string) =>
      wordsOf(mailKinds.messageReceived.subject, { path: "/", to: "team", matterNumber }).en;
    expect(subjectOf("2027-0001")).toMatch(/ \(2027-0001\)$/);
    for (const value of hostile) expect(subjectOf(value)).toBe(subjectOf(""));
  });

  it("counts in a digest, and names no one", async () => {
    const mail = await written("noticeDigest", "fr", "applicant");
    expect(mail.subject).toBe("Il y a 6 nouveautés à voir dans Boreal");
    expect(mail.body).toContain("- 3 × Votre équipe a accepté un document");
    expect(mail.body).toContain("- Vous avez un nouveau message de votre équipe");
    expect(mail.body).toContain(`${origin}/fr/notices`);
  });
});

describe("every notice", () => {
  it("has words for somebody, each with one thing to do, in both languages", () => {
    for (const id of noticeKindIds) {
      const all = Object.values(noticeKind(id).words);
      expect([id, all.length > 0]).toEqual([id, true]);
      for (const { name, said, act } of all)
        for (const text of [name, said, act]) {
          expect([id, text.en === "" || text.fr === "" || text.en === text.fr]).toEqual([id, false]);
          expect([id, /[{}.]/.test(text.en + text.fr)]).toEqual([id, false]);
        }
    }
  });

  it("leads to a place of this site, whatever the cause said", () => {
    for (const id of noticeKindIds)
      for (const at of ["/applications/a1#fees", ...hostile, "https://evil.example.test", "/\\evil.example.test"]) {
        const path = noticePath(id, { applicationId: "a1", subject: { at, page: at, childNumber: at } });
        const url = new URL(`${origin}/en${path}`);
        expect([id, path.startsWith("/"), url.origin]).toEqual([id, true, origin]);
        expect(path).toMatch(/^\/(?!\/)[\x21-\x7e]*$/);
      }
    expect(noticePath("paymentDue", { applicationId: "a1", subject: { at: "/applications/a1/payment" } })).toBe(
      "/applications/a1/payment",
    );
  });
});

import type { Role } from "@boreal/domain/caseFile/user";
import { digestTimes, mailTimes, type DigestTime, type NoticeChoices } from "@boreal/domain/notices/noticeChoices";
import { isNoticeKind, isToldTo, noticeKind, type NoticeKindId } from "@boreal/domain/notices/noticeKinds";
import type { MailTime } from "@boreal/domain/notices/noticeKind";
import type { Refusal } from "@boreal/domain/kernel/validation";
import type { Asker } from "../../policies/actor.ts";
import { mayChooseNotices } from "../../policies/administration.ts";
import { appendAudit, systemChain } from "../../store/auditLog.ts";
import { writeNoticeChoices } from "../../store/notices.ts";
import { done, refused, type Done } from "../accounts/result.ts";
import { says, type CommandDeps } from "../deps.ts";
import { whyNot } from "../refuse.ts";
import { isTimeZone } from "./personsHours.ts";

/** As it comes from outside. */
export type GivenChoices = {
  readonly kinds: readonly { readonly kind: string; readonly mail: string }[];
  readonly digest: string;
  readonly quietFrom?: number | null | undefined;
  readonly quietUntil?: number | null | undefined;
  readonly timeZone?: string | null | undefined;
};

const kindNotYours = says("noticeKindNotKnown", {
  en: "One of these notices cannot be chosen. Load the page again, then choose.",
  fr: "L’un de ces avis ne peut pas être choisi. Rechargez la page, puis faites votre choix.",
});

const timeNotKnown = says("noticeTimeNotKnown", {
  en: "Choose right away, in the summary or never; and a summary each day or each week.",
  fr: "Choisissez tout de suite, dans le résumé ou jamais; et un résumé chaque jour ou chaque semaine.",
});

const quietNotRight = says("quietHoursNotRight", {
  en: "Choose when the quiet hours begin and when they end, at two different times.",
  fr: "Choisissez le début et la fin des heures calmes, à deux moments différents.",
});

const zoneNotKnown = says("timeZoneNotKnown", {
  en: "Choose your time zone from the list.",
  fr: "Choisissez votre fuseau horaire dans la liste.",
});

/** Keeps what a person chose about being told. All of it at once: what is not named has its own default again. */
export async function chooseNotices(
  deps: Pick<CommandDeps, "db" | "now">,
  asker: Asker,
  given: GivenChoices,
): Promise<Done> {
  if (asker === null || !mayChooseNotices(asker)) return refused(whyNot(asker));
  const read = readChoices(given, asker.role);
  if ("code" in read) return refused(read);
  const { userId } = asker;
  const at = deps.now();
  await deps.db.transaction(async (tx) => {
    await writeNoticeChoices(tx, userId, read, at);
    await appendAudit(tx, { chainId: systemChain, actorId: userId, kind: "noticesChosen", subject: { userId }, at });
  });
  return done;
}

function readChoices(given: GivenChoices, role: Role): NoticeChoices | Refusal {
  const kinds: Partial<Record<NoticeKindId, MailTime>> = {};
  for (const { kind, mail } of given.kinds) {
    if (!isNoticeKind(kind) || !isToldTo(kind, role) || noticeKind(kind).mail === "always") return kindNotYours;
    const time = mailTimes.find((each) => each === mail);
    if (time === undefined) return timeNotKnown;
    if (time !== noticeKind(kind).mail) kinds[kind] = time;
  }
  const digest: DigestTime | undefined = digestTimes.find((each) => each === given.digest);
  if (digest === undefined) return timeNotKnown;
  const timeZone = given.timeZone ?? null;
  if (timeZone !== null && !isTimeZone(timeZone)) return zoneNotKnown;
  const [from, until] = [given.quietFrom ?? null, given.quietUntil ?? null];
  if (from === null && until === null) return { kinds, digest, quiet: null, timeZone };
  if (from === null || until === null || from === until || ![from, until].every(isMinute)) return quietNotRight;
  return timeZone === null ? zoneNotKnown : { kinds, digest, quiet: { from, until }, timeZone };
}

const isMinute = (minute: number): boolean => Number.isInteger(minute) && minute >= 0 && minute < 24 * 60;

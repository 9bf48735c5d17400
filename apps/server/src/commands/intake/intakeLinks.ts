import { randomUUID } from "node:crypto";
import { applicationTypes, type ApplicationType } from "@boreal/domain/caseFile/application";
import { isIsoDate } from "@boreal/domain/kernel/calendarDate";
import { easternDay } from "@boreal/domain/kernel/easternDay";
import type { AccountDeps } from "../../accounts/accountDeps.ts";
import { makeToken } from "../../accounts/oneTimeToken.ts";
import type { Asker } from "../../policies/actor.ts";
import { mayEndIntakeLink, mayMakeIntakeLink } from "../../policies/desk/intakeLinks.ts";
import { appendAudit, systemChain } from "../../store/auditLog.ts";
import {
  countLinksBy,
  findIntakeLink,
  insertIntakeLink,
  sealIntakeToken,
  writeEnded,
} from "../../store/intake/intakeLinks.ts";
import { done, refused, type Done } from "../accounts/result.ts";
import { says, type CommandDeps, type PlacedRefusal } from "../deps.ts";
import { isLongerThan, severalLinesOf } from "../personsWords.ts";
import { whyNot } from "../refuse.ts";
import { unknownType } from "../startApplication.ts";

export const longestWords = 1000;
const mostUsesEver = 10_000;
/** A link that is forgotten somewhere ends by itself. */
const longestDays = 366;
const mostADay = 20;

const wordsTooLong = says("intakeWordsTooLong", {
  en: `The text is longer than ${longestWords.toLocaleString("en-CA")} characters. Shorten it.`,
  fr: `Le texte dépasse ${longestWords.toLocaleString("fr-CA")} caractères. Raccourcissez-le.`,
});
const usesNotRight = says("intakeUsesNotRight", {
  en: "Enter how many people may use the link, from 1 to 10,000, or leave it empty.",
  fr: "Entrez le nombre de personnes qui peuvent utiliser le lien, de 1 à 10 000, ou laissez vide.",
});
const dayNotRight = says("intakeDayNotRight", {
  en: "Choose a day from today on, at most one year ahead.",
  fr: "Choisissez un jour à partir d’aujourd’hui, dans un an au plus tard.",
});
const tooMany = says("tooManyIntakeLinks", {
  en: `You already made ${mostADay} links today. End one that is not needed, or make another one tomorrow.`,
  fr: `Vous avez déjà créé ${mostADay} liens aujourd’hui. Utilisez l’un d’eux ou créez-en un autre demain.`,
});
const noLink = says("intakeLinkNotFound", {
  en: "This link was already ended. Load the page again to see the links that are open.",
  fr: "Ce lien était déjà fermé. Rechargez la page pour voir les liens ouverts.",
});

export type NewIntakeLink = {
  readonly type: string;
  readonly language: "en" | "fr";
  readonly words: string;
  readonly mostUses: number | null;
  /** The last day on which it works. */
  readonly until: string;
};

const isType = (type: string): type is ApplicationType => applicationTypes.some((one) => one === type);
const dayMs = 24 * 3600 * 1000;

/** Makes a link of the firm. Whoever makes it works on the cases that begin by it. */
export async function makeIntakeLink(
  deps: CommandDeps & AccountDeps,
  asker: Asker,
  given: NewIntakeLink,
): Promise<Done> {
  if (asker === null || !mayMakeIntakeLink(asker)) return refused(whyNot(asker));
  const { type, language, mostUses } = given;
  const words = severalLinesOf(given.words);
  const at = deps.now();
  const expiresAt = endOf(given.until);
  const faults = [
    ...(isType(type) ? [] : [{ ...unknownType, path: "type" }]),
    ...(isLongerThan(words, longestWords) ? [{ ...wordsTooLong, path: "words" }] : []),
    ...(mostUses === null || (mostUses >= 1 && mostUses <= mostUsesEver)
      ? []
      : [{ ...usesNotRight, path: "mostUses" }]),
    ...(expiresAt !== undefined && expiresAt > at && expiresAt.getTime() - at.getTime() <= longestDays * dayMs
      ? []
      : [{ ...dayNotRight, path: "until" }]),
  ] satisfies PlacedRefusal[];
  if (faults.length > 0 || !isType(type) || expiresAt === undefined) return { done: false, refusals: faults };
  if ((await countLinksBy(deps.db, asker.userId, new Date(at.getTime() - dayMs))) >= mostADay) return refused(tooMany);
  const id = randomUUID();
  const { token, hash } = makeToken();
  await deps.db.transaction(async (tx) => {
    await insertIntakeLink(tx, {
      id,
      type,
      language,
      words,
      tokenHash: hash,
      sealedToken: sealIntakeToken(deps.keys, id, token),
      mostUses,
      expiresAt,
      createdBy: asker.userId,
      createdAt: at,
    });
    await appendAudit(tx, {
      chainId: systemChain,
      actorId: asker.userId,
      kind: "intakeLinkMade",
      subject: { linkId: id, type, mostUses },
      at,
    });
  });
  return done;
}

const hourMs = 3600 * 1000;
/** In the west of the country a day ends so many hours after it ended in Greenwich; it is over nowhere before. */
const hoursBehind = 8;
/** And from there to an hour of that day in the east, in summer and in winter. */
const hoursToEast = 4;

const endOf = (day: string): Date | undefined =>
  isIsoDate(day) ? new Date(new Date(`${day}T23:59:59Z`).getTime() + hoursBehind * hourMs) : undefined;

/** The day that was entered. */
export const lastDayOf = ({ expiresAt }: { readonly expiresAt: Date }): string =>
  easternDay(new Date(expiresAt.getTime() - hoursToEast * hourMs).toISOString());

/** From now on nobody begins by this link. Cases that began by it stay. */
export async function endIntakeLink(
  deps: Pick<CommandDeps, "db" | "now">,
  asker: Asker,
  { linkId }: { readonly linkId: string },
): Promise<Done> {
  if (asker === null || !mayMakeIntakeLink(asker)) return refused(whyNot(asker));
  const at = deps.now();
  return await deps.db.transaction(async (tx) => {
    const row = await findIntakeLink(tx, linkId);
    if (!row || !mayEndIntakeLink(asker, row) || !(await writeEnded(tx, linkId, at))) return refused(noLink);
    await appendAudit(tx, {
      chainId: systemChain,
      actorId: asker.userId,
      kind: "intakeLinkEnded",
      subject: { linkId },
      at,
    });
    return done;
  });
}

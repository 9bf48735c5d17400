import { randomUUID } from "node:crypto";
import { guestSections, type GuestSection } from "@boreal/domain/questionnaire/guestSections";
import { viewOfSection } from "@boreal/domain/questionnaire/sections";
import type { Language } from "@boreal/domain/kernel/text";
import type { Refusal } from "@boreal/domain/kernel/validation";
import { makeToken } from "../../accounts/oneTimeToken.ts";
import type { InvitedMail } from "../../mail/outbox.ts";
import type { Asker } from "../../policies/actor.ts";
import { isInScope } from "../../policies/applications.ts";
import { factsOf } from "../../policies/facts.ts";
import { mayInviteToSection } from "../../policies/sections.ts";
import { lockApplication } from "../../store/cases/applications.ts";
import { appendAudit } from "../../store/auditLog.ts";
import { lockCounted } from "../../store/lockCounted.ts";
import { countInvitationsBy, insertSectionInvitation } from "../../store/sectionInvitations.ts";
import { endInvitations } from "./endInvitations.ts";
import { notAnAddress, readEmailAddress } from "../accounts/emailAddress.ts";
import { lettersOfGuest } from "../letters/lettersOfGuest.ts";
import { notFound, type CommandDeps } from "../deps.ts";
import { lockedNow, notReady, whyNotNow } from "../refuse.ts";
import { loadCaseFor } from "../loadCaseFor.ts";

/** The invitation that was made or ended, or why not. */
export type ForInvitation = { readonly invitationId: string | null; readonly refusals: readonly Refusal[] };

export const noInvitation = (refusal: Refusal): ForInvitation => ({ invitationId: null, refusals: [refusal] });

const day = 24 * 3600 * 1000;
const validFor = 14 * day;
/** Of one applicant in a day, so that nobody sends mail to strangers by way of us. */
const mostInDay = 10;

const unknownSection: Refusal = {
  code: "sectionNotKnown",
  text: {
    en: "Nobody can be invited to these questions. Reload the page.",
    fr: "Personne ne peut être invité à répondre à ces questions. Rechargez la page.",
  },
};

const unknownLanguage: Refusal = {
  code: "languageNotKnown",
  text: { en: "Choose English or French.", fr: "Choisissez le français ou l’anglais." },
};

const noLetterToWrite: Refusal = {
  code: "sectionHasNoQuestions",
  text: {
    en: "There is no letter for this person to write so far. Answer the questions about who pays first.",
    fr: "Cette personne n’a pour l’instant aucune lettre à écrire. Répondez d’abord aux questions sur qui paie.",
  },
};

const nothingToAsk: Record<GuestSection, Refusal> = {
  spouse: {
    code: "sectionHasNoQuestions",
    text: {
      en: "There are no questions for your spouse or partner so far. Answer the questions about your family first.",
      fr: "Il n’y a pour l’instant aucune question pour votre conjoint ou partenaire. Répondez d’abord aux questions sur votre famille.",
    },
  },
  visitor: {
    code: "sectionHasNoQuestions",
    text: {
      en: "There are no questions for a visitor so far. Answer first who the visa is for. If it is for you or a minor, you answer for the visitor.",
      fr: "Il n’y a pour l’instant aucune question pour la personne qui visite. Indiquez d’abord pour qui est le visa. S’il est pour vous ou pour une personne mineure, vous répondez vous-même.",
    },
  },
  financialSupporter: noLetterToWrite,
  secondFinancialSupporter: noLetterToWrite,
  host: {
    code: "sectionHasNoQuestions",
    text: {
      en: "There are no questions for a host so far. Answer first where the visitor will stay. If that is with you, you answer for the host.",
      fr: "Il n’y a pour l’instant aucune question pour un hôte. Indiquez d’abord où logera la personne qui visite. Si c’est chez vous, vous répondez comme hôte.",
    },
  },
};

const tooMany: Refusal = {
  code: "tooManyInvitations",
  text: {
    en: `You have sent ${mostInDay} invitations since yesterday. Try again tomorrow.`,
    fr: `Vous avez envoyé ${mostInDay} invitations depuis hier. Réessayez demain.`,
  },
};

const mailTo: Record<GuestSection, InvitedMail> = {
  spouse: "sectionInvitation",
  host: "hostInvitation",
  visitor: "visitorInvitation",
  financialSupporter: "supporterInvitation",
  secondFinancialSupporter: "supporterInvitation",
};

const isSection = (name: string): name is GuestSection => (guestSections as readonly string[]).includes(name);
const isLanguage = (language: string): language is Language => language === "en" || language === "fr";

/**
 * Sends the spouse or partner, the host of a visitor, the visitor or who pays a link to what is theirs to answer and write, valid for 14 days. One link of
 * each is open at a time: a new one ends the one before. The address is not kept.
 */
export async function inviteToSection(
  deps: CommandDeps,
  asker: Asker,
  given: {
    readonly applicationId: string;
    readonly section: string;
    readonly email: string;
    readonly language: string;
  },
): Promise<ForInvitation> {
  const loaded = asker && (await loadCaseFor(deps, asker, given.applicationId));
  if (!loaded || asker === null) return noInvitation(notReady(asker) ?? notFound);
  const { row, caseFile } = loaded;
  const facts = factsOf(row);
  if (!isInScope(asker, facts)) return noInvitation(notReady(asker) ?? notFound);
  if (!mayInviteToSection(asker, facts)) return noInvitation(whyNotNow(asker, facts, "inviteToSection"));
  const { section, language } = given;
  const email = readEmailAddress(given.email);
  if (!isSection(section)) return noInvitation(unknownSection);
  if (!isLanguage(language)) return noInvitation(unknownLanguage);
  if (email === undefined) return noInvitation(notAnAddress);
  const hasPart = viewOfSection(caseFile, section).isAsked || lettersOfGuest(section, caseFile).length > 0;
  if (!hasPart) return noInvitation(nothingToAsk[section]);
  const at = deps.now();
  const id = randomUUID();
  const { token, hash } = makeToken();
  return await deps.db.transaction(async (tx) => {
    await lockCounted(tx, "invitations", asker.userId);
    if (!(await lockApplication(tx, row.id, row.status))) return noInvitation(lockedNow(asker, facts));
    if ((await countInvitationsBy(tx, asker.userId, new Date(at.getTime() - day))) >= mostInDay)
      return noInvitation(tooMany);
    const ended = await endInvitations(tx, { applicationId: row.id, section }, at);
    await insertSectionInvitation(tx, {
      id,
      applicationId: row.id,
      section,
      language,
      tokenHash: hash,
      createdBy: asker.userId,
      createdAt: at,
      expiresAt: new Date(at.getTime() + validFor),
    });
    await deps.queueMail(tx, { kind: mailTo[section], toAddress: email, language, values: { token } });
    await appendAudit(tx, {
      chainId: row.id,
      actorId: asker.userId,
      kind: "sectionInvited",
      subject: { invitationId: id, section, language, ended },
      at,
    });
    return { invitationId: id, refusals: [] };
  });
}

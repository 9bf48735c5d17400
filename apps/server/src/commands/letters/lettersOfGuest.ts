import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { letterKey } from "@boreal/domain/caseFile/letterValues";
import type { LetterContent } from "@boreal/domain/letters/letterContent";
import { letterOf } from "@boreal/domain/letters/letters";
import { lettersWrittenBy } from "@boreal/domain/letters/ofWhoWrites";
import type { GuestSection } from "@boreal/domain/questionnaire/guestSections";
import { readerFor } from "@boreal/domain/questionnaire/inUse";
import { preparesThemselves } from "@boreal/domain/questionnaire/preparer";
import { factsOf } from "../../policies/facts.ts";
import type { ApplicationFacts } from "../../policies/applications.ts";
import { isGuest, mayReadLetterAsGuest, type Answerer, type Guest } from "../../policies/sections.ts";
import type { Change } from "../../policies/whenMayChange.ts";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import { isInvitationOpen } from "../../store/sectionInvitations.ts";
import type { Refusal } from "@boreal/domain/kernel/validation";
import { says, type CommandDeps } from "../deps.ts";
import { lockedNow, whyNotNow } from "../refuse.ts";
import { linkNotOpen } from "../sections/openSectionInvitation.ts";
import {
  draftedLetter,
  findLetter,
  type FoundLetter,
  type LetterAsked,
  type LetterOfAnyone,
  type NoLetter,
} from "./findLetter.ts";

/** The letters in which an invited person speaks (ADR 0255). */

const letterNotYours = says("letterNotYours", {
  en: "This letter is not one that you write. Go back to the page that your link opens.",
  fr: "Vous n’êtes pas la personne qui écrit cette lettre. Revenez à la page que votre lien ouvre.",
});

/** Those that the case calls for, and none for somebody who turns out to prepare the application. */
export function lettersOfGuest(section: GuestSection, caseFile: CaseFile): readonly LetterContent[] {
  const the = readerFor(caseFile);
  return preparesThemselves(section, the) ? [] : lettersWrittenBy(section, the.fresh());
}

/** The letter as it stands, for the one person without an account whose letter it is. */
export async function findLetterOfGuest(
  deps: CommandDeps,
  guest: Guest,
  { applicationId, letterKey: key, language }: LetterAsked,
): Promise<FoundLetter<Guest> | NoLetter> {
  const loaded = applicationId === guest.applicationId ? await loadCaseFile(deps, applicationId) : undefined;
  if (!loaded || !(await isInvitationOpen(deps.db, guest.invitationId, deps.now()))) return { refusals: [linkNotOpen] };
  const person = { role: guest.section };
  const content = lettersOfGuest(guest.section, loaded.caseFile).find(({ id }) => letterKey(id, person) === key);
  const letter = content && letterOf(content.id);
  if (!letter) return { refusals: [letterNotYours] };
  if (!mayReadLetterAsGuest(guest, factsOf(loaded.row), content.id)) return { refusals: [linkNotOpen] };
  const drafted = await draftedLetter(deps, { loaded, content, person, language });
  return { ...drafted, actor: guest, letter, isSettledForStudent: false };
}

/** For whoever asks, with an account or by invitation. */
export const findLetterFor = async (
  deps: CommandDeps,
  asker: Answerer,
  asked: LetterAsked,
): Promise<LetterOfAnyone | NoLetter> =>
  isGuest(asker) ? await findLetterOfGuest(deps, asker, asked) : await findLetter(deps, asker, asked);

/** Why a change to a letter is not made, and why it is not any more. A link says one sentence, whatever ended it. */
export const whyNotInLetter = (asker: Answerer, the: ApplicationFacts, change: Change): Refusal =>
  isGuest(asker) ? linkNotOpen : whyNotNow(asker, the, change);
export const letterLockedNow = (asker: Answerer, the: ApplicationFacts): Refusal =>
  isGuest(asker) ? linkNotOpen : lockedNow(asker, the);

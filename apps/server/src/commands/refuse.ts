import type { Text } from "@boreal/domain/kernel/text";
import type { Refusal } from "@boreal/domain/kernel/validation";
import { isReady, isStaff, type Asker } from "../policies/actor.ts";
import { isInScope, type ApplicationFacts } from "../policies/applications.ts";
import { isOnlyLocked, phaseOf, type Change, type Phase } from "../policies/whenMayChange.ts";
import {
  applicationLocked,
  emailNotConfirmed,
  notAllowed,
  notFound,
  notSignedIn,
  says,
  secondFactorNeeded,
} from "./deps.ts";

/** Why somebody may do nothing at all yet; `undefined` once they are signed in, confirmed, and for staff verified twice. */
export function notReady(asker: Asker): Refusal | undefined {
  if (asker === null) return notSignedIn;
  if (isReady(asker)) return undefined;
  return asker.emailVerified ? secondFactorNeeded : emailNotConfirmed;
}

type Locked = Pick<ApplicationFacts, "status" | "isCaseClosed">;

const closedForTeam = says("caseClosed", {
  en: "This case is closed, so it cannot be changed. Reopen it first, on the page of its status.",
  fr: "Ce dossier est fermé; il ne peut pas être modifié. Rouvrez-le d’abord, sur la page de son état.",
});
const closedForApplicant = says("caseClosed", {
  en: "Your legal team closed this case, so it cannot be changed. Write to your legal team if there is more to do.",
  fr: "Votre équipe juridique a fermé ce dossier; il ne peut pas être modifié. Écrivez-lui s’il reste quelque chose à faire.",
});

/** The most helpful reason for a "no": what to do first, else that this account may not. */
export const whyNot = (asker: Asker): Refusal => notReady(asker) ?? notAllowed;

/** The same of a change to a case: when only its status stands against it, what the status means and whom to ask. */
export const whyNotNow = (asker: Asker, the: Locked, change: Change): Refusal =>
  notReady(asker) ?? (isOnlyLocked(asker, the, change) ? lockedNow(asker, the) : notAllowed);

/** The same for whoever must not even learn of the case. */
export const whyNotInCase = (asker: Asker, the: ApplicationFacts, change: Change): Refusal =>
  isInScope(asker, the) ? whyNotNow(asker, the, change) : (notReady(asker) ?? notFound);

/** What the status of a case means for whoever wants to change it. */
export const lockedNow = (asker: Asker, { status, isCaseClosed }: Locked): Refusal => {
  if (isCaseClosed === true) return asker !== null && isStaff(asker) ? closedForTeam : closedForApplicant;
  const text = asker !== null && isStaff(asker) ? staffText : applicantText[phaseOf(status)];
  return { code: applicationLocked.code, text };
};

const applicantText: Readonly<Record<Phase, Text>> = {
  preparation: applicationLocked.text,
  review: {
    en: "Your lawyer is reviewing this application, so you cannot change this now. Ask your lawyer to reopen it if something is wrong.",
    fr: "Votre équipe juridique examine cette demande; vous ne pouvez pas changer cela maintenant. Demandez qu’on la rouvre si quelque chose est inexact.",
  },
  pool: {
    en: "Your profile is in the pool, so you cannot change this now. Ask your lawyer if something is wrong.",
    fr: "Votre profil est dans le bassin; vous ne pouvez pas changer cela maintenant. Écrivez à votre équipe juridique si quelque chose est inexact.",
  },
  authority: {
    en: "The case is with the authority, so you cannot change this now. If something is wrong, ask your lawyer, who can tell the authority.",
    fr: "Le dossier est entre les mains de l’autorité; vous ne pouvez pas changer cela maintenant. Si quelque chose est inexact, écrivez à votre équipe juridique, qui peut en informer l’autorité.",
  },
  refused: {
    en: "The authority has decided on this application, so you cannot change this now. Ask your lawyer what comes next.",
    fr: "L’autorité a rendu sa décision sur cette demande; vous ne pouvez pas changer cela maintenant. Demandez à votre équipe juridique quelle est la suite.",
  },
  court: {
    en: "The case is before the Court, so you cannot change this now. Ask your lawyer if something is wrong.",
    fr: "Le dossier est devant la Cour; vous ne pouvez pas changer cela maintenant. Écrivez à votre équipe juridique si quelque chose est inexact.",
  },
  closed: {
    en: "This application is closed, so nothing in it can be changed. Ask your lawyer if something is wrong.",
    fr: "Cette demande est fermée; rien ne peut plus y être changé. Écrivez à votre équipe juridique si quelque chose est inexact.",
  },
};

const staffText: Text = {
  en: "With the current status of this application, your role cannot make this change. Ask an administrator if it must be made.",
  fr: "Dans l’état actuel de cette demande, votre rôle ne permet pas ce changement. Adressez-vous à l’administration s’il doit être fait.",
};

import type { Visits } from "./reading/visits.ts";
import type { Text } from "@boreal/domain/kernel/text";
import type { Refusal } from "@boreal/domain/kernel/validation";
import type { Change } from "../jobs/changes.ts";
import type { QueueMail } from "../mail/outbox.ts";
import type { CaseStore } from "../store/cases/caseStore.ts";
import type { CaseMutex } from "./caseMutex.ts";

/** What the commands of a case work with; `app.ts` puts it together. */
export type CommandDeps = CaseStore & {
  /** Tells open screens, after what changed was committed. Never throws: a screen that misses it reads later. */
  readonly publishChange: (change: Change) => void;
  readonly queueMail: QueueMail;
  readonly mutex: CaseMutex;
  readonly visits: Visits;
  /** The page that sends the command, where it named itself: the change that comes of it names it too. */
  readonly writer?: string | undefined;
};

/** A refusal with the place it speaks of, as a case file names it. */
export type PlacedRefusal = Refusal & { readonly path?: string };

/** A refusal by its code and its sentence. */
export const says = (code: string, text: Text): Refusal => ({ code, text });

/** One sentence for "there is none" and "it is not yours", so that nobody learns which. */
export const notFound = says("notFound", {
  en: "We could not find this application. Check the address, or open it from your list of applications.",
  fr: "Nous n’avons pas trouvé cette demande. Vérifiez l’adresse ou ouvrez-la à partir de la liste de vos demandes.",
});

export const notAllowed = says("notAllowed", {
  en: "Your account does not allow this. Ask the person who works on this case, or an administrator.",
  fr: "Votre compte ne le permet pas. Adressez-vous à la personne qui s’occupe de ce dossier ou à l’administration.",
});

export const notSignedIn = says("notSignedIn", {
  en: "You are not signed in. Sign in, then try again.",
  fr: "Vous n’avez pas de session ouverte. Ouvrez une session, puis réessayez.",
});

export const emailNotConfirmed = says("emailNotConfirmed", {
  en: "Confirm your email address first. The link is in the message we sent you.",
  fr: "Confirmez d’abord votre adresse courriel. Le lien se trouve dans le message que nous vous avons envoyé.",
});

export const secondFactorNeeded = says("secondFactorNeeded", {
  en: "Staff accounts need two-step verification. Set it up or enter its code, then try again.",
  fr: "Les comptes du personnel exigent la vérification en deux étapes. Configurez-la ou entrez son code, puis réessayez.",
});

export const identityNotConfirmed = says("identityNotConfirmed", {
  en: "You signed in a while ago, so confirm first that it is you. Open your account, then Signing in and security, and enter your password under Confirm that it is you. Then do this again within 15 minutes.",
  fr: "Votre session est ouverte depuis un moment; confirmez d’abord que c’est bien vous. Ouvrez votre compte, puis Ouverture de session et sécurité, et entrez votre mot de passe sous Confirmez que c’est bien vous. Refaites ensuite ceci dans les 15 minutes.",
});

export const applicationLocked = says("applicationLocked", {
  en: "This application is being reviewed or was sent, so it cannot be changed now. Write to your legal team if something is wrong.",
  fr: "Cette demande est en cours d’examen ou a été envoyée; elle ne peut pas être modifiée maintenant. Écrivez à votre équipe juridique si quelque chose est inexact.",
});

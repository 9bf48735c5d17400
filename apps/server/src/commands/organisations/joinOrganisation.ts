import type { Refusal } from "@boreal/domain/kernel/validation";
import type { AccountDeps } from "../../accounts/accountDeps.ts";
import { tokenHash } from "../../accounts/oneTimeToken.ts";
import type { Transaction } from "../../database/connect.ts";
import type { Asker } from "../../policies/actor.ts";
import { mayJoinOrganisation } from "../../policies/organisations.ts";
import { lockAffiliation } from "../../store/organisations/affiliation.ts";
import { countJoined, findRegistrationLink } from "../../store/organisations/registrationLinks.ts";
import { done, refused, type Done } from "../accounts/result.ts";
import { whyNot } from "../refuse.ts";
import { belong, factOf, mayComeTo } from "./belong.ts";

const notOpen: Refusal = {
  code: "registrationLinkNotValid",
  text: {
    en: "This link is no longer open. Ask the school or agency that sent it for a new one. You can continue without it.",
    fr: "Ce lien n’est plus ouvert. Demandez-en un nouveau à l’établissement ou à l’agence qui vous l’a envoyé. Vous pouvez continuer sans ce lien.",
  },
};
const onlyApplicants: Refusal = {
  code: "registrationLinkForApplicants",
  text: {
    en: "This link is for people who apply, and your account is one of the staff. Use the account with which you apply.",
    fr: "Ce lien est destiné aux personnes qui présentent une demande, et votre compte est un compte du personnel. Utilisez le compte avec lequel vous présentez votre demande.",
  },
};
const belongsElsewhere: Refusal = {
  code: "belongsElsewhere",
  text: {
    en: "Your account already belongs to another school or agency of this kind. Nothing was changed. Ask your legal team to change it.",
    fr: "Votre compte est déjà rattaché à un autre établissement ou à une autre agence. Rien n’a été changé. Demandez à votre équipe juridique de le changer.",
  },
};
const takenOff: Refusal = {
  code: "belongsToNone",
  text: {
    en: "Your legal team set that your account belongs to no school or agency of this kind. Nothing was changed. Ask them to change it.",
    fr: "Votre équipe juridique a indiqué que votre compte n’est rattaché à aucun établissement ou à aucune agence de ce genre. Rien n’a été changé. Demandez-lui de le changer.",
  },
};

/** The asker joins the school or agency of a link. Following it twice changes nothing. */
export async function joinOrganisation(
  deps: Pick<AccountDeps, "db" | "now" | "forgetSessions">,
  asker: Asker,
  { token }: { readonly token: string },
): Promise<Done> {
  if (asker === null || !mayJoinOrganisation(asker))
    return refused(asker !== null && asker.role !== "student" ? onlyApplicants : whyNot(asker));
  const { userId } = asker;
  const refusal = await deps.db.transaction(async (tx) => await joinByLink(tx, userId, token, deps.now()));
  deps.forgetSessions(userId);
  return refusal ? refused(refusal) : done;
}

/** Within a transaction; answers why not. What is set already stays: nobody is taken from one school to another by a link. */
export async function joinByLink(
  tx: Transaction,
  userId: string,
  token: string,
  at: Date,
): Promise<Refusal | undefined> {
  const found = await findRegistrationLink(tx, tokenHash(token));
  if (!found) return notOpen;
  const { link, organisation } = found;
  const before = await lockAffiliation(tx, userId);
  if (before?.role !== "student") return onlyApplicants;
  const fact = factOf(organisation.kind);
  if (!mayComeTo(before, organisation)) return before[fact] === null ? takenOff : belongsElsewhere;
  const isNew = before[fact] === null;
  const kind = before.applicantKind === null && link.applicantKind !== null ? link.applicantKind : undefined;
  if (!isNew && kind === undefined) return undefined;
  if (isNew && !(await countJoined(tx, link.id))) return notOpen;
  const change = { [fact]: organisation.id, ...(kind === undefined ? {} : { applicantKind: kind }) };
  await belong(tx, userId, before, { change, how: "link", by: userId, at });
  return undefined;
}

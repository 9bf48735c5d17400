import { randomUUID } from "node:crypto";
import { addDays, isIsoDate } from "@boreal/domain/kernel/calendarDate";
import { isSameClause } from "@boreal/domain/letters/clauses/clause";
import type { Asker } from "../../../policies/actor.ts";
import { mayKeepLetterClauses } from "../../../policies/administration.ts";
import { appendAudit, systemChain } from "../../../store/auditLog.ts";
import { insertLetterClause, listLetterClauses } from "../../../store/letters/letterClauses.ts";
import { says, type CommandDeps, type PlacedRefusal } from "../../deps.ts";
import { isLongerThan, oneLineOf, severalLinesOf } from "../../personsWords.ts";
import { whyNot } from "../../refuse.ts";
import { faultsOfWords, keyOfClause, placeUnknown, type GivenClause } from "./givenClause.ts";

const reasonNeeded = says("clauseReasonNeeded", {
  en: "Say in a few words why the text changes, for the person who reads the history later.",
  fr: "Dites en quelques mots pourquoi le texte change, pour la personne qui lira l’historique plus tard.",
});
const reasonTooLong = says("clauseReasonTooLong", {
  en: "The reason is longer than 500 characters. Shorten it.",
  fr: "La raison dépasse 500 caractères. Raccourcissez-la.",
});
const dayWrong = says("clauseDay", {
  en: "Enter the day from which the text counts as a real date, today or later.",
  fr: "Entrez le jour à partir duquel le texte compte sous forme de date réelle, aujourd’hui ou plus tard.",
});
const nothingThere = says("clauseNothingThere", {
  en: "The text is empty, and there is none to remove. Write what the letter should say.",
  fr: "Le texte est vide, et il n’y en a aucun à retirer. Écrivez ce que la lettre doit dire.",
});
const changedSince = says("clauseChangedSince", {
  en: "Someone else saved this text in the meantime. Yours is still in the box: copy it, load the page again and make your change again.",
  fr: "Une autre personne a enregistré ce texte entre-temps. Le vôtre est encore dans la case\u00A0: copiez-le, rechargez la page et refaites votre modification.",
});
const tooMany = says("tooManyClauses", {
  en: "This letter already has 1,000 versions of texts of the firm. No more can be added.",
  fr: "Cette lettre a déjà 1 000 versions de textes du cabinet. On ne peut plus en ajouter.",
});

const longestReason = 500;
const mostVersions = 1000;

export type ClauseToSave = GivenClause & {
  readonly from: string;
  readonly reason: string;
  /** The last version that the page knew, 0 for none. */
  readonly baseVersion: number;
};

type Saved = { readonly done: boolean; readonly refusals: readonly PlacedRefusal[] };
const refuse = (...refusals: readonly PlacedRefusal[]): Saved => ({ done: false, refusals });

/** Adds a version of what the firm says at one place of a letter; none is ever changed, and empty words take it back (ADR 0250). */
export async function saveLetterClause(
  deps: Pick<CommandDeps, "db" | "now" | "today">,
  asker: Asker,
  given: ClauseToSave,
): Promise<Saved> {
  if (asker === null || !mayKeepLetterClauses(asker)) return refuse(whyNot(asker));
  const key = keyOfClause(given);
  if (!key) return refuse(placeUnknown);
  const [words, reason] = [severalLinesOf(given.words), oneLineOf(given.reason)];
  const refusals = [...faultsOfWords(key, given.words), ...faultsAround(given, reason, deps.today())];
  if (refusals.length > 0) return refuse(...refusals);
  const version = given.baseVersion + 1;
  const at = deps.now();
  return await deps.db.transaction(async (tx) => {
    const known = await listLetterClauses(tx, key.letter);
    if (known.length >= mostVersions) return refuse(tooMany);
    const last = known.filter((one) => isSameClause(one, key)).reduce((most, one) => Math.max(most, one.version), 0);
    if (last !== given.baseVersion) return refuse(changedSince);
    if (words === "" && last === 0) return refuse({ ...nothingThere, path: "words" });
    const row = { ...key, version, words, reason, validFrom: given.from, savedBy: asker.userId, savedAt: at };
    if (!(await insertLetterClause(tx, { id: randomUUID(), ...row }))) return refuse(changedSince);
    await appendAudit(tx, {
      chainId: systemChain,
      actorId: asker.userId,
      kind: "letterClauseSaved",
      subject: { ...key, version, from: given.from, isTakenBack: words === "" },
      at,
    });
    return { done: true, refusals: [] };
  });
}

/** Today is yesterday already, or still, somewhere else. */
function faultsAround({ from }: ClauseToSave, reason: string, today: string): readonly PlacedRefusal[] {
  const isDay = isIsoDate(from) && isIsoDate(today) && from >= addDays(today, -1);
  return [
    ...(isDay ? [] : [{ ...dayWrong, path: "from" }]),
    ...(reason === "" ? [{ ...reasonNeeded, path: "reason" }] : []),
    ...(isLongerThan(reason, longestReason) ? [{ ...reasonTooLong, path: "reason" }] : []),
  ];
}

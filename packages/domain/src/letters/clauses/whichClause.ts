import type { ApplicationType } from "../../caseFile/application.ts";
import type { LetterId } from "../../caseFile/letterValues.ts";
import type { IsoDate } from "../../kernel/calendarDate.ts";
import type { Language, Text } from "../../kernel/text.ts";
import { isSameClause, type ClausePlace, type ClauseVersion } from "./clause.ts";

/** Which words of the firm count in a letter on a day. */

export type LetterOnDay = {
  readonly letter: LetterId;
  readonly language: Language;
  readonly applicationType: ApplicationType;
  readonly day: IsoDate;
};

export type ChosenClause = { readonly clause: ClauseVersion; readonly because: Text };

/** Of versions that have begun the one that was saved last counts, as of two prices (ADR 0143). */
export function versionOn(versions: readonly ClauseVersion[], day: IsoDate): ClauseVersion | undefined {
  const begun = versions.filter(({ validFrom }) => validFrom <= day);
  return begun.reduce<ClauseVersion | undefined>(
    (last, one) => (last === undefined || one.version > last.version ? one : last),
    undefined,
  );
}

type Choice = {
  readonly because: Text;
  readonly holds: (clause: ClauseVersion, type: ApplicationType) => boolean;
};

/** The first that holds counts. */
const choices: readonly Choice[] = [
  {
    because: { en: "it is written for this type of application", fr: "il est écrit pour ce type de demande" },
    holds: ({ applicationType }, type) => applicationType === type,
  },
  {
    because: {
      en: "it is written for every type of application, and there is none for this type",
      fr: "il est écrit pour tous les types de demandes, et il n’y en a pas pour ce type",
    },
    holds: ({ applicationType }) => applicationType === "any",
  },
];

/** By place. A whole template stands alone: where one counts, no clause of a section does. */
export function clausesThatCount(
  all: readonly ClauseVersion[],
  { letter, language, applicationType, day }: LetterOnDay,
): ReadonlyMap<ClausePlace, ChosenClause> {
  const ofLetter = all.filter((one) => one.letter === letter && one.language === language);
  const inEffect = ofLetter.filter(
    (one) =>
      one.words !== "" &&
      one ===
        versionOn(
          ofLetter.filter((other) => isSameClause(one, other)),
          day,
        ),
  );
  const chosen = new Map<ClausePlace, ChosenClause>();
  for (const { holds, because } of choices)
    for (const clause of inEffect)
      if (!chosen.has(clause.place) && holds(clause, applicationType)) chosen.set(clause.place, { clause, because });
  const whole = chosen.get("whole");
  return whole ? new Map([["whole", whole]]) : chosen;
}

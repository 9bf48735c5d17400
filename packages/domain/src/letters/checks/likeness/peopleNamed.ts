import type { CaseFile } from "../../../caseFile/caseFile.ts";
import { plainName } from "../../../caseFile/knownSchool.ts";

/**
 * The people of a case, each by name and birthday, by which a server tells that two cases are of one family: the letters of sisters
 * tell of the same parents, and are meant to. A married pair is named by both names, since one often does not know more of the other.
 */

const inAnyOrder = (name: string): string => plainName(name).split(" ").toSorted().join(" ");

const person = (name: string | undefined, birthday: string | null | undefined): readonly string[] =>
  name && birthday && inAnyOrder(name) !== "" ? [`${inAnyOrder(name)} ${birthday}`] : [];

const whole = (...parts: readonly (string | undefined)[]): string => parts.filter((part) => part).join(" ");

export function peopleNamed({ profile, answers, dependents }: CaseFile): readonly string[] {
  const self = whole(profile.firstName, profile.lastName);
  const spouse = whole(answers.spouseFirstName, answers.spouseLastName) || answers.spouseFullName;
  const parents = [profile.mother, profile.father].flatMap((parent) =>
    parent ? person(whole(parent.givenNames, parent.familyName), parent.dateOfBirth) : [],
  );
  const couple = self && spouse ? [[self, spouse].map(inAnyOrder).toSorted().join(" + ")] : [];
  return [
    ...new Set([
      ...person(self, answers.birthday),
      ...person(spouse, answers.spouseBirthday),
      ...couple,
      ...parents,
      ...dependents.flatMap(({ applicantFullName, birthday }) => person(applicantFullName ?? undefined, birthday)),
    ]),
  ];
}

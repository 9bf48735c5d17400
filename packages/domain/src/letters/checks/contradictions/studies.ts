import { plainName } from "../../../caseFile/knownSchool.ts";
import { isSameSchool } from "../../../conditions/studies/schoolNames.ts";
import type { FormReader } from "../../../forms/formReader.ts";
import type { LetterCheck } from "../check.ts";
import { inAnswer, inDocuments, inForms, type OnFile } from "../onFile.ts";
import { contradiction, ofApplicant, type FindsContradictions, type TypedSentence } from "./contradiction.ts";

/** The school and the program of the application, where a letter names others. */

const same = (value: string): string => value;

const title = String.raw`((?:\p{Lu}[\p{L}’&-]*)(?:\s+(?:of|in|and|for|et|en|de|des|du|&|\p{Lu}[\p{L}’&-]*))*)`;
const studyWords =
  /(?<!\p{L})(?:admitted|accepted|offered|offer|enrol\p{L}*|chose|chosen|study|studying|join|start|admise?|acceptée?|choisi|inscri\p{L}*|suivre|étudier)(?!\p{L})/iu;
const programs = [
  new RegExp(String.raw`(?:the|my|into)\s+${title}\s+(?:program|programme|course)(?!\p{L})`, "gu"),
  new RegExp(String.raw`programme\s+(?:«[\s\u00A0]*|de\s+|d’|en\s+)${title}`, "gu"),
];
/** Programs of the authority and of everybody else, and words that every program has. */
const noProgram =
  /(?<!\p{L})(?:permit|stream|entry|nominee|immigration|visa|exchange|scholarship|co-op|internship|orientation|language|pathway|permis|immigration|bourse|échange|stage|mobilité|jeunesse|other|first|second|last|previous)(?!\p{L})/iu;
const saysNothing: ReadonlySet<string> = new Set(
  "master masters maitrise bachelor baccalaureat diploma diplome certificate certificat graduate postgraduate honours advanced degree program programme course science sciences arts of in and for et en de des du the la le les".split(
    " ",
  ),
);
const stemsOf = (program: string): ReadonlySet<string> =>
  new Set(
    plainName(program)
      .split(" ")
      .filter((word) => word.length > 2 && !saysNothing.has(word))
      .map((word) => word.slice(0, 5)),
  );
const areOther = (said: string, known: string): boolean => {
  const [ours, theirs] = [stemsOf(said), stemsOf(known)];
  return ours.size > 0 && theirs.size > 0 && [...ours].every((stem) => !theirs.has(stem));
};

const programsOnFile = (signer: FormReader): readonly OnFile<string>[] => {
  const the = ofApplicant(signer);
  return [
    ...inDocuments(the, { page: "letter-of-acceptance", field: "programName" }, same),
    ...inAnswer(the, "programName", same),
    ...inAnswer(the, "programName2", same),
  ];
};

const wrongProgram = (typed: TypedSentence): readonly LetterCheck[] => {
  const sentence = typed.sentence.replaceAll("'", "’");
  if (!studyWords.test(sentence) || comparesSchools.test(sentence)) return [];
  return programs.flatMap((words) =>
    [...sentence.matchAll(words)].flatMap(({ 1: said = "" }) => {
      const known = typed.once(programsOnFile);
      const [first] = known;
      // An abbreviation has no stem to compare.
      if (!first || noProgram.test(said) || /^\p{Lu}{2,5}$/u.test(said)) return [];
      if (!known.every(({ value }) => areOther(said, value))) return [];
      return [
        contradiction(typed, {
          id: "nameContradicted",
          said,
          about: { en: "the program", fr: "le programme" },
          onFile: first,
          known: first.value,
        }),
      ];
    }),
  );
};

const school = [
  /(?:\p{Lu}[\p{L}’.-]*\s+){0,4}(?:University|College|Institute|Polytechnic|Collegiate)(?:\s+of(?:\s+the)?(?:\s+(?:and\s+)?\p{Lu}[\p{L}’-]*){1,4})?/gu,
  /(?:Université|Collège|Cégep|École|Institut|Polytechnique|université|collège|cégep|institut)(?:\s+(?:de\s+la|de\s+l’|de|du|des|d’|la|le|à))?(?:[\s’-]*\p{Lu}[\p{L}’-]*){1,5}/gu,
];
const attends =
  /(?<!\p{L})(?:admitted\s+(?:to|by|at)|accepted\s+(?:to|by|at|into)|acceptance\s+(?:from|of|to)|admission\s+(?:from|to|at)|offer\s+(?:of\s+\p{L}+\s+)?from|(?:will|to)\s+(?:study|attend|enrol|enroll|join)|chose|chosen|my\s+\p{L}+\s+at|admise?\s+(?:à|au|par)|acceptée?\s+(?:à|au|par)|acceptation\s+(?:de|du|à)|étudier(?:ai)?\s+(?:à|au)|m’inscrire|choisi)(?!\p{L})[^.;]{0,60}$/iu;
const comparesSchools =
  /(?<!\p{L})(?:instead|rather|compared?|comparing|also|other|not|but|than|before|previously|former|bachelor|graduated|earned|alumn\p{L}*|professor|plutôt|comparé?|aussi|autres?|pas|mais|que|avant|ancien(?:ne)?|baccalauréat|licence|diplômée?|obtenu|professeure?)(?!\p{L})/iu;

const schoolsOnFile = (signer: FormReader): readonly OnFile<string>[] => {
  const the = ofApplicant(signer);
  return [
    ...inDocuments(the, { page: "letter-of-acceptance", field: "schoolName" }, same),
    ...inForms(the, "studyDetails.institutionName", same),
    ...inAnswer(the, "schoolName", same),
    ...inAnswer(the, "schoolName2", same),
  ];
};

const wrongSchool = (typed: TypedSentence): readonly LetterCheck[] => {
  const sentence = typed.sentence.replaceAll("'", "’");
  if (comparesSchools.test(sentence) || /(?:19|20)[01]\d/.test(sentence)) return [];
  const the = ofApplicant(typed.the);
  return school.flatMap((words) =>
    [...sentence.matchAll(words)].flatMap(({ 0: said, index }) => {
      if (!attends.test(sentence.slice(0, index))) return [];
      const known = typed.once(schoolsOnFile);
      const [first] = known;
      if (!first || known.some(({ value }) => isSameSchool(the.case, said, value) || isPartOf(said, value))) return [];
      return [
        contradiction(typed, {
          id: "nameContradicted",
          said,
          about: { en: "the school", fr: "l’établissement" },
          onFile: first,
          known: first.value,
        }),
      ];
    }),
  );
};

/** “Humber” of “Humber Institute of Technology”. */
const isPartOf = (said: string, known: string): boolean => {
  const [ours, theirs] = [stemsOf(said), stemsOf(known)];
  return [...ours].every((stem) => theirs.has(stem)) || [...theirs].every((stem) => ours.has(stem));
};

export const contradictedStudies: FindsContradictions = (typed) => [...wrongProgram(typed), ...wrongSchool(typed)];

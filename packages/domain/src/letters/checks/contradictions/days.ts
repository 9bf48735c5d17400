import { birthdayPrefill } from "../../../forms/prefills/people.ts";
import { passportExpiryPrefill } from "../../../forms/temporaryResidence/passport.ts";
import type { FormReader } from "../../../forms/formReader.ts";
import { isIsoDate } from "../../../kernel/calendarDate.ts";
import type { FillValue, Text } from "../../../kernel/text.ts";
import { writtenDay, writtenMonth } from "../../../kernel/written.ts";
import { refusedBefore } from "../../facts/refusals.ts";
import { filledIn, inAnswer, inDocuments, inForms, type OnFile } from "../onFile.ts";
import { daysIn, mayBeDay, monthsApart, type StatedDay } from "../stated/days.ts";
import { subjectOf, type Subject } from "../stated/sentences.ts";
import { contradiction, ofApplicant, type FindsContradictions } from "./contradiction.ts";

/** Days that a letter names otherwise than the case. */

type Day = "studiesBegin" | "studiesEnd" | "arrival" | "departure" | "birth" | "marriage" | "refusal" | "passportEnds";

const studies = String.raw`(?:program(?:me)?|studies|classes|courses?|semester|term|intake|cours|études|formation|session|trimestre|rentrée|MBA|maîtrise)`;
const few = String.raw`(?:[^\s.;]+\s+){0,4}?`;

const claimsOfDays: readonly Subject<Day | "other">[] = [
  {
    id: "studiesBegin",
    words: new RegExp(
      String.raw`(?<!\p{L})(?:${studies}\s+${few}(?:begins?|starts?|beginning|starting|commencing|commences?|commencera|commenceront|commencent|débute|débutera|débuteront|débutent|débutant|commençant)|(?:begin|start|commence|beginning|starting|starts|begins|start date|début|commencer|commencerai|débuter|débuterai)\s+${few}${studies}|fall intake|rentrée)(?!\p{L})`,
      "giu",
    ),
  },
  {
    id: "studiesEnd",
    words: new RegExp(
      String.raw`(?<!\p{L})(?:${studies}\s+${few}(?:ends?|finish(?:es)?|ending|se termin(?:e|ent|era|eront)|fini(?:t|ssent|ra|ront)|pren(?:d|nent|dra|dront) fin)|(?:finish|complete|end of|ending|fin de|fin du|terminer|terminerai|achever|achèverai|finirai)\s+${few}${studies}|(?:and|et|it|elle|il)\s+(?:ends?|finishes|se termin(?:e|ent|era|eront)|fini(?:t|ra)|pren(?:d|dra) fin)|(?:will|to|expect to|plan to) graduate|graduation|obtiendrai (?:mon|le) diplôme|remise des diplômes)(?!\p{L})`,
      "giu",
    ),
  },
  {
    id: "arrival",
    words:
      /(?<!\p{L})(?:(?:will |to |plan to )?(?:arriv(?:e|ing)|land|enter|fly|travel) (?:in|to|into) Canada|arrival|arriver(?:ai|a|ons|ont)? (?:au Canada|à)|arrivée|entrer(?:ai|a)? au Canada)(?!\p{L})/giu,
  },
  {
    id: "departure",
    words:
      /(?<!\p{L})(?:(?:will |to |plan to )?leave Canada|departure|fly(?:ing)? (?:back|home)|(?:will|to|plan to) (?:return|go back)(?: home)?|return (?:flight|ticket)|quitter(?:ai|a|ons|ont)? le Canada|départ du Canada|repartir(?:ai|a|ons|ont)?|retour (?:est )?prévu|vol (?:de |du )?retour|billet (?:de |du )?retour|(?:retournerai|rentrerai|rentrera|rentrerons))(?!\p{L})/giu,
  },
  { id: "birth", words: /(?<!\p{L})(?:I was born|je suis née?)(?!\p{L})/giu },
  {
    id: "marriage",
    words:
      /(?<!\p{L})(?:(?:got|were|was) married|married (?:on|in)|our wedding|our marriage|we married|(?:sommes|suis|nous) (?:\p{L}+ )?marié(?:e?s?)|notre mariage|mariage)(?!\p{L})/giu,
  },
  {
    id: "refusal",
    words:
      /(?<!\p{L})(?:(?:was|were|been|got) (?:refused|denied|rejected)|refusal|refused (?:my|me|our)|a été (?:refusée?|rejetée?)|refus)(?!\p{L})/giu,
  },
  {
    id: "passportEnds",
    words:
      /(?<!\p{L})(?:passport (?:is |remains )?(?:valid|expires?|will expire)|passeport (?:est |reste )?(?:valide|valable|expire|expirera))(?!\p{L})/giu,
  },
  {
    id: "other",
    words:
      /(?<!\p{L})(?:met|works?|worked|working|jobs?|employ(?:ed|er|ment)|hired|promot(?:ed|ion)|leases?|since|graduated|dated|issued|appl(?:y|ied|ication)|submitted|bachelor[’']?s?|high school|secondary|diploma|certificate|exam|IELTS|TOEFL|TEF|conference|wedding of|birthday|visit(?:ed)?|moved|rencontrée?s?|travail(?:le|lé|ler)?|emplois?|embauchée?|promue?|bail|depuis|diplômée? (?:de|du|en)|datée?|délivrée?|demande|déposée?|baccalauréat|licence|lycée|diplôme|certificat|examen|visitée?|congé|leave of absence)(?!\p{L})/giu,
  },
];

const abouts: Readonly<Record<Day, Text>> = {
  studiesBegin: { en: "the start of the studies", fr: "le début des études" },
  studiesEnd: { en: "the end of the studies", fr: "la fin des études" },
  arrival: { en: "the arrival in Canada", fr: "l’arrivée au Canada" },
  departure: { en: "the departure from Canada", fr: "le départ du Canada" },
  birth: { en: "the date of birth", fr: "la date de naissance" },
  marriage: { en: "the marriage", fr: "le mariage" },
  refusal: { en: "a refusal", fr: "un refus" },
  passportEnds: { en: "the end of the passport", fr: "la fin de validité du passeport" },
};

const aDay = (value: string): string | undefined => (isIsoDate(value) ? value : undefined);
const same = (value: string): string => value;

const ofLetter = (the: FormReader, field: string): readonly OnFile<string>[] =>
  inDocuments(the, { page: "letter-of-acceptance", field }, aDay);

const onFile: Readonly<Record<Day, (signer: FormReader) => readonly OnFile<string>[]>> = {
  studiesBegin: (signer) => {
    const the = ofApplicant(signer);
    return [
      ...ofLetter(the, "startOfCanadianStudyProgram"),
      ...inForms(the, "studyDetails.studyDuration.from", aDay),
      ...inAnswer(the, "startOfCanadianStudyProgram", same),
      ...inAnswer(the, "startOfCanadianStudyProgram2", same),
    ];
  },
  studiesEnd: (signer) => {
    const the = ofApplicant(signer);
    return [
      ...ofLetter(the, "graduationDate"),
      ...inForms(the, "studyDetails.studyDuration.to", aDay),
      ...inAnswer(the, "graduationDate", same),
      ...inAnswer(the, "graduationDate2", same),
    ];
  },
  arrival: (the) => inAnswer(the, "vvVisitorArrivalDate", same),
  departure: (the) => inAnswer(the, "vvVisitorDepartureDate", same),
  birth: (signer) => filledIn(signer, birthdayPrefill, aDay),
  marriage: (the) => [
    ...inDocuments(the, { page: "marriage-certificate", field: "marriageDate" }, aDay),
    ...inAnswer(the, "spouseDateOfMarriage", same),
  ],
  refusal: (the) =>
    refusedBefore(the).flatMap(({ dateOfIssue }) =>
      dateOfIssue
        ? [
            {
              value: dateOfIssue,
              where: { en: "in the answers", fr: "dans les réponses" },
              fact: "answers.previousVisas",
            },
          ]
        : [],
    ),
  passportEnds: (signer) => filledIn(signer, passportExpiryPrefill, same),
};

/** Farther apart, and the two are of different things: of other studies, of another marriage. */
const mostMonthsApart: Readonly<Record<Day, number>> = {
  studiesBegin: 18,
  studiesEnd: 30,
  arrival: 18,
  departure: 18,
  birth: 600,
  marriage: 120,
  refusal: 600,
  passportEnds: 120,
};

const inWords = (day: string): FillValue => {
  if (isIsoDate(day)) return writtenDay(day);
  return day.length === 7 ? writtenMonth(day) : day;
};

/** Of studies that were before, of the work of somebody else: not of what the case asks for. */
const isPast =
  /(?<!\p{L})(?:began|started|graduated|completed|finished|a commencé|ai commencé|a débuté|ai terminé|ai obtenu|avait)\b/iu;

const mayBeOtherStudies = (about: Day, sentence: string): boolean =>
  (about === "studiesBegin" || about === "studiesEnd") && isPast.test(sentence);

const closest = (said: StatedDay, known: readonly OnFile<string>[]): OnFile<string> | undefined =>
  known.toSorted((one, other) => monthsApart(said, one.value) - monthsApart(said, other.value))[0];

export const contradictedDays: FindsContradictions = (typed) => {
  const { sentence } = typed;
  return daysIn(sentence).flatMap((said) => {
    const about = subjectOf(sentence, said, claimsOfDays);
    if (about === undefined || about === "other" || mayBeOtherStudies(about, sentence)) return [];
    const known = typed.once(onFile[about]);
    const near = closest(said, known);
    if (!near || known.some(({ value }) => mayBeDay(said, value))) return [];
    if (monthsApart(said, near.value) > mostMonthsApart[about]) return [];
    const shown = about === "refusal" || about === "marriage" ? near : (known[0] ?? near);
    return [
      contradiction(typed, {
        id: "dayContradicted",
        said: said.raw,
        about: abouts[about],
        onFile: shown,
        known: inWords(shown.value),
      }),
    ];
  });
};

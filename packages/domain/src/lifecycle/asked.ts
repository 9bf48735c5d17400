import type { Application, ApplicationKey } from "../caseFile/application.ts";
import { isIsoDate, type IsoDate } from "../kernel/calendarDate.ts";
import { isOfOtherCalendar, isPastOfOtherCalendar, otherCalendar } from "../kernel/otherCalendar.ts";
import { writtenDay } from "../kernel/written.ts";
import { fill, type Text } from "../kernel/text.ts";
import type { Refusal } from "../kernel/validation.ts";

/** The facts that come with a change of status: what is asked, and what an entry must look like. */

export type AskedDate = {
  readonly kind: "date";
  readonly label: Text;
  readonly hint?: Text;
  /** What happened lies behind; a hearing may lie ahead. */
  readonly lies: "behind" | "ahead" | "anywhere";
  /** It cannot have happened before this did. */
  readonly notBefore?: ApplicationKey;
};
export type AskedText = { readonly kind: "text"; readonly label: Text; readonly hint?: Text; readonly like?: RegExp };
export type AskedChoice = {
  readonly kind: "choice";
  readonly label: Text;
  readonly hint?: Text;
  readonly options: readonly { readonly value: string; readonly name: Text }[];
};
export type AskedDefinition = AskedDate | AskedText | AskedChoice;

const behind = (label: Text, notBefore?: ApplicationKey, hint?: Text): AskedDate => ({
  kind: "date",
  label,
  lies: "behind",
  ...(notBefore ? { notBefore } : {}),
  ...(hint ? { hint } : {}),
});

export const askedDefinitions = {
  submittedAt: behind({ en: "Day on which it was sent", fr: "Date de l’envoi" }),
  receivedDate: behind(
    { en: "Day on which the authority received it", fr: "Date de réception par l’autorité" },
    undefined,
    {
      en: "If the confirmation names no other day, the day on which it was sent. Amounts and fees follow this day.",
      fr: "Si la confirmation n’indique pas d’autre date, la date de l’envoi. Les montants et les frais suivent cette date.",
    },
  ),
  confirmationNumber: {
    kind: "text",
    label: { en: "Confirmation number", fr: "Numéro de confirmation" },
    hint: {
      en: "As the portal shows it. An application sent by mail has none.",
      fr: "Tel que le portail l’affiche. Une demande envoyée par la poste n’en a pas.",
    },
  },
  profileNumber: {
    kind: "text",
    label: { en: "Profile number", fr: "Numéro du profil" },
    hint: { en: "The number that the pool gave the profile.", fr: "Le numéro que le bassin a donné au profil." },
  },
  itaReceivedAt: behind({ en: "Day of the invitation", fr: "Date de l’invitation" }),
  decisionNotifiedAt: behind(
    { en: "Day on which the decision became known", fr: "Date où la décision a été connue" },
    "submittedAt",
    {
      en: "Usually the day on which the letter arrived in the portal or by mail. The time to go to court runs from it.",
      fr: "En général, la date où la lettre est arrivée dans le portail ou par la poste. Le délai pour aller devant la Cour court à partir de cette date.",
    },
  ),
  decisionPlace: {
    kind: "choice",
    label: { en: "Where it was decided", fr: "Lieu de la décision" },
    hint: {
      en: "A first study permit asked for from abroad is decided outside Canada; an extension inside.",
      fr: "Un premier permis d’études demandé de l’étranger est décidé hors du Canada; une prolongation, au Canada.",
    },
    options: [
      { value: "inCanada", name: { en: "In Canada", fr: "Au Canada" } },
      { value: "outsideCanada", name: { en: "Outside Canada", fr: "Hors du Canada" } },
      { value: "unknown", name: { en: "Not known", fr: "Inconnu" } },
    ],
  },
  courtFileNumber: {
    kind: "text",
    label: { en: "Court file number", fr: "Numéro de dossier de la Cour" },
    hint: { en: "For example IMM-1234-26.", fr: "Par exemple IMM-1234-26." },
    like: /^[A-Z]{1,4}-\d{1,6}-\d{2}$/u,
  },
  leaveFiledAt: behind(
    { en: "Day on which the Court accepted it", fr: "Date où la Cour l’a acceptée" },
    "decisionNotifiedAt",
  ),
  servedAt: behind({ en: "Day on which it was served", fr: "Date de la signification" }, "leaveFiledAt"),
  appearanceAt: behind({ en: "Day of the notice of appearance", fr: "Date de l’avis de comparution" }, "servedAt"),
  rule9ReceivedAt: behind(
    {
      en: "Day on which the reasons, or the notice that there are none, came",
      fr: "Date où les motifs, ou l’avis qu’il n’y en a pas, sont arrivés",
    },
    "leaveFiledAt",
  ),
  recordFiledAt: behind(
    { en: "Day on which the record was served and filed", fr: "Date où le dossier a été signifié et déposé" },
    "leaveFiledAt",
  ),
  respondentMemoAt: behind(
    { en: "Day on which the other side’s memorandum came", fr: "Date où le mémoire de l’autre partie est arrivé" },
    "recordFiledAt",
  ),
  leaveDecidedAt: behind({ en: "Day of the order", fr: "Date de l’ordonnance" }, "leaveFiledAt"),
  hearingAt: {
    kind: "date",
    label: { en: "Day of the hearing", fr: "Date de l’audience" },
    lies: "anywhere",
    notBefore: "leaveDecidedAt",
  },
  judgmentAt: behind({ en: "Day of the judgment", fr: "Date du jugement" }, "leaveFiledAt"),
  appealFiledAt: behind(
    { en: "Day on which the notice of appeal was filed", fr: "Date du dépôt de l’avis d’appel" },
    "judgmentAt",
  ),
  temporaryResidentVisaExpiryDate: {
    kind: "date",
    label: { en: "Day on which the visa or permit ends", fr: "Date où le visa ou le permis prend fin" },
    lies: "ahead",
  },
} as const satisfies Partial<Record<ApplicationKey, AskedDefinition>>;

export type AskedKey = keyof typeof askedDefinitions;
export const askedKeys = Object.keys(askedDefinitions) as readonly AskedKey[];
export const isAskedKey = (key: string): key is AskedKey => Object.hasOwn(askedDefinitions, key);

/** What somebody entered: texts as typed, dates as YYYY-MM-DD. */
export type Entered = Partial<Readonly<Record<AskedKey, string>>>;

export type PlacedRefusal = Refusal & { readonly path: AskedKey };

const longestNumber = 60;

const notADay: Text = { en: "Enter a day that exists.", fr: "Inscrivez une date qui existe." };
const notYet: Text = {
  en: "This day lies ahead. Enter the day on which it happened.",
  fr: "Cette date est à venir. Inscrivez la date où cela s’est produit.",
};
const alreadyOver: Text = { en: "This day is over. Check it.", fr: "Cette date est passée. Vérifiez-la." };
const tooEarly: Text = {
  en: "This is before “{other}” ({date}). One of the two is not right.",
  fr: "Cette date précède « {other} » ({date}). L’une des deux est inexacte.",
};
const tooLong: Text = {
  en: "This is longer than 60 characters. Enter the number alone.",
  fr: "Cela dépasse 60 caractères. Inscrivez seulement le numéro.",
};
const notLike: Text = {
  en: "A court file number looks like IMM-1234-26. Check it.",
  fr: "Un numéro de dossier de la Cour ressemble à IMM-1234-26. Vérifiez-le.",
};
const notOffered: Text = { en: "Choose one of the answers.", fr: "Choisissez l’une des réponses." };

/** What is wrong with one entry, if anything. `facts` are those of the application with everything that was entered. */
export function faultOfEntry(
  key: AskedKey,
  value: string,
  facts: Partial<Application>,
  today: IsoDate,
): PlacedRefusal | undefined {
  const no = (code: string, text: Text): PlacedRefusal => ({ code, text, path: key });
  const asked: AskedDefinition = askedDefinitions[key];
  if (asked.kind === "choice")
    return asked.options.some((option) => option.value === value) ? undefined : no("notOffered", notOffered);
  if (asked.kind === "text") {
    if (value.length > longestNumber) return no("tooLong", tooLong);
    return asked.like && !asked.like.test(value) ? no("notLikeThat", notLike) : undefined;
  }
  if (!isIsoDate(value)) return no("notADate", notADay);
  if ((asked.lies === "behind" ? isPastOfOtherCalendar : isOfOtherCalendar)(value, today))
    return { ...otherCalendar, path: key };
  if (asked.lies === "behind" && value > today) return no("dateAhead", notYet);
  if (asked.lies === "ahead" && value < today) return no("dateBehind", alreadyOver);
  const earlier = asked.notBefore === undefined ? undefined : facts[asked.notBefore];
  return typeof earlier === "string" && value < earlier
    ? no("dateTooEarly", fill(tooEarly, { other: labelOf(asked.notBefore as AskedKey), date: writtenDay(earlier) }))
    : undefined;
}

const labelOf = (key: AskedKey): Text => askedDefinitions[key].label;

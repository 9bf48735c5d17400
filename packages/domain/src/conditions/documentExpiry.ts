import type { CaseReader } from '../caseFile/reader.ts';
import type { UploadedDocument } from '../caseFile/uploadedDocument.ts';
import { addDays, addMonths, addYears, isIsoDate, type IsoDate } from '../kernel/calendarDate.ts';
import type { Text } from '../kernel/text.ts';
import { endingKinds, endingPlaces, type EndingKind, type EndingPlace } from './endingDocuments.ts';
import { biometricsValidity } from '../tables/biometrics.ts';
import { languageTestValidity, medicalExamValidity } from '../tables/timeLimits.ts';

/** When an uploaded document ends. The warnings, the deadlines and the screen all ask here. */

/** Whose document it is, by the spelling of its page. `family`: somebody of the family, not told apart. */
export type EndingOwner = keyof typeof owners;

type OwnerFacts = { readonly begins: readonly string[]; readonly ends?: string; readonly slot: string; readonly of: Text };

/** `begins` and `ends`: how the pages of that person begin or end; `slot`: how their slots begin. The longer beginning comes first. */
const owners = {
  visitorSpouse: { begins: ['visitor-visa-spouse-'], slot: 'visitorSpouse', of: { en: ' of the visitor’s spouse or partner', fr: ' du conjoint ou partenaire de la personne qui visite' } },
  visitor: { begins: ['visitor-visa-visitor-'], slot: 'visitor', of: { en: ' of the visitor', fr: ' de la personne qui visite' } },
  hostSpouse: { begins: ['visitor-visa-host-spouse-'], slot: 'hostSpouse', of: { en: ' of the host’s spouse or partner', fr: ' du conjoint ou partenaire de l’hôte' } },
  host: { begins: ['visitor-visa-host-', 'host-'], slot: 'host', of: { en: ' of the host', fr: ' de l’hôte' } },
  secondFinancialSupporter: { begins: ['second-financial-supporter-'], slot: 'secondFinancialSupporter', of: { en: ' of the second financial supporter', fr: ' de la deuxième personne qui soutient' } },
  financialSupporter: { begins: ['financial-supporter-'], slot: 'financialSupporter', of: { en: ' of the financial supporter', fr: ' de la personne qui soutient' } },
  spouse: { begins: ['spe-family-spouse-', 'spouse-'], ends: '-spouse', slot: 'spouse', of: { en: ' of your spouse or partner', fr: ' de votre conjoint ou partenaire' } },
  child: { begins: ['spe-family-child-', 'child-'], ends: '-child', slot: 'child', of: { en: ' of your child {n}', fr: ' de votre enfant {n}' } },
  family: { begins: [], slot: '', of: { en: ' of a family member', fr: ' d’un membre de la famille' } },
  main: { begins: [], slot: '', of: { en: '', fr: '' } },
} as const satisfies Record<string, OwnerFacts>;

type Found = { readonly owner: EndingOwner; readonly kinds: readonly EndingKind[] };

export type DocumentExpiry = {
  readonly kind: EndingKind;
  readonly owner: EndingOwner;
  /** The last day on which it counts; absent while it is not known. */
  readonly date?: IsoDate;
  /** By a rule from another date of the document, not printed on it. */
  readonly isReckoned: boolean;
  /** It should have a day, and none is known. */
  readonly isMissing: boolean;
};

const kindOf = new Map(endingKinds.map((one) => [one.id, one]));
const everyOwner = Object.keys(owners) as readonly EndingOwner[];
const placesOfPages = Map.groupBy(endingPlaces, ({ page }) => page);
const places = new Map<string, Found | null>();

/** What may end in a place of the vault; found once for each. A file that names no slot counts for the page’s first. */
function findPlace(page: string, slot: string): Found | null {
  const key = `${page} ${slot}`;
  const known = places.get(key);
  if (known !== undefined) return known;
  const owner = ownerOf(page);
  const own = ownName(page, owners[owner]);
  const begins = owners[owner].slot;
  const ownSlot = begins !== '' && slot.startsWith(begins) ? slot.charAt(begins.length).toLowerCase() + slot.slice(begins.length + 1) : slot;
  const place = placesOfPages.get(own)?.find(({ slots }) => slot === '' || slots.includes(ownSlot));
  const found = place ? { owner: ownerIn(place, owner), kinds: place.kinds.flatMap((id) => kindOf.get(id) ?? []) } : null;
  places.set(key, found);
  return found;
}

const ownerOf = (page: string): EndingOwner => everyOwner.find((owner) => ownName(page, owners[owner]) !== page) ?? 'main';

/** What the applicant’s own page of the kind is called; the same where the page is not of that person. */
function ownName(page: string, { begins, ends }: OwnerFacts): string {
  const beginning = begins.find((one) => page.startsWith(one));
  if (beginning !== undefined) return page.slice(beginning.length);
  return ends !== undefined && page.endsWith(ends) ? page.slice(0, -ends.length) : page;
}

const ownerIn = (place: EndingPlace, owner: EndingOwner): EndingOwner => (place.ofFamily ? 'family' : owner);

/** What ends, and whose it is; nothing for a document that does not end. */
export function endingOf({ documentId, slotId, documentType }: UploadedDocument): { readonly kind: EndingKind; readonly owner: EndingOwner } | undefined {
  const found = findPlace(documentId, slotId ?? '');
  if (!found) return undefined;
  const kind = found.kinds.find(({ types }) => types.includes(documentType ?? '')) ?? found.kinds.at(-1);
  return kind && { kind, owner: found.owner };
}

const dateIn = (document: UploadedDocument, field: string): IsoDate | undefined => {
  const value = document.parsedValues?.[field];
  return typeof value === 'string' && isIsoDate(value) ? value : undefined;
};

/** The last day on which a document counts, reckoned from another of its dates. */
function reckon(the: CaseReader, kind: EndingKind, from: IsoDate): IsoDate | undefined {
  if (kind.id === 'medicalExam') {
    const months = the.row(medicalExamValidity);
    return months.found ? addMonths(from, months.row.value) : undefined;
  }
  const years = the.row(kind.id === 'languageTest' ? languageTestValidity : biometricsValidity);
  if (!years.found) return undefined;
  const end = addYears(from, years.row.value);
  // A test must be younger than its time on the day of the application.
  return kind.id === 'languageTest' ? addDays(end, -1) : end;
}

/** Of the document in view: what ends, whose it is, and when. Nothing for a document that does not end. */
export function expiryOf(the: CaseReader): DocumentExpiry | undefined {
  const document = the.document();
  const ending = endingOf(document);
  if (!ending) return undefined;
  const { kind, owner } = ending;
  const printed = kind.fields.map((field) => dateIn(document, field)).find((date) => date !== undefined);
  const from = kind.reckonedFrom === undefined ? undefined : dateIn(document, kind.reckonedFrom);
  // A language test that prints a day counts until the earlier of the two.
  const reckoned = from === undefined || (printed !== undefined && kind.id !== 'languageTest') ? undefined : reckon(the, kind, from);
  const date = printed !== undefined && (reckoned === undefined || printed <= reckoned) ? printed : reckoned;
  return {
    kind,
    owner,
    ...(date === undefined ? {} : { date }),
    isReckoned: date !== undefined && date !== printed,
    isMissing: date === undefined && !kind.mayHaveNone,
  };
}

/** Whether a value says when a document ends: it has to be a date. */
export const isExpiryField = (field: string): boolean => endingKinds.some(({ fields, reckonedFrom }) => fields.includes(field) || reckonedFrom === field);

/** Whose document it is, to stand after its name. */
export function ownerWords(owner: EndingOwner, childNumber: number | null | undefined): Text {
  const { en, fr }: Text = owners[owner].of;
  const number = typeof childNumber === 'number' ? String(childNumber) : '';
  return { en: en.replace('{n}', number).trimEnd(), fr: fr.replace('{n}', number).trimEnd() };
}

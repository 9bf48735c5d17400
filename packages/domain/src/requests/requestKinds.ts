import {
  requestKindIds,
  type AskedItem,
  type AuthorityRequest,
  type RequestKindId,
} from "../caseFile/authority/authorityRequest.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import type { PageSlug, SlotId } from "../caseFile/vaultPlaces.ts";
import { examPlace, receiptPlace } from "../conditions/authority/proofs.ts";
import { lettersTo, type AddresseeRef, type LetterPages } from "../conditions/application/peopleOfCase.ts";
import type { Text } from "../kernel/text.ts";

/** What an authority or a court can ask for by letter (document 1 section 4, document 3 section 4.5). */

export type RequestKind = {
  readonly id: RequestKindId;
  readonly name: Text;
  readonly hint: Text;
  /** Where its letter lies in the vault; nothing where the vault has no page for it. */
  readonly letters?: LetterPages | PageSlug;
  /** The one thing that such a letter always asks for. Without it, what is asked for is listed one by one. */
  readonly thing?: Text;
  /** Where the proof of that thing goes; nothing where the vault of this application has no page for it. */
  readonly proof?: (
    the: CaseReader,
    person: AddresseeRef,
  ) => { readonly page: PageSlug; readonly slot: SlotId } | undefined;
  /** The applicant does it in person, and may say so. The team sends everything else. */
  readonly isDoneInPerson?: true;
  /** Of the spouse and each child as well as of the applicant. */
  readonly isOfEach?: true;
  /** The applicant has no part in it (document 2 section 6: pages of the court that students do not see). */
  readonly isForTeam?: true;
};

const kinds: Readonly<Record<RequestKindId, Omit<RequestKind, "id">>> = {
  documents: {
    name: { en: "Additional documents", fr: "Documents supplémentaires" },
    hint: {
      en: "The letter lists documents or asks for explanations.",
      fr: "La lettre énumère des documents ou demande des explications.",
    },
    letters: lettersTo("additional-document-request"),
    isOfEach: true,
  },
  biometrics: {
    name: { en: "Biometrics", fr: "Données biométriques" },
    hint: { en: "Fingerprints and photo.", fr: "Empreintes digitales et photo." },
    letters: lettersTo("biometrics-request-letter"),
    thing: { en: "Fingerprints and photo", fr: "Empreintes digitales et photo" },
    proof: receiptPlace,
    isDoneInPerson: true,
    isOfEach: true,
  },
  medicalExam: {
    name: { en: "Medical exam", fr: "Examen médical" },
    hint: { en: "An exam by a panel physician.", fr: "Un examen par un médecin désigné." },
    letters: lettersTo("medical-request-letter"),
    thing: { en: "Immigration medical exam", fr: "Examen médical aux fins de l’immigration" },
    proof: examPlace,
    isDoneInPerson: true,
    isOfEach: true,
  },
  passport: {
    name: { en: "Original passport", fr: "Passeport original" },
    hint: {
      en: "The passport is sent so that the visa goes into it.",
      fr: "Le passeport est envoyé pour y apposer le visa.",
    },
    letters: lettersTo("original-passport-request"),
    thing: { en: "The original passport", fr: "Le passeport original" },
    isDoneInPerson: true,
    isOfEach: true,
  },
  fairness: {
    name: { en: "Procedural fairness letter", fr: "Lettre d’équité procédurale" },
    hint: {
      en: "The authority has a concern, and lets the applicant answer before it decides.",
      fr: "L’autorité a une préoccupation et laisse la personne répondre avant de décider.",
    },
    letters: "procedural-fairness-letter",
  },
  interview: {
    name: { en: "Interview", fr: "Entrevue" },
    hint: { en: "At a visa office or by telephone.", fr: "À un bureau des visas ou par téléphone." },
    thing: { en: "The interview", fr: "L’entrevue" },
    isDoneInPerson: true,
    isOfEach: true,
  },
  court: {
    name: { en: "Court or its registry", fr: "Cour ou greffe" },
    hint: {
      en: "An order, a direction or a request of the registry. Only the legal team sees it.",
      fr: "Une ordonnance, une directive ou une demande du greffe. Seule l’équipe juridique la voit.",
    },
    isForTeam: true,
  },
  other: {
    name: { en: "Something else", fr: "Autre chose" },
    hint: { en: "Any other request of an authority.", fr: "Toute autre demande d’une autorité." },
  },
};

export const requestKinds: readonly RequestKind[] = requestKindIds.map((id) => ({ id, ...kinds[id] }));
export const requestKind = (id: RequestKindId): RequestKind => ({ id, ...kinds[id] });

/** The page of the vault for the letter of a request. */
export function letterPageOf({ letters }: RequestKind, { role }: AddresseeRef): PageSlug | undefined {
  if (letters === undefined || typeof letters !== "string") return letters?.[role];
  return role === "main" ? letters : undefined;
}

/** What an item asks for in words, where nobody typed any: what its kind always asks for. */
export const wordsOf = ({ kind }: Pick<AuthorityRequest, "kind">, { words }: AskedItem): Text | undefined =>
  typeof words === "string" ? { en: words, fr: words } : kinds[kind].thing;

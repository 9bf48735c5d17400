import type { FormReader } from "../../../forms/formReader.ts";
import { written, dollars } from "../../../kernel/money.ts";
import type { Text } from "../../../kernel/text.ts";
import { inAnswer, inDocuments, inForms, type OnFile } from "../onFile.ts";
import { amountsIn, type StatedAmount } from "../stated/amounts.ts";
import { subjectOf, type Subject } from "../stated/sentences.ts";
import { contradiction, ofApplicant, type FindsContradictions } from "./contradiction.ts";

/** Sums of money that a letter names otherwise than the case. */

type Sum = "tuition" | "tuitionPaid" | "scholarship";

const claimsOfSums: readonly Subject<Sum | "other">[] = [
  {
    id: "tuition",
    words:
      /(?<!\p{L})(?:tuition(?: fees?| costs?)?|school fees|cost of (?:the|my) program(?:me)?|(?:droits|frais) de scolarité|frais d[’']études)(?!\p{L})/giu,
  },
  {
    id: "tuitionPaid",
    words:
      /(?<!\p{L})(?:(?:have |already )?(?:pre-?)?paid|tuition deposit|deposit of|(?:ai|avons|a) (?:déjà )?(?:payé|versé|réglé)|acompte(?: de)?)(?!\p{L})/giu,
  },
  { id: "scholarship", words: /(?<!\p{L})(?:scholarships?|bursary|bursaries|bourses?)(?!\p{L})/giu },
  {
    id: "other",
    words:
      /(?<!\p{L})(?:rent|lodging|living (?:costs?|expenses?)|accommodation|residence|housing|food|meals|travel(?:ling)?|flights?|tickets?|books|insurance|health|savings?|saved|salary|wages?|income|earns?|earning|remaining|balance|loan|business|shop|house|property|land|apartment|car|GIC|accounts?|funds?|budget|in total|altogether|per (?:month|week|hour|credit|course)|monthly|loyer|logement|hébergement|subsistance|nourriture|repas|voyage|billets?|vols?|livres|assurance|épargne|économies|salaire|revenus?|gagne|reste|solde|prêt|entreprise|maison|terrain|propriété|voiture|CPG|comptes?|fonds|au total|en tout|par (?:mois|semaine|heure|crédit|cours))(?!\p{L})/giu,
  },
];

const abouts: Readonly<Record<Sum, Text>> = {
  tuition: { en: "the tuition of a year", fr: "les droits de scolarité d’une année" },
  tuitionPaid: { en: "the tuition paid", fr: "les droits de scolarité payés" },
  scholarship: { en: "the scholarship", fr: "la bourse" },
};

const amountOf = (value: string): number | undefined => {
  const amount = Number(value);
  return Number.isFinite(amount) && amount > 0 ? amount : undefined;
};
const positive = (amount: number): number | undefined => (amount > 0 ? amount : undefined);

const onFile: Readonly<Record<Sum, (the: FormReader) => readonly OnFile<number>[]>> = {
  tuition: (signer) => [
    ...inDocuments(ofApplicant(signer), { page: "letter-of-acceptance", field: "tuitionFees" }, amountOf),
    ...inDocuments(ofApplicant(signer), { page: "tuition-invoice", field: "tuitionFees" }, amountOf),
    ...inForms(ofApplicant(signer), "studyDetails.tuition", amountOf),
    ...inAnswer(ofApplicant(signer), "firstYearTuition", positive),
  ],
  tuitionPaid: (signer) => [
    ...inDocuments(ofApplicant(signer), { page: "tuition-receipt", field: "tuitionFees" }, amountOf),
    ...inAnswer(ofApplicant(signer), "tuitionPaymentAmount", positive),
  ],
  scholarship: (signer) => [
    ...inDocuments(ofApplicant(signer), { page: "scholarship-letter", field: "scholarshipAmount" }, amountOf),
    ...inAnswer(ofApplicant(signer), "scholarshipAmount", positive),
  ],
};

/** Of another time than a year, or of a part: that is another sum. */
const ofOtherTime =
  /(?<!\p{L})(?:semesters?|terms?|trimesters?|whole|entire|full program|total|both years|(?:two|three|four|2|3|4) years|instal?lments?|second year|session|trimestre|semestre|totalité|ensemble du programme|tout le programme|(?:deux|trois|quatre|2|3|4) ans|versements?|deuxième année)(?!\p{L})/iu;

/** People round: to the thousand where they write whole thousands, and by more where they say “about”. */
const isSame = ({ amount, isAbout }: StatedAmount, known: number): boolean => {
  const apart = Math.abs(amount - known);
  return apart <= known * (isAbout ? 0.15 : 0.01) || (amount % 1000 === 0 && apart < 500);
};

const isSumOf = (amounts: readonly StatedAmount[], known: number): boolean =>
  amounts.length > 1 && Math.abs(amounts.reduce((sum, { amount }) => sum + amount, 0) - known) <= known * 0.01;

export const contradictedSums: FindsContradictions = (typed) => {
  const { sentence } = typed;
  const amounts = amountsIn(sentence).filter(({ currency }) => currency !== "other");
  if (amounts.length === 0 || ofOtherTime.test(sentence)) return [];
  return amounts.flatMap((said) => {
    const about = subjectOf(sentence, said, claimsOfSums);
    if (about === undefined || about === "other") return [];
    const known = typed.once(onFile[about]);
    const [first] = known;
    if (!first || known.some(({ value }) => isSame(said, value) || isSumOf(amounts, value))) return [];
    // Several receipts are one payment.
    if (
      known.length > 1 &&
      isSame(
        said,
        known.reduce((sum, { value }) => sum + value, 0),
      )
    )
      return [];
    return [
      contradiction(typed, {
        id: "sumContradicted",
        said: said.raw,
        about: abouts[about],
        onFile: first,
        known: written(dollars(first.value)),
      }),
    ];
  });
};

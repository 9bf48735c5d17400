import type { ReadingThresholds } from "@boreal/domain/tables/readingThresholds";
import { plain } from "./text/plainText.ts";
import type { Word } from "./text/words.ts";

/** The commonest small words, and the words that tables and forms are made of: a statement has few sentences. */
const known = {
  en: new Set(
    "account amount balance bank branch charge closing code credit debit deposit description document email fee holder issue number opening page paid payment period phone reference salary statement street total transaction transfer type the of and to in is for that this be with you your are on not have will at by from as it we our or an if must can has was been may all date name".split(
      " ",
    ),
  ),
  fr: new Set(
    "adresse banque client compte credit debit depot description document frais montant numero paiement page periode relation releve retrait salaire solde succursale telephone titulaire total type virement le la les de des du et en un une est que qui pour dans vous votre vos nous notre ce cette sur par pas avec sont avoir au aux ou il elle plus si doit peut ete nom".split(
      " ",
    ),
  ),
};

/** Small words of other languages in which documents come. What English or French has too says nothing, nor do names and numbers. */
const others: readonly ReadonlySet<string>[] = [
  "el los las del y se por con para su al lo como este esta nacimiento fecha nombre apellido numero registro estado saldo cuenta mediante dicho presente concepto cargo abono deposito retiro transferencia cliente periodo sucursal acta padre madre sexo lugar civil mujer hombre anos",
  "o os da do das dos ao na no em um uma com que por para seu sua ate nascimento saldo conta agencia valor periodo historico data extrato cliente emitido anterior salario enviado recebido pagamento boleto transferencia pai mae",
  "der die das und den dem des ein eine einer mit von zu auf fur ist im nicht wird bei uber nach geburt konto betrag datum kunde buchung verwendungszweck kontoauszug gutschrift lastschrift vater mutter",
  "il lo gli della delle dei nel con per che una di al dal presente nato nata saldo conto data",
  "het een van en op voor met niet aan bij zijn naar wordt geboren rekening bedrag datum",
  "ve bir bu ile icin olarak dogum tarihi hesap numarasi bakiye tarih soyadi adi",
  "i w na z do sie nie jest oraz przez dla data urodzenia imie nazwisko konto saldo kwota",
  "va cua la cho ngay thang nam so tai khoan duoc trong ong ba nguoi tien gui",
  "dan yang di untuk dengan pada ini adalah dari nama tanggal nomor rekening saldo bulan tahun",
  "ang ng sa mga ay na ni para kay si petsa pangalan",
  "na ya wa kwa za la katika jina tarehe hii",
  "si in la cu de pe din este pentru care nascut data numele",
].map((words) => new Set(words.split(" ").filter((word) => !known.en.has(word) && !known.fr.has(word))));

const latin = /\p{Script=Latin}/u;
/** From this part of the words on, a text in other letters is one in another language. */
const mostlyOtherLetters = 0.5;
/** How many times as often as those of English and French the small words of another language stand. */
const aheadBy = 1.5;

export type LanguageFound = {
  /** `null`: too little text, or neither of the two. */
  readonly language: "en" | "fr" | null;
  /** True only when the words or letters of another language are there: that few of ours are says nothing of a table of names and numbers. */
  readonly isForeign: boolean;
};

/** A language is named from this many of its small words on. */
const fewestKnownWords = 4;

/** The language of a text by its commonest small words. */
export function languageOf(words: readonly Word[], thresholds: ReadingThresholds["language"]): LanguageFound {
  const texts = words.flatMap(({ text }) => {
    const word = plain(text).replaceAll(/[^\p{L}]/gu, "");
    return word === "" ? [] : [word];
  });
  const count = (of: ReadonlySet<string>): number => texts.filter((word) => of.has(word)).length;
  const counts = { en: count(known.en), fr: count(known.fr) };
  const best = counts.en >= counts.fr ? "en" : "fr";
  const isKnown = counts[best] >= fewestKnownWords && counts[best] / texts.length >= thresholds.knownWordPart;
  if (isKnown) return { language: best, isForeign: false };
  const other = Math.max(...others.map((of) => count(of)));
  const isOther =
    (other >= fewestKnownWords && other / texts.length >= thresholds.knownWordPart && other > aheadBy * counts[best]) ||
    texts.filter((word) => !latin.test(word)).length / Math.max(1, texts.length) >= mostlyOtherLetters;
  return { language: null, isForeign: texts.length >= thresholds.minimumWords && isOther };
}

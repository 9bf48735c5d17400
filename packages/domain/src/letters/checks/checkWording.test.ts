import { describe, expect, it } from "vitest";
import { checkWording, isEdited, usableWording, whyMarked } from "./checkWording.ts";

const english = [
  "My name is Lakshmi Nair. I plan to arrive on March 1, 2027 and to leave Canada on February 20, 2028. I stay with Priya Nair, at 14 Elm Street NW, Calgary. My daughter pays $4,000 for the flight, and I bring 1,500.00 USD. I have three grandchildren and taught at the University of Kerala for 21 years.",
];
const french = [
  "Je m’appelle Inès Le Roy. Je prévois arriver le 1er\u00A0mars\u00A02027 et quitter le Canada le 20\u00A0février\u00A02028. Je loge chez Priya Nair, à Calgary. Ma fille paie 4\u00A0000\u00A0$. J’ai trois petits-enfants.",
];
const marked = (text: string, held: readonly string[]) =>
  checkWording(text, held).flatMap(({ unsupported }) => unsupported.map(({ kind, said }) => `${kind} ${said}`));

describe("what a suggested sentence states", () => {
  it.each([
    "I arrive on 1 March 2027, stay with Priya in Calgary, and go home in February 2028.",
    "The University of Kerala was my place of work for twenty-one years, and I have 3 grandchildren.",
    "Priya’s gift of 4000 dollars pays for my flight; the rest, US$1,500, is mine.",
    "From March until February 20, I live on Elm Street. Then I leave Canada.",
    "However, the officer may see that I return in 2028.",
    "Nair is my family name.",
  ])("is of the case: %s", (text) => {
    expect(marked(text, english)).toEqual([]);
  });

  it.each([
    "J’arrive le 1er mars 2027 et je repars en février 2028.",
    "Mes 3 petits-enfants m’attendent; ma fille paie 4 000 $ pour le voyage.",
    "Chez Priya Nair, à Calgary, je passerai l’année avec mes trois petits-enfants.",
    "D’Inès Le Roy, on sait peu de choses.",
  ])("est du dossier : %s", (text) => {
    expect(marked(text, french)).toEqual([]);
  });

  it.each([
    ["I also visit Toronto.", "name Toronto"],
    ["Tunde Okafor hosts me.", "name Tunde Okafor"],
    ["I taught at the University of Calgary.", "name University of Calgary"],
    ["Lakshmi Priya lives here.", "name Lakshmi Priya"],
    ["I arrive on March 2, 2027.", "date March 2, 2027"],
    ["I arrive in April.", "date April"],
    ["I leave on Monday.", "date Monday"],
    ["I come back next year.", "date next year"],
    ["I have four grandchildren.", "number four"],
    ["I have 20 grandchildren.", "number 20"],
    ["This is my first visit.", "number first"],
    ["The visit costs $4,500.", "sum $4,500"],
    ["I bring 4,000 USD.", "sum 4,000 USD"],
    ["My daughter pays four thousand five hundred dollars.", "sum four thousand five hundred dollars"],
    ["I have 4,000 friends.", "number 4,000"],
    ["My number is 403-555-0100.", "number 403-555-0100"],
    ["You find me at someone@example.test today.", "number someone@example.test"],
    ["My sister 李娜 lives here.", "name 李娜"],
    ["I was there in 2019.", "number 2019"],
    ["I keep 50% of it.", "number 50%"],
  ])("is not of the case: %s", (text, what) => {
    expect(marked(text, english)).toEqual([what]);
  });

  it.each([
    ["Je visite aussi Montréal.", "name Montréal"],
    ["J’arrive le 2 mars 2027.", "date 2 mars 2027"],
    ["J’arrive lundi.", "date lundi"],
    ["C’est ma première visite.", "number première"],
    ["J’ai quatre-vingt-dix cousins.", "number quatre-vingt-dix"],
    ["Le voyage coûte 4 500 $.", "sum 4 500 $"],
    ["Je pars l’été.", "date l'été"],
    ["L’Ontario me plaît.", "name Ontario"],
  ])("n’est pas du dossier : %s", (text, what) => {
    expect(marked(text, french)).toEqual([what]);
  });

  it("is told sentence by sentence, with the paragraphs, and a title ends none", () => {
    expect(checkWording("I stay with Mrs. Nair. She lives in Paris.\nThen I go.", english)).toEqual([
      { text: "I stay with Mrs. Nair.", unsupported: [] },
      { text: "She lives in Paris.", unsupported: [{ kind: "name", said: "Paris", key: "paris" }] },
      { text: "Then I go.", startsParagraph: true, unsupported: [] },
    ]);
  });

  it("says why in both languages", () => {
    const [paris] = checkWording("I see Paris.", english)[0]?.unsupported ?? [];
    expect(paris && whyMarked(paris)).toEqual({
      en: "“Paris” may be a name or a place, and the facts of this section do not have it.",
      fr: "«\u00A0Paris\u00A0» est peut-être un nom ou un lieu, et les faits de cette section ne le contiennent pas.",
    });
  });
});

describe("a “not” that is lost or gained", () => {
  const en = [
    "I have no debts, and I will not work in Canada. I have never been refused a visa. I plan to return home before my visa ends.",
  ];
  const fr = [
    "Je n’ai pas de dettes et je ne travaillerai pas au Canada. Aucun visa ne m’a été refusé. Je prévois retourner chez moi avant la fin de mon visa.",
  ];
  it.each([
    ["I have debts.", en],
    ["I will work in Canada.", en],
    ["I have been refused a visa.", en],
    ["I do not plan to return home before my visa ends.", en],
    ["I never plan to return home.", en],
    ["I will not be able to return home without help.", en],
    ["I have no debts, and I will work in Canada.", en],
    ["J’ai des dettes.", fr],
    ["Je travaillerai au Canada.", fr],
    ["Un visa m’a été refusé.", fr],
    ["Je ne prévois pas retourner chez moi avant la fin de mon visa.", fr],
    ["Je n’ai aucune dette et je travaillerai au Canada.", fr],
  ])("is marked: %s", (text, held) => {
    const marks = checkWording(text, held).flatMap(({ unsupported }) => unsupported.map(({ kind }) => kind));
    expect(marks.some((kind) => kind === "denied" || kind === "notDenied")).toBe(true);
  });

  it.each([
    ["I am free of debts, and I will never work in Canada.", en],
    ["No visa was ever refused to me.", en],
    ["I will return home before my visa ends, not only because I plan to.", en],
    ["I plan to go home, without debts, before the visa ends.", en],
    ["Je n’ai aucune dette et je ne travaillerai jamais au Canada.", fr],
    ["Je n’ai jamais essuyé de refus de visa.", fr],
    ["Je retournerai chez moi avant que mon visa ne prenne fin.", fr],
    ["Sans dettes, je prévois retourner chez moi avant la fin de mon visa.", fr],
  ])("is none: %s", (text, held) => {
    expect(
      checkWording(text, held).flatMap(({ unsupported }) =>
        unsupported.filter(({ kind }) => kind === "denied" || kind === "notDenied"),
      ),
    ).toEqual([]);
  });

  it("says why, and is mended by an edit that denies again, or no more", () => {
    const [lost] = checkWording("I will work in Canada.", en);
    const [mark] = lost?.unsupported ?? [];
    expect(mark && whyMarked(mark).en).toBe(
      "Boreal’s own text says “I will not work in Canada”, and this sentence lost the “not”: its meaning may be turned round.",
    );
    expect(lost && [isEdited(lost, "I will work in Canada, of course."), isEdited(lost, "I will not work.")]).toEqual([
      false,
      true,
    ]);
    const [gained] = checkWording("I do not plan to return home before my visa ends.", en);
    expect(gained && [isEdited(gained, "I do not return."), isEdited(gained, "I return home.")]).toEqual([false, true]);
  });
});

describe("a marked sentence", () => {
  const [of] = checkWording("I fly to Paris on April 3, 2027 for $900.", english);
  it.each([
    ["I fly to Paris on April 3, 2027 for $900. ", false],
    ["I fly on 3 April 2027.", false],
    ["I fly to paris.", false],
    ["I pay 900 dollars.", false],
    ["I fly to Lyon.", true],
    ["I fly.", true],
  ])("that reads “%s” was edited: %s", (text, expected) => {
    expect(of && isEdited(of, text)).toBe(expected);
  });
});

describe("an answer of a model", () => {
  const en = { language: "en", limit: 300 } as const;
  it.each([
    ["", "empty"],
    ["\u200B…", "empty"],
    ["I come. ".repeat(60), "tooLong"],
    ["**I come to see my family.**", "notPlain"],
    ["<p>I come to see my family.</p>", "notPlain"],
    ["I come to see [name of the host].", "notPlain"],
    ["Je viens voir ma famille et je rentre dans mon pays avec ma fille.", "otherLanguage"],
    ["Ich komme nach Kanada, weil meine Tochter dort wohnt, und fahre danach sofort wieder heim.", "otherLanguage"],
  ])("that cannot be looked at: %s", (text, unusable) => {
    expect(usableWording(text, en)).toEqual({ unusable });
  });

  it("is cleaned of signs that no letter holds", () => {
    expect(usableWording(" I come to see my family.\u202E\n\n I go home in the spring. ", en)).toEqual({
      text: "I come to see my family.\nI go home in the spring.",
    });
  });
});

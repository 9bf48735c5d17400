import type { BilingualText, Language } from "./language.tsx";

/** Written by the build (apps/web/build/oneLanguage.ts); nothing in development and in tests, where texts have both halves. */
declare const __BOREAL_LANGUAGE__: Language | undefined;
/** Addresses of every pair of sentences, and of those that no first view needs in the language of the build. */
declare const __BOREAL_SENTENCES__: string;
declare const __BOREAL_LATER__: string;

/** The language of which this build carries every sentence. */
export const builtLanguage: Language | undefined =
  typeof __BOREAL_LANGUAGE__ === "undefined" ? undefined : __BOREAL_LANGUAGE__;

/** The half that is always there, to tell texts apart by. */
const ownHalf: Language = builtLanguage ?? "en";

export const isSameText = (one: BilingualText, other: BilingualText): boolean => one[ownHalf] === other[ownHalf];

/** By a sentence of this build: what it is in the other language, once that was loaded. Few sentences are said in more than one way there. */
let others: ReadonlyMap<string, readonly string[]> | undefined;

export const hasLanguage = (language: Language): boolean =>
  builtLanguage === undefined || language === builtLanguage || others !== undefined;

/** Not by `import`: a browser that failed to fetch a script once does not try again before the page is loaded anew. */
async function fetchList<Item>(address: string): Promise<readonly Item[]> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}`);
  return (await answer.json()) as readonly Item[];
}

/** Brings the sentences of the other language; the page stays as it is, with all that was typed. Fails as a fetch does. */
export async function loadLanguage(language: Language): Promise<void> {
  if (hasLanguage(language)) return;
  const found = new Map<string, string[]>();
  for (const [en, fr] of await fetchList<readonly [string, string]>(__BOREAL_SENTENCES__)) {
    const [own, other] = builtLanguage === "en" ? [en, fr] : [fr, en];
    const known = found.get(own);
    if (known) known.push(other);
    else found.set(own, [other]);
  }
  others = found;
}

/** For pages on which people search by the words of both languages. */
export const loadBothLanguages = (): Promise<void> => loadLanguage(builtLanguage === "fr" ? "en" : "fr");

function otherHalf(own: string, which: number): string {
  const sentence = others?.get(own)?.[which];
  // Never shown as "undefined": whoever needs both languages says so (apps/web/README.md), or waits for `loadLanguage`.
  if (sentence === undefined) throw new Error(`this page carries one language, and the other was asked for “${own}”`);
  return sentence;
}

let laterSentences: readonly string[] | undefined;
let arriving: Promise<void> | undefined;
let failure: { readonly fault: unknown } | undefined;

/**
 * Brings the sentences that no first view needs: reasons, instructions. A page that shows them waits for them; on every
 * other they come when it stands, before anybody asks why.
 */
export function loadLaterSentences(): Promise<void> {
  if (builtLanguage === undefined) return Promise.resolve();
  return (arriving ??= fetchList<string>(__BOREAL_LATER__).then(
    (list) => {
      laterSentences = list;
    },
    (fault: unknown) => {
      arriving = undefined;
      throw fault;
    },
  ));
}

function laterSentence(at: number): string {
  const sentence = laterSentences?.[at];
  if (sentence !== undefined) return sentence;
  if (failure) {
    const { fault } = failure;
    failure = undefined;
    throw fault;
  }
  const waited = loadLaterSentences();
  waited.catch((fault: unknown) => {
    failure = { fault };
  });
  // oxlint-disable-next-line typescript/only-throw-error -- React’s way to wait: the page is drawn again when it came
  throw waited;
}

/**
 * What the build makes of texts. The half of the build is a property like any other; the other half is only there for who
 * asks for it by name, so that whoever walks through a plan, compares it or writes it down does not.
 */
class EnglishText {
  readonly en: string;
  readonly #which: number;
  constructor(en: string, which: number) {
    this.en = en;
    this.#which = which;
  }
  get fr(): string {
    return otherHalf(this.en, this.#which);
  }
}

class FrenchText {
  readonly fr: string;
  readonly #which: number;
  constructor(fr: string, which: number) {
    this.fr = fr;
    this.#which = which;
  }
  get en(): string {
    return otherHalf(this.fr, this.#which);
  }
}

/** Of a text that no first view needs: its place among the later sentences. */
class LaterText {
  readonly at: number;
  readonly which: number;
  constructor(at: number, which: number) {
    this.at = at;
    this.which = which;
  }
  get en(): string {
    return builtLanguage === "fr" ? otherHalf(laterSentence(this.at), this.which) : laterSentence(this.at);
  }
  get fr(): string {
    return builtLanguage === "fr" ? laterSentence(this.at) : otherHalf(laterSentence(this.at), this.which);
  }
  toJSON() {
    return { [ownHalf]: laterSentence(this.at) };
  }
}

/** `which`: of several ways to say it in the other language. */
export const half = (own: string, which = 0): BilingualText =>
  builtLanguage === "fr" ? new FrenchText(own, which) : new EnglishText(own, which);
export const laterHalf = (at: number, which = 0): BilingualText => new LaterText(at, which);

/** A text whose halves are worked out, from other texts for one: each when it is read. */
export function madeText(en: () => string, fr: () => string): BilingualText {
  const made = {};
  Object.defineProperty(made, "en", { get: en, enumerable: ownHalf === "en" });
  Object.defineProperty(made, "fr", { get: fr, enumerable: ownHalf === "fr" });
  return made as BilingualText;
}

/**
 * A text that was written down as JSON, in this build or in the other language’s. What only the other has is looked up as
 * soon as it can be; if that fails, it is said as it was written, which is better than not at all.
 */
export function writtenText(written: Partial<BilingualText>): BilingualText {
  const { en, fr } = written;
  if (en !== undefined && fr !== undefined) return { en, fr };
  const [own, other] = ownHalf === "en" ? [en, fr] : [fr, en];
  if (own !== undefined) return half(own);
  const sentence = other ?? "";
  const here = () => ownOf(sentence);
  return ownHalf === "en"
    ? {
        get en() {
          return here();
        },
        fr: sentence,
      }
    : {
        en: sentence,
        get fr() {
          return here();
        },
      };
}

let cannotLookUp = false;

function ownOf(sentence: string): string {
  if (others) return [...others].find(([, said]) => said.includes(sentence))?.[0] ?? sentence;
  if (cannotLookUp) return sentence;
  // oxlint-disable-next-line typescript/only-throw-error -- React’s way to wait, as above
  throw loadBothLanguages().catch(() => {
    cannotLookUp = true;
  });
}

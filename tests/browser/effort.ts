/** A year, or anything too short to be known again: a day, a count, a street number. */
const tellsNothing = /^(19|20)\d\d$|^\P{L}{0,3}$|^.{1,2}$/u;

type Typed = { readonly words: string; readonly screen: string };

/** What a person did to get somewhere. */
export class Effort {
  /** Keys pressed; a key with Control counts once. */
  keys = 0;
  /** Letters and digits among them. */
  letters = 0;
  clicks = 0;
  /** What was pressed or picked among the clicks: all but those that only put the caret into a field, where Tab leads as well. */
  presses = 0;
  readonly #typed: Typed[] = [];
  readonly #screens: string[] = [];

  arrivedAt(path: string): void {
    if (this.#screens.at(-1) !== path) this.#screens.push(path);
  }

  /** Pages that stood before the person; one that came again counts again. */
  get screens(): number {
    return this.#screens.length;
  }

  /** Notes what was typed in answer to one question. */
  typed(words: string, screen: string): void {
    if (!tellsNothing.test(words)) this.#typed.push({ words, screen });
  }

  /** Values that had to be typed on more than one page, with the pages. */
  typedTwice(): readonly string[] {
    const pages = new Map<string, Set<string>>();
    for (const { words, screen } of this.#typed) {
      const value = words.trim().toLowerCase();
      pages.set(value, (pages.get(value) ?? new Set()).add(screen));
    }
    return [...pages].flatMap(([value, screens]) => (screens.size > 1 ? [`${value}: ${[...screens].join(", ")}`] : []));
  }

  toString(): string {
    return `${this.screens} screens, ${this.clicks} clicks, ${this.keys} keys (${this.letters} of them letters and digits)`;
  }
}

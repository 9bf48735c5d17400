export type TurnLimits = {
  /** Pieces of work that may wait: of one person, and of all. */
  readonly mostOfOne: number;
  readonly mostOfAll: number;
};

/** One piece of work at a time. People take turns, so nobody waits for more than one piece of each of the others. */
export class FairTurns {
  readonly #limits: TurnLimits;
  /** What waits, by person; the person whose turn is next stands first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #isBusy = false;
  #count = 0;

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  /** What the work makes, once it was this person's turn; `busy`, at once, when too much waits already. */
  async take<T>(person: string, work: () => Promise<T>): Promise<T | "busy"> {
    if (this.#isBusy) {
      const mine = this.#waiting.get(person) ?? [];
      if (mine.length >= this.#limits.mostOfOne || this.#count >= this.#limits.mostOfAll) return "busy";
      const turn = new Promise<void>((resolve) => mine.push(resolve));
      this.#waiting.set(person, mine);
      this.#count += 1;
      await turn;
    }
    this.#isBusy = true;
    try {
      return await work();
    } finally {
      this.#next();
    }
  }

  #next(): void {
    const [first] = this.#waiting;
    if (first === undefined) {
      this.#isBusy = false;
      return;
    }
    const [person, mine] = first;
    const begin = mine.shift();
    this.#waiting.delete(person);
    // Behind everybody else who waits.
    if (mine.length > 0) this.#waiting.set(person, mine);
    this.#count -= 1;
    begin?.();
  }
}

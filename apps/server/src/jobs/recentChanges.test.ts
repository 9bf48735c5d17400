import { beforeEach, describe, expect, it } from "vitest";
import { recentChanges, type RecentChanges } from "./recentChanges.ts";

let now: number;
let recent: RecentChanges<string>;
beforeEach(() => {
  now = 0;
  recent = recentChanges(() => now);
});

const changeAt = (at: number, change: string) => {
  now = at;
  recent.note(change);
};

describe("recent changes", () => {
  it("are told to whoever asked before they happened, oldest first", () => {
    changeAt(100, "an answer");
    changeAt(200, "a document");
    changeAt(300, "a status");
    now = 350;
    expect(recent.within(150)).toEqual(["a document", "a status"]);
    expect(recent.within(10)).toEqual([]);
  });

  it("are not known whole of a time before this process listened", () => {
    now = 50;
    expect(recent.within(50)).toBeUndefined();
    expect(recent.within(49)).toEqual([]);
  });

  it("are not known whole of a time in which nothing was heard", () => {
    changeAt(100, "an answer");
    now = 500;
    recent.gap();
    changeAt(600, "a document");
    expect(recent.within(400)).toBeUndefined();
    expect(recent.within(99)).toEqual(["a document"]);
  });

  it("of more than a minute ago are forgotten, and that is said", () => {
    changeAt(1000, "an answer");
    changeAt(62_000, "a document");
    expect(recent.within(61_000)).toBeUndefined();
    expect(recent.within(59_000)).toEqual(["a document"]);
  });

  it("are forgotten when there are very many, and that is said", () => {
    for (let n = 1; n <= 2001; n += 1) changeAt(n, `change ${n}`);
    expect(recent.within(1999)).toHaveLength(2000);
    expect(recent.within(2001)).toBeUndefined();
  });
});

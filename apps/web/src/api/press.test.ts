import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { press as ofThePage, pressWatch } from "./press.ts";

describe("what comes by itself while somebody presses", () => {
  const page = new EventTarget();
  let isClick = true;
  const press = pressWatch(() => isClick);
  const drawn: string[] = [];
  const draw = (what: string) => () => void drawn.push(what);
  const happens = (...kinds: string[]) => {
    for (const kind of kinds) page.dispatchEvent(new Event(kind));
  };
  press.watch(page);
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    happens("pointerup");
    vi.runAllTimers();
    drawn.length = 0;
    isClick = true;
    vi.useRealTimers();
  });

  it("is drawn at once when nobody does", () => {
    press.after(draw("answer"));
    happens("click", "pointerup");
    press.after(draw("event"));
    expect(drawn).toEqual(["answer", "event"]);
  });

  it("waits for the click, in the order of coming and each once", () => {
    happens("pointerdown");
    const again = draw("answer");
    for (const work of [again, draw("event"), again]) press.after(work);
    vi.advanceTimersByTime(3000);
    happens("pointerup");
    expect(drawn).toEqual([]);
    happens("click");
    expect(drawn).toEqual([]);
    vi.advanceTimersByTime(0);
    expect(drawn).toEqual(["answer", "event"]);
    press.after(draw("later"));
    expect(drawn).toEqual(["answer", "event", "later"]);
  });

  it("comes soon after a press that was no click", () => {
    happens("pointerdown");
    press.after(draw("answer"));
    happens("pointercancel");
    vi.advanceTimersByTime(100);
    expect(drawn).toEqual(["answer"]);
  });

  it("waits for the second press when it follows at once", () => {
    happens("pointerdown", "pointerup", "click", "pointerdown");
    press.after(draw("answer"));
    vi.advanceTimersByTime(1000);
    expect(drawn).toEqual([]);
  });

  it("is drawn at once when no click is to follow, as on a text or a scroll bar", () => {
    isClick = false;
    happens("pointerdown");
    press.after(draw("answer"));
    expect(drawn).toEqual(["answer"]);
  });

  it("is not kept by a press whose end nobody saw", () => {
    happens("pointerdown");
    press.after(draw("answer"));
    vi.advanceTimersByTime(10_000);
    press.after(draw("event"));
    expect(drawn).toEqual(["answer", "event"]);
  });
});

describe("of what is pressed on a page", () => {
  /** An element that is one of the things that a selector may list. */
  class FakeElement extends EventTarget {
    readonly what: string;
    constructor(what: string) {
      super();
      this.what = what;
    }
    closest = (selector: string): FakeElement | null => (selector.split(", ").includes(this.what) ? this : null);
  }
  class FakePointerEvent extends Event {
    readonly button: number;
    constructor(kind: string, button = 0) {
      super(kind);
      this.button = button;
    }
  }
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("Element", FakeElement);
    vi.stubGlobal("PointerEvent", FakePointerEvent);
  });
  afterEach(() => {
    vi.runAllTimers();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it.each<[string, number, boolean]>([
    ["button", 0, true],
    ["a", 0, true],
    ['input[type="checkbox"]', 0, true],
    ['[role="option"]', 0, true],
    ["select", 0, false],
    ["textarea", 0, false],
    ["p", 0, false],
    ["button", 2, false],
  ])("%s with button %s", (what, button, isHeld) => {
    const pressed = new FakeElement(what);
    ofThePage.watch(pressed);
    const drawn: string[] = [];
    pressed.dispatchEvent(new FakePointerEvent("pointerdown", button));
    ofThePage.after(() => void drawn.push("answer"));
    expect(drawn).toEqual(isHeld ? [] : ["answer"]);
    pressed.dispatchEvent(new FakePointerEvent("pointerup", button));
    vi.runAllTimers();
    expect(drawn).toEqual(["answer"]);
  });
});

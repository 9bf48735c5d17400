import { describe, expect, it } from "vitest";
import { whenSeen } from "./whenSeen.ts";

/** A page that is put into the background and taken out again. */
class TestPage extends EventTarget {
  visibilityState: DocumentVisibilityState = "hidden";
  turn(state: DocumentVisibilityState): void {
    this.visibilityState = state;
    this.dispatchEvent(new Event("visibilitychange"));
  }
}

describe("what is done when somebody sees the page", () => {
  it("waits while the page is in the background, and is done each time that it comes into view", () => {
    const page = new TestPage();
    let done = 0;
    const stop = whenSeen(() => (done += 1), page);
    expect(done).toBe(0);
    page.turn("visible");
    expect(done).toBe(1);
    page.turn("hidden");
    expect(done).toBe(1);
    page.turn("visible");
    expect(done).toBe(2);
    stop();
    page.turn("visible");
    expect(done).toBe(2);
  });

  it("is done at once where the page is in view", () => {
    const page = new TestPage();
    page.visibilityState = "visible";
    let done = 0;
    whenSeen(() => (done += 1), page)();
    expect(done).toBe(1);
  });
});

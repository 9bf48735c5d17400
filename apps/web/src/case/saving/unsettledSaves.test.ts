import { describe, expect, it } from "vitest";
import { atTheServer } from "./testQueue.ts";

describe("a save of which nobody knows what became", () => {
  it("says that it is not known whether something is stored, and asks by sending the same again, before what was typed since", async () => {
    const { queue, requests, ring } = atTheServer({ country: "NG" }, { country: 1 });
    queue.set("country", "GH", 0);
    await ring();
    await requests[0]?.fail(true, "unknown");
    expect(queue.view()).toMatchObject({ state: { kind: "unknown" }, values: { country: "GH" }, isUnsaved: true });
    queue.set("country", "CA", 0);
    expect(queue.view().values["country"]).toBe("CA");
    // Closed now, it is the later value that counts, over what the person saw.
    expect(queue.unsaved()).toMatchObject([{ key: "country", value: "CA", baseVersion: 1 }]);
    await ring();
    expect(requests[1]?.sent).toEqual([{ key: "country", value: "GH", baseVersion: 1 }]);
    // A question that never left settles nothing.
    await requests[1]?.fail(true, "retrying");
    expect(queue.view().state.kind).toBe("unknown");
    await ring();
    expect(requests[2]?.sent).toEqual([{ key: "country", value: "GH", baseVersion: 1 }]);
    // It had been stored: what came later goes on from there, and is no conflict with oneself.
    await requests[2]?.answer({ saved: [{ key: "country", version: 2 }] });
    expect(requests[3]?.sent).toEqual([{ key: "country", value: "CA", baseVersion: 2 }]);
    await requests[3]?.answer({ saved: [{ key: "country", version: 3 }] });
    expect(queue.view()).toMatchObject({
      state: { kind: "saved" },
      values: { country: "CA" },
      isUnsaved: false,
      conflicts: [],
    });
  });

  it("says that the server has no room, keeps the answer, and goes on once there is some", async () => {
    const { queue, requests, ring } = atTheServer();
    queue.set("country", "GH", 0);
    await ring();
    await requests[0]?.fail(true, "full");
    expect(queue.view()).toMatchObject({ state: { kind: "full" }, values: { country: "GH" }, isUnsaved: true });
    await ring();
    await requests[1]?.answer({ saved: [{ key: "country", version: 1 }] });
    expect(queue.view().state.kind).toBe("saved");
  });
});

import { describe, expect, it } from "vitest";
import { vaultPages } from "../../src/vault/pages.ts";

/** Instructions stand after “For the person who adds it:” where the reader may only look. Then nothing may follow that is the reader’s own to do: a fee to pay, an exam to book. */

const asksToAdd = /\b(?:upload|add|scan|save)\b/iu;
const slots = vaultPages.flatMap((page) => {
  const { cases, otherwise } = page.studentPermissions;
  const mayOnlyLook = [...cases.map(([, permissions]) => permissions), otherwise[1]].some(
    (permissions) => permissions.includes("View") && !permissions.includes("Upload"),
  );
  return page.slots.map((slot) => ({ name: `${page.slug} ${slot.id}`, mayOnlyLook, instructions: slot.instructions }));
});

describe("instructions of places that the applicant may only look at", () => {
  const looked = slots.filter(({ mayOnlyLook }) => mayOnlyLook);

  it("are many", () => {
    expect(looked.length).toBeGreaterThan(25);
  });

  it("tell their reader, or ask for the document to be added", () => {
    expect(
      looked
        .filter(({ instructions: { en, tells } }) => tells !== "reader" && !asksToAdd.test(en))
        .map(({ name, instructions: { en } }) => `${name}: ${en}`),
    ).toEqual([]);
  });

  it("that tell their reader do not begin by asking for the document", () => {
    expect(
      slots
        .filter(
          ({ instructions: { en, fr, tells } }) =>
            tells === "reader" && (/^(?:Upload|Add|Scan)/u.test(en) || /^(?:Téléversez|Ajoutez|Numérisez)/u.test(fr)),
        )
        .map(({ name }) => name),
    ).toEqual([]);
  });
});

import { fileURLToPath } from "node:url";
import type { Language } from "@boreal/domain/kernel/text";
import { freshCode } from "../../tests/browser/authenticator.ts";
import { settled } from "../../tests/browser/axe.ts";
import { Client } from "../../tests/browser/client.ts";
import type { Firm } from "../../tests/browser/firm.ts";
import { arriveAs, show, type Reader } from "../../tests/browser/screens.ts";
import type { Boreal } from "../../tests/browser/server.ts";
import type { Visitor } from "../../tests/browser/visitor.ts";

/** The pictures of the README and the guides: `npm run shots -- --readme` writes them anew into docs/images, in both languages. */
type Picture = {
  readonly name: string;
  readonly reader: Reader;
  readonly path: (firm: Firm) => string;
  readonly width: number;
  /** What has to be in view. */
  readonly shows?: string;
};

const pictures: readonly Picture[] = [
  {
    name: "question",
    reader: "amara",
    width: 390,
    path: (firm) => `/applications/${firm.applicationId}/assessment/programTimeGroup`,
  },
  { name: "plan", reader: "amara", width: 390, path: (firm) => `/applications/${firm.applicationId}` },
  {
    name: "document",
    reader: "amara",
    width: 390,
    path: (firm) => `/document-vault/passport?application=${firm.applicationId}`,
    shows: ".side-by-side",
  },
  {
    name: "form-check",
    reader: "amara",
    width: 390,
    path: (firm) => `/applications/${firm.applicationId}/forms/IMM1294`,
  },
  { name: "documents", reader: "amara", width: 390, path: (firm) => `/applications/${firm.applicationId}/documents` },
  { name: "cases", reader: "lawyer", width: 1280, path: () => "/" },
  { name: "desk", reader: "lawyer", width: 1280, path: (firm) => `/applications/${firm.applicationId}` },
  { name: "refusal", reader: "lawyer", width: 1280, path: (firm) => `/applications/${firm.otherApplicationId}` },
  { name: "board", reader: "lawyer", width: 1280, path: () => "/board" },
  { name: "administration", reader: "admin", width: 1280, path: () => "/administration" },
];
const heights: Readonly<Record<number, number>> = { 390: 844, 1280: 800 };
const folder = fileURLToPath(new URL("../../docs/images/", import.meta.url));

/** A second case of the firm that was refused, so that the clock of the Court runs. */
async function refuse(boreal: Boreal, firm: Firm): Promise<void> {
  const [office, bar] = [new Client(boreal), new Client(boreal)];
  for (const [client, person] of [
    [office, firm.admin],
    [bar, firm.lawyer],
  ] as const) {
    await client.signIn(person);
    await client.post("/api/auth/two-factor/verify-totp", { code: await freshCode(person.secret) });
  }
  const id = firm.otherApplicationId;
  await office.graphql(
    'mutation ($id: ID!) { forceStatus(applicationId: $id, from: "Preparation", to: "IrccProcessing", reason: "Sent on paper.", requestId: "sent") { refusals { code } } }',
    { id },
  );
  const { changeStatus } = await bar.graphql<{ changeStatus: { refusals: readonly object[] } }>(
    'mutation ($id: ID!, $entered: [StatusEntryInput!]!) { changeStatus(applicationId: $id, transition: "refuse", from: "IrccProcessing", entered: $entered, confirmed: [], reason: "", requestId: "refused") { refusals { code } } }',
    {
      id,
      entered: [
        { key: "decisionNotifiedAt", value: "2026-11-12" },
        { key: "decisionPlace", value: "outsideCanada" },
      ],
    },
  );
  if (changeStatus.refusals.length > 0) throw new Error(JSON.stringify(changeStatus.refusals));
}

/** Pages of documents are drawn when they are looked at. */
async function picturesAreHere({ page }: Visitor): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>("main img")].every((picture) => {
      const { top, bottom } = picture.getBoundingClientRect();
      return bottom < 0 || top > window.innerHeight || (picture.complete && picture.naturalWidth > 0);
    }),
  );
}

export async function takeReadmePictures(boreal: Boreal, firm: Firm): Promise<number> {
  await refuse(boreal, firm);
  for (const language of ["en", "fr"] as const satisfies readonly Language[]) {
    for (const reader of ["amara", "lawyer", "admin"] as const) {
      const visitor = await arriveAs(reader, boreal, firm, { language });
      for (const { name, path, width, shows } of pictures.filter((one) => one.reader === reader)) {
        await visitor.page.setViewportSize({ width, height: heights[width] ?? 800 });
        await show(visitor, { name, reader, path: path(firm) });
        await picturesAreHere(visitor);
        if (shows)
          await visitor.page
            .locator(shows)
            .first()
            .evaluate((one) => one.scrollIntoView({ block: "center" }));
        await settled(visitor.page);
        await visitor.page.screenshot({ path: `${folder}${name}-${language}.png` });
      }
      await visitor.leave();
    }
  }
  return pictures.length * 2;
}

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, sep } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Client, smallPdf, untilAnswered } from "../browser/client.ts";
import { inventedName, inventedPerson } from "../browser/people.ts";
import { filesBelow, wordsIn } from "../browser/search.ts";
import { Boreal } from "../browser/server.ts";

/** Issue 2: unique words typed as personal data are in no protected place once the server has stopped. */
const temporary = mkdtempSync(join(tmpdir(), "boreal-markers-"));
const boreal = new Boreal({ settings: { BOREAL_GRAPHQL: "any", BOREAL_LOG_LEVEL: "debug", TMPDIR: temporary } });
const client = new Client(boreal);
const amara = inventedPerson(inventedName());

/** Words inside a PDF are in its own encoding; these are the same in all. */
function plainWord(): string {
  return inventedName().normalize("NFD").replaceAll(/\p{M}/gu, "");
}

const marker = {
  answer: inventedName(),
  row: inventedName(),
  spouse: `${inventedName()} ${inventedName()}`,
  birthday: "1987-03-29",
  fileName: `${inventedName()}.pdf`,
  content: plainWord(),
  otherContent: plainWord(),
};

beforeAll(() => boreal.start());

afterAll(async () => {
  await boreal.remove();
  rmSync(temporary, { recursive: true, force: true });
});

const typed = [
  amara.firstName,
  amara.lastName,
  amara.email,
  amara.password,
  marker.answer,
  marker.row,
  ...marker.spouse.split(" "),
  marker.birthday,
  marker.fileName.replace(".pdf", ""),
  marker.content,
  marker.otherContent,
];

type Documents = {
  readonly application: {
    readonly documents: readonly { readonly id: string; readonly state: string; readonly name: string }[];
    readonly caseFile: unknown;
  };
};

it("what a person types and uploads is nowhere in data, logs and temporary files", async () => {
  await client.register(amara);
  const applicationId = await client.startApplication("Student");
  const answers = [
    { key: "birthday", value: marker.birthday, baseVersion: 0 },
    { key: "biometricsIdentificationNumber", value: marker.answer, baseVersion: 0 },
    { key: "previousVisas", value: [{ country: "CA", visaType: "other", otherVisaType: marker.row }], baseVersion: 0 },
  ];
  const saved = await client.graphql<{ saveAnswers: { saved: readonly unknown[]; refusals: readonly unknown[] } }>(
    "mutation ($id: ID!, $answers: [AnswerInput!]!) { saveAnswers(applicationId: $id, answers: $answers) { saved { key } refusals { code path } } }",
    { id: applicationId, answers },
  );
  expect(saved.saveAnswers.saved).toHaveLength(answers.length);
  const me = await client.graphql<{ me: { id: string; firstName: string } }>("{ me { id firstName } }");
  const added = await client.graphql<{ addDependent: unknown }>(
    "mutation ($userId: ID!, $id: ID!, $input: DependentInput!) { addDependent(userId: $userId, applicationId: $id, input: $input) { id } }",
    {
      userId: me.me.id,
      id: applicationId,
      input: { type: "Spouse", visaType: "OpenWorkPermit", birthday: "1988-04-27", applicantFullName: marker.spouse },
    },
  );
  expect(added.addDependent).not.toBeNull();
  const place = {
    applicationId,
    page: "biometrics-validity-letter",
    slot: "biometricsValidityLetter",
    person: "main",
    filename: marker.fileName,
    filetype: "application/pdf",
  };
  const fileId = await client.upload(place, smallPdf(`Biometrics ${marker.content}`), 2);
  await client.upload(place, smallPdf(`Biometrics ${marker.otherContent}`));

  let state: Documents["application"] | undefined;
  await untilAnswered(async () => {
    state = (
      await client.graphql<Documents>(
        "query ($id: ID!) { application(id: $id) { caseFile documents { id state name } } }",
        { id: applicationId },
      )
    ).application;
    if (state.documents.some((document) => document.state === "waiting" || document.state === "reading"))
      throw new Error("still reading");
  });
  // The words are kept, for the person who typed them.
  const kept = JSON.stringify(state);
  expect(
    [marker.answer, marker.row, marker.birthday, marker.spouse, marker.fileName].filter((word) => !kept.includes(word)),
  ).toEqual([]);
  expect((await client.download(fileId)).includes(marker.content)).toBe(true);

  const printed = boreal.everythingPrinted;
  expect(await boreal.stop()).toBe(0);
  writeFileSync(join(temporary, "printed.log"), printed);

  const mailFolder = `${join(boreal.dataFolder, "mail")}${sep}`;
  const files = [...filesBelow(boreal.dataFolder), ...filesBelow(temporary)];
  expect(files.length).toBeGreaterThan(100);
  const inMail = files.filter((path) => path.startsWith(mailFolder));
  const hits = files.filter((path) => !path.startsWith(mailFolder)).flatMap((path) => wordsIn(path, typed));
  expect(hits).toEqual([]);
  // Mail that waits in the folder holds the address that it goes to, and nothing else of the person.
  expect(
    inMail.flatMap((path) =>
      wordsIn(
        path,
        typed.filter((word) => word !== amara.email),
      ),
    ),
  ).toEqual([]);
  console.log(`markers: ${typed.length} words, ${files.length} files searched, 0 hits in protected places`);
  expect(inMail.some((path) => readFileSync(path, "utf8").includes(amara.email))).toBe(true);
});

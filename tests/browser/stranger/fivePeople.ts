import type { Answers } from "@boreal/domain/caseFile/answers/answers";
import type { ApplicationType } from "@boreal/domain/caseFile/application";
import type { PageSlug } from "@boreal/domain/caseFile/vaultPlaces";
import type { IsoDate } from "@boreal/domain/kernel/calendarDate";
import { checkEntry, complete } from "../../../apps/server/src/commands/forms/testForm.ts";
import { familyAnswers, quebecAnswers } from "../../../apps/server/src/demo/answers.ts";
import { caseFileOf } from "../../../apps/web/src/case/loading/theCase.ts";
import { waitUntil } from "../../running/patience.ts";
import { departmentLetter } from "../../samples/biometricsLetter/departmentLetter.ts";
import { madeUpLetter } from "../../samples/biometricsLetter/letter.ts";
import { Client } from "../client.ts";
import { inventedPerson, type Person } from "../people.ts";
import type { Boreal } from "../server.ts";
import type { Wondering } from "./goals.ts";

/** What stands on the letter that some of them upload. */
const letter = madeUpLetter(0, "en", "validity");
export const numberOnLetter = letter.biometricsNumber ?? "";

/** Five invented people in five situations, who have never seen the application. */
export type Situation = {
  readonly firstName: string;
  readonly inWords: string;
  readonly type: ApplicationType;
  readonly answers: (today: IsoDate) => Answers;
  /** Pages of documents that she knows she has not handed in. */
  readonly misses: readonly PageSlug[];
  /** The document of which she wonders why it is needed, and how she calls it. */
  readonly wonders: { readonly page: PageSlug; readonly slot: string; readonly about: Wondering };
  /** Uploads a letter on her biometrics, which is read. */
  readonly hasLetter?: true;
  /** Has a husband, who could answer for himself. */
  readonly hasSpouse?: true;
  /** Has filled in her form to the end. */
  readonly hasForm?: true;
};

const inCanada: Answers = {
  country: "CA",
  insideCanadaCurrently: true,
  hasBiometrics: true,
};

export const situations: readonly Situation[] = [
  {
    firstName: "Élodie",
    inWords: "single, to a college in Montréal",
    type: "Student",
    answers: quebecAnswers,
    misses: ["passport", "digital-photo", "letter-of-acceptance", "proof-of-funds"],
    wonders: { page: "proof-of-funds", slot: "bankStatements", about: "money" },
    hasForm: true,
  },
  {
    firstName: "Amara",
    inWords: "married, with husband and daughter",
    type: "Student",
    answers: (today) => ({ ...familyAnswers(today), hasBiometrics: true }),
    misses: ["passport", "digital-photo", "marriage-certificate"],
    wonders: { page: "marriage-certificate", slot: "marriageCertificate", about: "marriage" },
    hasSpouse: true,
    hasLetter: true,
    hasForm: true,
  },
  {
    firstName: "Ngozi",
    inWords: "in Canada, extends her study permit",
    type: "StudentExtension",
    answers: (today) => ({
      ...quebecAnswers(today),
      ...inCanada,
      currentImmigrationStatus: "studyPermit",
      studyPermitExpiryDate: "2027-08-31",
    }),
    misses: ["passport", "digital-photo"],
    wonders: { page: "digital-photo", slot: "digitalPhoto", about: "photo" },
    hasLetter: true,
  },
  {
    firstName: "Mei",
    inWords: "visits her daughter",
    type: "VisitorVisa",
    answers: () => ({ country: "CN", passportCountries: ["CN"], birthday: "1969-05-17", maritalStatus: "widowed" }),
    misses: ["visitor-visa-visitor-passport", "visitor-visa-visitor-digital-photo"],
    wonders: { page: "visitor-visa-visitor-digital-photo", slot: "visitorDigitalPhoto", about: "photo" },
  },
  {
    firstName: "Farah",
    inWords: "follows the studies of somebody in Canada, with her husband",
    type: "StandaloneFamily",
    answers: familyAnswers,
    misses: ["passport", "digital-photo", "marriage-certificate"],
    wonders: { page: "marriage-certificate", slot: "marriageCertificate", about: "marriage" },
    hasSpouse: true,
  },
];

/** Somebody with an account and a case, ready to sit down in front of it. */
export type Newcomer = {
  readonly situation: Situation;
  readonly person: Person;
  readonly client: Client;
  readonly applicationId: string;
};

export async function prepare(boreal: Boreal, situation: Situation, today: IsoDate): Promise<Newcomer> {
  const [person, client] = [inventedPerson(situation.firstName), new Client(boreal)];
  await client.register(person);
  const applicationId = await client.startApplication(situation.type);
  await client.answer(applicationId, situation.answers(today));
  if (situation.hasForm) await fillForm(client, applicationId);
  if (situation.hasLetter) await addLetter(client, applicationId);
  return { situation, person, client, applicationId };
}

/** Enters into the study permit form all that a person would have to, and checks it. */
async function fillForm(client: Client, applicationId: string): Promise<void> {
  const { application } = await client.graphql<{ application: { caseFile: object } }>(
    "query ($id: ID!) { application(id: $id) { caseFile } }",
    { id: applicationId },
  );
  const caseFile = caseFileOf(application.caseFile);
  const entered = complete(caseFile);
  const changes = [...Object.entries(entered).map(([path, value]) => ({ path, value })), checkEntry(caseFile, entered)];
  const { saveFormValues } = await client.graphql<{ saveFormValues: { refusals: readonly unknown[] } }>(
    'mutation ($id: ID!, $changes: [FormValueChange!]!) { saveFormValues(applicationId: $id, formKey: "IMM1294", changes: $changes) { refusals { code path } } }',
    { id: applicationId, changes },
  );
  if (saveFormValues.refusals.length > 0) throw new Error(`not entered: ${JSON.stringify(saveFormValues.refusals)}`);
}

/** Uploads the letter, and waits until it is read. */
async function addLetter(client: Client, applicationId: string): Promise<void> {
  const place = {
    applicationId,
    page: "biometrics-validity-letter",
    slot: "biometricsValidityLetter",
    person: "main",
    filename: "letter.pdf",
    filetype: "application/pdf",
  };
  await client.upload(place, await departmentLetter(letter));
  let states: readonly string[] = [];
  await waitUntil(
    async () => {
      const { application } = await client.graphql<{
        application: { documents: readonly { state: string; fields: readonly object[] }[] };
      }>("query ($id: ID!) { application(id: $id) { documents { state fields { name } } } }", { id: applicationId });
      states = application.documents.map(({ state }) => state);
      return application.documents.every(({ fields }) => fields.length > 0);
    },
    () => `the letter is not read: ${states.join(", ")}`,
  );
}

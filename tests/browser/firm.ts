import type { Answers } from "@boreal/domain/caseFile/answers/answers";
import { familyAnswers } from "../../apps/server/src/demo/answers.ts";
import { departmentLetter } from "../samples/biometricsLetter/departmentLetter.ts";
import { madeUpLetter } from "../samples/biometricsLetter/letter.ts";
import { freshCode } from "./authenticator.ts";
import { Client, linkIn } from "./client.ts";
import { inventedPerson, type Person } from "./people.ts";
import { tellingPages } from "./questionScreens.ts";
import type { Boreal } from "./server.ts";
import { stockVault } from "./vaultScreens.ts";

/** A small invented firm with one case, made through the interfaces; needs BOREAL_GRAPHQL=any. */
export type Firm = {
  readonly admin: Person & { readonly secret: string };
  readonly lawyer: Person & { readonly secret: string };
  readonly amara: Person;
  readonly applicationId: string;
  /** Another one of hers, in which nothing is answered. */
  readonly emptyApplicationId: string;
  /** A third one, of somebody in another situation, just begun. */
  readonly otherApplicationId: string;
  /** What stands behind `#` in the link that her husband got. */
  readonly spouseToken: string;
  readonly fileId: string;
};

/** A whole assessment, of a married applicant with a child who gave biometrics: every page has something to show. One answer is kept and set aside. */
const answersOn = (today: string) => ({
  ...familyAnswers(today),
  birthday: "1996-04-12",
  isSameAddress: true,
  hasBiometrics: true,
  biometricsIdentificationNumber: "VB40217300",
});

/** Somebody in another situation: in Canada, a minor, married; pages that the family above never sees, most of them empty. */
const otherwise: Answers = {
  country: "CA",
  insideCanadaCurrently: true,
  currentImmigrationStatus: "visitor",
  passportCountries: ["CM", "FR"],
  birthday: "2009-02-03",
  isNameSameOnOfficialDocs: false,
  hasOtherFamilyNames: true,
  isDiffToBirthName: true,
  isSameAddress: false,
  hasPreviousVisaApplication: false,
};

const todayOf = ({ settings }: Boreal): string => settings["BOREAL_TODAY"] ?? new Date().toISOString().slice(0, 10);

/** Pages of the questionnaire that together have everything a page can have, with the application that shows each. */
export function tellingScreens(
  boreal: Boreal,
  { applicationId, otherApplicationId }: Pick<Firm, "applicationId" | "otherApplicationId">,
): readonly { readonly stepId: string; readonly applicationId: string }[] {
  const known = new Set<string>();
  const [today, first, other] = [todayOf(boreal), applicationId, otherApplicationId];
  return [
    ...tellingPages(today, answersOn(today), known).map((stepId) => ({ stepId, applicationId: first })),
    ...tellingPages(today, otherwise, known).map((stepId) => ({ stepId, applicationId: other })),
  ];
}

/** Makes this person the first administrator; answers with the secret of their second step. */
export async function claimInstallation(boreal: Boreal, office: Client, admin: Person): Promise<string> {
  await office.register(admin);
  await office.done("claimSetup", { token: linkToken(boreal.setupLink) }, "$token: String!");
  return await office.setSecondFactor(admin);
}

const linkToken = (link: string): string => new URLSearchParams(new URL(link).hash.slice(1)).get("token") ?? "";

/** The answers bring the family into the case; the name of a child is what they do not tell. */
async function nameChild(home: Client, applicationId: string): Promise<void> {
  const { me } = await home.graphql<{ me: { id: string } }>("{ me { id } }");
  const { dependents } = await home.graphql<{ dependents: readonly { id: string; type: string }[] }>(
    "query ($userId: ID!, $id: ID!) { dependents(userId: $userId, applicationId: $id) { id type } }",
    { userId: me.id, id: applicationId },
  );
  for (const { id } of dependents.filter(({ type }) => type === "Child")) {
    const { updateDependent } = await home.graphql<{ updateDependent: object | null }>(
      "mutation ($input: UpdateDependentInput!) { updateDependent(input: $input) { id } }",
      { input: { id, applicantFullName: "Ada Okafor" } },
    );
    if (!updateDependent) throw new Error("the child could not be named");
  }
}

export async function foundFirm(boreal: Boreal): Promise<Firm> {
  const [admin, lawyer, amara] = [
    inventedPerson("Anouk", "Roy"),
    inventedPerson("Louis", "Tremblay"),
    inventedPerson("Amara", "Okafor"),
  ];
  const [office, bar, home] = [new Client(boreal), new Client(boreal), new Client(boreal)];

  const adminSecret = await claimInstallation(boreal, office, admin);

  await office.done(
    "inviteStaff",
    { email: lawyer.email, role: "lawyer", language: "fr" },
    "$email: String!, $role: Role!, $language: String!",
  );
  const invitation = linkIn(await boreal.mailTo(lawyer.email, /invitation#/));
  await bar.register(lawyer, "fr");
  await bar.done("acceptInvitation", { token: invitation.token }, "$token: String!");
  const lawyerSecret = await bar.setSecondFactor(lawyer);

  await home.register(amara);
  const applicationId = await home.startApplication("Student");
  await home.answer(applicationId, answersOn(todayOf(boreal)));
  const emptyApplicationId = await home.startApplication("Student");
  const otherApplicationId = await home.startApplication("Student");
  await home.answer(otherApplicationId, otherwise);
  await nameChild(home, applicationId);
  const chidi = inventedPerson("Chidi");
  await home.graphql(
    'mutation ($id: ID!, $email: String!) { inviteToSection(applicationId: $id, section: "spouse", email: $email, language: "en") { refusals { code } } }',
    { id: applicationId, email: chidi.email },
  );
  const spouseToken = linkIn(await boreal.mailTo(chidi.email, /guest#/)).token;
  const place = {
    applicationId,
    page: "biometrics-validity-letter",
    slot: "biometricsValidityLetter",
    person: "main",
    filename: "letter.pdf",
    filetype: "application/pdf",
  };
  const fileId = await home.upload(place, await departmentLetter(madeUpLetter(0, "en", "validity")));
  await stockVault(home, applicationId);
  const staff = await bar.graphql<{ me: { id: string } }>("{ me { id } }");
  await office.graphql(
    "mutation ($id: ID!, $staffId: ID!) { assignStaff(applicationId: $id, staffId: $staffId) { refusals { code } } }",
    { id: applicationId, staffId: staff.me.id },
  );
  return {
    admin: { ...admin, secret: adminSecret },
    lawyer: { ...lawyer, secret: lawyerSecret },
    amara,
    applicationId,
    emptyApplicationId,
    otherApplicationId,
    spouseToken,
    fileId,
  };
}

/** Somebody else of the firm, who writes in French and prepares this case. */
export async function assignParalegal(
  boreal: Boreal,
  firm: Firm,
  { client, person }: { readonly client: Client; readonly person: Person },
): Promise<void> {
  const office = new Client(boreal);
  await office.signIn(firm.admin);
  await office.post("/api/auth/two-factor/verify-totp", { code: await freshCode(firm.admin.secret) });
  await office.done(
    "inviteStaff",
    { email: person.email, role: "paralegal", language: "fr" },
    "$email: String!, $role: Role!, $language: String!",
  );
  const invitation = linkIn(await boreal.mailTo(person.email, /invitation#/));
  await client.register(person, "fr");
  await client.done("acceptInvitation", { token: invitation.token }, "$token: String!");
  await client.setSecondFactor(person);
  const { me } = await client.graphql<{ me: { id: string } }>("{ me { id } }");
  await office.graphql(
    "mutation ($id: ID!, $staffId: ID!) { assignStaff(applicationId: $id, staffId: $staffId) { refusals { code } } }",
    { id: firm.applicationId, staffId: me.id },
  );
}

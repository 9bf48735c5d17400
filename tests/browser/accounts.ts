import { text as settingsText } from "../../apps/web/src/features/account/security/settings.text.ts";
import { text } from "../../apps/web/src/features/account/text.ts";
import { roleText, text as adminText } from "../../apps/web/src/features/administration/text.ts";
import { freshCode } from "./authenticator.ts";
import { linkIn } from "./client.ts";
import type { Person } from "./people.ts";
import type { Boreal } from "./server.ts";
import { waitUntil } from "../running/patience.ts";
import { Visitor, type Manner } from "./visitor.ts";

/** Fills the form that opens an account, on the page where it stands. */
export async function fillRegistration(visitor: Visitor, person: Person): Promise<void> {
  await visitor.button(text.register).waitFor();
  for (const words of [person.firstName, person.lastName, person.email])
    visitor.effort.typed(words, visitor.page.url());
  await visitor.hand.write(visitor.field(text.firstName), person.firstName);
  await visitor.hand.write(visitor.field(text.lastName), person.lastName);
  await visitor.hand.write(visitor.field(text.email), person.email);
  await visitor.hand.write(visitor.page.locator("input[type=password]"), person.password);
  await visitor.press(visitor.button(text.register));
}

/** Registers and confirms by the link in the mail, which signs in where the account was opened. */
export async function openAccount(visitor: Visitor, person: Person): Promise<void> {
  await visitor.open("/register");
  await fillRegistration(visitor, person);
  await followConfirmation(visitor, person);
  await accountButton(visitor).waitFor();
}

/** Opens the link of the confirmation mail, in the browser in which the account was opened. */
export async function followConfirmation(visitor: Visitor, person: Person): Promise<void> {
  await visitor.heading(text.checkMailTitle).waitFor();
  const mail = await visitor.boreal.mailTo(person.email, /confirm-email#/);
  await visitor.page.goto(linkIn(mail).address);
}

const accountButton = (visitor: Visitor) => visitor.page.getByRole("button", { name: /^(Account|Compte)\b/ }).first();

/** Signs in on the page where the form stands, if it stands there: who has just confirmed may be signed in already. */
export async function signIn(visitor: Visitor, person: Person, secret?: string): Promise<void> {
  const form = visitor.heading(text.signInTitle);
  const account = accountButton(visitor);
  await form.or(account).first().waitFor();
  if (!(await form.isVisible())) return;
  await visitor.hand.write(visitor.field(text.email), person.email);
  await visitor.hand.write(visitor.page.locator("input[type=password]"), person.password);
  await visitor.press(
    visitor.page.getByRole("main").getByRole("button", { name: visitor.t(text.signIn), exact: true }),
  );
  if (secret !== undefined) {
    await visitor.heading(text.codeTitle).waitFor();
    await visitor.hand.write(visitor.field(text.code), await freshCode(secret));
    await visitor.press(
      visitor.page.getByRole("main").getByRole("button", { name: visitor.t(text.signIn), exact: true }),
    );
  }
  // The form of the second step has another heading: only the account button says that somebody is signed in.
  await account.waitFor();
}

/** Somebody with an account, in front of a browser and signed in. */
export async function arriveSignedIn(
  boreal: Boreal,
  person: Person,
  manner: Manner = {},
  secret?: string,
): Promise<Visitor> {
  const visitor = await Visitor.arrive(boreal, manner);
  await visitor.open("/sign-in");
  await signIn(visitor, person, secret);
  return visitor;
}

/** Sets up the second step on the security page; answers with the secret of the authenticator app. */
export async function setSecondFactor(visitor: Visitor, person: Person): Promise<string> {
  await visitor.press(visitor.button(settingsText.factorBegin));
  await visitor.hand.write(visitor.page.locator("input[type=password]").first(), person.password);
  await visitor.press(visitor.button(settingsText.goOn));
  const shown = visitor.page.locator("code");
  await shown.waitFor();
  const secret = (await shown.innerText()).replaceAll(/\s/g, "");
  await visitor.hand.write(visitor.field(settingsText.verifyCode), await freshCode(secret));
  await visitor.press(visitor.button(settingsText.verify));
  await visitor.press(visitor.button(settingsText.kept));
  await waitUntil(
    async () => (await visitor.page.getByText(visitor.t(settingsText.factorOn), { exact: true }).count()) > 0,
    () => "the second step is not shown as set up",
  );
  return secret;
}

/** Opens the printed link, registers and takes the installation over; stands on the page of the second step then. */
export async function claimByLink(visitor: Visitor, person: Person): Promise<void> {
  await visitor.page.goto(visitor.boreal.setupLink);
  await visitor.heading(text.setUpTitle).waitFor();
  await visitor.press(visitor.link(text.registerLink));
  await fillRegistration(visitor, person);
  // Whoever holds the link needs no mail: the link itself was proof, and no mail may be set up yet.
  await visitor.press(visitor.button(text.setUpClaim));
  await visitor.heading(settingsText.securityTitle).waitFor();
}

/** The administrator invites a lawyer; answers with the address in their mail. */
export async function inviteLawyer(administrator: Visitor, email: string): Promise<string> {
  await administrator.open("/administration");
  await administrator.hand.write(administrator.field(adminText.email), email);
  await administrator.hand.select(
    administrator.page.getByRole("combobox", { name: administrator.t(adminText.role) }),
    administrator.t(roleText.lawyer),
  );
  await administrator.press(administrator.button(adminText.invite));
  return linkIn(await administrator.boreal.mailTo(email, /invitation#/)).address;
}

/** Takes an invitation; stands on the page of the second step then. */
export async function acceptInvitation(visitor: Visitor, address: string): Promise<void> {
  await visitor.page.goto(address);
  await visitor.press(visitor.button(text.invitationAccept));
  await visitor.heading(settingsText.securityTitle).waitFor();
}

/**
 * A firm as it begins: the administrator takes the installation over and invites a lawyer, who sets up the second step.
 * Answers with the browser of the administrator, which is still open, and with the secrets of both.
 */
export async function openFirmOfTwo(
  boreal: Boreal,
  people: { readonly administrator: Person; readonly lawyer: Person },
): Promise<{ readonly administrator: Visitor; readonly administratorSecret: string; readonly lawyerSecret: string }> {
  const administrator = await Visitor.arrive(boreal);
  await claimByLink(administrator, people.administrator);
  const administratorSecret = await setSecondFactor(administrator, people.administrator);
  const invitation = await inviteLawyer(administrator, people.lawyer.email);
  const lawyer = await Visitor.arrive(boreal);
  await openAccount(lawyer, people.lawyer);
  await acceptInvitation(lawyer, invitation);
  const lawyerSecret = await setSecondFactor(lawyer, people.lawyer);
  await lawyer.leave();
  return { administrator, administratorSecret, lawyerSecret };
}

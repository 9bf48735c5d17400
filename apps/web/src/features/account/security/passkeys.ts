import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import type { BilingualText } from "../../../ui/language.tsx";
import type { AuthAnswer } from "../authClient.ts";
import { authGet, authPost } from "../authClient.ts";
import { text } from "../text.ts";

/** The browser's part is loaded only when a passkey is used. */
const webAuthn = () => import("@simplewebauthn/browser");

export const canUsePasskeys = (): boolean => typeof window !== "undefined" && "PublicKeyCredential" in window;

/** Signs in with a passkey of this device. Answers what to say when it did not happen. */
export async function signInWithPasskey(): Promise<BilingualText | undefined> {
  const options = await authGet("/passkey/generate-authenticate-options");
  if (!options.ok) return options.text;
  const { startAuthentication } = await webAuthn();
  const response = await orStopped(
    startAuthentication({ optionsJSON: options.data as PublicKeyCredentialRequestOptionsJSON }),
  );
  if (!response) return text.passkeyStopped;
  return refusalOf(await authPost("/passkey/verify-authentication", { response }));
}

/** Makes a passkey for the person signed in. `name` is how the list will call it. */
export async function addPasskey(name: string): Promise<BilingualText | undefined> {
  const options = await authGet("/passkey/generate-register-options");
  if (!options.ok) return options.text;
  const { startRegistration } = await webAuthn();
  const response = await orStopped(
    startRegistration({ optionsJSON: options.data as PublicKeyCredentialCreationOptionsJSON }),
  );
  if (!response) return text.passkeyStopped;
  return refusalOf(await authPost("/passkey/verify-registration", { response, name }));
}

/** The browser throws when the person closes its dialog or waits too long: an expected end, not a fault. */
const orStopped = <Response>(ceremony: Promise<Response>): Promise<Response | undefined> =>
  ceremony.catch(() => undefined);

const refusalOf = (answer: AuthAnswer): BilingualText | undefined => (answer.ok ? undefined : answer.text);

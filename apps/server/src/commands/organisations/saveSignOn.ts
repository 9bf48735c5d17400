import type { Refusal } from "@boreal/domain/kernel/validation";
import type { AccountDeps } from "../../accounts/accountDeps.ts";
import {
  fetchFrom,
  isLoopbackName,
  namesGoodEndpoints,
  ProviderNotAllowed,
  type ProviderPlace,
} from "../../accounts/signOnHosts.ts";
import type { Asker } from "../../policies/actor.ts";
import { mayKeepOrganisations } from "../../policies/organisations.ts";
import { appendAudit, systemChain } from "../../store/auditLog.ts";
import { readOrganisation } from "../../store/organisations/organisations.ts";
import {
  deleteSignOn,
  endConnections,
  readSignOn,
  readSignOnSettings,
  writeSignOn,
} from "../../store/organisations/signOns.ts";
import { done, refused, type Done } from "../accounts/result.ts";
import { oneLineOf } from "../personsWords.ts";
import { whyNot } from "../refuse.ts";
import { noOrganisation } from "./saveOrganisation.ts";

export type GivenSignOn = {
  readonly organisationId: string;
  readonly issuer: string;
  readonly clientId: string;
  /** Empty keeps the one that is set. */
  readonly clientSecret: string;
  readonly domains: readonly string[];
};

type Deps = Pick<AccountDeps, "db" | "keys" | "now"> & {
  /** Hosts inside the own network that may be sign-on providers all the same. */
  readonly insideHosts?: readonly string[] | undefined;
};

const noAddress: Refusal = {
  code: "signOnIssuerNotValid",
  text: {
    en: "Enter the address of the provider as it names itself, beginning with https://.",
    fr: "Entrez l’adresse du fournisseur telle qu’il se nomme, commençant par https://.",
  },
};
const noClient: Refusal = {
  code: "signOnClientMissing",
  text: {
    en: "Enter the client ID and the client secret that the provider gave you for this site.",
    fr: "Entrez l’identifiant client et le secret client que le fournisseur vous a donnés pour ce site.",
  },
};
const noDomain: Refusal = {
  code: "signOnDomainMissing",
  text: {
    en: "Enter at least one domain of its email addresses, for example college.example. Other addresses are not accepted from this provider.",
    fr: "Entrez au moins un domaine de ses adresses courriel, par exemple college.example. Les autres adresses ne sont pas acceptées de ce fournisseur.",
  },
};
const noAnswer: Refusal = {
  code: "signOnProviderSilent",
  text: {
    en: "No sign-on service answered at this address. Check the address with the school or agency. Nothing was saved.",
    fr: "Aucun service d’authentification n’a répondu à cette adresse. Vérifiez l’adresse auprès de l’établissement ou de l’agence. Rien n’a été enregistré.",
  },
};
const insideAddress: Refusal = {
  code: "signOnEndpointNotAllowed",
  text: {
    en: "This provider names an address that is not public, or that does not begin with https://. Ask the school or agency for its public sign-on service. Nothing was saved.",
    fr: "Ce fournisseur indique une adresse qui n’est pas publique ou qui ne commence pas par https://. Demandez à l’établissement ou à l’agence son service d’authentification public. Rien n’a été enregistré.",
  },
};
const notSet: Refusal = {
  code: "signOnNotSet",
  text: {
    en: "Sign-on is not set up here any more. Load the page again.",
    fr: "Ce service n’est plus configuré ici. Rechargez la page.",
  },
};

const longest = 300;
const domainLike = /^(?=.{3,253}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/u;

/** Sets the provider through which people of an organisation sign in, once it has answered. */
export async function saveSignOn(deps: Deps, asker: Asker, given: GivenSignOn): Promise<Done> {
  if (asker === null || !mayKeepOrganisations(asker)) return refused(whyNot(asker));
  const { organisationId } = given;
  if (!(await readOrganisation(deps.db, organisationId))) return refused(noOrganisation);
  const issuer = issuerOf(given.issuer);
  if (issuer === undefined) return refused(noAddress);
  const clientId = oneLineOf(given.clientId);
  const clientSecret = oneLineOf(given.clientSecret) || (await readSignOn(deps, organisationId))?.clientSecret || "";
  if (![clientId, clientSecret].every((entry) => entry !== "" && entry.length <= longest)) return refused(noClient);
  const domains = [...new Set(given.domains.map((domain) => oneLineOf(domain).toLowerCase().replace(/^@/u, "")))];
  if (domains.length === 0 || domains.length > 50 || !domains.every((domain) => domainLike.test(domain)))
    return refused(noDomain);
  const provider = await lookAt({ issuer, insideHosts: deps.insideHosts ?? [] });
  if (provider !== "good") return refused(provider === "silent" ? noAnswer : insideAddress);
  const at = deps.now();
  await deps.db.transaction(async (tx) => {
    const before = await readSignOnSettings(tx, organisationId);
    const settings = { issuer, clientId, clientSecret, domains };
    await writeSignOn({ db: tx, keys: deps.keys }, organisationId, settings, { by: asker.userId, at });
    // Another provider means other people by the same names.
    const ended = before?.issuer === issuer ? 0 : await endConnections(tx, organisationId);
    await appendAudit(tx, {
      chainId: systemChain,
      actorId: asker.userId,
      kind: "signOnSaved",
      subject: { organisationId, issuer, connectionsEnded: ended },
      at,
    });
  });
  return done;
}

/** Ends it, with every connection to it. Whoever signed in so keeps the account, and has a password sent to the address. */
export async function removeSignOn(
  deps: Deps,
  asker: Asker,
  { organisationId }: { readonly organisationId: string },
): Promise<Done> {
  if (asker === null || !mayKeepOrganisations(asker)) return refused(whyNot(asker));
  return await deps.db.transaction(async (tx) => {
    if (!(await deleteSignOn(tx, organisationId))) return refused(notSet);
    const connectionsEnded = await endConnections(tx, organisationId);
    await appendAudit(tx, {
      chainId: systemChain,
      actorId: asker.userId,
      kind: "signOnRemoved",
      subject: { organisationId, connectionsEnded },
      at: deps.now(),
    });
    return done;
  });
}

/** Plain HTTP only on this machine: everywhere else somebody could read along. */
function issuerOf(entered: string): string | undefined {
  const url = URL.parse(entered.trim());
  if (url === null || url.href.length > longest || url.search !== "" || url.hash !== "") return undefined;
  if (url.username !== "" || url.password !== "") return undefined;
  if (url.protocol !== "https:" && !(url.protocol === "http:" && isLoopbackName(url.hostname))) return undefined;
  return url.href.replace(/\/$/u, "");
}

/** Where a provider tells about itself (OpenID Connect Discovery 1.0 section 4). */
export const discoveryAddress = (issuer: string): string => `${issuer}/.well-known/openid-configuration`;

/** A provider that answers, says who it is, and names only addresses that may be asked. */
async function lookAt(place: ProviderPlace): Promise<"good" | "silent" | "inside"> {
  try {
    const answer = await fetchFrom(place, discoveryAddress(place.issuer));
    const told: unknown = answer.ok ? await answer.json() : undefined;
    // What it calls itself is compared in each token, so it must be what is set here.
    if (typeof told !== "object" || told === null || !("issuer" in told) || told.issuer !== place.issuer)
      return "silent";
    return (await namesGoodEndpoints({ ...told }, place)) ? "good" : "inside";
  } catch (error) {
    return error instanceof ProviderNotAllowed ? "inside" : "silent";
  }
}

import type { Refusal } from "@boreal/domain/kernel/validation";
import { GraphQLError } from "graphql";

/** Nobody is signed in: the browser leads to the sign-in page. */
export const unauthenticated = ({ code, text }: Refusal): GraphQLError =>
  new GraphQLError(text.en, { extensions: { code: "UNAUTHENTICATED", refusal: code, text } });

/** Somebody is signed in, and this is not theirs to see. */
export const withheld = ({ code, text }: Refusal): GraphQLError =>
  new GraphQLError(text.en, { extensions: { code, text } });

/** The request itself is refused, before anything is read. */
export const refusedRequest = (code: string, message: string, status = 400): GraphQLError =>
  new GraphQLError(message, { extensions: { code, http: { status } } });

const withoutSuggestion = (message: string): string => message.replace(/ Did you mean [^]*$/, "");

/** "Did you mean" names fields that the asker did not know of. */
export const hideSuggestion = (error: GraphQLError): GraphQLError =>
  error.message === withoutSuggestion(error.message)
    ? error
    : new GraphQLError(withoutSuggestion(error.message), { path: error.path, extensions: error.extensions });

export type ErrorReport = { readonly requestId: string; readonly error: unknown };

/** What the world may do to a request: its data cannot be reached, or there is no room to write. */
export type Outage = "away" | "full" | undefined;

/**
 * A fault of ours or of the world: told in general, with the number under which it was logged. A database that did not answer
 * may have stored what it was sent, or may do so yet. So nothing is said of that; whoever sends the same again is told.
 */
export function asFault(error: unknown, requestId: string, outageOf: (error: unknown) => Outage): GraphQLError {
  const worldly = outageOf(error);
  if (worldly === "full") {
    return new GraphQLError(
      "There is no room left on the server, so this could not be confirmed. Send it again later; the administrator has to make room.",
      {
        extensions: {
          code: "STORAGE_FULL",
          outcome: "unknown",
          http: { status: 507, headers: { "retry-after": "10" } },
        },
      },
    );
  }
  if (worldly === "away") {
    return new GraphQLError(
      "The service did not answer in time. It is not known yet whether a change that was sent is stored: send the same again to find out.",
      {
        extensions: { code: "UNAVAILABLE", outcome: "unknown", http: { status: 503, headers: { "retry-after": "1" } } },
      },
    );
  }
  return new GraphQLError("Something went wrong on our side.", {
    extensions: { code: "INTERNAL", reference: requestId },
  });
}

/** The thrown thing inside a GraphQL error, when it was not made for the caller to see. */
export function faultIn(error: unknown): unknown {
  if (!(error instanceof GraphQLError)) return error;
  const { originalError } = error;
  if (originalError === undefined || originalError instanceof GraphQLError) return undefined;
  return originalError;
}

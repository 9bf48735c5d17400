import { applicationTypes } from "@boreal/domain/caseFile/application";
import { letterAt, letterAtLawyer, letters } from "@boreal/domain/letters/letters";
import { stepsOf } from "@boreal/domain/questionnaire/flow";
import { noticeKindIds, noticePath } from "@boreal/domain/notices/noticeKinds";
import { isSinSlug } from "@boreal/domain/vault/pagePath";
import { pageOf, vaultPages } from "@boreal/domain/vault/pages";
import { Children, createElement, Fragment, isValidElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { matchRoute, useRouter } from "wouter";
import { caseOfAddress } from "./case/visit/caseOfAddress.ts";
import * as addresses from "./case/loading/addresses.ts";
import {
  answersPath,
  formFieldPath,
  letterPath,
  stepPath,
  vaultPagePath,
  whatIfPath,
} from "./case/loading/addresses.ts";

/** Every address that the domain or the application makes leads to a page: asked of the routes themselves, without drawing pages. */

type Params = Readonly<Record<string, string | undefined>>;
type RouteCase = { readonly route: string; readonly params: Params };
let patterns: readonly string[] = [];

type Parser = ReturnType<typeof useRouter>["parser"];

/** The router hands out its own way to read a pattern only while it draws. */
function Drawn({ tell }: { tell: (parser: Parser) => void }) {
  tell(useRouter().parser);
  return null;
}

function parserOfRouter(): Parser {
  const told: Parser[] = [];
  renderToStaticMarkup(createElement(Drawn, { tell: (parser) => void told.push(parser) }));
  const [parser] = told;
  if (!parser) throw new Error("the router told nothing");
  return parser;
}

const parser = parserOfRouter();

/** The first route that takes this address, as `Switch` chooses, and what it reads in it. Nothing: "page not found". */
function placeOf(address: string): RouteCase | undefined {
  const path = address.replace(/[?#].*$/, "");
  for (const route of patterns) {
    const [found, params] = matchRoute(parser, route, path);
    if (found) return { route, params };
  }
  return undefined;
}

type RouteProps = { readonly path?: string; readonly children?: ReactNode };

/** In the order of the switch, which looks into fragments. */
const patternsIn = (children: ReactNode): readonly string[] =>
  Children.toArray(children).flatMap((child) => {
    if (!isValidElement<RouteProps>(child)) return [];
    if (child.type === Fragment) return patternsIn(child.props.children);
    return child.props.path === undefined ? [] : [child.props.path];
  });

beforeAll(async () => {
  vi.stubGlobal("location", { pathname: "/" });
  const { Routes } = await import("./routes.tsx");
  patterns = patternsIn((Routes().props as RouteProps).children);
});

describe("every address leads to a page", () => {
  it("knows nothing of what is not there", () => {
    expect(patterns.length).toBeGreaterThan(20);
    expect(placeOf("/no-such-page")).toBeUndefined();
    expect(placeOf("/letters")).toBeUndefined();
  });

  it("of each vault page, with and without an application, in the general vault and in that of social insurance numbers", () => {
    const lost = vaultPages.flatMap(({ slug, path }) =>
      [
        path,
        vaultPagePath("a1", slug),
        vaultPagePath("a1", slug, 2),
        noticePath("documentSupplied", { applicationId: "a1", subject: { page: slug } }),
      ].filter((address) => {
        const place = placeOf(address);
        return (
          !address.startsWith(path) ||
          place === undefined ||
          !place.route.endsWith("document-vault/:slug") ||
          pageOf(place.params["slug"] ?? "")?.slug !== slug
        );
      }),
    );
    expect(lost).toEqual([]);
    expect(vaultPages.filter(({ path }) => path.startsWith("/sin-document-vault/")).length).toBeGreaterThan(5);
  });

  it("a slug says whether its page belongs to the service of social insurance numbers", () => {
    expect(
      vaultPages.filter(({ slug, service }) => isSinSlug(slug) !== (service === "sin")).map(({ slug }) => slug),
    ).toEqual([]);
  });

  it("of each letter, for the applicant and for the lawyer", () => {
    const found = letters.flatMap((letter) => {
      const [own, ofCase, lawyers] = [letter.href, letterPath("a1", letter.href), letter.lawyerHref("s1", "a1")].map(
        placeOf,
      );
      return [
        letterAt(own?.params["slug"] ?? "") === letter,
        own?.route === ofCase?.route,
        letterAtLawyer(lawyers?.params["slug"] ?? "") === letter,
        lawyers?.params["studentId"] === "s1",
        lawyers?.params["id"] === "a1",
      ];
    });
    expect(found).toHaveLength(5 * letters.length);
    expect(found.filter((one) => !one)).toEqual([]);
  });

  it("of each question of each kind of application", () => {
    const steps = applicationTypes.flatMap((type) => stepsOf(type).map(({ id }) => id));
    const lost = [...new Set(steps)].filter((id) => placeOf(stepPath("a1", id))?.params["stepId"] !== id);
    expect(lost).toEqual([]);
  });

  it("says on each page of a case whose case it is, so that others of the team see who is in it", () => {
    const paths = patterns.filter((pattern) => pattern.includes("/applications/:id"));
    const ofVault = patterns.filter((pattern) => pattern.endsWith("/:slug") && !paths.includes(pattern));
    expect([paths.length, ofVault.length]).toEqual([expect.any(Number), 3]);
    expect(paths.length).toBeGreaterThan(15);
    const made = (pattern: string) => pattern.replaceAll(":id", "a1").replaceAll(/:\w+|\*\?/g, "x");
    expect(paths.filter((pattern) => caseOfAddress(made(pattern), "") !== "a1")).toEqual([]);
    expect(ofVault.filter((pattern) => caseOfAddress(made(pattern), "child=2&application=a1") !== "a1")).toEqual([]);
    for (const elsewhere of ["/", "/account", "/board", "/notices", "/document-vault/passport"])
      expect([elsewhere, caseOfAddress(elsewhere, "")]).toEqual([elsewhere, undefined]);
    expect(caseOfAddress("/account/life", "application=a1")).toBeUndefined();
  });

  it("of whatever else the application links to", () => {
    const {
      planPath,
      answersSheetPath,
      logPath,
      memoPath,
      asOfPath,
      familyPath,
      documentsPath,
      trashPath,
      formsPath,
      formPath,
      formSectionPath,
      personalHistoryPath,
    } = addresses;
    const made = [
      planPath,
      answersPath,
      answersSheetPath,
      logPath,
      memoPath,
      asOfPath,
      familyPath,
      documentsPath,
      trashPath,
      formsPath,
    ].map((path) => path("a1"));
    const more = [
      formPath("a1", "IMM1294:spouse"),
      formSectionPath("a1", "IMM1294", "passport"),
      formFieldPath("a1", "IMM1294", "passport", "passport.number"),
      whatIfPath("a1", ["country"]),
      personalHistoryPath("a1", "x"),
      ...noticeKindIds.flatMap((kind) =>
        ["a1", null].map((applicationId) => noticePath(kind, { applicationId, subject: {} })),
      ),
    ];
    expect([...made, ...more].filter((address) => placeOf(address) === undefined)).toEqual([]);
  });
});

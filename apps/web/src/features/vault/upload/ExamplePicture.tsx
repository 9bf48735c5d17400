import type { ExampleId } from "@boreal/domain/vault/files/examples";
import type { ReactNode } from "react";

/** What a good upload of each kind looks like, drawn by us. Decoration: the words beside it say the same. */
const drawings: Record<ExampleId, ReactNode> = {
  scan: (
    <>
      <rect className="scan-example__page" x="20" y="16" width="72" height="98" />
      <path className="scan-example__text" d="M30 34h36M30 48h52M30 60h52M30 72h44M30 90h24" />
    </>
  ),
  letter: (
    <>
      <rect className="scan-example__page" x="20" y="16" width="72" height="98" />
      <rect className="scan-example__block" x="28" y="22" width="26" height="10" />
      <path className="scan-example__text" d="M30 50h52M30 60h52M30 70h44" />
      <ellipse className="scan-example__ring" cx="74" cy="28" rx="14" ry="8" />
      <path className="scan-example__text" d="M66 28h16" />
      <path className="scan-example__pen" d="M34 96c6-12 8 6 14-4s6 6 12 0" />
      <ellipse className="scan-example__ring" cx="48" cy="95" rx="22" ry="11" />
    </>
  ),
  form: (
    <>
      <rect className="scan-example__page" x="26" y="12" width="72" height="98" />
      <path
        className="scan-example__bars"
        d="M40 62v34M46 62v34M54 62v34M58 62v34M66 62v34M74 62v34M78 62v34M86 62v34"
      />
      <rect className="scan-example__page" x="14" y="20" width="66" height="94" />
      <rect className="scan-example__box" x="22" y="30" width="50" height="12" />
      <rect className="scan-example__box" x="22" y="48" width="50" height="12" />
      <rect className="scan-example__box" x="22" y="90" width="50" height="14" />
      <path className="scan-example__pen" d="M28 100c6-10 8 4 14-3s6 4 12 0" />
    </>
  ),
  page: (
    <>
      <rect className="scan-example__page" x="20" y="16" width="72" height="98" />
      <path className="scan-example__text" d="M32 32h40M32 64h48M32 76h48M32 88h30" />
      <ellipse className="scan-example__ring" cx="52" cy="32" rx="28" ry="9" />
      <circle className="scan-example__ring" cx="76" cy="98" r="9" />
    </>
  ),
  passport: (
    <>
      <rect className="scan-example__page" x="10" y="28" width="92" height="74" rx="4" />
      <rect className="scan-example__block" x="17" y="36" width="26" height="34" />
      <path className="scan-example__text" d="M52 40h42M52 50h34M52 60h42" />
      <path className="scan-example__mrz" d="M16 84h80M16 93h80" />
    </>
  ),
  photo: (
    <>
      <rect className="scan-example__page" x="24" y="16" width="64" height="98" />
      <circle className="scan-example__head" cx="56" cy="54" r="19" />
      <path className="scan-example__head" d="M26 112c4-24 18-32 30-32s26 8 30 32" />
      <path className="scan-example__corner" d="M30 54h8M74 54h8" />
    </>
  ),
  schoolLetter: (
    <>
      <rect className="scan-example__page" x="20" y="16" width="72" height="98" />
      <path className="scan-example__block" d="M56 20l18 8-18 8-18-8z" />
      <path className="scan-example__text" d="M30 52h34M30 64h52M30 76h24M62 76h20M30 88h40" />
      <ellipse className="scan-example__ring" cx="47" cy="52" rx="22" ry="7" />
      <ellipse className="scan-example__ring" cx="72" cy="76" rx="14" ry="7" />
      <path className="scan-example__text" d="M30 102h28" />
      <ellipse className="scan-example__ring" cx="44" cy="102" rx="19" ry="7" />
    </>
  ),
};

export const ExamplePicture = ({ example }: { example: ExampleId }) => drawings[example];

import type { ReactNode } from "react";
import { classNames } from "../classNames.ts";
import { Icon } from "../layout/Icon.tsx";
import type { IconName } from "../layout/iconShapes.ts";
import type { Tone } from "../layout/StatusTag.tsx";
import { iconOfTone } from "../layout/StatusTag.tsx";
import "./Banner.css";

type BannerProps = {
  tone: Tone;
  icon?: IconName;
  title?: ReactNode;
  /** Read out when it appears; for notices that come up while the page is open. */
  live?: boolean;
  wide?: boolean;
  children?: ReactNode;
};

/** A notice within the page. */
export function Banner({ tone, icon, title, live, wide, children }: BannerProps) {
  return (
    <div className={classNames("banner", `banner--${tone}`, wide && "banner--wide")} role={live ? "status" : undefined}>
      <Icon name={icon ?? (tone === "quiet" || tone === "todo" ? "info" : iconOfTone[tone])} />
      <div className="banner__body">
        {title && <p className="banner__title">{title}</p>}
        {children}
      </div>
    </div>
  );
}

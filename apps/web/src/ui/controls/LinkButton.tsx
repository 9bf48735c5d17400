import type { ReactNode } from "react";
import { Link } from "wouter";
import type { ButtonLook } from "./Button.tsx";
import { classNames } from "../classNames.ts";
import { Icon } from "../layout/Icon.tsx";
import type { IconName } from "../layout/iconShapes.ts";
import "./Button.css";

type LinkButtonProps = {
  /** A path inside the application, without the language: `/account`. */
  href: string;
  look?: ButtonLook;
  icon?: IconName;
  children: ReactNode;
};

/** A link that leads on in the main task and therefore looks like a button. */
export function LinkButton({ href, look = "secondary", icon, children }: LinkButtonProps) {
  return (
    <Link href={href} className={classNames("button", `button--${look}`)}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}

import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../classNames.ts";
import { Icon } from "../layout/Icon.tsx";
import type { IconName } from "../layout/iconShapes.ts";
import "./Button.css";

export type ButtonLook = "primary" | "secondary" | "quiet" | "danger";

type ButtonProps = Omit<ComponentProps<"button">, "disabled"> & {
  look?: ButtonLook;
  icon?: IconName | undefined;
  /** Working on it: stays focusable and ignores further presses. */
  busy?: boolean | undefined;
  children: ReactNode;
};

/** One primary button a page. Never disabled while a form is incomplete: pressing it says what is missing. */
export function Button({ look = "secondary", icon, busy, children, className, onClick, type, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? "button"}
      className={classNames("button", `button--${look}`, className)}
      aria-disabled={busy ? true : undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

/** A button that is only an icon; `label` is its name. */
export function IconButton({
  icon,
  label,
  className,
  ...rest
}: Omit<ComponentProps<"button">, "children"> & {
  icon: IconName;
  label: string;
}) {
  return (
    <button
      {...rest}
      type="button"
      className={classNames("button", "button--quiet", "button--icon", className)}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} />
    </button>
  );
}

/** Buttons that belong together; on a phone they take the full width. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className="button-row no-print">{children}</div>;
}

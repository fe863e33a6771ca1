import type { ComponentPropsWithRef, FormEvent, KeyboardEvent } from "react";
import { NOT_SENT } from "./too-long.ts";

export interface FormProps extends Omit<ComponentPropsWithRef<"form">, "onSubmit"> {
  readonly onSubmit: () => void;
}

/**
 * A form of ours: never leaves the page, shows our sentences instead of the browser's bubbles, and
 * is not sent by the Enter that only ends a Hangul syllable, nor while a text in it cannot be stored as it stands.
 */
export function Form({ onSubmit, onKeyDown, ...rest }: FormProps) {
  return (
    // The key handler only withholds an Enter from the form's own submission; it makes nothing clickable.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      noValidate
      {...rest}
      onKeyDown={(event) => {
        if (event.key === "Enter" && isComposing(event)) event.preventDefault();
        onKeyDown?.(event);
      }}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const unsent = event.currentTarget.querySelector<HTMLElement>(`[${NOT_SENT}]`);
        if (unsent) unsent.focus();
        else onSubmit();
      }}
    />
  );
}

/**
 * Whether this key belongs to a syllable that is still being put together. Every key handler asks this
 * first. 229 is what Safari reports for the Enter that ends the syllable, after `isComposing` fell.
 */
export function isComposing(event: KeyboardEvent): boolean {
  return event.nativeEvent.isComposing || event.keyCode === 229;
}

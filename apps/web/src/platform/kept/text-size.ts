import { readTextSize, saveTextSize, type TextSize } from "./screen-preferences.ts";

/** Puts the remembered size on the page. */
export function startTextSize(): void {
  showTextSize(readTextSize());
}

export function chooseTextSize(size: TextSize): void {
  saveTextSize(size);
  showTextSize(size);
}

function showTextSize(size: TextSize): void {
  document.documentElement.dataset["size"] = size;
}

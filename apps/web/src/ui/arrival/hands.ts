// What watches over hurried hands, in one chunk that comes at rest.
export { swallowSecondPresses } from "./second-press.ts";
export { keepKeys } from "./keep-keys.ts";

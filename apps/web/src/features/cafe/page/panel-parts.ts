// What the panel shows seldom, in a chunk of its own.
export { LettersView } from "../letters/letters-view.tsx";
export { EditForm } from "../write/edit-form.tsx";

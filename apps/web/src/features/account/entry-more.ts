// What the entry shows besides the sign-in form: one chunk, so that the form does not wait for it.
export { MailForm } from "./mail-form.tsx";
export { OtherWays } from "./other-ways.tsx";
export { TryOffer } from "./try-offer.tsx";
export { SignUpForm } from "./sign-up-form.tsx";

/**
 * Paths below /api of the calls that plain HTML forms make: the path of the JSON call and `/form`. Separate from the
 * contracts, because every page with a form needs the path, but loads the contract only when a script sends the form.
 */
export const formPaths = {
  login: '/auth/login/form',
  secondStep: '/auth/login/second-factor/form',
  logout: '/auth/logout/form',
  forgotPassword: '/password-reset/request/form',
  resetPassword: '/password-reset/reset/form',
  confirmEmail: '/email-confirmation/confirm/form',
  renewConfirmation: '/email-confirmation/renew/form',
  muteMails: '/mail-opt-out/form',
  unmuteMails: '/mail-opt-out/form/undo',
  proveDataRequest: '/data-requests/proof/form',
  requestLinks: '/service-requests/links/form',
} as const

/** Returns the `action` of a form for browsers without scripts. */
export const formAction = (form: keyof typeof formPaths): string => `/api${formPaths[form]}`

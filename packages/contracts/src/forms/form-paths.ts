/**
 * Paths, below /api, of the calls that answer a plain HTML form: the path of the same call with a script, and `/form`. They
 * are apart from their contracts because a page names them, and loads a contract only when a script sends the form.
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

/** Returns the `action` of a form that a browser without scripts sends. */
export const formAction = (form: keyof typeof formPaths): string => `/api${formPaths[form]}`

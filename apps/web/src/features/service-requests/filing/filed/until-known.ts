export const untilKnownId = 'until-known'

/** Of what waits, in its place but unseen, until the browser knows whether this tab has filed a request. */
export const untilKnownClass = 'until-known'

/** Of what stands in the form's place until the browser has read from which payment somebody comes back. */
export const untilPaidClass = 'until-paid'

/** It is known: what is on the page may be seen. */
export const showKnown = (): void => document.getElementById(untilKnownId)?.remove()

import { inject, it } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether tests run in their long form, as `npm run drill -- long-tests` does. */
    isLongForm: boolean
  }
}

/** Defines a test for the long form only. Other tests of `npm test` show the same at lower cost. */
export const longIt = inject('isLongForm') ? it : () => undefined

/** Returns the first value in the long form and the second in `npm test`, for example a number of rounds. */
export const inLongForm = <Value>(long: Value, short: Value): Value => (inject('isLongForm') ? long : short)

import { inject, it } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether tests run in their long form, as `npm run drill -- long-tests` runs them. */
    isLongForm: boolean
  }
}

/** What `npm test` shows by other tests as well, at more cost: made a test in the long form alone. */
export const longIt = inject('isLongForm') ? it : () => undefined

/** Returns what a test does in its long form, or else what it does in `npm test`: fewer rounds of the same. */
export const inLongForm = <Value>(long: Value, short: Value): Value => (inject('isLongForm') ? long : short)

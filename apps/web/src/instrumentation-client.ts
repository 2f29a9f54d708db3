import { config } from 'zod/v4/core'

// zod tries whether it may make functions from strings. The content security policy forbids that, and would report the
// mere attempt as a violation on every page with a form. It has to be said before the first schema is made.
config({ jitless: true })

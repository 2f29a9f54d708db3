// Prevents zod from compiling functions from strings. The Content-Security-Policy forbids that and would report each
// attempt as a violation on every page with a form. The setting must be made before the first schema is created. zod's
// own `config` would load zod on every page, so this file sets the global property that zod reads.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

export {}

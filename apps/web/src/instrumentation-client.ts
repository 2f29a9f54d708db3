// zod tries whether it may make functions from strings. The content security policy forbids that, and would report the
// mere attempt as a violation on every page with a form. It has to be said before the first schema is made; said by zod's
// own `config`, it would bring zod to every page, so it goes where zod looks for it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

export {}

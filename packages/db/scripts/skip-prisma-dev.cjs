// Prisma's command line loads its local development server (@prisma/dev) at start. That server needs a
// newer Node than the one supported here and is never used, so the root package.json replaces it by an empty
// package; this answers its imports with an empty object so that `prisma generate` runs without it.
const Module = require('node:module')

const load = Module._load
Module._load = function loadUnlessPrismaDev(request, ...rest) {
  return request.startsWith('@prisma/dev') ? {} : load.call(this, request, ...rest)
}

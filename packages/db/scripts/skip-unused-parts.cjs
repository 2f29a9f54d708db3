// Prisma's command line loads its local development server and its browser of tables at start. Nothing here uses them
// and the server needs a newer Node than the one supported here, so the root package.json replaces both by an empty
// package; this answers their imports with an empty object so that `prisma generate` runs without them.
const Module = require('node:module')

const unused = /^@prisma\/(?:dev|studio-core)(?:\/|$)/
const load = Module._load
Module._load = function loadUnlessUnused(request, ...rest) {
  return unused.test(request) ? {} : load.call(this, request, ...rest)
}

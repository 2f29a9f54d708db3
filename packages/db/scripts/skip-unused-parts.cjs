// Prisma's command line loads its local development server (@prisma/dev) and Prisma Studio at start. This project uses
// neither, and the development server needs a newer Node than the oldest supported version. So the root package.json
// replaces both with an empty package, and this script returns an empty object for their imports. Without it,
// `prisma generate` would fail.
const Module = require('node:module')

const unused = /^@prisma\/(?:dev|studio-core)(?:\/|$)/
const load = Module._load
Module._load = function loadUnlessUnused(request, ...rest) {
  return unused.test(request) ? {} : load.call(this, request, ...rest)
}

import { join, resolve } from 'node:path'

/** The repository. This file stands as deep in src/ as the bundle does in dist/, so both find it. */
export const ROOT = resolve(import.meta.dirname, '../../..')

/** What the builds make and the launcher starts, as absolute paths. */
export const BUILT = {
  web: join(ROOT, 'apps/web/.next/standalone/apps/web/server.js'),
  worker: join(ROOT, 'apps/worker/dist/main.mjs'),
  sandbox: join(ROOT, 'apps/sandbox/dist/main.mjs'),
  watchParent: join(ROOT, 'apps/launcher/dist/watch-parent.mjs'),
  migrate: join(ROOT, 'prisma/dist/migrate.mjs'),
  seed: join(ROOT, 'prisma/dist/seed.mjs'),
}

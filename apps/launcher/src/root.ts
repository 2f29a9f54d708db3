import { join, resolve } from 'node:path'

/** The repository. This file stands as deep in src/ as the bundle does in dist/, so both find it. */
export const root = resolve(import.meta.dirname, '../../..')

/** What the builds make and the launcher starts, as absolute paths. */
export const builtFiles = {
  web: join(root, 'apps/web/dist/server.mjs'),
  worker: join(root, 'apps/worker/dist/main.mjs'),
  sandbox: join(root, 'apps/sandbox/dist/main.mjs'),
  watchParent: join(root, 'apps/launcher/dist/watch-parent.mjs'),
  migrate: join(root, 'prisma/dist/migrate.mjs'),
  seed: join(root, 'prisma/dist/seed.mjs'),
}

import { join, resolve } from 'node:path'

/** The root folder of the repository. src/ and dist/ are at the same depth, so the path works from both. */
export const root = resolve(import.meta.dirname, '../../..')

/** The build outputs that the launcher starts, as absolute paths. */
export const builtFiles = {
  web: join(root, 'apps/web/dist/main.mjs'),
  worker: join(root, 'apps/worker/dist/main.mjs'),
  sandbox: join(root, 'apps/sandbox/dist/main.mjs'),
  watchParent: join(root, 'apps/launcher/dist/watch-parent.mjs'),
  migrate: join(root, 'prisma/dist/migrate.mjs'),
  seed: join(root, 'prisma/dist/seed.mjs'),
}

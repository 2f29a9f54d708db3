// `npm start` and `npm run dev` (--dev), also in a fresh clone: installs packages, builds, and then runs the launcher.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { assertNodeVersion, build, installPackages, root } from './prepare.mjs'

assertNodeVersion()
await installPackages()
const isDev = process.argv.includes('--dev')
// In development, web, worker and sandbox run from their sources.
await build(isDev ? ['@oficio/launcher', '@oficio/prisma'] : ['*'])
// The launcher runs in this process, so that it receives signals directly.
await import(pathToFileURL(join(root, 'apps/launcher/dist/main.mjs')).href)

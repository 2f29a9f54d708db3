// `npm start` and `npm run dev` (--dev), from a fresh clone on: install, build, then hand over to the launcher.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { assertNodeVersion, build, installPackages, root } from './prepare.mjs'

assertNodeVersion()
await installPackages()
const isDev = process.argv.includes('--dev')
// In development web, worker and sandbox run from their sources.
await build(isDev ? ['@oficio/launcher', '@oficio/prisma'] : ['*'])
// In this same process, so that signals reach the launcher without anybody in between.
await import(pathToFileURL(join(root, 'apps/launcher/dist/main.mjs')).href)

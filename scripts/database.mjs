// The commands of prisma/: `npm run db:migrate`, `db:migration -- name`, `db:seed`, `db:backup`, `db:restore --
// folder`, `doctor`, `admin:create -- mail` and `admin:reset-second-factor -- mail`. They use DATABASE_URL or the
// embedded database, which the launcher starts for them if it is not running.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { assertNodeVersion, build, fail, installPackages, root } from './prepare.mjs'

const commands = [
  'migrate',
  'migration',
  'seed',
  'create-admin',
  'reset-second-factor',
  'backup',
  'restore',
  'doctor',
]

const [command, ...rest] = process.argv.slice(2)
if (!commands.includes(command)) fail(`Comando desconocido. Existen: ${commands.join(', ')}`)
assertNodeVersion()
await installPackages()
await build(['@oficio/launcher', '@oficio/prisma'])
process.argv.splice(2, Infinity, 'run', `prisma/dist/${command}.mjs`, ...rest)
await import(pathToFileURL(join(root, 'apps/launcher/dist/main.mjs')).href)

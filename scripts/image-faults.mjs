// What is wrong with the folder that the image is made from.
import { existsSync, lstatSync, readdirSync, readlinkSync } from 'node:fs'
import { dirname, isAbsolute, join, sep } from 'node:path'
import { developmentPackages } from './needed-packages.mjs'

/** The image itself is this and Node's own, some 80 MB packed. */
const bytesMost = 300 * 2 ** 20

const tops = ['apps', 'node_modules', 'prisma']

/** The programs, with the files and packages that they read. */
export const neededFiles = [
  'apps/web/dist/server.mjs',
  'apps/web/next.config.mjs',
  'node_modules/next/package.json',
  'apps/web/.next/static',
  'apps/worker/dist/main.mjs',
  'prisma/dist/migrate.mjs',
  'prisma/dist/seed.mjs',
  'prisma/dist/create-admin.mjs',
  'prisma/dist/backup.mjs',
  'prisma/dist/restore.mjs',
  'prisma/dist/doctor.mjs',
  'prisma/dist/healthy.mjs',
  'prisma/migrations',
  'prisma/schema',
  'prisma/sql',
  'node_modules/pg/package.json',
]

/** Names that give a secret away, wherever they stand. */
const secrets =
  /(^|\/)(\.env(\..*)?|\.npmrc|\.netrc|\.git|id_[a-z0-9]+|secrets\.json|[^/]+\.(pem|key|p12|pfx))$/
/** Of our own code, what is read by nobody once it is built; what Next has built bears the names of its pages. */
const sources =
  /(?<!\.d)\.[mc]?tsx?$|\.(test|spec)\.[mc]?jsx?$|(^|\/)(tests?|__tests__|docs|\.turbo|\.oficio)\//

/** Returns what the folder holds that it must not, and what it lacks, a line each. */
export function findFaults(root, folder) {
  const files = filesIn(folder)
  const names = new Set(files.map(({ name }) => name))
  const has = (path) => names.has(path) || files.some(({ name }) => name.startsWith(`${path}/`))
  const development = developmentPackages(root)
  const faults = readdirSync(folder)
    .filter((top) => !tops.includes(top))
    .map((top) => `not expected: ${top}`)
  for (const path of neededFiles) if (!has(path)) faults.push(`missing: ${path}`)
  for (const { name, stat } of files) {
    if (secrets.test(name)) faults.push(`a secret by its name: ${name}`)
    if (stat.isSymbolicLink()) {
      if (leadsOut(folder, name)) faults.push(`a link that leads out of the image: ${name}`)
    }
    // Whoever runs it is not who made it.
    else if ((stat.mode & 0o004) === 0) faults.push(`not for everybody to read: ${name}`)
    else if (stat.mode & 0o6002) faults.push(`may be changed by everybody, or runs as another: ${name}`)
    if (!/node_modules\/|\/\.next\//.test(name) && sources.test(name)) faults.push(`a source: ${name}`)
  }
  for (const place of packagesIn(files))
    if (development.has(place)) faults.push(`for development only: ${place}`)
  const bytes = sizeOf(folder)
  if (bytes > bytesMost) faults.push(`${bytes} bytes, where ${bytesMost} are the most`)
  return faults
}

function leadsOut(folder, name) {
  const path = join(folder, name)
  const to = readlinkSync(path)
  const target = join(dirname(path), to)
  return isAbsolute(to) || !target.startsWith(join(folder, sep)) || !existsSync(target)
}

/** Returns what all files of a folder take, in bytes. */
export const sizeOf = (folder) => filesIn(folder).reduce((sum, { stat }) => sum + stat.size, 0)

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name)
      return { name: path.slice(folder.length + 1).replaceAll(sep, '/'), stat: lstatSync(path) }
    })

/** The packages that files belong to, as the lock file names them. */
const packagesIn = (files) =>
  new Set(files.flatMap(({ name }) => /^(.*node_modules\/(@[^/]+\/)?[^/]+)\//.exec(name)?.[1] ?? []))

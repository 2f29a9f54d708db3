// Checks the folder from which the image is made.
import { existsSync, lstatSync, readdirSync, readlinkSync } from 'node:fs'
import { dirname, isAbsolute, join, sep } from 'node:path'
import { developmentPackages } from './needed-packages.mjs'

/** Maximum size of the folder in bytes. The image adds only Node's own files, and has about 80 MB when compressed. */
const maxBytes = 300 * 2 ** 20

const topFolders = ['apps', 'node_modules', 'prisma']

/** The programs, and the files and packages that they read. */
export const neededFiles = [
  'apps/web/dist/main.mjs',
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

/** File names that suggest a secret, in any folder. */
const secrets =
  /(^|\/)(\.env(\..*)?|\.npmrc|\.netrc|\.git|id_[a-z0-9]+|secrets\.json|[^/]+\.(pem|key|p12|pfx))$/
/**
 * Our own sources, which nothing reads after the build. Excludes Next's output, whose files have the names of its
 * pages.
 */
const sources =
  /(?<!\.d)\.[mc]?tsx?$|\.(test|spec)\.[mc]?jsx?$|(^|\/)(tests?|__tests__|docs|\.turbo|\.oficio)\//

/** Returns a line for each file that the folder must not contain, and for each file that it lacks. */
export function findFaults(root, folder) {
  const files = filesIn(folder)
  const names = new Set(files.map(({ name }) => name))
  const has = (path) => names.has(path) || files.some(({ name }) => name.startsWith(`${path}/`))
  const development = developmentPackages(root)
  const faults = readdirSync(folder)
    .filter((top) => !topFolders.includes(top))
    .map((top) => `not expected: ${top}`)
  for (const path of neededFiles) if (!has(path)) faults.push(`missing: ${path}`)
  for (const { name, stat } of files) {
    if (secrets.test(name)) faults.push(`a secret by its name: ${name}`)
    if (stat.isSymbolicLink()) {
      if (isLinkToOutside(folder, name)) faults.push(`a link that leads out of the image: ${name}`)
    }
    // The user that runs the image did not make it.
    else if ((stat.mode & 0o004) === 0) faults.push(`not for everybody to read: ${name}`)
    else if (stat.mode & 0o6002) faults.push(`may be changed by everybody, or runs as another: ${name}`)
    if (!/node_modules\/|\/\.next\//.test(name) && sources.test(name)) faults.push(`a source: ${name}`)
  }
  for (const place of packagesIn(files))
    if (development.has(place)) faults.push(`for development only: ${place}`)
  const bytes = sizeOf(folder)
  if (bytes > maxBytes) faults.push(`${bytes} bytes, where ${maxBytes} are the most`)
  return faults
}

function isLinkToOutside(folder, name) {
  const path = join(folder, name)
  const to = readlinkSync(path)
  const target = join(dirname(path), to)
  return isAbsolute(to) || !target.startsWith(join(folder, sep)) || !existsSync(target)
}

/** Returns the total size of all files of a folder, in bytes. */
export const sizeOf = (folder) => filesIn(folder).reduce((sum, { stat }) => sum + stat.size, 0)

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name)
      return { name: path.slice(folder.length + 1).replaceAll(sep, '/'), stat: lstatSync(path) }
    })

/** Returns the packages to which the files belong, named as in the lock file. */
const packagesIn = (files) =>
  new Set(files.flatMap(({ name }) => /^(.*node_modules\/(@[^/]+\/)?[^/]+)\//.exec(name)?.[1] ?? []))

// `node scripts/image.mjs [folder]`: puts together what the image holds, in dist/image unless a folder is named, and checks
// it. The Dockerfile copies that folder and nothing else, so what is checked here is what runs. Needs the builds of web,
// worker and prisma.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { findFaults, sizeOf } from './image-faults.mjs'
import { runtimePackages } from './needed-packages.mjs'

const root = resolve(import.meta.dirname, '..')

/** What runs, each where its program looks for it. Photos of the demo are for prisma/dist/seed.mjs. */
const parts = [
  ['apps/web/.next'],
  ['apps/web/dist'],
  ['apps/web/fonts'],
  ['apps/web/public'],
  ['apps/web/next.config.mjs'],
  ['apps/worker/dist'],
  ['prisma/dist'],
  ['prisma/migrations'],
  ['prisma/schema'],
  ['prisma/sql'],
  ['prisma/seed'],
]

/** What nothing reads at run time. */
const unread = [
  // Sources, types and texts of packages, and lists of files.
  /node_modules\/.*\.([mc]?ts|map|md|markdown)$|^prisma\/seed\/.*\.ts$|\.tsbuildinfo$|\.nft\.json$/,
  /^apps\/web\/\.next\/(cache|diagnostics|dev|types)(\/|$)/,
  // Of Prisma's compilers our client imports one.
  /@prisma\/client\/runtime\/(query_compiler_(?!fast_bg\.postgresql\.)|.*wasm-base64\.js$|wasm-compiler-edge)/,
]

const target = resolve(process.argv[2] ?? join(root, 'dist/image'))
rmSync(target, { recursive: true, force: true })
mkdirSync(target, { recursive: true })
// A package for another system is not installed here.
for (const place of runtimePackages(root, ['apps/worker', 'prisma', 'node_modules/next']))
  if (existsSync(join(root, place)) && !isCompiler(place)) copy(place)
copy('node_modules/next')
for (const file of tracedFiles()) copy(file)
for (const [from] of parts) copy(from)

const faults = findFaults(root, target)
for (const fault of faults) console.error(fault)
console.log(`${target}: ${(sizeOf(target) / 2 ** 20).toFixed(0)} MB`)
process.exitCode = faults.length > 0 ? 1 : 0

/** Next's compiler is the largest part of it, and only builds. */
function isCompiler(place) {
  return /node_modules\/@next\/swc-/.test(place)
}

/** Returns the files of packages that the routes of the site import: Next lists them beside each route (`.nft.json`). */
function tracedFiles() {
  const buildFolder = join(root, 'apps/web/.next')
  const lists = readdirSync(buildFolder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.nft.json'),
  )
  const files = lists.flatMap((name) => {
    const list = join(buildFolder, name)
    return JSON.parse(readFileSync(list, 'utf8')).files.map((file) =>
      relative(root, resolve(dirname(list), file)).replaceAll('\\', '/'),
    )
  })
  return new Set(files.filter((file) => file.includes('node_modules/') && existsSync(join(root, file))))
}

function copy(from) {
  const begin = join(root, from)
  const isWanted = (path) => {
    const name = path.slice(root.length + 1).replaceAll('\\', '/')
    return !unread.some((pattern) => pattern.test(name))
  }
  // Next links external packages by a second name.
  cpSync(begin, join(target, from), { recursive: true, verbatimSymlinks: true, filter: isWanted })
}

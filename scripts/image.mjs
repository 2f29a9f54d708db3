// `node scripts/image.mjs [folder]`: assembles the contents of the image in the folder (default dist/image) and checks
// them. The Dockerfile copies that folder and nothing else, so the checked files are the files that run. Needs the
// builds of web, worker and prisma.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { findFaults, sizeOf } from './image-faults.mjs'
import { runtimePackages } from './needed-packages.mjs'

const root = resolve(import.meta.dirname, '..')

/** The files at run time, each where its program looks for it. prisma/dist/seed.mjs needs the photos of the demo. */
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

/** Files that nothing reads at run time. */
const unusedFilePatterns = [
  // Sources, types and documents of packages, and lists of files.
  /node_modules\/.*\.([mc]?ts|map|md|markdown)$|^prisma\/seed\/.*\.ts$|\.tsbuildinfo$|\.nft\.json$/,
  /^apps\/web\/\.next\/(cache|diagnostics|dev|types)(\/|$)/,
  // Our client imports only one of Prisma's compilers.
  /@prisma\/client\/runtime\/(query_compiler_(?!fast_bg\.postgresql\.)|.*wasm-base64\.js$|wasm-compiler-edge)/,
]

const target = resolve(process.argv[2] ?? join(root, 'dist/image'))
rmSync(target, { recursive: true, force: true })
mkdirSync(target, { recursive: true })
// npm does not install packages for other systems, so they are skipped.
for (const place of runtimePackages(root, ['apps/worker', 'prisma', 'node_modules/next']))
  if (existsSync(join(root, place)) && !isCompiler(place)) copy(place)
copy('node_modules/next')
for (const file of tracedFiles()) copy(file)
for (const [from] of parts) copy(from)

const faults = findFaults(root, target)
for (const fault of faults) console.error(fault)
console.log(`${target}: ${(sizeOf(target) / 2 ** 20).toFixed(0)} MB`)
process.exitCode = faults.length > 0 ? 1 : 0

/** Whether a package is Next's compiler. It is the largest part of Next, and only builds need it. */
function isCompiler(place) {
  return /node_modules\/@next\/swc-/.test(place)
}

/**
 * Returns the files of packages that the routes of the site import. Next lists them in a file beside each route
 * (`.nft.json`).
 */
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
    return !unusedFilePatterns.some((pattern) => pattern.test(name))
  }
  // Next links external packages under a second name, so links are copied as links.
  cpSync(begin, join(target, from), { recursive: true, verbatimSymlinks: true, filter: isWanted })
}

// Checks what readers of the code rely on and no test shows: format, lint, types, direction of imports, cycles, unused
// code and dependencies, size of files and folders, citations, and completeness of the registry and the table of pages.
// `npm run check` and `npm test` run it. docs/operations.md names each step by its title.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path/posix'
import { findErrorTables, findServerImports } from './browser-imports.mjs'
import { findBrokenCitations } from './citations.mjs'
import { findUndocumented } from './documented-interfaces.mjs'
import { findFolderRings } from './folder-rings.mjs'
import { findOutsideNotify } from './outside-notify.mjs'
import { findUnlistedPages } from './pages-on-disk.mjs'
import { findDialect, findDocumentDialect } from './plain-english/find-dialect.mjs'
import { findProviderName } from './provider-name.mjs'
import { findProviderWords } from './provider-words.mjs'
import { findUnlisted } from './registered.mjs'
import { findSqlElsewhere } from './sql-elsewhere.mjs'
import { findUnwrappedRoutes } from './wrapped-routes.mjs'

const isWindows = process.platform === 'win32'

/**
 * Runs a tool of this project. Resolves to whether it found nothing, and prints its output only if it found something.
 */
const passes = (title, command, args) => runs(title, 'npx', ['--no-install', command, ...args])

function runs(title, command, args) {
  const started = Date.now()
  return new Promise((resolve) => {
    const run = spawn(command, args, { shell: isWindows })
    let output = ''
    run.stdout.on('data', (text) => (output += text))
    run.stderr.on('data', (text) => (output += text))
    run.on('error', (error) => (output += error))
    run.on('close', (status) => {
      const seconds = ((Date.now() - started) / 1000).toFixed(1)
      console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${title} (${seconds} s)`)
      if (status !== 0) console.log(output)
      resolve(status === 0)
    })
  })
}

/** Returns the code files that git tracks or would add, without generated files. */
function codeFiles() {
  const lsFilesArgs = ['--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs']
  const { stdout } = spawnSync('git', ['ls-files', ...lsFilesArgs], { encoding: 'utf8' })
  return stdout.split('\n').filter((file) => file && !file.includes('/generated/') && existsSync(file))
}

/**
 * Files that may exceed the limit, each with its reason. A long table is fine, because its readers look for one entry.
 */
const longFiles = {
  'packages/contracts/src/errors.ts': 'one table of refusals, so that nobody adds one twice',
}

/** A long file is a design smell. Split it, or give a reason in `longFiles`. */
function areFilesShort() {
  const maxLines = 250
  const long = codeFiles()
    .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length }))
    .filter(({ file, lines }) => lines > maxLines && !(file in longFiles))
  return reportFaults(
    'no file too long without a reason',
    long.map(({ file, lines }) => `${file}: ${lines} lines, more than ${maxLines}`),
  )
}

/** A folder with many files does not show where to look. Parts of one task get a folder named after the task. */
function areFoldersSmall() {
  const maxFiles = 30
  // Readers look up the controls of the site by their names.
  const exempt = ['apps/web/src/components/ui']
  const counts = new Map()
  const files = codeFiles().filter((file) => !isStory(file))
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  const piles = [...counts].filter(([folder, count]) => count > maxFiles && !exempt.includes(folder))
  return reportFaults(
    'no folder with too many files of its own',
    piles.map(([folder, count]) => `${folder}: ${count} files, more than ${maxFiles}`),
  )
}

/** A reader who has only the repository must be able to open every citation in a comment or document. */
const areCitationsFound = () => reportFaults('every citation leads somewhere', findBrokenCitations())

/**
 * A job or mail that is missing in the registry is stored and never run. A missing kind of payment is paid and has no
 * effect.
 */
function isRegistryWhole() {
  const files = sources(/^(packages|apps)\//)
  return reportFaults(
    'every job, clock entry, mail and kind is in the registry',
    findUnlisted(files, 'packages/domain/src/registry.ts'),
  )
}

/** The row of a page is the only place that says who may open the page. */
const arePagesListed = () =>
  reportFaults(
    'every page has its row in the table, and every row its page',
    findUnlistedPages(codeFiles(), 'packages/contracts/src/pages.ts'),
  )

/** A route without a wrapper would have no access check, no rate limit and no log line. */
const areRoutesWrapped = () =>
  reportFaults('every route is made by a wrapper', findUnwrappedRoutes(codeFiles()))

/** The ledger uses our own status words, so that a second provider does not require a change of the ledger. */
const areProviderWordsAtHome = () =>
  reportFaults('no status word of a payment provider outside of its gateway', findProviderWords(codeFiles()))

/** A site with another provider changes one constant and no text. */
const isProviderNamedOnce = () =>
  reportFaults('texts take the name of the payment provider from its constant', findProviderName(codeFiles()))

/** A reader of one folder must not need to know the folders that depend on it. */
const haveFoldersOrder = () =>
  reportFaults('no folders lead to each other', findFolderRings(sources(/^(packages|apps|prisma)\//)))

/**
 * The team and its tools share plain English. A name says what the value is, and a title says what the product does.
 */
const isEnglishPlain = () =>
  reportFaults('names, test titles, comments and documents are plain English', [
    ...findDialect(codeFiles(), (file) => readFileSync(file, 'utf8')),
    ...findDocumentDialect(documentFiles(), (file) => readFileSync(file, 'utf8')),
  ])

const isBrowserApart = () =>
  reportFaults('nothing that runs in the browser imports the server or the table of errors', [
    ...findServerImports(codeFiles()),
    ...findErrorTables(codeFiles()),
  ])

/** Checks the product only. Tests may use the internals of what they test. */
const areInterfacesDocumented = () =>
  reportFaults(
    'nothing patches Node or Next, or imports from inside of Next',
    findUndocumented(codeFiles().filter((file) => /^(apps|packages|prisma)\//.test(file))),
  )

/** Preferences, deduplication and later channels apply only to messages that go through `notify`. */
const isNotifyTheOnlyWay = () =>
  reportFaults('no mail or notice outside of notify', findOutsideNotify(sources(/^(packages|apps)\//)))

/** The current text of a function is in prisma/sql only. Tests may add helpers of their own. */
const isSqlAtHome = () =>
  reportFaults(
    'no function, trigger or view outside of prisma/sql',
    findSqlElsewhere([...sources(/^(packages|apps|prisma)\//), ...migrationFiles()]),
  )

/**
 * A new database has no tables before the baseline. A migration that was written earlier needs a later time in its
 * name.
 */
function isBaselineFirst() {
  const files = migrationFiles().sort()
  const baseline = files.findIndex((file) => file.includes('_baseline/'))
  return reportFaults(
    'no migration from before the baseline',
    files.slice(0, baseline).map((file) => `${file}: give the folder a name with a later time`),
  )
}

/** Returns the documents that people read. */
const documentFiles = () =>
  spawnSync(
    'git',
    ['ls-files', 'README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs/**.md', 'prisma/**.md'],
    {
      encoding: 'utf8',
    },
  )
    .stdout.split('\n')
    .filter((file) => file && existsSync(file))

const migrationFiles = () =>
  spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'prisma/migrations/*.sql'], {
    encoding: 'utf8',
  })
    .stdout.split('\n')
    .filter((file) => file && existsSync(file))

/** Returns the code files of a folder, without tests and stories, which may use samples of other folders. */
const sources = (folder) =>
  codeFiles().filter((file) => folder.test(file) && !/\.(test|stories)\.|\/testing\//.test(file))

/** A story is always beside its component, under the same name, so it does not count. */
const isStory = (file) => file.endsWith('.stories.tsx')

function reportFaults(title, faults) {
  console.log(`${faults.length === 0 ? 'ok  ' : 'FAIL'} ${title}`)
  for (const line of faults) console.log(`     ${line}`)
  return faults.length === 0
}

// The other checks read the generated client. `npm test` generates it for its other parts as well, and then passes
// --generated.
const isGenerated = process.argv.includes('--generated')
const client = isGenerated ? [] : [await passes('types of the database client', 'turbo', ['run', 'generate'])]
const results = await Promise.all([
  ...client,
  // The native compiler needs a quarter of the time. It has no API, so tools that need one use the other version. Both
  // are called tsc. One checker only: each additional checker would analyse shared files again, which is two thirds
  // more work.
  runs('types', 'node', [
    'node_modules/typescript-native/bin/tsc',
    ...['--noEmit', '-p', 'tsconfig.json', '--checkers', '1'],
  ]),
  otherChecks(),
])
const all = results.flat()
const failed = all.filter((isFine) => !isFine).length
console.log(`${all.length - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

/** Runs the other checks one after the other, beside the compiler. */
async function otherChecks() {
  const folders = ['packages', 'apps', 'prisma', 'tests']
  return [
    await passes('format and lint', 'biome', ['ci', '--colors=off', '--error-on-warnings', '.']),
    await passes('direction of imports, no cycles', 'depcruise', [
      '--config',
      '.dependency-cruiser.mjs',
      ...folders,
    ]),
    await passes('no unused code or dependency', 'knip', []),
    areFilesShort(),
    areFoldersSmall(),
    areCitationsFound(),
    isRegistryWhole(),
    arePagesListed(),
    areRoutesWrapped(),
    areProviderWordsAtHome(),
    isProviderNamedOnce(),
    haveFoldersOrder(),
    isBrowserApart(),
    areInterfacesDocumented(),
    isNotifyTheOnlyWay(),
    isSqlAtHome(),
    isBaselineFirst(),
    isEnglishPlain(),
  ]
}

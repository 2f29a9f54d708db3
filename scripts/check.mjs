// Everything that a reader of the code relies on and no test shows: format, lint, types, direction of imports, cycles,
// unused code and dependencies, size of files. Run by `npm run check` and by `npm test`.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const isWindows = process.platform === 'win32'

/** Runs a tool of this project and returns whether it found nothing; what it says is shown only when it did. */
function passes(title, command, args) {
  const started = Date.now()
  const run = spawnSync('npx', ['--no-install', command, ...args], { encoding: 'utf8', shell: isWindows })
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  const isFine = run.status === 0
  console.log(`${isFine ? 'ok  ' : 'FAIL'} ${title} (${seconds} s)`)
  if (!isFine) console.log(`${run.stdout}${run.stderr}`)
  return isFine
}

/** Files of code that git knows, without what is generated. */
function codeFiles() {
  const { stdout } = spawnSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { encoding: 'utf8' })
  return stdout.split('\n').filter((file) => file && !file.includes('/generated/'))
}

/** A file over 250 lines is a design smell: split it, or give the reason in docs/decisions.md. */
function areFilesShort() {
  const reasons = readFileSync('docs/decisions.md', 'utf8')
  const long = codeFiles().filter((file) => {
    const lines = readFileSync(file, 'utf8').split('\n').length
    return lines > 250 && !reasons.includes(file)
  })
  console.log(`${long.length === 0 ? 'ok  ' : 'FAIL'} no file over 250 lines without a reason`)
  for (const file of long) console.log(`     ${file}`)
  return long.length === 0
}

const results = [
  passes('types of the database client', 'turbo', ['run', 'generate']),
  passes('format and lint', 'biome', ['ci', '--colors=off', '--error-on-warnings', '.']),
  passes('types', 'tsc', ['--noEmit', '-p', 'tsconfig.json']),
  passes('direction of imports, no cycles', 'depcruise', [
    '--config',
    '.dependency-cruiser.mjs',
    'packages',
    'apps',
    'prisma',
    'tests',
  ]),
  passes('no unused code or dependency', 'knip', []),
  areFilesShort(),
]
const failed = results.filter((isFine) => !isFine).length
console.log(`${results.length - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

// `npm test`, also in a fresh clone: installs packages, checks and builds, runs the unit tests on a real database, and
// then tests the whole system in a real browser. The last line sums up all runners: `N passed, N failed`. Before it are
// the failed tests and the tests that passed only after a repetition, because a log is often read from its end.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { findBrowser } from './find-browser.mjs'
import { assertNodeVersion, build, installPackages, quiet, root } from './prepare.mjs'

const parts = ['check', 'unit', 'system']
const onlyPart = process.argv.find((arg) => arg.startsWith('--only='))?.slice('--only='.length)
if (onlyPart && !parts.includes(onlyPart)) {
  console.error(`--only es una de: ${parts.join(', ')}`)
  process.exit(1)
}

assertNodeVersion()
await installPackages({ isForTests: true })
const reports = mkdtempSync(join(tmpdir(), 'oficio-test-'))
const results = []
/** The promise of the generated database client, once a part has requested it. */
let generating
/** The running product for the tests of the system. Undefined if it could not be built. */
let product

// The check and half of the build keep one processor core busy each. The unit tests run afterwards, because all three
// at once would compete for the processor's cache and take longer together.
await Promise.all([isWanted('check') && record('check', check), isWanted('system') && buildProduct()])
if (isWanted('unit')) await record('unit', unitTests)
if (isWanted('system')) await record('system', systemTests)

rmSync(reports, { recursive: true, force: true })
const sum = (key) => results.reduce((total, result) => total + result[key], 0)
const skipped = sum('skipped')
const repeatedTests = results.flatMap((result) => result.repeated)
printNames('passed only when repeated', repeatedTests)
printNames(
  'failed',
  results.flatMap((result) => result.failures),
)
console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exitCode = sum('failed') === 0 ? 0 : 1

async function buildProduct() {
  // Generates the client first, so that the check and the build do not generate it at the same time.
  if (!(await generate())) return
  const started = Date.now()
  // A failed build does not end this process, because the other parts go on and the last line reports all parts.
  if (!(await build(['*'], { onFailure: (reason) => console.error(reason) }))) return
  console.log(`== compilación: ${seconds(started)} s\n`)
  // The product starts beside the unit tests, which leave enough processor time for it.
  product = await startProduct()
}

function printNames(heading, names) {
  if (names.length === 0) return
  console.log(`${names.length} ${heading}:`)
  for (const name of names) console.log(`  ${name}`)
}

function isWanted(part) {
  return !onlyPart || onlyPart === part
}

function seconds(started) {
  return ((Date.now() - started) / 1000).toFixed(0)
}

/** Runs one part. A runner that broke or ran no test counts as one failure. */
async function record(name, runPart) {
  const started = Date.now()
  console.log(`== ${name}`)
  const { passed, failed, skipped = 0, repeated = [], failures = [], isBroken } = await runPart()
  const isEmpty = passed + failed === 0
  const result = {
    passed,
    failed: failed + ((isBroken && failed === 0) || isEmpty ? 1 : 0),
    skipped,
    repeated,
    failures,
  }
  results.push(result)
  console.log(`== ${name}: ${result.passed} passed, ${result.failed} failed, ${seconds(started)} s\n`)
}

/** Runs a program of this project. Shows its output, or passes it to `onOutput`. Resolves to the exit code. */
function run(command, args, { env = {}, onOutput, shell = false } = {}) {
  const child = start(command, args, { env, isHeard: onOutput !== undefined, shell })
  child.stdout?.setEncoding('utf8').on('data', onOutput)
  return endOf(child)
}

/** With `isTied`, the program gets a channel that breaks when this process dies. */
function start(command, args, { env = {}, isHeard = false, isTied = false, shell = false } = {}) {
  return spawn(command, args, {
    cwd: root,
    stdio: ['ignore', isHeard ? 'pipe' : 'inherit', 'inherit', ...(isTied ? ['ipc'] : [])],
    env: { ...process.env, ...quiet, ...env },
    shell,
  })
}

function endOf(child) {
  return new Promise((resolve) => {
    child.once('error', () => resolve(1))
    child.once('close', (code) => resolve(code ?? 1))
  })
}

function runTool(name, args, env) {
  return run('npx', ['--no-install', name, ...args], { env, shell: process.platform === 'win32' })
}

/** Generates the code that types and tests need before the build. Runs once for all parts. */
function generate() {
  generating ??= runTool('turbo', ['run', 'generate', '--output-logs=errors-only'])
  return generating.then((code) => code === 0)
}

async function check() {
  if (!(await generate())) return { passed: 0, failed: 1 }
  let output = ''
  const code = await run(process.execPath, [join(root, 'scripts/check.mjs'), '--generated'], {
    onOutput: (text) => (output += text),
  })
  // Printed in one piece, because its lines would otherwise mix with lines of other parts.
  process.stdout.write(output)
  const [, passedCount = 0, failed = 0] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? []
  return { passed: Number(passedCount), failed: Number(failed), isBroken: code !== 0 }
}

async function unitTests() {
  if (!(await generate())) return { passed: 0, failed: 1 }
  const file = join(reports, 'unit.json')
  const repeatedFile = join(reports, 'unit-repeated.json')
  const reporters = ['default', 'json', './tests/vitest/repeated-reporter.ts'].map(
    (name) => `--reporter=${name}`,
  )
  // No cache of compiled files, because each file runs only once.
  const args = ['run', '--experimental.fsModuleCache=false', ...reporters, `--outputFile.json=${file}`]
  const code = await runTool('vitest', args, {
    REPEATED_FILE: repeatedFile,
  })
  const report = readJson(file)
  return {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: report?.numPendingTests ?? 0,
    repeated: readJson(repeatedFile) ?? [],
    failures: failedInUnit(report),
    isBroken: code !== 0,
  }
}

/**
 * Starts the product without waiting for it, and bundles the tests. Resolves to undefined if the tests cannot be
 * bundled.
 */
async function startProduct() {
  const file = join(reports, 'stack.json')
  const keepStack = join(root, 'tests/journeys/support/keep-stack.ts')
  const stack = start(process.execPath, ['--import', 'tsx', keepStack, file], { isTied: true })
  const ending = endOf(stack)
  try {
    // Imported late, because this module needs packages that this script installs.
    const { bundleTests } = await import('./bundle-tests.mjs')
    return { stack, ended: ending, file, tests: await bundleTests() }
  } catch (error) {
    console.error(error)
    stack.kill('SIGINT')
    await ending
    return undefined
  }
}

async function systemTests() {
  if (!product) return { passed: 0, failed: 1 }
  const browser = findBrowser()
  if (browser === null) {
    console.error('No hay un Chromium para las pruebas. Instalá uno, o indicá su ruta en CHROMIUM_PATH.')
    product.stack.kill('SIGINT')
    await product.ended
    return { passed: 0, failed: 1 }
  }
  const file = join(reports, 'system.json')
  const tests = start(
    process.execPath,
    [
      join(root, 'node_modules/@playwright/test/cli.js'),
      ...['test', '--config', 'tests/playwright.config.ts', '--reporter=line,json'],
    ],
    {
      env: {
        CHROMIUM_PATH: browser,
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
        OFICIO_TEST_STACK: product.file,
        OFICIO_TESTS_DIR: product.tests,
        OFICIO_IS_BUILT: 'yes',
      },
    },
  )
  const ends = [endOf(tests), product.ended]
  // If the product ends first, there is nothing to test and the part fails.
  const code = await Promise.race([ends[0], ends[1].then(() => 1)])
  for (const child of [tests, product.stack]) child.kill('SIGINT')
  await Promise.all(ends)
  const report = readJson(file)
  const stats = report?.stats
  return {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
    skipped: stats?.skipped ?? 0,
    repeated: (report?.suites ?? []).flatMap((suite) => namesIn(suite, 'flaky')),
    failures: (report?.suites ?? []).flatMap((suite) => namesIn(suite, 'unexpected')),
    isBroken: code !== 0,
  }
}

/** Returns file, title and first line of the error of the vitest tests that failed. */
function failedInUnit(report) {
  return (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => {
        const [reason = ''] = (failureMessages[0] ?? '').split('\n')
        return `${relative(root, name)} > ${fullName}: ${reason}`
      }),
  )
}

/** Returns file and title of the Playwright tests that ended with the given status. */
function namesIn(suite, status) {
  const own = (suite.specs ?? [])
    .filter(({ tests }) => tests.some((test) => test.status === status))
    .map(({ file, title }) => `${file} > ${title}`)
  return [...own, ...(suite.suites ?? []).flatMap((inner) => namesIn(inner, status))]
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

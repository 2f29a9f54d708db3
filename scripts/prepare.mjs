// What `npm start`, `npm run dev`, `npm test` and the database commands do first on any machine: install the exact
// packages when they are missing or changed, and build what is out of date. Needs nothing but Node and npm.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packagesOf } from './needed-packages.mjs'

const oldestNode = [20, 19]

/** Environment of the tools: switches off telemetry and update notices. */
export const quiet = {
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_PRINT_VERSION_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
}

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')

/** Ends the process with a reason when Node is older than the product supports. */
export function assertNodeVersion() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return
  fail(
    `Hace falta Node ${oldestNode.join('.')} o más nuevo y este es ${process.versions.node}. Instalalo desde https://nodejs.org y volvé a ejecutar.`,
  )
}

/**
 * Has npm install what package-lock.json says and is not there yet. What only tests need is a third of it, and left out
 * unless it is asked for.
 */
export async function installPackages({ isForTests = false } = {}) {
  const lock = readPackages(join(root, 'package-lock.json'))
  const workspaces = Object.keys(lock).filter((place) => place !== '' && !place.includes('node_modules/'))
  const running = workspaces.filter((place) => place !== 'tests')
  const links = Object.keys(lock).filter((place) => running.includes(lock[place].resolved))
  const wantedPlaces = isForTests
    ? Object.keys(lock)
    : [...packagesOf(lock, ['', ...running], { isForDevelopment: true }), ...links]
  const installed = readInstalled()
  const missing = wantedPlaces.filter((place) => isMissing(lock[place], { place, installed }))
  if (missing.length === 0) return

  // Running processes must not lose their packages: everything is installed again only if something is outdated.
  const isAddition = installed !== null && missing.every((place) => !installed[place])
  const args = isAddition ? ['install', '--no-save'] : ['ci']
  console.log(`Instalando los paquetes (npm ${args.join(' ')})…`)
  const seconds = stopwatch()
  if (!isForTests) args.push('--include-workspace-root', ...running.map((place) => `--workspace=${place}`))
  args.push('--no-audit', '--no-fund', '--loglevel=error')
  const npm = process.env.npm_execpath
  // npm tells its own path to what it runs; started without npm, it is looked for on the PATH.
  if (npm?.endsWith('.js')) await run(process.execPath, [npm, ...args])
  else
    await run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { shell: process.platform === 'win32' })
  console.log(`Paquetes instalados en ${seconds()} s.`)
}

/** Packages for other systems are not laid out. */
function isMissing({ version, optional }, { place, installed }) {
  if (!place.includes('node_modules/')) return false
  const installedPackage = installed?.[place]
  return installedPackage ? installedPackage.version !== version : !optional
}

/** npm notes what it installed in a lock file of its own, as the last step; null where it never got there. */
function readInstalled() {
  const file = join(root, 'node_modules', '.package-lock.json')
  return existsSync(file) ? readPackages(file) : null
}

function readPackages(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages
}

/**
 * Builds these workspaces and their dependencies; unchanged ones come from turbo's cache.
 * Returns whether it succeeded; without `onFailure` a failure ends this process.
 */
export async function build(workspaces, { onFailure = fail } = {}) {
  console.log('Compilando lo que cambió (la primera vez, todo)…')
  const seconds = stopwatch()
  const turbo = join(root, 'node_modules', 'turbo', 'bin', 'turbo')
  const filters = workspaces.map((name) => `--filter=${name}`)
  const args = [turbo, 'run', 'build', '--output-logs=errors-only', '--no-update-notifier', ...filters]
  // Shown only when something fails: on success the summary says nothing new.
  const isBuilt = await run(process.execPath, args, {
    env: { ...process.env, ...quiet },
    stdio: ['ignore', 'pipe', 'pipe'],
    onFailure,
  })
  if (isBuilt) console.log(`Compilado en ${seconds()} s.`)
  return isBuilt
}

/** Prints the reason and ends the process. */
export function fail(reason) {
  console.error(`\n${reason}`)
  process.exit(1)
}

/** Runs a program of the bootstrap to its end. Where it fails, shows what it said, hands the reason on and resolves to false. */
function run(command, args, { onFailure = fail, ...options } = {}) {
  return new Promise((done) => {
    const failed = (reason) => {
      onFailure(reason)
      done(false)
    }
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options })
    const messages = []
    for (const output of [child.stdout, child.stderr]) output?.on('data', (chunk) => messages.push(chunk))
    const passOn = (signal) => child.kill(signal)
    process.once('SIGTERM', passOn)
    child.once('error', (error) => failed(`No se pudo ejecutar ${command}: ${error.message}`))
    child.once('close', (code, signal) => {
      process.off('SIGTERM', passOn)
      if (code === 0) return done(true)
      process.stderr.write(Buffer.concat(messages))
      failed(signal ? 'Interrumpido.' : `Falló: ${[command, ...args.slice(0, 3)].join(' ')} (código ${code})`)
    })
  })
}

function stopwatch() {
  const start = performance.now()
  return () => ((performance.now() - start) / 1000).toFixed(1)
}

// The first step of `npm start`, `npm run dev`, `npm test` and the database commands on any machine. Installs the exact
// packages if they are missing or outdated, and builds what changed. Needs nothing but Node and npm.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packagesOf } from './needed-packages.mjs'

const oldestNode = [20, 19]

/** Environment variables that switch off telemetry and update notices of the tools. */
export const quiet = {
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_PRINT_VERSION_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
}

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')

/** Ends the process with a reason if Node is older than the product supports. */
export function assertNodeVersion() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return
  fail(
    `Hace falta Node ${oldestNode.join('.')} o más nuevo y este es ${process.versions.node}. Instalalo desde https://nodejs.org y volvé a ejecutar.`,
  )
}

/**
 * Installs the packages of package-lock.json that are missing. Packages that only tests need are a third of them, and
 * are installed only with `isForTests`.
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

  // Running processes must not lose their packages. Therefore npm reinstalls everything only if a package is outdated.
  const isAddition = installed !== null && missing.every((place) => !installed[place])
  const args = isAddition ? ['install', '--no-save'] : ['ci']
  console.log(`Instalando los paquetes (npm ${args.join(' ')})…`)
  const seconds = stopwatch()
  if (!isForTests) args.push('--include-workspace-root', ...running.map((place) => `--workspace=${place}`))
  args.push('--no-audit', '--no-fund', '--loglevel=error')
  const npm = process.env.npm_execpath
  // npm passes its own path to the scripts that it runs. A script started without npm looks for npm on the PATH.
  if (npm?.endsWith('.js')) await run(process.execPath, [npm, ...args])
  else
    await run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { shell: process.platform === 'win32' })
  console.log(`Paquetes instalados en ${seconds()} s.`)
}

/** Whether a package must be installed. npm does not install optional packages for other systems. */
function isMissing({ version, optional }, { place, installed }) {
  if (!place.includes('node_modules/')) return false
  const installedPackage = installed?.[place]
  return installedPackage ? installedPackage.version !== version : !optional
}

/**
 * Returns the packages that npm installed, or null if an installation never finished. npm writes this list as its last
 * step.
 */
function readInstalled() {
  const file = join(root, 'node_modules', '.package-lock.json')
  return existsSync(file) ? readPackages(file) : null
}

function readPackages(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages
}

/**
 * Builds these workspaces and their dependencies. Turbo's cache provides unchanged ones. Returns whether the build
 * succeeded. Without `onFailure`, a failure ends this process.
 */
export async function build(workspaces, { onFailure = fail } = {}) {
  console.log('Compilando lo que cambió (la primera vez, todo)…')
  const seconds = stopwatch()
  const turbo = join(root, 'node_modules', 'turbo', 'bin', 'turbo')
  const filters = workspaces.map((name) => `--filter=${name}`)
  const args = [turbo, 'run', 'build', '--output-logs=errors-only', '--no-update-notifier', ...filters]
  // Turbo's output is shown only on failure, because its summary says nothing new on success.
  const isBuilt = await run(process.execPath, args, {
    env: { ...process.env, ...quiet },
    stdio: ['ignore', 'pipe', 'pipe'],
    onFailure,
  })
  if (isBuilt) console.log(`Compilado en ${seconds()} s.`)
  return isBuilt
}

export function fail(reason) {
  console.error(`\n${reason}`)
  process.exit(1)
}

/**
 * Runs a program to its end. Resolves to true on success. On failure, prints the program's output, calls `onFailure`
 * with the reason, and resolves to false.
 */
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

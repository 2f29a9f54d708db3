import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { launcherEnv } from '@oficio/context/launcher-env'
import { type DemoLogin, publishedLogins } from './demo-passwords'
import type { RunMode } from './parts/node-arguments'
import { commandOf, isAlive } from './processes'
import { startStack } from './stack'
import { StartError } from './start-error'

const parentCheckMs = 500

/** Runs the whole site (`npm start`) until Ctrl-C. Returns after an orderly stop of all parts. */
export async function runSite({ dataDir, mode }: { dataDir: string; mode: RunMode }): Promise<void> {
  const log = (line: string) => console.log(line)
  const stopped = stopSignal()
  const letGo = await takeInstanceLock(dataDir)
  try {
    const starting = startStack({ dataDir, mode, log })
    const stack = await Promise.race([starting, stopped.then(() => undefined)])
    if (!stack) {
      log('\nDeteniendo antes de terminar de iniciar…')
      // If a part fails during the start, the stack stops itself. Otherwise it has to be stopped here.
      await starting.then((late) => late.stop()).catch(() => undefined)
      return
    }
    const { plan, env, origin } = stack
    if (plan.isDemo && !env.S3_BUCKET)
      log(`Fotos: carpeta ${env.FILES_DIR}. Para usar un servicio: S3_BUCKET y demás`)
    if (plan.isDemo) for (const line of await demoLoginLines(plan.passwords)) log(line)
    if (plan.isDemo && plan.isOpen)
      log(
        'El sitio está abierto a la red. Quien entre desde otra máquina necesita APP_ORIGIN=http://<esta máquina>:<puerto>.',
      )
    log(`\nListo: ${origin}   (Ctrl-C para detener)\n`)
    await stopped
    log('\nDeteniendo…')
    await stack.stop()
    log('Todo detenido.')
  } finally {
    await letGo()
  }
}

/**
 * Returns the lines with the demo logins. `passwords` are the secret passwords of this data folder; without them the
 * published ones apply.
 */
async function demoLoginLines(passwords: Readonly<Record<string, string>> | null): Promise<string[]> {
  const logins = (await publishedLogins()).map((login) => ({
    ...login,
    password: passwords?.[login.username] ?? login.password,
  }))
  if (logins.length === 0) return []
  const width = (pick: (login: DemoLogin) => string) => Math.max(...logins.map((login) => pick(login).length))
  const [labels, usernames] = [width(({ label }) => label), width(({ username }) => username)]
  const lines = logins.map(
    ({ label, username, password }) =>
      `  ${label.padEnd(labels)}  ${username.padEnd(usernames)}  ${password}`,
  )
  return ['Cuentas de demostración (usuario, contraseña):', ...lines]
}

/**
 * Locks a data folder for this launcher. Returns a function that releases the lock. Throws a StartError while another
 * launcher runs. Ignores the lock of a killed launcher, whose number is dead or belongs to another program.
 */
async function takeInstanceLock(dataDir: string): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true })
  const file = join(dataDir, 'launcher.pid')
  const pid = Number(await readFile(file, 'utf8').catch(() => '0'))
  if (pid > 0 && pid !== process.pid && isAlive(pid) && isLauncher(pid)) {
    throw new StartError(
      `El sitio ya está en marcha desde esta carpeta (proceso ${pid}). Detenelo con Ctrl-C en su terminal o con «kill ${pid}».`,
    )
  }
  await writeFile(file, String(process.pid))
  return () => rm(file, { force: true })
}

function isLauncher(pid: number): boolean {
  return /scripts[\\/](start|database)\.mjs|launcher[\\/]dist|node\.exe/.test(commandOf(pid))
}

/**
 * Resolves when the site should stop: at Ctrl-C, SIGTERM or SIGHUP, or when npm, which started us, is gone. One Ctrl-C
 * may arrive twice, because the terminal sends it to npm and to us and npm forwards it. Ignores such repeats until the
 * user insists.
 */
function stopSignal(): Promise<void> {
  let count = 0
  return new Promise((resolve) => {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(name, () => {
        count += 1
        resolve()
        if (count > 4) process.exit(130)
      })
    }
    // A SIGTERM to npm also ends the shell between npm and us, and the shell forwards no signal.
    if (launcherEnv().npm_lifecycle_event) onParentGone(resolve)
  })
}

function onParentGone(tell: () => void): void {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    tell()
  }, parentCheckMs)
  timer.unref()
}

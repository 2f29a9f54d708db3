import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { launcherEnv } from '@oficio/context/launcher-env'
import { type DemoLogin, publishedLogins } from './demo-passwords'
import type { RunMode } from './parts/node-arguments'
import { commandOf, isAlive } from './processes'
import { startStack } from './stack'
import { StartError } from './start-error'

const parentCheckMs = 500

/** `npm start`: everything, until Ctrl-C. Returns when all has stopped in order. */
export async function runSite({ dataDir, mode }: { dataDir: string; mode: RunMode }): Promise<void> {
  const log = (line: string) => console.log(line)
  const stopped = stopSignal()
  const letGo = await takeInstanceLock(dataDir)
  try {
    const starting = startStack({ dataDir, mode, log })
    const stack = await Promise.race([starting, stopped.then(() => undefined)])
    if (!stack) {
      log('\nDeteniendo antes de terminar de iniciar…')
      // It stops by itself when a part of it fails, and otherwise has to be told.
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

/** The lines with the demo logins. `passwords` belong to this data folder. */
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
 * Makes sure that only one launcher works on a data folder. Returns how to let go; throws a StartError while another
 * one runs. What a killed one left behind is recognised: its number is dead, or belongs to some other program.
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
 * Resolves when the site shall stop: at Ctrl-C, SIGTERM or SIGHUP, or when npm, which started us, is gone. A terminal
 * sends Ctrl-C to npm and to us, and npm passes it on, so one press may arrive twice: repeats are ignored, until
 * somebody insists.
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
    // A SIGTERM for npm ends the shell between npm and us, which passes nothing on.
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

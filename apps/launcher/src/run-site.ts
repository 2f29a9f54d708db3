import { demoLoginLines } from './demo-logins'
import { takeInstanceLock } from './instance-lock'
import type { RunMode } from './parts/node-arguments'
import { startStack } from './stack'
import { stopSignal } from './stop-signal'

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

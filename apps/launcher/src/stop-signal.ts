import { launcherEnv } from '@oficio/context/launcher-env'

const parentCheckMs = 500

/**
 * Resolves when the site shall stop: at Ctrl-C, SIGTERM or SIGHUP, or when npm, which started us, is gone. A terminal
 * sends Ctrl-C to npm and to us, and npm passes it on, so one press may arrive twice: repeats are ignored, until
 * somebody insists.
 */
export function stopSignal(): Promise<void> {
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

/**
 * Resolves at the first Ctrl-C, SIGTERM or SIGHUP. A terminal sends Ctrl-C to npm and to us, and npm passes it on, so
 * one press may arrive twice: repeats are ignored, except that the third within a stop ends the process at once.
 */
export function stopSignal(): Promise<NodeJS.Signals> {
  let count = 0
  return new Promise((resolve) => {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(name, () => {
        count += 1
        resolve(name)
        if (count > 3) process.exit(130)
      })
    }
  })
}

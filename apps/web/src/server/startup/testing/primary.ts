import { launcherEnv } from '@oficio/context/launcher-env'
import { runProcesses } from '../run-processes'

// A primary whose processes run `process.ts`. Prints one line of JSON for each death, and the listening
// processes at SIGUSR2.
const env = launcherEnv()
const processes = runProcesses({
  program: new URL('./process.ts', import.meta.url),
  count: Number(env.COUNT),
  onDeath: (number, reason) => process.stdout.write(`${JSON.stringify({ number, reason })}\n`),
})
process.on('SIGUSR2', () => {
  const numbers = processes.listening().map(({ number }) => number)
  process.stdout.write(`serving: ${numbers.join(' and ')}\n`)
})
process.exit(await processes.exitCode)

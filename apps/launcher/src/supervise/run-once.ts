import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { StartError } from '../start-error'

interface RunOptions {
  script: string
  args?: string[]
  env: Record<string, string>
  log: (line: string) => void
}

/** Runs a node program to its end. If it fails, throws a StartError with its stderr output. */
export async function runOnce({ script, args = [], env, log }: RunOptions): Promise<void> {
  const child = spawn(process.execPath, ['--enable-source-maps', script, ...args], {
    env: { NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const complaints: string[] = []
  createInterface({ input: child.stdout }).on('line', log)
  createInterface({ input: child.stderr }).on('line', (line) => complaints.push(line))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new StartError(complaints.join('\n') || `${script} terminó con código ${code}`)
  for (const line of complaints) log(line)
}

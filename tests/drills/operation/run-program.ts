import { type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'

export interface RunningProgram {
  /** Resolves to the exit code. */
  exit: Promise<number | null>
  /** Returns the output so far. */
  output: () => string
  stop(): Promise<void>
}

/** Runs a Node program in a folder, with only the given environment. */
export function runProgram(
  folder: string,
  args: readonly string[],
  env: Record<string, string>,
  processUser: Pick<SpawnOptions, 'uid' | 'gid'> = {},
): RunningProgram {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...env, NODE_ENV: 'production', PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...processUser,
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk))
  const exit = once(child, 'close').then(([code]: (number | null)[]) => code ?? null)
  const stop = async () => {
    child.kill('SIGTERM')
    await exit
  }
  return { exit, output: () => text, stop }
}

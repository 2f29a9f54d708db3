import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Who runs in the image: the account `node`, to whom nothing in it belongs. */
const nobody = { uid: 1000, gid: 1000 }

export interface RunningProgram {
  /** Resolves to its exit code. */
  ended: Promise<number | null>
  /** What it has said until now. */
  said: () => string
  stop(): Promise<void>
}

/** Whether programs can be run as somebody else: only root may. */
export const isRoot = process.getuid?.() === 0

/** Runs a command of the image in its folder, with nothing but that environment, and not as root. */
export function runInImage(
  folder: string,
  [program, ...args]: readonly string[],
  env: Record<string, string>,
): RunningProgram {
  if (program !== 'node') throw new Error(`${program} is not in the image`)
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...env, NODE_ENV: 'production', PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(isRoot && nobody),
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk))
  const ended = once(child, 'close').then(([code]: (number | null)[]) => code ?? null)
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  return { ended, said: () => text, stop }
}

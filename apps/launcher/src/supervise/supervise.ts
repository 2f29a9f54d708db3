import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { StartError } from '../start-error'
import { waitUntil } from '../wait-until'

const firstRestartMs = 250
// With the start itself, work that a death interrupted goes on within 15 s however often it happens.
const longestRestartMs = 3_000
/** A process that ran this long was healthy: after its next death the count starts again. */
const healthyMs = 30_000
const keptLines = 12

export interface ProcessOptions {
  /** Shown before each line it writes. */
  name: string
  /** Arguments of node: its own first, then the program and those of the program. */
  args: string[]
  cwd: string
  env: Record<string, string>
  /** Receives every line the process writes. */
  onLine: (line: string) => void
  /** Receives what happens to the process itself. */
  log: (line: string) => void
  /** How long it may take to finish its work when told to stop. */
  stopTimeoutMs: number
}

export interface KillOptions {
  /** Whether the pause before the next start grows by it, as by any death. True when left out. */
  isCounted?: boolean
}

export type Supervised = ReturnType<typeof supervise>

/**
 * Keeps a node program running: started again, after a growing pause, whenever it dies. It gets a process group of
 * its own, so that Ctrl-C does not reach it before the launcher has decided on the order.
 */
export function supervise(options: ProcessOptions) {
  const { name, log, stopTimeoutMs } = options
  let child: ChildProcess | undefined
  let isWanted = false
  let failures = 0
  let pause: NodeJS.Timeout | undefined
  let lines: string[] = []

  const start = () => {
    isWanted = true
    clearTimeout(pause)
    if (child) return
    const startedAt = performance.now()
    const started = spawnNode(options, (line) => {
      lines = [...lines, line].slice(-keptLines)
      options.onLine(line)
    })
    child = started
    started.once('exit', (code, signal) => {
      child = undefined
      signalGroup(started, 'SIGKILL')
      if (isWanted) startAgain(performance.now() - startedAt, signal ?? `código ${code}`)
    })
  }
  const startAgain = (ranMs: number, reason: string) => {
    failures = ranMs > healthyMs ? 1 : failures + 1
    const pauseMs = Math.min(firstRestartMs * 2 ** (failures - 1), longestRestartMs)
    log(`${name} terminó (${reason}): se reinicia en ${pauseMs / 1000} s`)
    pause = setTimeout(start, pauseMs)
  }
  const kill = async (signal: NodeJS.Signals, { isCounted = true }: KillOptions = {}): Promise<boolean> => {
    const dying = child
    if (!dying) return false
    if (!isCounted) failures = 0
    const exited = once(dying, 'exit')
    dying.kill(signal)
    await exited
    return true
  }
  const stop = async () => {
    isWanted = false
    clearTimeout(pause)
    if (child) await endWithin(child, stopTimeoutMs)
  }
  return {
    start,
    stop,
    /** The process's number while it runs. */
    pid: () => child?.pid,
    /**
     * Sends a signal and resolves when the process has ended; it is then started again as after any death. Resolves to
     * false when there was none, because it is about to be started again already.
     */
    kill,
    restart: async () => {
      await stop()
      failures = 0
      start()
    },
    /** Kills at once and without order, for when this process itself is about to end. */
    abandon: () => {
      isWanted = false
      if (child) signalGroup(child, 'SIGKILL')
    },
    /** Resolves when `isReady` answers true; a StartError with its last lines when it dies three times first. */
    ready: async (isReady: () => Promise<boolean>, timeoutMs: number) => {
      const isUp = await comesUp(isReady, () => failures >= 3, timeoutMs)
      if (!isUp) throw new StartError(`${name} no pudo iniciar. Lo último que dijo:\n${lines.join('\n')}`)
    },
  }
}

/** Lets it finish its work, for so long. */
async function endWithin(child: ChildProcess, timeoutMs: number): Promise<void> {
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  const cutOff = setTimeout(() => signalGroup(child, 'SIGKILL'), timeoutMs)
  await exited
  clearTimeout(cutOff)
}

/** Asks until it is ready, gave up, or the time is over; returns whether it is ready. */
async function comesUp(
  isReady: () => Promise<boolean>,
  hasGivenUp: () => boolean,
  timeoutMs: number,
): Promise<boolean> {
  let isUp = false
  await waitUntil(
    async () => {
      isUp = await isReady()
      return isUp || hasGivenUp()
    },
    { timeoutMs, everyMs: 300 },
  )
  return isUp
}

function spawnNode({ args, cwd, env }: ProcessOptions, onLine: (line: string) => void): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { NODE_ENV: 'production', ...env },
    // The fourth is a channel that breaks when this process dies (watch-parent.ts).
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: process.platform !== 'win32',
    windowsHide: true,
  })
  for (const output of [child.stdout, child.stderr]) {
    if (output) createInterface({ input: output }).on('line', onLine)
  }
  return child
}

/** The process and whatever it started itself. */
function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (process.platform === 'win32' || child.pid === undefined) child.kill(signal)
    else process.kill(-child.pid, signal)
  } catch {
    // Nobody is left in the group.
  }
}

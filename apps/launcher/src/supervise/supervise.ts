import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { StartError } from '../start-error'
import { waitUntil } from '../wait-until'

const firstRestartMs = 250
// Including the start itself, interrupted work continues within 15 s, however often the process dies.
const longestRestartMs = 3_000
/** A process that ran this long counts as healthy. Its next death resets the count of failures. */
const healthyMs = 30_000
const keptLines = 12

export interface ProcessOptions {
  /** The prefix of each line of output. */
  name: string
  /** Arguments of node: node's own options first, then the program and its arguments. */
  args: string[]
  cwd: string
  env: Record<string, string>
  /** Receives every line that the process writes. */
  onLine: (line: string) => void
  /** Receives messages about the process itself, such as restarts. */
  log: (line: string) => void
  /** The longest time the process may take to finish its work after a stop signal, in ms. */
  stopTimeoutMs: number
}

export interface KillOptions {
  /** Whether this death counts as a failure, which lengthens the pause before the restart. Default: true. */
  isCounted?: boolean
}

export type Supervised = ReturnType<typeof supervise>

/**
 * Keeps a node program running: restarts it after a growing pause whenever it dies. The program gets its own process
 * group, so that Ctrl-C does not reach it before the launcher stops the parts in order.
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
    const stoppedChild = child
    if (!stoppedChild) return false
    if (!isCounted) failures = 0
    const exit = once(stoppedChild, 'exit')
    stoppedChild.kill(signal)
    await exit
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
    /** Returns the process number, or undefined if the process does not run. */
    pid: () => child?.pid,
    /**
     * Sends a signal and resolves when the process has ended. The supervisor then restarts it, as after any death.
     * Resolves to false if no process runs because a restart is already pending.
     */
    kill,
    restart: async () => {
      await stop()
      failures = 0
      start()
    },
    /** Kills the process group at once, for when this process itself is about to end. */
    abandon: () => {
      isWanted = false
      if (child) signalGroup(child, 'SIGKILL')
    },
    /**
     * Resolves when `isReady` returns true. Throws a StartError with the last lines of output if the program dies three
     * times or the timeout passes.
     */
    ready: async (isReady: () => Promise<boolean>, timeoutMs: number) => {
      const isUp = await waitUntilReady(isReady, () => failures >= 3, timeoutMs)
      if (!isUp) throw new StartError(`${name} no pudo iniciar. Lo último que dijo:\n${lines.join('\n')}`)
    },
  }
}

/** Sends SIGTERM and waits for the exit. Kills the process group after `timeoutMs`. */
async function endWithin(child: ChildProcess, timeoutMs: number): Promise<void> {
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  const cutOff = setTimeout(() => signalGroup(child, 'SIGKILL'), timeoutMs)
  await exit
  clearTimeout(cutOff)
}

/** Polls until the program is ready, gave up, or the time is over. Returns whether it is ready. */
async function waitUntilReady(
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
    // The fourth entry is a channel that breaks when this process dies (watch-parent.ts).
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: process.platform !== 'win32',
    windowsHide: true,
  })
  for (const output of [child.stdout, child.stderr]) {
    if (output) createInterface({ input: output }).on('line', onLine)
  }
  return child
}

/** Signals the process and all processes that it started. */
function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (process.platform === 'win32' || child.pid === undefined) child.kill(signal)
    else process.kill(-child.pid, signal)
  } catch {
    // The group has no processes left.
  }
}

import type { ChildProcess } from 'node:child_process'
import cluster, { type Worker } from 'node:cluster'
import { fileURLToPath } from 'node:url'

const firstPauseMs = 250
const longestPauseMs = 10_000

interface Options {
  /** The program of each process. It listens on a port, and ends by itself after SIGTERM. */
  program: URL
  count: number
  /** Receives each unexpected death, with the number of the process and its exit code or signal. */
  onDeath: (number: number, reason: string) => void
}

/** One of the processes. Its number stays the same after a restart. */
interface Slot {
  number: number
  worker: Worker | null
  isListening: boolean
  /** Starts in a row that ended before the process listened. */
  failedStarts: number
  pause?: NodeJS.Timeout
}

/** A process that serves requests at this moment. */
interface ListeningProcess {
  number: number
  process: ChildProcess
}

export interface Processes {
  listening: () => ListeningProcess[]
  /** Resolves to the exit code when no process is left: 0 after a stop signal, or the code of a failed start. */
  exitCode: Promise<number>
}

/**
 * Runs several processes that share a port, and restarts each that dies. The first process starts alone, so that a port
 * in use or a wrong environment is reported once. Ends when a process fails to start while no other one serves. Passes
 * SIGTERM and SIGINT on to the processes and waits until they have ended.
 */
export function runProcesses({ program, count, onDeath }: Options): Processes {
  // All processes accept from one socket. With Node's default the primary accepts, and a connection that it is handing
  // to a process which is killed at that moment is never answered or closed.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  cluster.setupPrimary({ exec: fileURLToPath(program) })
  const slots = Array.from({ length: count }, (_, index): Slot => {
    return { number: index + 1, worker: null, isListening: false, failedStarts: 0 }
  })
  let codeAtEnd: number | null = null
  let resolveExitCode: (code: number) => void
  const exitCode = new Promise<number>((resolve) => {
    resolveExitCode = resolve
  })

  function start(slot: Slot): void {
    if (codeAtEnd !== null || slot.worker) return
    const worker = cluster.fork()
    slot.worker = worker
    worker.once('listening', () => {
      slot.isListening = true
      slot.failedStarts = 0
      // The other processes wait for the first one. Later calls do nothing for processes that run or wait.
      for (const other of slots) if (!other.pause) start(other)
    })
    worker.once('exit', (code, signal) => react(slot, code, signal))
    // Without a listener, an error would end this process. A process that could not be created emits no 'exit'.
    worker.on('error', () => {
      if (worker.process.pid === undefined) react(slot, null, 'not created')
    })
  }

  function react(slot: Slot, code: number | null, signal: string): void {
    const hasListened = slot.isListening
    slot.worker = null
    slot.isListening = false
    const isAnyListening = slots.some(({ isListening }) => isListening)
    if (codeAtEnd !== null) endIfAllEnded()
    else if (!hasListened && !isAnyListening && code !== null) stop(code)
    else restart(slot, hasListened, signal ?? `code ${code}`)
  }

  function restart(slot: Slot, hasListened: boolean, reason: string): void {
    onDeath(slot.number, reason)
    slot.failedStarts = hasListened ? 0 : slot.failedStarts + 1
    slot.pause = setTimeout(() => {
      delete slot.pause
      start(slot)
    }, pauseAfter(slot.failedStarts))
  }

  function stop(code: number): void {
    if (codeAtEnd !== null) return
    codeAtEnd = code
    for (const { pause, worker } of slots) {
      clearTimeout(pause)
      worker?.process.kill('SIGTERM')
    }
    endIfAllEnded()
  }

  function endIfAllEnded(): void {
    if (slots.every(({ worker }) => !worker)) resolveExitCode(codeAtEnd ?? 0)
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(0))
  for (const slot of slots.slice(0, 1)) start(slot)
  return { listening: () => slots.flatMap(listeningProcess), exitCode }
}

/** A process that listened is replaced at once, because it can serve. A failing start costs seconds of processor. */
const pauseAfter = (failedStarts: number) =>
  failedStarts === 0 ? 0 : Math.min(firstPauseMs * 2 ** (failedStarts - 1), longestPauseMs)

const listeningProcess = ({ number, worker, isListening }: Slot): ListeningProcess[] =>
  worker && isListening ? [{ number, process: worker.process }] : []

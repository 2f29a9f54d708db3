import type { ChildProcess } from 'node:child_process'
import cluster, { type Worker } from 'node:cluster'
import { fileURLToPath } from 'node:url'

const firstPauseMs = 250
const longestPauseMs = 10_000
/** A process that listens for so long is not considered broken. */
const steadyMs = 10_000

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
  /** When the process began to listen, by `performance.now()`. */
  listensSince: number
  /** Processes in a row that ended before they had listened for `steadyMs`. */
  shortLives: number
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
    return { number: index + 1, worker: null, isListening: false, listensSince: 0, shortLives: 0 }
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
      slot.listensSince = performance.now()
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
    const isSteady = hasListened && performance.now() - slot.listensSince >= steadyMs
    slot.worker = null
    slot.isListening = false
    const isAnyListening = slots.some(({ isListening }) => isListening)
    if (codeAtEnd !== null) endIfAllEnded()
    else if (!hasListened && !isAnyListening && code !== null) stop(code)
    else {
      onDeath(slot.number, signal ?? `code ${code}`)
      slot.shortLives = isSteady ? 0 : slot.shortLives + 1
      restart(slot)
    }
  }

  function restart(slot: Slot): void {
    slot.pause = setTimeout(() => {
      delete slot.pause
      start(slot)
    }, pauseAfter(slot.shortLives))
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

/** A process that served for a while is replaced at once. The start of a broken one costs seconds of processor. */
const pauseAfter = (shortLives: number) =>
  shortLives === 0 ? 0 : Math.min(firstPauseMs * 2 ** (shortLives - 1), longestPauseMs)

const listeningProcess = ({ number, worker, isListening }: Slot): ListeningProcess[] =>
  worker && isListening ? [{ number, process: worker.process }] : []

import { readLsn } from './lsn'

export interface FollowOptions {
  /** Returns the position to which the primary has written its WAL, in PostgreSQL's format: '0/16B3748'. */
  askPrimary: () => Promise<string>
  /** Returns the position to which the replica has replayed the WAL; null if the server is not a replica. */
  askReplica: () => Promise<string | null>
  /** Maximum lag of the replica, in milliseconds. */
  lagMostMs: number
  log: (level: 'warn' | 'info', message: string) => void
  /** Milliseconds between checks: `everyMs` while the replica is fresh, `soonMs` while it is not. */
  everyMs?: number
  soonMs?: number
}

export interface Replica {
  /**
   * Returns whether the replica may be read: it contains everything that was committed before the last noted change,
   * and its lag is within the limit.
   */
  isFresh(): boolean
  /** Records a commit that all later readers must see. */
  noteChange(): void
  /** Reports that the replica did not answer. */
  lose(): void
  stop(): void
}

/**
 * Maximum number of kept samples: enough for a lag within the limit. With a longer lag the oldest samples are useless.
 */
const samplesMost = 100

/**
 * Tracks how far a replica is behind. `isFresh` needs no query, because a replica replays the WAL in order and never
 * goes back: whatever it had replayed at the last check it still has.
 */
export function followReplica({
  askPrimary,
  askReplica,
  lagMostMs,
  log,
  everyMs = 1_000,
  soonMs = 100,
}: FollowOptions): Replica {
  let changes = 0
  /** The WAL position that the replica must reach because of the last noted change; null until it is known. */
  let required: bigint | null = null
  let replayed: bigint | null = null
  /** Earlier positions of the primary that the replica has not reached yet, oldest first. */
  let pendingSamples: { at: number; primaryLsn: bigint }[] = []
  /** The latest moment whose whole state the replica is known to have. */
  let reachedAt = Number.NEGATIVE_INFINITY
  let isLooking = false
  let isStopped = false
  const tell = logTransitions(log)
  let timer: NodeJS.Timeout | undefined

  const isFresh = () =>
    required !== null &&
    replayed !== null &&
    replayed >= required &&
    performance.now() - reachedAt <= lagMostMs

  const checkPositions = async () => {
    const [changesBefore, at] = [changes, performance.now()]
    const primaryLsn = readLsn(await askPrimary())
    const answer = await askReplica()
    if (answer === null) throw new Error('the server is not a replica')
    const replicaLsn = readLsn(answer)
    // The primary was asked after the last change was committed, so its position includes that change.
    if (changes === changesBefore) required ??= primaryLsn
    pendingSamples = [...pendingSamples, { at, primaryLsn }].slice(-samplesMost)
    for (const sample of pendingSamples)
      if (sample.primaryLsn <= replicaLsn) reachedAt = Math.max(reachedAt, sample.at)
    pendingSamples = pendingSamples.filter((sample) => sample.primaryLsn > replicaLsn)
    replayed = replicaLsn
  }

  const checkAgain = async () => {
    if (isLooking || isStopped) return
    isLooking = true
    clearTimeout(timer)
    try {
      await checkPositions()
      tell.isRead()
    } catch (error) {
      replayed = null
      tell.isNotRead(error)
    }
    isLooking = false
    if (isStopped) return
    timer = setTimeout(checkAgain, isFresh() ? everyMs : soonMs)
    timer.unref()
  }

  void checkAgain()
  return {
    isFresh,
    noteChange: () => {
      changes += 1
      required = null
      void checkAgain()
    },
    lose: () => {
      replayed = null
      void checkAgain()
    },
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

/** Logs once when the replica can no longer be read, and once when it can be read again. */
function logTransitions(log: FollowOptions['log']) {
  let isOutageLogged = false
  return {
    isRead: () => {
      if (isOutageLogged) log('info', 'the replica is read again')
      isOutageLogged = false
    },
    isNotRead: (error: unknown) => {
      if (!isOutageLogged)
        log('warn', `the replica is not read: ${error instanceof Error ? error.message : String(error)}`)
      isOutageLogged = true
    },
  }
}

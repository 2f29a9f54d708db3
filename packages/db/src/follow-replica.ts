import { readLsn } from './lsn'

export interface FollowOptions {
  /** Asks the primary how far its log is written, as PostgreSQL says it: '0/16B3748'. */
  askPrimary: () => Promise<string>
  /** Asks the replica how far it has replayed that log; null where it is no replica. */
  askReplica: () => Promise<string | null>
  /** By how much the replica may lag behind, in milliseconds. */
  lagMostMs: number
  log: (level: 'warn' | 'info', message: string) => void
  /** How often both are asked: while the replica may be read, and while it may not. */
  everyMs?: number
  soonMs?: number
}

export interface Replica {
  /** Whether it may be read: it has all that was committed before the last change that was noted, and lags no more than it may. */
  isFresh(): boolean
  /** Records a commit that all later readers must see. */
  noteChange(): void
  /** Says that it did not answer. */
  lose(): void
  stop(): void
}

/** More than it takes to be told of every second of an allowed lag; of a longer one the oldest are of no use. */
const samplesMost = 100

/**
 * Watches how far a replica is. Whether it may be read is known at any moment without asking anybody: a log is replayed in its
 * order and never backwards, so what was replayed when it was asked is there since.
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
  /** How far it has to be for the last change; null while that is not known yet. */
  let required: bigint | null = null
  let replayed: bigint | null = null
  /** How far the primary was at moments that the replica has not reached yet, oldest first. */
  let ahead: { at: number; primaryLsn: bigint }[] = []
  /** The last moment whose whole state it is known to have. */
  let reachedAt = Number.NEGATIVE_INFINITY
  let isLooking = false
  let isStopped = false
  const tell = tellChanges(log)
  let timer: NodeJS.Timeout | undefined

  const isFresh = () =>
    required !== null &&
    replayed !== null &&
    replayed >= required &&
    performance.now() - reachedAt <= lagMostMs

  const look = async () => {
    const [changesBefore, at] = [changes, performance.now()]
    const primaryLsn = readLsn(await askPrimary())
    const answer = await askReplica()
    if (answer === null) throw new Error('it is no replica')
    const replicaLsn = readLsn(answer)
    // Asked of the primary after the last change was committed.
    if (changes === changesBefore) required ??= primaryLsn
    ahead = [...ahead, { at, primaryLsn }].slice(-samplesMost)
    for (const sample of ahead)
      if (sample.primaryLsn <= replicaLsn) reachedAt = Math.max(reachedAt, sample.at)
    ahead = ahead.filter((sample) => sample.primaryLsn > replicaLsn)
    replayed = replicaLsn
  }

  const lookAgain = async () => {
    if (isLooking || isStopped) return
    isLooking = true
    clearTimeout(timer)
    try {
      await look()
      tell.isRead()
    } catch (error) {
      replayed = null
      tell.isNotRead(error)
    }
    isLooking = false
    if (isStopped) return
    timer = setTimeout(lookAgain, isFresh() ? everyMs : soonMs)
    timer.unref()
  }

  void lookAgain()
  return {
    isFresh,
    noteChange: () => {
      changes += 1
      required = null
      void lookAgain()
    },
    lose: () => {
      replayed = null
      void lookAgain()
    },
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

/** Tells once that the replica is not read, and once that it is again. */
function tellChanges(log: FollowOptions['log']) {
  let isTold = false
  return {
    isRead: () => {
      if (isTold) log('info', 'the replica is read again')
      isTold = false
    },
    isNotRead: (error: unknown) => {
      if (!isTold)
        log('warn', `the replica is not read: ${error instanceof Error ? error.message : String(error)}`)
      isTold = true
    },
  }
}

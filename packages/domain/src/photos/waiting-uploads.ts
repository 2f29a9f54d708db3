import { AppError } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import { serverLimits } from '@oficio/contracts/server-limits'
import { subHours } from 'date-fns'
import type { Actor } from '../kernel/actor'
import { connectionHashOf } from '../kernel/caller-marks'
import type { Ctx, TxCtx } from '../kernel/ctx'
import { lockWhole } from '../kernel/lock-names'

export interface WaitingBytes {
  ofSite: number
  ofConnection: number
}

/**
 * A kind of uploaded files that wait until a request or another record attaches them. Each noun contributes its own
 * kind.
 */
export interface WaitingFiles {
  countBytes(ctx: Pick<Ctx, 'db'>, connectionHash: string | null): Promise<WaitingBytes>
}

declare module '../kernel/ctx' {
  interface Registry {
    waitingFiles: readonly WaitingFiles[]
  }
}

export const waitingPhotos: WaitingFiles = {
  countBytes: async ({ db }, connectionHash) => {
    const [row] = await db.$queryRaw<WaitingBytes[]>`
      SELECT coalesce(sum(bytes), 0)::float8 AS "ofSite",
        coalesce(sum(bytes) FILTER (WHERE connection_hash = ${connectionHash}), 0)::float8 AS "ofConnection"
      FROM photos WHERE state = 'pending'`
    return row ?? { ofSite: 0, ofConnection: 0 }
  },
}

/** Returns the size in bytes of the uploaded photos and documents that no record has attached yet. */
async function countWaitingBytes(
  ctx: Pick<Ctx, 'db' | 'registry'>,
  connectionHash: string | null,
): Promise<WaitingBytes> {
  const sum = { ofSite: 0, ofConnection: 0 }
  for (const files of ctx.registry.waitingFiles) {
    const { ofSite, ofConnection } = await files.countBytes(ctx, connectionHash)
    sum.ofSite += ofSite
    sum.ofConnection += ofConnection
  }
  return sum
}

/** Returns how full the storage for waiting files is. From a ratio of 1 on, uploads without an account are refused. */
export async function readWaitingUploads(
  ctx: Pick<Ctx, 'db' | 'registry'>,
): Promise<{ ratio: number; isAlarming: boolean }> {
  const ratio = (await countWaitingBytes(ctx, null)).ofSite / serverLimits.waitingBytesOfSite
  return { ratio, isAlarming: ratio >= serverLimits.waitingBytesAlarm }
}

interface Upload<Row> {
  /** Size of its files in bytes. */
  bytes: number
  /** Returns how many files of the sender are waiting. `ownMax` is the maximum. */
  countOwn: (ctx: TxCtx) => Promise<number>
  tooManyOwn: AppError
  ownMax: number
  /** Inserts the row of the file, which reserves its bytes. */
  insert: (ctx: TxCtx, connectionHash: string | null) => Promise<Row>
}

/**
 * Reserves bytes for files before they are written. Takes a global lock, so that concurrent uploads cannot exceed a
 * limit together. Throws uploads_full or `tooManyOwn`.
 */
export async function takeUploadRoom<Row>(ctx: Ctx, actor: Actor, upload: Upload<Row>): Promise<Row> {
  return ctx.transaction(async (ctx) => {
    await lockWhole(ctx.db, 'waiting-uploads')
    if ((await upload.countOwn(ctx)) >= upload.ownMax) throw upload.tooManyOwn
    await requireUploadRoom(ctx, actor, upload.bytes)
    return upload.insert(ctx, hashOf(ctx, actor))
  })
}

/**
 * Throws uploads_full if the additional bytes exceed a limit of the caller's connection or of the site. The limit is
 * per connection (the caller's address), because a cookie can be deleted.
 */
export async function requireUploadRoom(ctx: Ctx, actor: Actor, bytes: number): Promise<void> {
  const waiting = await countWaitingBytes(ctx, hashOf(ctx, actor))
  const factor = actor.kind === 'visitor' ? 1 : serverLimits.waitingBytesFactorOfAccounts
  const isFull =
    waiting.ofConnection + bytes > factor * serverLimits.waitingBytesPerConnection ||
    waiting.ofSite + bytes > factor * serverLimits.waitingBytesOfSite
  const attachedBytes = await countAttachedBytes(ctx, hashOf(ctx, actor))
  const isFullOfAttached = attachedBytes + bytes > factor * serverLimits.attachedBytesPerConnection
  if (isFull || isFullOfAttached)
    throw new AppError('uploads_full', { retryAfterSeconds: serverLimits.uploadRetryMinutes * 60 })
}

/**
 * Returns the size in bytes of the attached photos that a connection uploaded within `limits.unusedPhotoHours`. Without
 * this limit, a connection could fill the disk by filing requests with photos. Anybody can confirm such requests with
 * mailboxes at an own domain.
 */
async function countAttachedBytes({ db, clock }: Ctx, connectionHash: string | null): Promise<number> {
  if (connectionHash === null) return 0
  const createdAt = { gt: subHours(clock.now(), limits.unusedPhotoHours) }
  const { _sum } = await db.photo.aggregate({
    where: { state: 'attached', createdAt, connectionHash },
    _sum: { bytes: true },
  })
  return _sum.bytes ?? 0
}

const hashOf = (ctx: Ctx, actor: Actor): string | null =>
  actor.kind === 'system' ? null : connectionHashOf(ctx, actor)

/**
 * Writes the files of a row. If writing fails, usually because the disk is full, deletes the row and the written files
 * and throws storage_away.
 */
export async function writeFiles(
  ctx: Ctx,
  write: () => Promise<void>,
  remove: () => Promise<unknown>,
): Promise<void> {
  try {
    await write()
  } catch (cause) {
    ctx.log.error({ err: cause }, 'an uploaded file could not be stored')
    // If this fails too, the sweep of unused files removes the rest.
    await remove().catch((err: unknown) =>
      ctx.log.error({ err }, 'the partly stored file could not be deleted yet'),
    )
    throw new AppError('storage_away', { cause, retryAfterSeconds: serverLimits.uploadRetryMinutes * 60 })
  }
}

import { createHmac } from 'node:crypto'
import type { Actor, CallDetails } from './actor'
import type { Ctx } from './ctx'

const hashOf = ({ tokenSecret }: Pick<Ctx, 'tokenSecret'>, meaning: string): string =>
  createHmac('sha256', tokenSecret).update(meaning).digest('base64url')

/** Returns the hash of a network (`ipPrefix`): equal for equal networks, and irreversible. */
export const networkHashOf = (ctx: Pick<Ctx, 'tokenSecret'>, ipPrefix: string): string =>
  // Keep this label: the hashes in stored rows were made with it.
  hashOf(ctx, `review-network|${ipPrefix}`)

/**
 * Returns the hashes of the caller's device and network. Comparing them later shows whether two calls came from one
 * person.
 */
export const callerMarks = (
  ctx: Pick<Ctx, 'tokenSecret'>,
  { deviceHash, ipPrefix }: Pick<CallDetails, 'deviceHash' | 'ipPrefix'>,
) => ({ deviceHash, networkHash: ipPrefix === null ? null : networkHashOf(ctx, ipPrefix) })

/**
 * Returns the hash of the caller's connection, or null if the call has no address. Unlike the device hash, it survives
 * deleted cookies.
 */
export const connectionHashOf = (
  ctx: Pick<Ctx, 'tokenSecret'>,
  { connection }: Pick<CallDetails, 'connection'>,
): string | null => (connection === null ? null : hashOf(ctx, `connection|${connection}`))

/** Returns `connectionHashOf` the caller; null for the system. */
export const connectionHashOfActor = (ctx: Pick<Ctx, 'tokenSecret'>, actor: Actor): string | null =>
  actor.kind === 'system' ? null : connectionHashOf(ctx, actor)

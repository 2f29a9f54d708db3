import type { InputOf } from '@oficio/contracts/endpoint'
import type { createServiceRequestEndpoint } from '@oficio/contracts/service-requests/endpoints'
import type { Tx } from '@oficio/db/client'
import { type Caller, identityOf, userIdOf } from '../../kernel/actor'
import { connectionHashOf } from '../../kernel/caller-marks'
import type { Ctx, ReadSource } from '../../kernel/ctx'
import { lockNames } from '../../kernel/lock-names'
import { normalisePhone, phoneForms } from '../../kernel/text/normalise-phone'
import { findPlace } from '../../places/find-place'
import type { SaidByClient } from './form-columns'
import { formHash, sha256 } from './form-hash'

export type Submission = InputOf<typeof createServiceRequestEndpoint>

/** Returns what the client said, with null for what was left out. */
export const saidIn = (input: Submission): SaidByClient => ({
  ...input,
  title: input.title ?? null,
  townName: input.townName ?? null,
  postalCode: input.postalCode ?? null,
})

/** Returns the hash of the form by which a repeat of a submission is known, whoever sends it. */
export async function bodyHashOf(source: ReadSource, input: Submission): Promise<string> {
  const place = await findPlace(source, input.state, input.city)
  return formHash({
    ...input,
    ...saidIn(input),
    localidadId: place?.localidadId ?? `${input.state}|${input.city}`,
    phone: normalisePhone(input.phone, input.isMobile) ?? input.phone,
    photos: await photoContents(source, input.photoIds),
  })
}

/** Returns the hash by which a draft of the same sender is known; a phone that leaves the wifi is the same sender. */
export const submissionHashOf = (actor: Caller, bodyHash: string): string =>
  sha256(`${userIdOf(actor) ?? actor.deviceHash ?? actor.ipPrefix ?? ''}|${bodyHash}`)

/** A multipart form that is sent again brings its photos under new ids: what tells them is their content. */
async function photoContents(ctx: { db: Tx }, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return ids
  const photos = await ctx.db.photo.findMany({
    where: { id: { in: ids } },
    select: { id: true, sha256: true },
  })
  const contents = new Map(photos.map(({ id, sha256 }) => [id, sha256]))
  return [...new Set(ids)].map((id) => contents.get(id) ?? id)
}

/** Returns the names under which submissions of one client pass one after the other. */
export const clientKeys = (
  ctx: Pick<Ctx, 'tokenSecret'>,
  actor: Caller,
  { phone, email }: { phone: string; email: string },
): (string | null)[] => [
  connectionHashOf(ctx, actor),
  phoneKey(phone),
  email.toLowerCase(),
  actor.deviceHash,
  userIdOf(actor),
  scopedKey(actor),
]

/** Returns by what a phone is locked, whether it was said to be mobile or not. */
export const phoneKey = (phone: string): string => phoneForms(phone)[0]

/**
 * Returns the idempotency key as it is stored: it holds for its sender alone, so that an equal key of a stranger, who may
 * have guessed or seen it, stops nobody. The sender is the account, else the device, else the network.
 */
export function scopedKey(actor: Caller): string | null {
  const { userId, deviceHash } = identityOf(actor)
  const { idempotencyKey, ipPrefix } = actor
  if (idempotencyKey === null) return null
  const sender = userId
    ? `account|${userId}`
    : deviceHash
      ? `device|${deviceHash}`
      : `network|${ipPrefix ?? ''}`
  return sha256(`${sender}|${idempotencyKey}`)
}

/** Lets submissions of one client, or of one form, pass one after the other until the transaction ends. */
export const lockClient = (tx: Tx, keys: readonly (string | null)[]): Promise<void> =>
  lockNames(tx, 'submit', keys)

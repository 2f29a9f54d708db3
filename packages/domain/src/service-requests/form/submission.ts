import type { InputOf } from '@oficio/contracts/endpoint'
import type { createServiceRequestEndpoint } from '@oficio/contracts/service-requests/endpoints'
import type { Tx } from '@oficio/db/client'
import { type Caller, identityOf, userIdOf } from '../../kernel/actor'
import { connectionHashOf } from '../../kernel/caller-marks'
import type { Ctx, ReadSource } from '../../kernel/ctx'
import { lockNames } from '../../kernel/lock-names'
import { normalisePhone, phoneForms } from '../../kernel/text/normalise-phone'
import { findPlace } from '../../places/find-place'
import type { ClientInput } from './form-columns'
import { formHash, sha256 } from './form-hash'

export type Submission = InputOf<typeof createServiceRequestEndpoint>

/** Returns the client's input, with null for omitted fields. */
export const toClientInput = (input: Submission): ClientInput => ({
  ...input,
  title: input.title ?? null,
  townName: input.townName ?? null,
  postalCode: input.postalCode ?? null,
})

/** Returns the hash of the form. It detects a repeated submission, also from another sender. */
export async function bodyHashOf(source: ReadSource, input: Submission): Promise<string> {
  const place = await findPlace(source, input.state, input.city)
  return formHash({
    ...input,
    ...toClientInput(input),
    localidadId: place?.localidadId ?? `${input.state}|${input.city}`,
    phone: normalisePhone(input.phone, input.isMobile) ?? input.phone,
    photos: await photoContents(source, input.photoIds),
  })
}

/**
 * Returns the hash that identifies a draft of the same sender. A phone that changes from wifi to a mobile network
 * remains the same sender if it has an account or a device.
 */
export const submissionHashOf = (actor: Caller, bodyHash: string): string =>
  sha256(`${userIdOf(actor) ?? actor.deviceHash ?? actor.ipPrefix ?? ''}|${bodyHash}`)

/**
 * Returns the hashes of the photos in place of their ids, because a multipart form that is sent again uploads the same
 * photos under new ids.
 */
async function photoContents(ctx: { db: Tx }, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return ids
  const photos = await ctx.db.photo.findMany({
    where: { id: { in: ids } },
    select: { id: true, sha256: true },
  })
  const contents = new Map(photos.map(({ id, sha256 }) => [id, sha256]))
  return [...new Set(ids)].map((id) => contents.get(id) ?? id)
}

/** Returns the lock names that serialise submissions of one client. */
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

/** Returns the lock name of a phone. It is the same for the mobile and the landline form. */
export const phoneKey = (phone: string): string => phoneForms(phone)[0]

/**
 * Returns the idempotency key as it is stored. It is bound to its sender (the account, else the device, else the
 * network), so that a stranger with an equal key, guessed or seen, blocks nobody.
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

/** Serialises submissions of one client, or of one form, until the transaction ends. */
export const lockClient = (tx: Tx, keys: readonly (string | null)[]): Promise<void> =>
  lockNames(tx, 'submit', keys)

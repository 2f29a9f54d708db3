import { createHash } from 'node:crypto'
import type { RequestField } from '@oficio/contracts/service-requests/form-fields'
import type { Tx } from '@oficio/db/client'
import type { ServiceRequest } from '@oficio/db/generated/client'
import { type ClientInput, ownTitleOf } from './form-columns'

/** The content of a form, normalised: different spellings of the same input are equal. */
interface FormContent extends ClientInput {
  rubroId: number
  /** The id of a known place. For an unknown place, the typed text; such a form is refused. */
  localidadId: number | string
  phone: string
  expirationDays: number
  /** Hashes of the photos, in order. */
  photos: string[]
}

/**
 * How each field contributes to the hash. Keep the order, because stored hashes depend on it. A field is null if
 * another field has the same information. Urgency is null because it does not change the work.
 */
const hashedFields = {
  rubroId: ({ rubroId }) => rubroId,
  state: null,
  city: ({ localidadId }) => localidadId,
  townName: ({ townName }) => townName,
  title: ({ title }) => title,
  description: ({ description }) => description,
  contactName: ({ contactName }) => contactName,
  contactLastName: ({ contactLastName }) => contactLastName,
  isMobile: null,
  phone: ({ phone }) => phone,
  email: ({ email }) => email.toLowerCase(),
  serviceAddress: ({ serviceAddress }) => serviceAddress,
  postalCode: ({ postalCode }) => postalCode,
  expirationDays: ({ expirationDays }) => expirationDays,
  photoIds: ({ photos }) => photos,
  isUrgent: null,
} satisfies Record<RequestField, ((form: FormContent) => unknown) | null>

export const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url')

/** Returns the hash of a form. Two forms with the same hash are equal. */
export const formHash = (form: FormContent): string =>
  sha256(JSON.stringify(Object.values(hashedFields).flatMap((read) => (read ? [read(form)] : []))))

/**
 * Updates the hash of an edited request, so that a form equal to its current content counts as a repeat. Its first form
 * does not count as a repeat any more, except with the idempotency key of the first submission. The caller must hold
 * the lock of the request.
 */
export async function renewFormHash(tx: Tx, request: ServiceRequest): Promise<void> {
  const photos = await tx.photo.findMany({
    where: { requestId: request.id, state: 'attached' },
    orderBy: { position: 'asc' },
    select: { sha256: true },
  })
  const bodyHash = formHash({
    ...request,
    title: ownTitleOf(request),
    photos: photos.map(({ sha256 }) => sha256),
  })
  await tx.serviceRequest.update({
    where: { id: request.id },
    data: { bodyHash, filedHash: filedHashOf(request) },
  })
}

/** Returns the hash of the form that filed a request, before any edit. */
export const filedHashOf = ({
  filedHash,
  bodyHash,
}: Pick<ServiceRequest, 'filedHash' | 'bodyHash'>): string => filedHash ?? bodyHash

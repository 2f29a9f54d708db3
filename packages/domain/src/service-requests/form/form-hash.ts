import { createHash } from 'node:crypto'
import type { RequestField } from '@oficio/contracts/service-requests/form-fields'
import type { Tx } from '@oficio/db/client'
import type { ServiceRequest } from '@oficio/db/generated/client'
import { ownTitleOf, type SaidByClient } from './form-columns'

/** What a form asks for, read as a request keeps it: the same for whatever was typed to say it. */
interface FormContent extends SaidByClient {
  rubroId: number
  /** As it was typed where nobody knows the place; such a form is refused. */
  localidadId: number | string
  phone: string
  expirationDays: number
  /** By their content, in order. */
  photos: string[]
}

/**
 * What of each field tells forms apart, in the order in which it is hashed: stored requests are known by it. Null where
 * another one says the same, and for urgency: the work is the same.
 */
const telling = {
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

/** Returns by what two forms are known to be the same. */
export const formHash = (form: FormContent): string =>
  sha256(JSON.stringify(Object.values(telling).flatMap((read) => (read ? [read(form)] : []))))

/**
 * Makes a request that was edited equal to the form that would file it as it is now, and to its first form no more, but
 * for the key that came with that one. The caller holds its lock.
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

/** Returns the hash of the form that filed a request. */
export const filedHashOf = ({
  filedHash,
  bodyHash,
}: Pick<ServiceRequest, 'filedHash' | 'bodyHash'>): string => filedHash ?? bodyHash

import { createHash } from 'node:crypto'
import type { Tx } from '@oficio/db/client'
import type { ServiceRequest } from '@oficio/db/generated/client'

/** What a form asks for, read as a request keeps it: the same for whatever was typed to say it. */
interface FormContent {
  rubroId: number
  /** As it was typed where nobody knows the place; such a form is refused. */
  localidadId: number | string
  townName: string | null
  /** Null where the site makes it. */
  title: string | null
  description: string
  contactName: string
  contactLastName: string
  phone: string
  email: string
  serviceAddress: string
  postalCode: string | null
  expirationDays: number
  /** By their content, in order. */
  photos: string[]
}

export const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url')

/** Returns by what two forms are known to be the same. Urgency is no part of it: the work is the same. */
export const formHash = (form: FormContent): string =>
  sha256(
    JSON.stringify([
      form.rubroId,
      form.localidadId,
      form.townName,
      form.title,
      form.description,
      form.contactName,
      form.contactLastName,
      form.phone,
      form.email.toLowerCase(),
      form.serviceAddress,
      form.postalCode,
      form.expirationDays,
      form.photos,
    ]),
  )

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
    title: request.hasOwnTitle ? request.title : null,
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

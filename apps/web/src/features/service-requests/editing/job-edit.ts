import type { BodyOf } from '@oficio/contracts/endpoint'
import type { PlaceView } from '@oficio/contracts/places'
import type { updateServiceRequestEndpoint } from '@oficio/contracts/service-requests/endpoints'
import type { FixedReason, TrackingView } from '@oficio/contracts/service-requests/shapes'
import type { RequestForm } from '../fields/request-schema'
import type { RequestValues } from '../fields/request-values'

export type JobValues = Pick<
  RequestValues,
  | 'rubroId'
  | 'description'
  | 'title'
  | 'photos'
  | 'pendingUploads'
  | 'state'
  | 'city'
  | 'townName'
  | 'serviceAddress'
  | 'postalCode'
  | 'expirationDays'
>
type Job = Pick<RequestForm, keyof JobValues>
type Edit = BodyOf<typeof updateServiceRequestEndpoint>

/** Returns the request as its form holds it. A title that the site made is not the client's to edit. */
export function jobValuesOf(
  { request, ownTitle, expirationDays }: Pick<TrackingView, 'request' | 'ownTitle' | 'expirationDays'>,
  provincias: readonly PlaceView[],
): JobValues {
  const provincia = provincias.find(({ nombre }) => nombre === request.state)
  return {
    rubroId: String(request.rubroId),
    description: request.description,
    title: ownTitle ?? '',
    state: provincia ? String(provincia.id) : '',
    // The view names the town and the call takes names too; its id comes with the first other choice.
    city: request.city,
    townName: null,
    serviceAddress: request.serviceAddress ?? '',
    postalCode: request.postalCode ?? '',
    photos: request.photos ?? [],
    pendingUploads: 0,
    expirationDays: String(expirationDays),
  }
}

type Dirty = Partial<Record<Exclude<keyof JobValues, 'photos'>, boolean>>

interface Before {
  photos: readonly { id: string }[]
  fixedBecause: FixedReason | null
}

/**
 * Returns only what the client changed; a town always with its province, without which its name says nothing. Of rubro and
 * place nothing once they stand: they may have been changed here before a professional opened the contact data.
 */
export function changedJob(job: Job, dirty: Dirty, { photos, fixedBecause }: Before): Edit {
  const isFixed = fixedBecause !== null
  const hasMoved = !isFixed && (dirty.state || dirty.city || dirty.townName)
  const photoIds = job.photos.map(({ id }) => id)
  const hasOtherPhotos = photoIds.join() !== photos.map(({ id }) => id).join()
  return {
    ...(!isFixed && dirty.rubroId && { rubroId: job.rubroId }),
    ...(dirty.description && { description: job.description }),
    ...(dirty.title && { title: job.title }),
    ...(dirty.serviceAddress && { serviceAddress: job.serviceAddress }),
    ...(dirty.postalCode && { postalCode: job.postalCode }),
    ...(hasOtherPhotos && { photoIds }),
    ...(dirty.expirationDays && { expirationDays: job.expirationDays }),
    ...(hasMoved && { state: job.state, city: job.city, townName: job.townName ?? undefined }),
  }
}

import type { BodyOf } from '@oficio/contracts/endpoint'
import type { PlaceView } from '@oficio/contracts/places'
import type { updateServiceRequestEndpoint } from '@oficio/contracts/service-requests/endpoints'
import type { FixedReason, TrackingView } from '@oficio/contracts/service-requests/shapes'
import type { RequestForm } from '../fields/request-schema'
import type { RequestValues } from '../fields/request-values'

export type WorkValues = Pick<
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
type Work = Pick<RequestForm, keyof WorkValues>
type Edit = BodyOf<typeof updateServiceRequestEndpoint>

/** Returns the request as its form holds it. A title that the site made is not the client's to edit. */
export function workValuesOf(
  { request, ownTitle, expirationDays }: Pick<TrackingView, 'request' | 'ownTitle' | 'expirationDays'>,
  provincias: readonly PlaceView[],
): WorkValues {
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

type Dirty = Partial<Record<Exclude<keyof WorkValues, 'photos'>, boolean>>

interface Before {
  photos: readonly { id: string }[]
  fixedBecause: FixedReason | null
}

/**
 * Returns only what the client changed; a town always with its province, without which its name says nothing. Of rubro and
 * place nothing once they stand: they may have been changed here before a professional opened the contact data.
 */
export function changedWork(work: Work, dirty: Dirty, { photos, fixedBecause }: Before): Edit {
  const isFixed = fixedBecause !== null
  const hasMoved = !isFixed && (dirty.state || dirty.city || dirty.townName)
  const photoIds = work.photos.map(({ id }) => id)
  const hasOtherPhotos = photoIds.join() !== photos.map(({ id }) => id).join()
  return {
    ...(!isFixed && dirty.rubroId && { rubroId: work.rubroId }),
    ...(dirty.description && { description: work.description }),
    ...(dirty.title && { title: work.title }),
    ...(dirty.serviceAddress && { serviceAddress: work.serviceAddress }),
    ...(dirty.postalCode && { postalCode: work.postalCode }),
    ...(hasOtherPhotos && { photoIds }),
    ...(dirty.expirationDays && { expirationDays: work.expirationDays }),
    ...(hasMoved && { state: work.state, city: work.city, townName: work.townName ?? undefined }),
  }
}

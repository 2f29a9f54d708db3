import type { BodyOf } from '@oficio/contracts/endpoint'
import type { PlaceView } from '@oficio/contracts/places/endpoints'
import type { updateServiceRequestEndpoint } from '@oficio/contracts/service-requests/endpoints'
import type { FixedReason, TrackingView } from '@oficio/contracts/service-requests/shapes'
import type { WorkForm } from '../form/request-schema'
import type { WorkValues } from '../form/request-values'
import { changedFields } from './changed-fields'

type Edit = BodyOf<typeof updateServiceRequestEndpoint>

/**
 * Returns the form values of a request. A title that the site derived is left empty, because the client did not write
 * it.
 */
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
    // The name of the town, not its id: the view has only the name, and the API accepts names too. Another choice sets
    // an id.
    city: request.city,
    townName: null,
    serviceAddress: request.serviceAddress ?? '',
    postalCode: request.postalCode ?? '',
    photos: request.photos ?? [],
    pendingUploads: 0,
    expirationDays: String(expirationDays),
  }
}

const always = ['description', 'title', 'photos', 'serviceAddress', 'postalCode', 'expirationDays'] as const
const onlyBeforeContact = ['rubroId', 'state', 'city', 'townName'] as const

/** Returns the fields that the form of the work shows. */
export const visibleWorkFields = (fixedBecause: FixedReason | null): readonly (keyof WorkValues)[] =>
  fixedBecause === null ? [...always, ...onlyBeforeContact] : always

type Dirty = Partial<Record<Exclude<keyof WorkValues, 'photos'>, boolean>>

interface Before {
  photos: readonly { id: string }[]
  fixedBecause: FixedReason | null
}

/**
 * Returns only the fields that the client changed. Includes the province with a town, because the name of a town is
 * ambiguous. Omits rubro and place if they are fixed: the client may have changed them here before a professional
 * opened the contact data.
 */
export function changedWork(work: WorkForm, dirty: Dirty, { photos, fixedBecause }: Before): Edit {
  const isFixed = fixedBecause !== null
  const hasMoved = !isFixed && (dirty.state || dirty.city || dirty.townName)
  const { photos: chosenPhotos, pendingUploads: _none, townName, ...otherFields } = work
  const photoIds = chosenPhotos.map(({ id }) => id)
  const hasOtherPhotos = photoIds.join() !== photos.map(({ id }) => id).join()
  const changed = changedFields({ ...otherFields, townName: townName ?? undefined }, (name) => {
    if (name === 'state' || name === 'city' || name === 'townName') return hasMoved
    return name === 'rubroId' ? !isFixed && dirty.rubroId : dirty[name]
  })
  return { ...changed, ...(hasOtherPhotos && { photoIds }) }
}

import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { id } from '../fields'
import type { WeeklyHours } from '../kernel/weekly-hours'
import { photoSizes } from '../photos/endpoints'
import type { PortfolioPhoto } from '../professionals/portfolio'
import type { PublicReview } from '../reviews/endpoints'
import type { RatingSummary, RemovedReview } from '../reviews/subjects'
import { requestFormPath } from '../service-requests/form-path'

/** What anybody may know of an approved professional: no phone, no mail, no street. */
export interface PublicProfile {
  id: string
  firstName: string
  lastName: string
  companyName: string | null
  description: string
  /** Null where they show none. */
  photoUrl: string | null
  /** Pictures of their work, in their order. */
  portfolio: PortfolioPhoto[]
  rubros: {
    id: number
    name: string
    slug: string
    icon: string
    /** What one who does it is called: 'plomero/a'. */
    tradeSingular: string
    /** Whether it may be done with a licence only. */
    isRegulated: boolean
  }[]
  localidadId: number
  city: string
  provinciaId: number
  state: string
  serviceRadiusKm: number
  /** How long it usually takes them to contact a client; null while there is nothing to measure. */
  medianResponseMinutes: number | null
  isAvailable: boolean
  /** When they attend to clients in a usual week; null where they say nothing of it. */
  hours: WeeklyHours | null
  memberSince: string
  /** Null while nobody has reviewed them. */
  rating: RatingSummary | null
  /** The newest. */
  reviews: PublicReview[]
  /** Why the site's team took others down, the last first. */
  removed: RemovedReview[]
}

/** Returns the way to the form of a request that is for them before anybody else, with rubro and place filled in. */
export function quotePath(
  { id, provinciaId, localidadId }: Pick<PublicProfile, 'id' | 'provinciaId' | 'localidadId'>,
  rubroId: number,
): string {
  return `${requestFormPath(rubroId, { provinciaId, localidadId })}&${new URLSearchParams({ profesional: id })}`
}

export const getPortraitEndpoint = defineEndpoint({
  name: 'getPortrait',
  summary: 'The picture of an approved professional (image/webp).',
  tag: 'Profesionales',
  method: 'GET',
  path: '/portraits/{id}/{size}',
  access: 'anyone',
  params: z.object({ id, size: z.enum(photoSizes) }),
  response: z.unknown(),
  contentTypes: ['image/webp'],
  errors: ['not_found'],
})

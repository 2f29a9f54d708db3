import type { ServiceRequestStatus } from '@oficio/contracts/service-requests/shapes'

/** Returns how a request is going, in a sentence about people. */
export function deviceRequestText({
  status,
  leadCount,
}: {
  status: ServiceRequestStatus
  leadCount: number
}): string {
  if (status === 'in_progress') return 'El trabajo está en marcha.'
  if (leadCount === 0) return 'Ya les avisamos a profesionales de tu zona.'
  const people = leadCount === 1 ? '1 profesional' : `${leadCount} profesionales`
  return leadCount === 1
    ? `${people} vio tu solicitud y puede llamarte.`
    : `${people} vieron tu solicitud y pueden llamarte.`
}

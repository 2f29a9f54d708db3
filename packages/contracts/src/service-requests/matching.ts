import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { id } from '../fields'

export const notifyServiceRequestEndpoint = defineEndpoint({
  name: 'notifyServiceRequest',
  summary:
    'Notifies the matching professionals of a request again. Allowed for its owner and for admins. Nobody is notified twice.',
  tag: 'Avisos',
  method: 'POST',
  path: '/notifications/service-request',
  access: 'anyone',
  body: z.object({ serviceRequestId: id }),
  response: z.object({ notifiedProfessionals: z.number(), nearbyProfessionals: z.number() }),
  status: 202,
  errors: ['request_not_found', 'request_closed'],
})

import { z } from 'zod'
import { defineEndpoint, done } from '../endpoint'
import { email } from '../fields'
import { defineForm } from '../forms/define-form'
import { formPaths } from '../forms/form-paths'
import { statuses } from './shapes'

/** The form with which a client who lost the mails has the tracking links mailed again. */
export const requestLinksForm = z.object({ email })

export const sendRequestLinksEndpoint = defineEndpoint({
  name: 'sendRequestLinks',
  summary:
    'Mails the tracking links of the requests that were filed with a mail address. The response is the same whether or not there are any.',
  tag: 'Solicitudes',
  method: 'POST',
  path: '/service-requests/links',
  access: 'anyone',
  body: requestLinksForm,
  response: done,
  status: 202,
  limit: 'recover',
  needsDevice: true,
})

export const requestLinksFormEndpoint = defineForm({
  name: 'requestLinksForm',
  path: formPaths.requestLinks,
  call: sendRequestLinksEndpoint,
  body: requestLinksForm,
})

export const getDeviceRequestEndpoint = defineEndpoint({
  name: 'getDeviceRequest',
  summary:
    'Returns the newest live request that was filed from this device, with its tracking address. Null if there is none.',
  tag: 'Solicitudes',
  method: 'GET',
  path: '/service-requests/of-device',
  access: 'anyone',
  response: z.object({
    request: z
      .object({
        title: z.string(),
        status: z.enum(statuses),
        leadCount: z.number(),
        trackingPath: z.string(),
      })
      .nullable(),
  }),
})

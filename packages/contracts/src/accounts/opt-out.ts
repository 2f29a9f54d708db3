import { z } from 'zod'
import { defineEndpoint, done } from '../endpoint'
import { defineForm } from '../forms/define-form'
import { formPaths } from '../forms/form-paths'

const params = z.object({ token: z.string().max(100) })

export const optOutEndpoint = defineEndpoint({
  name: 'optOut',
  summary:
    'Unsubscribes from the kind of mail that contained the link (RFC 8058). The link is sufficient; no login is required.',
  tag: 'Cuenta',
  method: 'POST',
  createsNothing: 'state',
  path: '/mail-opt-out/{token}',
  access: 'anyone',
  params,
  response: done,
  // Mail programs send their own body, from any origin.
  ignoresBody: true,
  ignoresOrigin: true,
  errors: ['opt_out_invalid'],
})

export const undoOptOutEndpoint = defineEndpoint({
  name: 'undoOptOut',
  summary:
    'Subscribes again to the kind of mail that contained the link. The link is sufficient; no login is required.',
  tag: 'Cuenta',
  method: 'DELETE',
  path: '/mail-opt-out/{token}',
  access: 'anyone',
  params,
  response: done,
  errors: ['opt_out_invalid'],
})

export const muteMailsFormEndpoint = defineForm({
  name: 'muteMailsForm',
  path: formPaths.muteMails,
  call: optOutEndpoint,
  body: params,
})

export const unmuteMailsFormEndpoint = defineForm({
  name: 'unmuteMailsForm',
  path: formPaths.unmuteMails,
  call: undoOptOutEndpoint,
  body: params,
})

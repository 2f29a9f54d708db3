import { z } from 'zod'
import { defineEndpoint, done } from '../endpoint'

export const optOutEndpoint = defineEndpoint({
  name: 'optOut',
  summary:
    'Switches off the kind of mails in which the link stood (RFC 8058). Whoever holds the link may, without a login.',
  tag: 'Cuenta',
  method: 'POST',
  path: '/mail-opt-out/{token}',
  access: 'anyone',
  params: z.object({ token: z.string().max(100) }),
  response: done,
  // Mail programs send a word of theirs.
  ignoresBody: true,
  errors: ['opt_out_invalid'],
})

/** What the button of the page sends where no script runs. */
export const optOutForm = optOutEndpoint.params

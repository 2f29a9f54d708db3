import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { id, identifier } from '../fields'
import { isMailWaitingField } from '../kernel/waiting-mail'
import { limits } from '../limits'
import { texts } from '../texts'

const common = {
  tag: 'Negocios',
  method: 'POST',
  access: 'account',
  params: z.object({ id }),
} as const

export const mailClaimCodeEndpoint = defineEndpoint({
  ...common,
  name: 'mailClaimCode',
  summary:
    'Mails a claim code to the address on the page of an unclaimed business. The reader of that mailbox may claim the page. A new code voids the previous one and can be mailed after one minute at the earliest.',
  path: '/business-claims/{id}/code',
  response: z
    .object({ mailedTo: z.string(), minutes: z.number(), isMailWaiting: isMailWaitingField })
    .meta({ id: 'ClaimCodeMailed' }),
  limit: 'code',
  errors: [
    'business_not_found',
    'page_taken',
    'page_without_mail',
    'page_code_just_mailed',
    'page_code_mails_exceeded',
    'page_mailbox_full',
  ],
})

export const claimBusinessEndpoint = defineEndpoint({
  ...common,
  name: 'claimBusiness',
  summary:
    'Claims the page of a business with the mailed code. An account that has confirmed the mail of the page needs no code. Of two simultaneous claims one succeeds. Several wrong tries void a code.',
  path: '/business-claims/{id}',
  body: z.object({
    code: identifier()
      .regex(new RegExp(`^\\d{${limits.pageCodeDigits}}$`), texts.pattern('code'))
      .optional(),
  }),
  response: z.object({ businessId: id }).meta({ id: 'ClaimedBusiness' }),
  limit: 'code',
  errors: ['business_not_found', 'page_taken', 'page_code_missing', 'code_wrong', 'page_code_over'],
})

/** A business page that may be claimed, as shown to the claimant. */
export interface ClaimableBusiness {
  id: string
  slug: string
  name: string
  /** The address that receives the code. Null if the page has no mail. */
  email: string | null
  /** Whether it is the confirmed mail of the caller's account. No code is then needed. */
  isOwnMail: boolean
  /** 'yours' and 'others': the page already has an owner. */
  state: 'open' | 'yours' | 'others'
}

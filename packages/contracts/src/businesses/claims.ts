import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { id } from '../fields'
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
    'Mails a code to the address on the page of a business that nobody has taken: whoever reads it there may take the page. A new code makes the one before it void.',
  path: '/business-claims/{id}/code',
  response: z.object({ mailedTo: z.string(), minutes: z.number() }).meta({ id: 'ClaimCodeMailed' }),
  limit: 'code',
  errors: ['business_not_found', 'page_taken', 'page_without_mail', 'page_code_mails_exceeded'],
})

export const claimBusinessEndpoint = defineEndpoint({
  ...common,
  name: 'claimBusiness',
  summary:
    'Takes the page of a business with the code that was mailed to it. Of two at once one gets it; a few wrong tries void a code.',
  path: '/business-claims/{id}',
  body: z.object({
    code: z
      .string()
      .trim()
      .regex(new RegExp(`^\\d{${limits.codeDigits}}$`), texts.pattern('code')),
  }),
  response: z.object({ businessId: id }).meta({ id: 'ClaimedBusiness' }),
  limit: 'code',
  errors: ['business_not_found', 'page_taken', 'code_wrong', 'page_code_over'],
})

/** A page that may be taken, as whoever wants it reads it. */
export interface ClaimableBusiness {
  id: string
  slug: string
  name: string
  /** Where the code goes; null: the page has no mail. */
  email: string | null
  /** 'yours' and 'others': somebody has it already. */
  state: 'open' | 'yours' | 'others'
}

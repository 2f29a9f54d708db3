import type { Meta, Story } from '@/lib/story'
import { NextLink } from './next-link'
import { samplePayment } from './samples'

export default { component: NextLink, title: 'payments/NextLink' } satisfies Meta

type NextLinkStory = Story<typeof NextLink>

export const Paid: NextLinkStory = { args: { payment: samplePayment } }
export const NotPaid: NextLinkStory = { args: { payment: { ...samplePayment, state: 'declined' } } }

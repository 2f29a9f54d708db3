import type { Meta, Story } from '@/lib/story'
import { ClaimBox } from './claim-box'

export default { component: ClaimBox, title: 'service-requests/tracking/ClaimBox' } satisfies Meta

type ClaimBoxStory = Story<typeof ClaimBox>

export const SignedIn: ClaimBoxStory = { args: { requestId: 'request', token: 'abc.def', isLoggedIn: true } }
export const Visitor: ClaimBoxStory = { args: { requestId: 'request', token: 'abc.def', isLoggedIn: false } }

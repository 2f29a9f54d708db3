import type { Meta, Story } from '@/lib/story'
import { IdentityList } from './identity-list'

export default { component: IdentityList, title: 'accounts/identities/IdentityList' } satisfies Meta

type IdentityListStory = Story<typeof IdentityList>

export const Google: IdentityListStory = {
  args: { identities: [{ id: '1', provider: 'google', email: 'ana@gmail.example' }], isOnlyWayIn: false },
}
export const OnlyWayIn: IdentityListStory = {
  args: { identities: [{ id: '1', provider: 'google', email: 'ana@gmail.example' }], isOnlyWayIn: true },
}

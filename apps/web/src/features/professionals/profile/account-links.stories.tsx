import type { Meta, Story } from '@/lib/story'
import { AccountLinks } from './account-links'

export default { component: AccountLinks, title: 'professionals/profile/AccountLinks' } satisfies Meta

type AccountLinksStory = Story<typeof AccountLinks>

export const Public: AccountLinksStory = { args: { publicHref: '/professionals/ramon-ledesma' } }
export const NotPublic: AccountLinksStory = { args: { publicHref: null } }

import type { Meta, Story } from '@/lib/story'
import { WaitingCount } from './waiting-count'

export default { component: WaitingCount, title: 'admin/nav/WaitingCount' } satisfies Meta

type WaitingCountStory = Story<typeof WaitingCount>

export const OneItem: WaitingCountStory = { args: { count: 1 } }
export const ManyItems: WaitingCountStory = { args: { count: 120 } }
export const NoItem: WaitingCountStory = { args: { count: 0 } }

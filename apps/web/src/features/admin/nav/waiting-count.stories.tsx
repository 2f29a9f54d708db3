import type { Meta, Story } from '@/lib/story'
import { WaitingCount } from './waiting-count'

export default { component: WaitingCount, title: 'admin/nav/WaitingCount' } satisfies Meta

type WaitingCountStory = Story<typeof WaitingCount>

export const One: WaitingCountStory = { args: { count: 1 } }
export const Many: WaitingCountStory = { args: { count: 120 } }
export const None: WaitingCountStory = { args: { count: 0 } }

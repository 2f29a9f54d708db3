import type { Meta, Story } from '@/lib/story'
import { QueueBar } from './queue-bar'

export default { component: QueueBar, title: 'admin/queue/QueueBar' } satisfies Meta

type QueueBarStory = Story<typeof QueueBar>

const restOfQueue = { id: 'item', count: 8, nextHref: '#siguiente', listHref: '#lista' }

export const Waiting: QueueBarStory = { args: { ...restOfQueue, isWaiting: true } }
export const OneMore: QueueBarStory = { args: { ...restOfQueue, count: 1, isWaiting: true } }
export const DecidedBefore: QueueBarStory = { args: { ...restOfQueue, isWaiting: false } }
export const LastOfQueue: QueueBarStory = {
  args: { id: 'item', isWaiting: true, count: 0, nextHref: null, listHref: '#lista' },
}

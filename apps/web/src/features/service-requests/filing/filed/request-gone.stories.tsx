import type { Meta, Story } from '@/lib/story'
import { RequestGone } from './request-gone'

export default {
  component: RequestGone,
  title: 'service-requests/filing/filed/RequestGone',
} satisfies Meta

export const DeletedRequest: Story<typeof RequestGone> = { args: { onStartAgain: () => undefined } }

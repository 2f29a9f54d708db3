import type { Meta, Story } from '@/lib/story'
import { WaitingBox } from './waiting-box'

export default { component: WaitingBox, title: 'service-requests/filing/WaitingBox' } satisfies Meta

type WaitingBoxStory = Story<typeof WaitingBox>

export const Offline: WaitingBoxStory = { args: { onSend: () => undefined, onStop: () => undefined } }

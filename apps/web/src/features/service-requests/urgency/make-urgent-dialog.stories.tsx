import type { Meta, Story } from '@/lib/story'
import { sampleUrgentOffer } from '../samples'
import { MakeUrgentDialog } from './make-urgent-dialog'

export default {
  component: MakeUrgentDialog,
  title: 'service-requests/urgency/MakeUrgentDialog',
} satisfies Meta

type MakeUrgentDialogStory = Story<typeof MakeUrgentDialog>

export const Offer: MakeUrgentDialogStory = {
  args: { requestId: 'request', token: 'abc.def', offer: sampleUrgentOffer },
}

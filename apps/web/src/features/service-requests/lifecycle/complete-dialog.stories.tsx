import type { Meta, Story } from '@/lib/story'
import { sampleTracking } from '../samples'
import { CompleteDialog } from './complete-dialog'

export default {
  component: CompleteDialog,
  title: 'service-requests/lifecycle/CompleteDialog',
} satisfies Meta

type CompleteDialogStory = Story<typeof CompleteDialog>

export const Main: CompleteDialogStory = {
  args: { tracking: sampleTracking, token: 'abc.def', isMain: true },
}
export const AmongOthers: CompleteDialogStory = {
  args: { tracking: sampleTracking, token: 'abc.def', isMain: false },
}

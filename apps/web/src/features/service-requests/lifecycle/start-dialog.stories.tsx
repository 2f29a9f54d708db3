import type { Meta, Story } from '@/lib/story'
import { sampleLead } from '../samples'
import { StartDialog } from './start-dialog'

export default { component: StartDialog, title: 'service-requests/lifecycle/StartDialog' } satisfies Meta

type StartDialogStory = Story<typeof StartDialog>

export const OneProfessional: StartDialogStory = {
  args: { requestId: 'request', token: 'abc.def', leads: [sampleLead], isMain: true },
}
export const SeveralProfessionals: StartDialogStory = {
  args: {
    requestId: 'request',
    token: 'abc.def',
    leads: [sampleLead, { ...sampleLead, id: '2', professionalName: 'Nora Giménez' }],
    isMain: true,
  },
}

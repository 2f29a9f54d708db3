import type { Meta, Story } from '@/lib/story'
import { CancelDialog } from './cancel-dialog'

export default { component: CancelDialog, title: 'service-requests/lifecycle/CancelDialog' } satisfies Meta

type CancelDialogStory = Story<typeof CancelDialog>

export const Open: CancelDialogStory = {
  args: { requestId: 'request', token: 'abc.def' },
  parameters: { clicks: ['Cancelar solicitud'] },
}

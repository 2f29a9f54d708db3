import type { Meta, Story } from '@/lib/story'
import { CancelDialog } from './cancel-dialog'

export default { component: CancelDialog, title: 'professionals/plan/CancelDialog' } satisfies Meta

type CancelDialogStory = Story<typeof CancelDialog>

export const PaidMonth: CancelDialogStory = {
  args: { until: '2026-12-10T12:00:00.000Z', freeLeadsLeft: 0 },
  parameters: { clicks: ['Cancelar suscripción'] },
}
export const NothingPaid: CancelDialogStory = {
  args: { until: null, freeLeadsLeft: 2 },
  parameters: { clicks: ['Cancelar suscripción'] },
}

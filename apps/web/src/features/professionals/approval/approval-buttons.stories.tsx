import type { Meta, Story } from '@/lib/story'
import { sampleCheck, sampleProfessionalState } from '../samples'
import { ApprovalButtons } from './approval-buttons'

export default { component: ApprovalButtons, title: 'professionals/approval/ApprovalButtons' } satisfies Meta

type ApprovalButtonsStory = Story<typeof ApprovalButtons>

export const Ready: ApprovalButtonsStory = {
  args: {
    professional: { ...sampleProfessionalState, status: 'pending_approval' },
    checks: [sampleCheck],
    missing: [],
  },
}
export const FactsMissing: ApprovalButtonsStory = {
  args: {
    professional: { ...sampleProfessionalState, status: 'pending_approval' },
    checks: [],
    missing: ['phone', 'taxId'],
  },
}
export const Rejecting: ApprovalButtonsStory = {
  args: { professional: { ...sampleProfessionalState, status: 'pending_approval' }, checks: [], missing: [] },
  parameters: { clicks: ['Rechazar'] },
}

import type { Meta, Story } from '@/lib/story'
import { sampleCheck, sampleProfessionalState } from '../samples'
import { CheckList } from './check-list'

export default { component: CheckList, title: 'professionals/approval/CheckList' } satisfies Meta

type CheckListStory = Story<typeof CheckList>

export const ToCheck: CheckListStory = { args: { account: sampleProfessionalState, checks: [sampleCheck] } }
export const Checked: CheckListStory = {
  args: {
    account: sampleProfessionalState,
    checks: [{ ...sampleCheck, checkedAt: '2026-11-21T12:00:00.000Z', adminName: 'Laura' }],
  },
}

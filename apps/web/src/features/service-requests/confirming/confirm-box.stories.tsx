import type { Meta, Story } from '@/lib/story'
import { ConfirmBox } from './confirm-box'

export default { component: ConfirmBox, title: 'service-requests/confirming/ConfirmBox' } satisfies Meta

type ConfirmBoxStory = Story<typeof ConfirmBox>

const box = {
  requestId: 'request',
  token: 'abc.def',
  email: 'ana@correo.example',
  leadsPerRequest: 5,
  isCodeWaiting: false,
  onConfirmed: () => undefined,
  onCorrected: () => undefined,
}

export const CodeSent: ConfirmBoxStory = { args: box }
export const CodeWaiting: ConfirmBoxStory = { args: { ...box, isCodeWaiting: true } }
export const CodeFromTheMail: ConfirmBoxStory = {
  args: { ...box, mailedCode: '482193', mailedProof: 'proof' },
}
export const OneSeat: ConfirmBoxStory = { args: { ...box, leadsPerRequest: 1 } }

import type { Meta, Story } from '@/lib/story'
import { CorrectEmail } from './correct-email'

export default { component: CorrectEmail, title: 'service-requests/confirming/CorrectEmail' } satisfies Meta

type CorrectEmailStory = Story<typeof CorrectEmail>

export const CollapsedForm: CorrectEmailStory = {
  args: { requestId: 'request', token: 'abc.def', email: 'ana@correo.example', onCorrected: () => undefined },
}

import type { Meta, Story } from '@/lib/story'
import { SecondStepForm } from './second-step-form'

export default { component: SecondStepForm, title: 'accounts/second-factor/SecondStepForm' } satisfies Meta

type SecondStepFormStory = Story<typeof SecondStepForm>

export const ByApp: SecondStepFormStory = {
  args: { from: null, passkeyOptions: null, hasApp: true, refusal: null },
}
export const WrongCode: SecondStepFormStory = {
  args: { from: null, passkeyOptions: null, hasApp: true, refusal: 'El código no es correcto.' },
}

import type { Meta, Story } from '@/lib/story'
import { ClosingForm } from './closing-form'

export default { component: ClosingForm, title: 'accounts/closing/ClosingForm' } satisfies Meta

type ClosingFormStory = Story<typeof ClosingForm>

export const WithPassword: ClosingFormStory = { args: { hasPassword: true } }
export const ByGoogle: ClosingFormStory = { args: { hasPassword: false } }

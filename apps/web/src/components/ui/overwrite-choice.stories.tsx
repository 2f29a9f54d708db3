import type { Meta, Story } from '@/lib/story'
import { OverwriteChoice } from './overwrite-choice'

export default { component: OverwriteChoice, title: 'components/ui/OverwriteChoice' } satisfies Meta

type OverwriteChoiceStory = Story<typeof OverwriteChoice>

const args = { isSaving: false, storedHref: '/', onOverwrite: () => undefined }

export const Open: OverwriteChoiceStory = { args }
export const Saving: OverwriteChoiceStory = { args: { ...args, isSaving: true } }

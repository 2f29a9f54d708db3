import type { Meta, Story } from '@/lib/story'
import { CopyButton } from './copy-button'

export default { component: CopyButton, title: 'components/ui/CopyButton' } satisfies Meta

type CopyButtonStory = Story<typeof CopyButton>

export const Sign: CopyButtonStory = { args: { text: '341 555-9921', subject: 'el teléfono' } }
export const Word: CopyButtonStory = { args: { text: '341 555-9921', subject: 'el teléfono', hasWord: true } }

import type { Meta, Story } from '@/lib/story'
import { Textarea } from './textarea'

export default { component: Textarea, title: 'components/ui/Textarea' } satisfies Meta

type TextareaStory = Story<typeof Textarea>

export const Empty: TextareaStory = { args: { 'aria-label': 'Descripción' } }
export const WithText: TextareaStory = {
  args: { 'aria-label': 'Descripción', defaultValue: 'Pierde agua la canilla de la cocina desde ayer.' },
}
export const Invalid: TextareaStory = { args: { 'aria-label': 'Descripción', 'aria-invalid': true } }

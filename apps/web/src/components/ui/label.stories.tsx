import type { Meta, Story } from '@/lib/story'
import { Label } from './label'

export default { component: Label, title: 'components/ui/Label' } satisfies Meta

type LabelStory = Story<typeof Label>

export const Required: LabelStory = { args: { children: 'Teléfono' } }
export const Optional: LabelStory = { args: { children: 'Empresa', isOptional: true } }

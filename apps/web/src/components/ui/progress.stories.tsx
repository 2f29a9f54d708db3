import type { Meta, Story } from '@/lib/story'
import { Progress } from './progress'

export default { component: Progress, title: 'components/ui/Progress' } satisfies Meta

type ProgressStory = Story<typeof Progress>

export const Half: ProgressStory = { args: { value: 50, label: 'Subiendo la foto' } }
export const Full: ProgressStory = { args: { value: 100, label: 'Subiendo la foto' } }
export const UnknownLength: ProgressStory = { args: { value: null, label: 'Subiendo la foto' } }

import type { Meta, Story } from '@/lib/story'
import { StepHead } from './step-head'

export default { component: StepHead, title: 'components/ui/StepHead' } satisfies Meta

type StepHeadStory = Story<typeof StepHead>

const titles = ['Tu negocio', 'Dónde queda', 'Contacto y horarios', 'Elegí tu plan']

export const FirstStep: StepHeadStory = { args: { step: 0, titles } }
export const LastStep: StepHeadStory = { args: { step: 3, titles } }

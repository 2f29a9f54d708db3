import type { Meta, Story } from '@/lib/story'
import { ResetFrame } from './reset-frame'

export default {
  component: ResetFrame,
  title: 'accounts/recovery/ResetFrame',
  parameters: { layout: 'fullscreen' },
} satisfies Meta

type ResetFrameStory = Story<typeof ResetFrame>

export const Reset: ResetFrameStory = { args: { children: <p>Formulario</p> } }
export const FirstPassword: ResetFrameStory = { args: { isFirst: true, children: <p>Formulario</p> } }

import type { Meta, Story } from '@/lib/story'
import { PrintButton } from './print-button'

export default { component: PrintButton, title: 'components/ui/PrintButton' } satisfies Meta

type PrintButtonStory = Story<typeof PrintButton>

export const Default: PrintButtonStory = { args: {} }

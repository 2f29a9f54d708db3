import type { Meta, Story } from '@/lib/story'
import { PrintPage } from './print-page'

export default { component: PrintPage, title: 'components/ui/PrintPage' } satisfies Meta

type PrintPageStory = Story<typeof PrintPage>

export const Default: PrintPageStory = { args: { className: 'text-primary underline', children: 'Imprimir' } }
